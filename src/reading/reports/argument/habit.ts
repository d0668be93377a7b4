import type { Planet } from '#astro/ephemeris/body.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { poleOf, type ReportDesign } from './chapter-design.ts'
import { byContest, type ChapterPlans } from './plan-chapters.ts'
import { argumentTexts } from './words.ts'

/** The texts of a habit: by question and direction, with the two planets that are at odds. */
type HabitTexts<Q extends string> = Readonly<
  Record<Q, Readonly<Record<string, (slots: { planet: Planet; main: Planet }) => string>>>
>

/** The habit that grows where the chart is least at one with itself, and the question on which it is most so, which helps. */
export function habitOf<Q extends string>(
  page: ReportPage,
  texts: HabitTexts<Q>,
  {
    plans,
    designs,
    questions,
  }: { plans: ChapterPlans<Q>; designs: ReportDesign<Q>; questions: Readonly<Record<Q, string>> },
): Paragraph {
  const contested = byContest(plans, designs)
  // A planet whose sign takes the answer's side has no quarrel with it that a habit could come from.
  const question = contested.find((one) => plans[one].counter.speaks) ?? contested[0]
  const clear = contested.at(-1)
  if (!question || !clear) throw new RangeError('a report without a question')
  const { first, counter, design } = plans[question]
  const said = texts[question][poleOf(design, first.side)]?.({ planet: counter.planet, main: first.planet }) ?? ''
  const factors = [...first.factors, ...counter.factors]
  const { support, first: answering } = plans[clear]
  if (!support || clear === question) return own(said, factors)
  const help = page.request.library.texts(argumentTexts, page.lang).help({
    question: questions[clear],
    answer: answering.texts.answer,
    planet: answering.planet,
    ally: support.planet,
  })
  return own(`${said} ${help}`, [...factors, ...answering.factors, ...support.factors])
}
