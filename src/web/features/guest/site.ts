import type { LunarState } from '#contract/calendar.ts'
import type { FirstChartAnswer } from '#contract/charts.ts'
import type { Factor, Paragraph } from '#contract/daily.ts'
import type { Lang } from '#language/lang.ts'

/** How a report begins. */
export interface ReportExample {
  title: string
  subtitle: string
  sections: { title: string; paragraphs: Paragraph[] }[]
  factors: Factor[]
}

declare module '../../context.ts' {
  interface Site {
    /** The chart of a birth that everybody may see, and how its day begins; `date` is the day's. */
    exampleBirth(lang: Lang): { date: string; chart: FirstChartAnswer }
    /** The Moon of this hour. */
    exampleMoon(lang: Lang): Promise<LunarState>
    /** The beginning of this month's sample forecast; null while none is sold. */
    exampleReport(lang: Lang): ReportExample | null
    /** What the astrologer answers on that chart. */
    exampleAnswer(lang: Lang, question: string): { question: string; text: string; sources: Factor[] }
  }
}
