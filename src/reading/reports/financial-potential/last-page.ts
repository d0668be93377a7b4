import { elementOf } from '#astro/charts/balance.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { judgeChart } from '../../compose/judgment.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { DatedPage } from '../dated-page.ts'
import { own } from '../natal-parts.ts'
import type { ChapterPlans } from './chapter-plan.ts'
import { flowPole, handPole, type MoneyWords } from './first-page.ts'
import { turningPoints, turnParagraph } from './turning-points.ts'

/** How many planets there are to lean on. */
const STRENGTHS = 2

/** The end comes back to the first page: the one habit to change, what to lean on, and the next three dates. */
export function writeLastPage(page: DatedPage, texts: MoneyWords, plans: ChapterPlans): void {
  const { words, whole } = texts
  const { chapters, titles } = words
  const hand = handPole(plans)
  const factors = [...plans.flow.first.factors, ...plans.hand.first.factors]
  const write = (title: string, parts: readonly Paragraph[]) => page.write(chapters.close, title, parts)
  write(titles.close, [own(whole.close[flowPole(plans)][hand], factors)])
  write(titles.habit, [own(whole.habit[hand][elementOf(plans.hand.first.sign)], plans.hand.first.factors)])
  write(
    titles.strength,
    strongest(page).map((planet) => {
      const [sign, house] = [page.signOf(planet) ?? 0, page.houseOf(planet) ?? 1]
      return own(whole.strength[planet]({ planet, sign, house }), [...page.signFact(planet), ...page.houseFact(planet)])
    }),
  )
  write(titles.turns, [
    ...turningPoints(page).map((point) => turnParagraph(page, texts, point)),
    own(page.way('closing', words.closing)),
  ])
}

/** The planets that are strongest in the chart and not badly placed. */
function strongest({ birth }: DatedPage): Planet[] {
  const judged = judgeChart(birth)
  const worth = (planet: Planet) => judged[planet].strength.strength + judged[planet].placedEase
  return PLANETS.toSorted((a, b) => worth(judged[b].planet) - worth(judged[a].planet)).slice(0, STRENGTHS)
}
