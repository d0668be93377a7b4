import type { Planet } from '#astro/ephemeris/body.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { poleOf, type ReportDesign } from './chapter-design.ts'
import { type ChapterPlans, leastClear, mostClear } from './plan-chapters.ts'
import { argumentTexts } from './words.ts'

/** The texts of a habit: by question and direction, with the two planets that are at odds. */
type HabitTexts<Q extends string> = Readonly<
  Record<Q, Readonly<Record<string, (slots: { planet: Planet; main: Planet }) => string>>>
>

/** The habit that grows where the chart is least at one with itself, and the answer of the chart at its clearest, which helps. */
export function habitOf<Q extends string>(
  page: ReportPage,
  texts: HabitTexts<Q>,
  { plans, designs }: { plans: ChapterPlans<Q>; designs: ReportDesign<Q> },
): Paragraph {
  const [question, clear] = [leastClear(plans, designs), mostClear(plans, designs)]
  const { first, counter, design } = plans[question]
  const said = texts[question][poleOf(design, first.side)]?.({ planet: counter.planet, main: first.planet }) ?? ''
  const help = page.request.library.texts(argumentTexts, page.lang).help({ answer: plans[clear].first.texts.answer })
  return own(`${said} ${help}`, [...first.factors, ...counter.factors, ...plans[clear].first.factors])
}
