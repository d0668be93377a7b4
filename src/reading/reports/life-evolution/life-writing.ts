import type { Sign } from '#astro/charts/chart.ts'
import type { ProgressedPhase } from '../../facts/progressed-facts.ts'
import type { DatedPage } from '../dated-page.ts'
import type { LifeFacts, Season } from './life-facts.ts'
import type { LifeWords, TimeOfLife } from './words.ts'

/** What the life's seasons are written on. */
export interface LifeWriting {
  page: DatedPage
  words: LifeWords
  facts: LifeFacts
  nowJdUt: number
  /** The season of today; null past the sheet's end. */
  season: Season | null
}

/** "March 1995"; without the hour "1995". */
export const when = ({ page }: LifeWriting, jdUt: number) =>
  page.timeKnown ? page.monthName(jdUt) : page.dated.year(page.at(jdUt))
/** "in March 1995". */
export const inWhen = ({ page }: LifeWriting, jdUt: number) =>
  page.timeKnown ? page.inMonth(jdUt) : page.dated.inYear(page.at(jdUt))

/** Times of life, each until an age. */
const TIMES = [
  { until: 14, time: 'child' },
  { until: 30, time: 'youth' },
  { until: 50, time: 'middle' },
  { until: 70, time: 'late' },
] as const

export const timeOfLife = (age: number): TimeOfLife => TIMES.find(({ until }) => age < until)?.time ?? 'old'

/** The two progressed lights, which every season names. */
export const lights = ({ page }: LifeWriting): string[] =>
  (['sun', 'moon'] as const).map((light) =>
    page.factor({ id: `progressed:${light}`, kind: 'progressed', transiting: light }),
  )

/** A phase with every instant at which it begins or ends. */
export function phaseFactor({ page, facts }: LifeWriting, phase: ProgressedPhase): string {
  const instants = facts.seasons
    .filter((season) => season.phase === phase)
    .flatMap(({ fromJdUt, toJdUt }) => [fromJdUt, toJdUt])
  return page.factor({
    id: `progressed:phase:${phase}`,
    kind: 'progressed',
    transiting: 'moon',
    // The sky's phases have the principal ones in their middle, and no balsamic.
    phase: phase === 'balsamic' ? 'waning-crescent' : phase,
    passesJdUt: instants,
  })
}

/** The sign of a progressed light, with every instant at which it enters or leaves it. */
export function signFactor({ page, facts }: LifeWriting, light: 'sun' | 'moon', sign: Sign): string {
  const stays = (light === 'sun' ? facts.sunSigns : facts.moonSigns).filter((stay) => stay.in === sign)
  return page.factor({
    id: `progressed:${light}:sign:${sign}`,
    kind: 'progressed',
    transiting: light,
    sign,
    passesJdUt: stays.flatMap(({ fromJdUt, toJdUt }) => [fromJdUt, toJdUt]),
  })
}

/** What Saturn asks: by its house, or in general without the hour. */
export function questionOf({ page, words }: LifeWriting): { question: string; house: number | null } {
  const house = page.houseOf('saturn')
  return { house, question: (house === null ? null : words.question[house - 1]) ?? words.questionOpen }
}
