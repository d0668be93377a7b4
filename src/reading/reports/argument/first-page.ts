import type { Houses } from '#astro/charts/chart.ts'
import { capital } from '#language/capital.ts'
import { HOUSE_SYSTEM_NAMES, ZODIAC_NAMES } from '#language/chart-rules.ts'
import { localTime } from '../../writer/local-time.ts'
import type { DatedPage } from '../dated-page.ts'
import { own } from '../natal-parts.ts'
import type { TablePart } from '../report-page.ts'
import { questionsOf, type ReportDesign } from './chapter-design.ts'
import { featuresOf } from './features.ts'
import type { FrameWords } from './frame-words.ts'
import { type ChapterPlans, clarityOf } from './plan-chapters.ts'
import { argumentTexts } from './words.ts'

/** The first page of a report that argues. */
export interface FirstPage<Q extends string> {
  chapter: string
  words: FrameWords
  /** The heading of each question in the table of answers. */
  questions: Readonly<Record<Q, string>>
  designs: ReportDesign<Q>
  plans: ChapterPlans<Q>
  /** The chapters whose claims always stand in the thesis. */
  leading: readonly Q[]
  /** What the answers come to together: after the leading claims, and at the end. */
  together: { leading: string; all: string }
  /** Where the reader stands in life. */
  stage: string
}

/** The first page: what the chart says as a whole, the answers of the chapters, and the birth that it was reckoned from. */
export function writeFirstPage<Q extends string>(page: DatedPage, first: FirstPage<Q>): void {
  const { chapter, words, questions, designs, plans, leading, together, stage } = first
  const { titles } = words
  const claimOf = (question: Q) => plans[question].first.texts.claim(plans[question].first)
  const [clearest] = questionsOf(designs)
    .filter((question) => !leading.includes(question))
    .toSorted((a, b) => clarityOf(plans[b]) - clarityOf(plans[a]))
  const further = clearest ? [clearest] : []
  const thesis = [...leading.map(claimOf), together.leading, ...further.map(claimOf), together.all]
  const answers: TablePart = {
    kind: 'table',
    caption: words.glance.caption,
    head: words.glance.head,
    rows: questionsOf(designs).map((question) => [questions[question], plans[question].first.texts.answer]),
    factors: [],
  }
  page.write(chapter, titles.thesis, [
    own(
      thesis.filter(Boolean).join(' '),
      [...leading, ...further].flatMap((question) => plans[question].first.factors),
    ),
    own(stage),
  ])
  page.write(chapter, titles.glance, [answers])
  page.write(chapter, page.request.library.texts(argumentTexts, page.lang).features.title, [featuresOf(page)])
  page.write(chapter, titles.data, [dataTable(page, words), { kind: 'notice', text: words.notice }])
}

/** What the chart was drawn from. The place is told where it is known. */
function dataTable(page: DatedPage, { data, instead }: FrameWords): TablePart {
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
    ...(page.timeKnown
      ? [
          [data.universal, `${page.common.date(universal)}, ${universal.clock}`],
          ...(chart.houses ? [[data.houses, systemTold(page, chart.houses, instead)]] : []),
        ]
      : []),
    [data.zodiac, capital(ZODIAC_NAMES[page.lang][page.request.sky.zodiac])],
    [data.rulers, data.traditional],
  ]
  const zone = birthplace
    ? [page.factor({ id: 'zone', kind: 'special', said: `${birthplace.name}, ${birthplace.timeZone}` })]
    : []
  return { kind: 'table', caption: data.caption, head: data.head, rows, factors: zone }
}

function systemTold(page: DatedPage, { system, requested }: Houses, instead: FrameWords['instead']): string {
  const names = HOUSE_SYSTEM_NAMES[page.lang]
  return system === requested ? names[system] : instead({ used: names[system], asked: names[requested] })
}
