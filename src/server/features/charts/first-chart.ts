import { civilDay } from '#astro/birth-time/civil-day.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { FirstChartAnswer, FirstChartBody } from '#contract/charts.ts'
import { birthOf, resolveWrittenBirth, type Birth } from '#core/births/api.ts'
import { presentFactor } from '#core/factors/api.ts'
import type { Lang } from '#language/lang.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { dayFacts } from '#reading/facts/day-facts.ts'
import { writeBigThree } from '#reading/writer/write-big-three.ts'
import { joined } from '#reading/writer/day-thread.ts'
import { writeDay } from '#reading/writer/write-day.ts'
import type * as z from 'zod/mini'
import { presentAspect, presentBirth, presentPoint } from './present.ts'

/** Open to visitors, so counted by address. */
const PER_ADDRESS = { limit: 60, windowSeconds: 600 } as const

/**
 * What somebody sees of their chart before they have an account: the wheel, Sun, Moon and Ascendant in a sentence each, and
 * how today begins. Nothing of it is kept.
 * @throws {AppError} rate_limited; validation for a birth that cannot be or a place that is not found.
 */
export async function firstChart(
  services: Services,
  written: z.output<typeof FirstChartBody>,
  { ip, ...caller }: { lang: Lang; ip: string; timeZone: string },
): Promise<FirstChartAnswer> {
  await countAttempt(services.db, { key: `first-chart:${ip}`, ...PER_ADDRESS }, services.clock())
  return showBirth(services, written, caller)
}

/**
 * A birth's wheel, its Sun, Moon and Ascendant, and how today begins for it.
 * @throws {AppError} validation for a birth that cannot be or a place that is not found.
 */
export function showBirth(
  services: Services,
  written: z.output<typeof FirstChartBody>,
  { lang, timeZone }: { lang: Lang; timeZone: string },
): FirstChartAnswer {
  const { sky, library } = services
  const { columns, warnings } = resolveWrittenBirth(services, written, lang)
  const birth = birthOf(sky, columns)
  if (!birth) throw new Error('a birth that was resolved has a date and a place')
  const bigThree = writeBigThree(birth, { library, lang })
  const day = todayOf(services, birth, { lang, timeZone })
  const today = joined([day.headline, ...day.thread.slice(0, 1)])
  const named = new Set([...bigThree.points.map(({ paragraph }) => paragraph), today].flatMap((p) => p.factors))
  const factors = Object.values({ ...bigThree.factors, ...day.factors }).filter(({ id }) => named.has(id))
  return {
    birth: presentBirth(sky, { ...columns, birthReviewInstant: null }, birth, lang),
    aspects: birth.chart.aspects.map(presentAspect),
    big_three: bigThree.points.map((point) => presentPoint(birth, point)),
    today,
    sources: factors.map(presentFactor),
    warnings,
  }
}

function todayOf(
  { sky, library, clock }: Services,
  birth: Birth,
  { lang, timeZone }: { lang: Lang; timeZone: string },
) {
  const date = civilDateAt(clock(), timeZone)
  const { startUtcMs, endUtcMs } = civilDay({ timeZone, date })
  const [startJdUt, endJdUt] = [jdUtFromDate(new Date(startUtcMs)), jdUtFromDate(new Date(endUtcMs))]
  const facts = dayFacts(sky, { ...birth, startJdUt, endJdUt })
  return writeDay({ facts, library, lang, timeZone, date, seed: '' })
}
