import type { ProgressedPhase } from '../../facts/progressed-facts.ts'
import type { DatedPage } from '../dated-page.ts'
import type { LifeFacts, Season } from './life-facts.ts'
import type { LifeWords } from './words.ts'

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
