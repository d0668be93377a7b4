import type { PlanetStrength } from '../../facts/natal-strength.ts'
import type { NatalPoint } from '../../library/subjects.ts'
import { habitOf } from '../argument/habit.ts'
import { strongest } from '../argument/strongest.ts'
import { type Target, turningPoints, turnParagraph } from '../argument/turning-points.ts'
import type { DatedPage } from '../dated-page.ts'
import { own, rulerOfHouse } from '../natal-parts.ts'
import { together } from './design.ts'
import type { Writing } from './personality.ts'
import type { Role } from './words.ts'

/** So many planets there are to lean on. */
const STRENGTHS = 2

/** The end comes back to the first page: the two wishes, the habit, what to lean on, three dates, and where one stands in life. */
export function writeLastPage(writing: Writing, strengths: readonly PlanetStrength[]): void {
  const { page, words, whole, portrait, designs, plans, stage } = writing
  const { titles, chapters } = words
  const close = together(whole.close, plans)
  page.write(chapters.close, titles.close, [
    own(
      `${close.first} ${close.last}`.trim(),
      Object.values(plans).flatMap(({ first }) => first.factors),
    ),
  ])
  page.write(chapters.close, titles.wishes, portrait.close(strengths))
  page.write(chapters.close, titles.habit, [habitOf(page, whole.habit, { plans, designs })])
  page.write(
    chapters.close,
    titles.strength,
    strongest(page)
      .filter((planet) => page.signOf(planet) !== null)
      .slice(0, STRENGTHS)
      .map((planet) => own(whole.strength[planet]({ sign: page.signOf(planet) ?? 0 }), page.signFact(planet))),
  )
  page.write(
    chapters.close,
    titles.turns,
    turningPoints(page, portraitPoints(page)).map((point) =>
      turnParagraph(page, { words: words.turn, texts: whole }, point),
    ),
  )
  page.write(chapters.close, titles.parting, [own(whole.parting[stage])])
}

/** What a role adds to the weight of a meeting. */
const ROLE_WEIGHT: Record<Role, number> = {
  sun: 1.6,
  moon: 1.5,
  asc: 1.5,
  ruler: 1.4,
  mercury: 1.1,
  venus: 1.1,
  mars: 1.1,
  mc: 1.2,
}

/** The points of a chart in which a person is met; of an unknown hour those that don't hang on it. */
export function portraitPoints(page: DatedPage): Target[] {
  const of = (role: Role, point: NatalPoint | undefined): Target[] =>
    point && page.signOf(point) !== null ? [{ point, role, weight: ROLE_WEIGHT[role] }] : []
  return [
    ...of('sun', 'sun'),
    // Without the hour the Moon may be seven degrees away from where it is drawn.
    ...(page.birth.timeKnown ? of('moon', 'moon') : []),
    ...(page.birth.timeKnown ? of('asc', 'asc') : []),
    ...of('ruler', rulerOfHouse(page, 1)?.ruler),
    ...of('mercury', 'mercury'),
    ...of('venus', 'venus'),
    ...of('mars', 'mars'),
    ...(page.birth.timeKnown ? of('mc', 'mc') : []),
  ]
}
