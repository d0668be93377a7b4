import type { Factor, Paragraph } from '#contract/daily.ts'
import type { Lang } from '#language/lang.ts'
import type { SunSignPeriod } from '#reading/sun-signs/periods.ts'

/** A horoscope for a Sun sign; `to` is the day after its last. */
export interface SunSignHoroscope {
  from: string
  to: string
  sections: { title: string; paragraphs: Paragraph[] }[]
  sources: Factor[]
}

declare module '../../context.ts' {
  interface Site {
    /** The horoscope of a sign, 0–11 from Aries. */
    sunSign(sign: number, period: SunSignPeriod, lang: Lang): SunSignHoroscope
    /** The dates on which the Sun is in each sign, Aries to Pisces. */
    sunDates(): { from: string; to: string }[]
  }
}
