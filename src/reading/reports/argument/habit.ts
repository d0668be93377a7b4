import type { Planet } from '#astro/ephemeris/body.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own } from '../natal-parts.ts'
import { poleOf, type ReportDesign } from './chapter-design.ts'
import { byContest, type ChapterPlans } from './plan-chapters.ts'

/** The texts of a habit: by question and direction, with the two planets that are at odds. */
type HabitTexts<Q extends string> = Readonly<
  Record<Q, Readonly<Record<string, (slots: { planet: Planet; main: Planet }) => string>>>
>

/** The habit that grows where the chart is least at one with itself. */
export function habitOf<Q extends string>(
  texts: HabitTexts<Q>,
  { plans, designs }: { plans: ChapterPlans<Q>; designs: ReportDesign<Q> },
): Paragraph {
  const contested = byContest(plans, designs)
  // A planet whose sign takes the answer's side has no quarrel with it that a habit could come from.
  const question = contested.find((one) => plans[one].counter.speaks) ?? contested[0]
  if (!question) throw new RangeError('a report without a question')
  const { first, counter, design } = plans[question]
  const said = texts[question][poleOf(design, first.side)]?.({ planet: counter.planet, main: first.planet }) ?? ''
  return own(said, [...first.factors, ...counter.factors])
}
