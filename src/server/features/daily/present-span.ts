import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import type { DailySpan } from '#contract/daily.ts'
import { RIGHTS, type PlanId } from '#product/rights.ts'
import type { SpanReading } from '#reading/writer/span-reading.ts'
import { presentRunning, sourcesOf } from './present.ts'

/** A span as a plan may read it: headline and threads always, the rest or nothing of it. */
export function presentSpan(reading: SpanReading, plan: PlanId): DailySpan {
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
