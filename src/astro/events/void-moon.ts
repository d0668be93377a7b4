import type { Sign } from '../charts/chart.ts'
import { PLANETS, type Planet } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { signIngresses } from './sign-ingresses.ts'
import { skyAspects, type PlanetPair, type SkyAspect } from './sky-aspects.ts'

/** A stretch in which the Moon makes no more exact major aspect before it leaves its sign. */
export interface VoidMoon {
  /** Begins at the Moon's last exact aspect in the sign, or with the sign itself when it makes none there. */
  fromJdUt: number
  /** Ends when the Moon enters the next sign. */
  toJdUt: number
  /** The sign the Moon is about to leave. */
  sign: Sign
  /** Null when the Moon makes no aspect in the whole sign. */
  lastAspect: SkyAspect | null
}

/** The Moon is in a sign for two and a half days at most. */
const LONGEST_STAY_DAYS = 2.7

/**
 * The times at which the Moon is void of course between two instants (Julian days, UT), in order, each whole even where
 * it began before the first or ends after the second.
 *
 * The definition is that of the almanacs of today: the five major aspects, exact, to the Sun and Mercury to Pluto. The
 * tradition (Lilly 1647) ends at Saturn: give those planets as `planets`.
 *
 * @throws EphemerisRangeError also when an end of the span lies within three days of the tables' end
 */
export function voidMoons(
  sky: Ephemeris,
  search: { fromJdUt: number; toJdUt: number; planets?: readonly Planet[] },
): VoidMoon[] {
  const around = { fromJdUt: search.fromJdUt - LONGEST_STAY_DAYS, toJdUt: search.toJdUt + LONGEST_STAY_DAYS }
  const entries = signIngresses(sky, { ...around, bodies: ['moon'] })
  const aspects = skyAspects(sky, { ...around, pairs: moonPairs(search.planets ?? PLANETS) })
  return entries.flatMap((entry, i) => {
    const next = entries[i + 1]
    if (!next) return []
    const lastAspect = aspects.findLast(({ jdUt }) => jdUt >= entry.jdUt && jdUt < next.jdUt) ?? null
    const fromJdUt = lastAspect?.jdUt ?? entry.jdUt
    if (next.jdUt <= search.fromJdUt || fromJdUt >= search.toJdUt) return []
    return [{ fromJdUt, toJdUt: next.jdUt, sign: entry.sign, lastAspect }]
  })
}

function moonPairs(planets: readonly Planet[]): PlanetPair[] {
  return planets.filter((p) => p !== 'moon').map((p) => (p === 'sun' ? ['sun', 'moon'] : ['moon', p]))
}
