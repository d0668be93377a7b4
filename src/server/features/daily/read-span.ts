import { civilDay } from '#astro/birth-time/civil-day.ts'
import { jdUtFromDate, isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import type { DailySpan } from '#contract/daily.ts'
import type { Lang } from '#language/lang.ts'
import { dayFacts } from '#reading/facts/day-facts.ts'
import { spanDates } from '#reading/facts/span-dates.ts'
import { spanFacts, type Span } from '#reading/facts/span-facts.ts'
import { writeSpan } from '#reading/writer/write-span.ts'
import { AppError } from '#platform/app-error.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'
import { birthOf, withSkyOf } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import type { PlanInForce } from '#core/entitlements/api.ts'
import { RIGHTS, type PlanId } from '#product/rights.ts'
import type { SpanReading } from '#reading/writer/span-reading.ts'
import { presentRunning, sourcesOf } from './present.ts'

/** A span as a plan may read it: headline and threads always, the rest or nothing of it. */
function presentSpan(reading: SpanReading, plan: PlanId): DailySpan {
  const { span, from, to, headline, carried, days, best, hardest, parts } = reading
  const threads = reading.threads.map(presentRunning)
  const sky = reading.sky.map(({ jdUt, ...one }) => ({ ...one, at: isoFromJdUt(jdUt) }))
  const rest = RIGHTS[plan].wholeSpans ? { days, best, hardest, parts, sky } : CLOSED
  const paragraphs = [
    headline,
    ...(carried ? [carried] : []),
    ...threads,
    ...(RIGHTS[plan].wholeSpans ? [best, hardest, ...parts, ...sky] : []),
  ].map(({ text, factors }) => ({ text, factors }))
  return {
    span,
    from,
    to,
    headline,
    carried,
    threads,
    unknown_hour: reading.unknownHour,
    ...rest,
    sources: sourcesOf(paragraphs, reading.factors),
  }
}

const CLOSED = { days: null, best: null, hardest: null, parts: null, sky: null } as const

interface Asked {
  span: Span
  plan: PlanInForce['plan']
  timeZone: string
  lang: Lang
}

/**
 * A person's week, month or year from today on, by their calendar. It is written at once: a year takes some tens of
 * milliseconds.
 * @throws {AppError} validation while the birth data are incomplete.
 */
export function readSpan(services: Services, user: User, { span, plan, timeZone, lang }: Asked): DailySpan {
  const { clock, sky, library } = withSkyOf(services, user)
  const birth = birthOf(sky, user)
  if (!birth) throw new AppError('validation', { message: 'birth_missing' })
  const today = civilDateAt(clock(), timeZone)
  const { dates, partStarts } = spanDates(span, today)
  const midnights = dates.map((date) => jdUtFromDate(new Date(civilDay({ timeZone, date }).startUtcMs)))
  const factsOf = (index: number) =>
    dayFacts(sky, { ...birth, startJdUt: midnights[index] ?? 0, endJdUt: midnights[index + 1] ?? 0 })
  const others = span === 'week' ? midnights.slice(2).map((_, i) => factsOf(i + 1)) : []
  const reading = writeSpan({
    facts: spanFacts(sky, birth, { span, midnights, partStarts }),
    days: [factsOf(0), ...others],
    library,
    lang,
    timeZone,
    date: today,
    seed: `${user.id}`,
  })
  return presentSpan(reading, plan)
}
