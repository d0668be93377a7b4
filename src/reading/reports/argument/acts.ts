import type { Paragraph } from '../../writer/reading.ts'
import { own } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { poleOf, type ReportDesign } from './chapter-design.ts'
import { byContest, type ChapterPlans } from './plan-chapters.ts'

/** What there is to do, where the chapter itself hasn't said it: the question on which the chart is least at one with itself has its own. */
export const furtherActs = <Q extends string>(
  page: ReportPage,
  { plans, designs, stage }: { plans: ChapterPlans<Q>; designs: ReportDesign<Q>; stage: string },
): Paragraph[] =>
  byContest(plans, designs)
    .slice(1)
    .map((question) => {
      const { design, first } = plans[question]
      return own(design.texts(page).act[poleOf(design, first.side)]?.[stage] ?? '')
    })
