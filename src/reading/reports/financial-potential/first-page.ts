import { localTime } from '../../writer/local-time.ts'
import type { DatedPage } from '../dated-page.ts'
import { own } from '../natal-parts.ts'
import type { TablePart } from '../report-page.ts'
import type { ChapterPlan, ChapterPlans } from './chapter-plan.ts'
import { type ChapterQuestion, POLES, type WholeWords } from './chapter-words.ts'
import type { FirstWitness } from './first-witness.ts'
import { type FinancialWords, QUESTIONS } from './words.ts'
import { leadTexts, wordsIn } from './write-chapter.ts'

export interface MoneyWords {
  words: FinancialWords
  whole: WholeWords
}

export const flowPole = ({ flow }: ChapterPlans) => POLES.flow[flow.first.side]
export const handPole = ({ hand }: ChapterPlans) => POLES.hand[hand.first.side]

/** The first page: what the chart says on money as a whole, five answers, and the birth that it was reckoned from. */
export function writeFirstPage(page: DatedPage, texts: MoneyWords, plans: ChapterPlans): void {
  const { words, whole } = texts
  const { chapters, titles, questions } = words
  const [flow, hand] = [plans.flow.first, plans.hand.first]
  const claim = (first: FirstWitness) => leadTexts(page, first).claim(first)
  const thesis = [claim(flow), claim(hand), whole.thesis[flowPole(plans)][handPole(plans)]]
  const others: FirstWitness[] = []
  for (const { first } of clearest(plans)) {
    if (others.length > 0 && wordsIn(thesis.join(' ')) >= LEAST_OF_THESIS) break
    thesis.push(claim(first))
    others.push(first)
  }
  const answers: TablePart = {
    kind: 'table',
    caption: words.glance.caption,
    head: words.glance.head,
    rows: QUESTIONS.map((question) => [questions[question], leadTexts(page, plans[question].first).answer]),
    factors: [],
  }
  page.write(chapters.answers, titles.thesis, [
    own(
      thesis.join(' '),
      [flow, hand, ...others].flatMap(({ factors }) => factors),
    ),
  ])
  page.write(chapters.answers, titles.glance, [answers])
  page.write(chapters.answers, titles.data, [dataTable(page, words), { kind: 'notice', text: words.notice }])
}

/** The thesis has at least so many words, and one claim beside those of the first two chapters. */
const LEAST_OF_THESIS = 80
const OTHERS: readonly ChapterQuestion[] = ['risk', 'company', 'season']

/** The other three chapters, that against whose answer least is said first. */
function clearest(plans: ChapterPlans): ChapterPlan[] {
  const clarity = ({ support, counter }: ChapterPlan) => (support?.weight ?? 0) - counter.weight
  return OTHERS.map((question) => plans[question]).toSorted((a, b) => clarity(b) - clarity(a))
}

/** What the chart was drawn from. The place is told where it is known. */
function dataTable(page: DatedPage, { data, system }: FinancialWords): TablePart {
  const { birthdate, birthtime, birthplace } = page.request.person
  const { chart } = page.birth
  const [year = 0, month = 1, day = 1] = birthdate.split('-').map(Number)
  const universal = localTime(chart.jdUt, 'UTC')
  const rows = [
    [data.date, page.common.date({ year, month, day })],
    ...(birthtime ? [[data.time, birthtime]] : []),
    ...(birthplace
      ? [
          [data.place, birthplace.name],
          [data.zone, birthplace.timeZone],
        ]
      : []),
    [data.universal, `${page.common.date(universal)}, ${universal.clock}`],
    [data.houses, chart.houses?.system === 'porphyry' ? system.porphyry : system.placidus],
    [data.rulers, data.traditional],
  ]
  const zone = birthplace
    ? [page.factor({ id: 'zone', kind: 'special', said: `${birthplace.name}, ${birthplace.timeZone}` })]
    : []
  return { kind: 'table', caption: data.caption, head: data.head, rows, factors: zone }
}
