import type { Planet } from '#astro/ephemeris/body.ts'
import { areasOf } from '../facts/areas.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import type { NatalPoint } from '../library/subjects.ts'

/** Planets whose conjunction asks for care rather than giving ease, and points that ask for it when they are met. */
const DEMANDING: ReadonlySet<Planet> = new Set(['mars', 'saturn', 'uranus', 'neptune', 'pluto'])
const SORE: ReadonlySet<NatalPoint> = new Set(['mars', 'saturn', 'pluto'])
/** They are kind to whatever they meet. */
const KIND: ReadonlySet<Planet> = new Set(['venus', 'jupiter'])

/** Whether a transit asks for care. */
export function isDemanding({
  transiting,
  natal,
  nature,
}: Pick<DayTransit, 'transiting' | 'natal' | 'nature'>): boolean {
  if (nature !== 'conjunction') return nature === 'tense'
  return DEMANDING.has(transiting) || (SORE.has(natal) && !KIND.has(transiting))
}

/** Whether two transits speak of the same part of life. */
export const shareArea = (one: Pick<DayTransit, 'natal'>, other: Pick<DayTransit, 'natal'>): boolean =>
  areasOf(one.natal).some((area) => areasOf(other.natal).includes(area))
