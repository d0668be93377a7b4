import { readFileSync } from 'node:fs'
import { loadAtlas } from '../atlas/load-atlas.ts'
import { nearestTown } from '../atlas/place-at-point.ts'
import { loadTerritories } from './load-territories.ts'
import { resolveBirthTime } from './resolve-birth-time.ts'

/** A birth whose clock a published source tells, set down before the program was asked. */
export interface DatedCase {
  territory: string
  place: string
  lat: number
  lon: number
  local: string
  /** What clocks may have stood at from Greenwich, seconds: several where sources differ. */
  expected: number[]
  source: string
}

/**
 * How a case is answered: by a clock of its source, by another with the source's given as possible, or by another without
 * a word.
 */
export type CaseVerdict = 'right' | 'told' | 'wrong'

/** What is known of clocks beyond the zones, counted. */
export interface ClockStats {
  territories: number
  /** Clocks that the territories followed, one after another. */
  clocks: number
  /** Different notes of law, treaty, day of capture or commentary. */
  sources: number
  /** Stretches of time in which more than one clock is possible. */
  doubts: number
  cases: { count: number } & Record<CaseVerdict, number>
}

export const datedCases = (): DatedCase[] =>
  JSON.parse(readFileSync(new URL('data/dated-cases.json', import.meta.url), 'utf8')) as DatedCase[]

/** Mean times are quoted to the minute as often as to the second. */
const isNear = (offset: number, expected: number) => Math.abs(offset - expected) <= (expected % 900 === 0 ? 0 : 60)

export function verdictOf({ lat, lon, local, expected }: DatedCase): CaseVerdict {
  const atlas = loadAtlas()
  const place = nearestTown(atlas, { latitudeDeg: lat, longitudeDeg: lon }, 'en')
  if (!place) return 'wrong'
  const resolution = resolveBirthTime({ place, local })
  const own =
    resolution.kind === 'unique' ? [resolution.reading] : resolution.kind === 'ambiguous' ? resolution.readings : []
  const isExpected = ({ offsetSeconds }: { offsetSeconds: number }) =>
    expected.some((seconds) => isNear(offsetSeconds, seconds))
  if (own.some(isExpected)) return 'right'
  return resolution.doubt?.alternatives.some(isExpected) ? 'told' : 'wrong'
}

let counted: ClockStats | undefined

/** The statistics, counted once from the data themselves. */
export function clockStats(): ClockStats {
  return (counted ??= count())
}

function count(): ClockStats {
  const { list } = loadTerritories()
  const lines = list.flatMap(({ clocks, doubts }) => [...clocks, ...doubts])
  const cases = datedCases()
  const verdicts = cases.map(verdictOf)
  const of = (verdict: CaseVerdict) => verdicts.filter((one) => one === verdict).length
  return {
    territories: list.length,
    clocks: list.reduce((sum, { clocks }) => sum + clocks.length, 0),
    sources: new Set(lines.map(({ source }) => source)).size,
    doubts: list.reduce((sum, { doubts }) => sum + doubts.length, 0),
    cases: { count: cases.length, right: of('right'), told: of('told'), wrong: of('wrong') },
  }
}
