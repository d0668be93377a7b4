import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import type * as z from 'zod/mini'
import type { Factor as WireFactor } from '#contract/daily.ts'
import type { Factor } from '#reading/facts/factor.ts'

const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** A factor as it goes out: degrees to four places, instants as ISO 8601 in UTC. */
export function presentFactor(factor: Factor): z.infer<typeof WireFactor> {
  const { orbDeg, exactJdUt, passesJdUt, sinceJdUt, untilJdUt, lunarDay, ...same } = factor
  return {
    ...same,
    ...(lunarDay !== undefined && { lunar_day: lunarDay }),
    ...(orbDeg !== undefined && { orb: round(orbDeg, 4) }),
    ...(typeof exactJdUt === 'number' && { exact_at: isoFromJdUt(exactJdUt) }),
    ...(passesJdUt && { passes: passesJdUt.map(isoFromJdUt) }),
    ...(typeof sinceJdUt === 'number' && { since: isoFromJdUt(sinceJdUt) }),
    ...(typeof untilJdUt === 'number' && { until: isoFromJdUt(untilJdUt) }),
  }
}
