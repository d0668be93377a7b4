import { civilDay } from '#astro/birth-time/civil-day.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { wholeDayChart } from '#astro/charts/whole-day-chart.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import { dayFacts, type DayFacts, type NatalBirth } from '#reading/facts/day-facts.ts'
import { spanDates } from '#reading/facts/span-dates.ts'
import { spanFacts, type Span } from '#reading/facts/span-facts.ts'
import type { Library } from '#reading/library/library.ts'
import type { SpanReading } from '#reading/writer/span-reading.ts'
import { writeSpan } from '#reading/writer/write-span.ts'

const ZONES = ['Europe/Moscow', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland']

/** Somebody invented, for readings to be judged on. */
export interface Person {
  seed: string
  birth: NatalBirth
  timeZone: string
}

/** Numerical Recipes' linear congruential generator: 0 ≤ x < 1. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** People born anywhere from 55° south to 65° north in 1950–2010; every fourth doesn't know the hour. */
export function people(sky: Ephemeris, count: number): Person[] {
  const next = random(2026)
  return Array.from({ length: count }, (_, index) => {
    const place = { latitudeDeg: next() * 120 - 55, longitudeDeg: next() * 360 - 180 }
    const jdUt = 2_433_282.5 + Math.floor(next() * 22_000)
    const hour = next()
    const birth: NatalBirth =
      index % 4 === 3
        ? { timeKnown: false, ...wholeDayChart(sky, { jdUtStart: jdUt, jdUtEnd: jdUt + 1, ...place }) }
        : { timeKnown: true, uncertain: [], chart: natalChart(sky, { jdUt: jdUt + hour, ...place }) }
    return { seed: `${index}`, birth, timeZone: ZONES[index % ZONES.length] ?? 'UTC' }
  })
}

/** The date some days after 1 January 2026. */
export const dateAfter = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)

/** What is so on a person's day. */
export function factsOf(sky: Ephemeris, { birth, timeZone }: Person, date: string): DayFacts {
  const { startUtcMs, endUtcMs } = civilDay({ timeZone, date })
  const [startJdUt, endJdUt] = [startUtcMs, endUtcMs].map((ms) => jdUtFromDate(new Date(ms)))
  return dayFacts(sky, { ...birth, startJdUt: startJdUt ?? 0, endJdUt: endJdUt ?? 0 })
}

/** A person's week, month or year from a date on. */
export function spanOf(
  { sky, library }: { sky: Ephemeris; library: Library },
  person: Person,
  { span, lang, date }: { span: Span; lang: Lang; date: string },
): SpanReading {
  const { birth, timeZone, seed } = person
  const { dates, partStarts } = spanDates(span, date)
  const midnights = dates.map((one) => jdUtFromDate(new Date(civilDay({ timeZone, date: one }).startUtcMs)))
  const facts = spanFacts(sky, birth, { span, midnights, partStarts })
  const others = span === 'week' ? dates.slice(1, -1).map((one) => factsOf(sky, person, one)) : []
  return writeSpan({ facts, days: [factsOf(sky, person, date), ...others], library, lang, timeZone, date, seed })
}
