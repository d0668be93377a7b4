import type { Aspect } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { DayTransit } from '../facts/day-transits.ts'

/** The planets whose transits last for weeks and longer. */
export const SLOW_PLANETS: ReadonlySet<Planet> = new Set(['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'])

/** The fields of a transit's entry that may stand on a page. */
export type TransitField = 'gist' | 'body' | 'gift' | 'challenge' | 'advice'

const PARTS: readonly (readonly TransitField[])[] = [['gist', 'body'], ['gift', 'advice'], ['challenge']]

/**
 * The Moon comes to a point eight times a month, twice by each aspect but the conjunction and opposition, while its
 * entries know three natures: each aspect therefore prints its own part of them.
 */
const MOON_PARTS: Record<Aspect, readonly TransitField[]> = {
  conjunction: ['gist', 'body', 'gift', 'challenge', 'advice'],
  trine: ['gist', 'body', 'challenge'],
  sextile: ['gift', 'advice'],
  opposition: ['gist', 'body', 'gift'],
  square: ['challenge', 'advice'],
}

/**
 * Which fields of a transit a day may print. One that lasts shows another part each day, the gist and body on the day it
 * is exact, so that neighbouring days share no sentence.
 *
 * @param daysFromExact the day minus the day of exactness; any running number where that is unknown
 */
export function todayFields(
  { transiting, aspect }: Pick<DayTransit, 'transiting' | 'aspect'>,
  daysFromExact: number,
): readonly TransitField[] {
  if (transiting === 'moon') return MOON_PARTS[aspect]
  // A slow one skips a part every third day: who meets it every third day doesn't meet the same part then.
  const step = SLOW_PLANETS.has(transiting) ? daysFromExact + Math.floor(daysFromExact / 3) : daysFromExact
  return PARTS[((step % 3) + 3) % 3] ?? []
}
