import { OUTER_PLANETS } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { exactTransits, type TransitHit } from '#astro/events/transit-hits.ts'
import type { Lang } from '#language/lang.ts'
import { presentYear, type PresentYear } from '#reading/facts/year-of-life.ts'
import type { Library } from '#reading/library/library.ts'
import { COMMON_WORDS } from '#reading/writer/chart-page.ts'
import type { Factors, Paragraph } from '#reading/writer/reading.ts'
import { writeYearOfLife } from '#reading/writer/write-year-of-life.ts'
import type { Birth } from '#core/births/api.ts'

/** The year of life that is running, in words, and what its lord meets in it. */
export interface ReadYear extends PresentYear {
  paragraphs: Paragraph[]
  factors: Factors
  /** Exact aspects of the slow planets to the natal place of the lord of the year, in order. */
  hits: TransitHit[]
}

interface Asked {
  birth: Birth
  birthdate: string
  /** The reader's today, `YYYY-MM-DD`. */
  today: string
  library: Library
  lang: Lang
}

/** Null without the hour of birth. */
export function readYear(sky: Ephemeris, { birth, birthdate, today, library, lang }: Asked): ReadYear | null {
  const year = presentYear(birth.chart, { birthdate, date: today })
  if (!year) return null
  const [y = 0, month = 1, day = 1] = year.to.split('-').map(Number)
  const until = COMMON_WORDS[lang].date({ year: y, month, day })
  const startOf = (date: string) => jdUtFromIso(`${date}T00:00:00Z`)
  const span = { fromJdUt: startOf(year.from), toJdUt: startOf(year.to) }
  // The year turns with the date, wherever somebody is: its transits are those of its days by Greenwich.
  const { lord } = year
  const natal = { [lord.planet]: lord.placement.longitudeDeg }
  const isInTables = span.fromJdUt >= sky.fromJdUt && span.toJdUt <= sky.toJdUt
  return {
    ...year,
    ...writeYearOfLife(year, { library, lang, until }),
    hits: isInTables ? exactTransits(sky, { natal, ...span, transiting: OUTER_PLANETS }) : [],
  }
}
