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

/** What a transit brings: ease, strain, or, where something demanding is met, strength that wants care. */
export type Tone = 'easy' | 'hard' | 'mixed'

export function toneOf(transit: Pick<DayTransit, 'transiting' | 'natal' | 'nature'>): Tone {
  if (!isDemanding(transit)) return 'easy'
  return transit.nature === 'conjunction' ? 'mixed' : 'hard'
}

/** Whether one of two eases and the other presses. */
export function contradict(
  one: Pick<DayTransit, 'transiting' | 'natal' | 'nature'>,
  other: Pick<DayTransit, 'transiting' | 'natal' | 'nature'>,
): boolean {
  const tones = [toneOf(one), toneOf(other)]
  return tones.includes('easy') && tones.includes('hard')
}

/** Whether two transits speak of the same part of life. */
export const shareArea = (one: Pick<DayTransit, 'natal'>, other: Pick<DayTransit, 'natal'>): boolean =>
  areasOf(one.natal).some((area) => areasOf(other.natal).includes(area))
