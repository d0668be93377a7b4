import type { Planet } from '#astro/ephemeris/body.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { habitOf } from '../argument/habit.ts'
import type { ChapterPlans } from '../argument/plan-chapters.ts'
import { strongest } from '../argument/strongest.ts'
import { type Target, turningPoints, turnParagraph } from '../argument/turning-points.ts'
import type { DatedPage } from '../dated-page.ts'
import { lifeStage } from '../life-stage.ts'
import { own, rulerOfHouse } from '../natal-parts.ts'
import type { ChapterQuestion } from './chapter-words.ts'
import { MONEY } from './design.ts'
import type { MoneyWords } from './financial-potential.ts'
import type { Role } from './words.ts'

/** How many planets there are to lean on. */
const STRENGTHS = 2

/** The end comes back to the first page: the one habit to change, what to lean on, and the next three dates. */
export function writeLastPage(
  page: DatedPage,
  texts: MoneyWords,
  plans: ChapterPlans<ChapterQuestion>,
  close: string,
): void {
  const { words, whole } = texts
  const { chapters, titles } = words
  const write = (title: string, parts: readonly Paragraph[]) => page.write(chapters.close, title, parts)
  write(titles.close, [
    own(
      close,
      Object.values(plans).flatMap(({ first }) => first.factors),
    ),
  ])
  write(titles.habit, [habitOf(page, whole.habit, { plans, designs: MONEY })])
  write(
    titles.strength,
    strongest(page)
      .slice(0, STRENGTHS)
      .map((planet) => {
        const [sign, house] = [page.signOf(planet) ?? 0, page.houseOf(planet) ?? 1]
        return own(whole.strength[planet]({ planet, sign, house }), [
          ...page.signFact(planet),
          ...page.houseFact(planet),
        ])
      }),
  )
  write(titles.turns, [
    ...turningPoints(page, moneyPoints(page)).map((point) =>
      turnParagraph(page, { words: words.turn, texts: whole }, point),
    ),
    own(`${whole.parting[lifeStage(page.request)]} ${page.way('closing', words.closing)}`),
  ])
}

/** What a role adds to the weight of a meeting. */
const ROLE_WEIGHT: Record<Role, number> = { second: 1.6, eighth: 1.2, venus: 1.4, moon: 0.9, jupiter: 1, saturn: 1 }

/** The points of a chart that have to do with money. */
export function moneyPoints(page: DatedPage): Target[] {
  const of = (role: Role, point: Planet | undefined): Target[] =>
    point ? [{ point, role, weight: ROLE_WEIGHT[role] }] : []
  return [
    ...of('second', rulerOfHouse(page, 2)?.ruler),
    ...of('eighth', rulerOfHouse(page, 8)?.ruler),
    ...of('venus', 'venus'),
    ...of('moon', 'moon'),
    ...of('jupiter', 'jupiter'),
    ...of('saturn', 'saturn'),
  ]
}
