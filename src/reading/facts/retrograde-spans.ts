import type { Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { stations } from '#astro/events/stations.ts'
import type { LifeStretch } from './directions.ts'

/** A planet's way back, from station to station, Julian days, UT. */
export type RetrogradeSpan = LifeStretch

/** Longer than any of Mercury, Venus and Mars goes back, days. */
const LONGEST_DAYS = 90

/** When Mercury, Venus or Mars goes back in a span: each time whole, also where it begins before or ends after. */
export function retrogradeSpans(
  sky: Ephemeris,
  planet: Extract<Planet, 'mercury' | 'venus' | 'mars'>,
  { fromJdUt, toJdUt }: LifeStretch,
): RetrogradeSpan[] {
  const turns = stations(sky, {
    fromJdUt: Math.max(sky.fromJdUt, fromJdUt - LONGEST_DAYS),
    toJdUt: Math.min(sky.toJdUt, toJdUt + LONGEST_DAYS),
    bodies: [planet],
  })
  return turns.flatMap((turn, i): RetrogradeSpan[] => {
    const next = turns[i + 1]
    if (turn.begins !== 'retrograde' || !next) return []
    return turn.jdUt < toJdUt && next.jdUt > fromJdUt ? [{ fromJdUt: turn.jdUt, toJdUt: next.jdUt }] : []
  })
}
