import type { Planet } from '#astro/ephemeris/body.ts'

/** The planets whose transits last for weeks and longer. */
export const SLOW_PLANETS: ReadonlySet<Planet> = new Set(['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'])

/** The fields of a transit's entry that may stand on a page. */
export type TransitField = 'gist' | 'body' | 'gift' | 'challenge' | 'advice'

const PARTS: readonly (readonly TransitField[])[] = [['gist', 'body'], ['gift', 'advice'], ['challenge']]
const ALL: readonly TransitField[] = ['gist', 'body', 'gift', 'challenge', 'advice']

/**
 * Which fields of a transit a day may print. One that lasts shows another part each day, the gist and body on the day it
 * is exact, so that neighbouring days share no sentence; the Moon's, over in hours, may show all.
 *
 * @param daysFromExact the day minus the day of exactness; any running number where that is unknown
 */
export function todayFields(transiting: Planet, daysFromExact: number): readonly TransitField[] {
  if (transiting === 'moon') return ALL
  // A slow one skips a part every third day: who meets it every third day doesn't meet the same part then.
  const step = SLOW_PLANETS.has(transiting) ? daysFromExact + Math.floor(daysFromExact / 3) : daysFromExact
  return PARTS[((step % 3) + 3) % 3] ?? ALL
}
