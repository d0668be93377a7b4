import type { AspectNature } from '#astro/charts/aspect.ts'
import { isOuterPlanet } from '#astro/ephemeris/body.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import type { NatalPoint } from '../library/subjects.ts'
import type { MoonLap } from '../facts/moon-rounds.ts'

/** The fields of a transit's entry that may stand on a page. */
export const TRANSIT_FIELDS = ['gist', 'body', 'gift', 'challenge', 'advice'] as const
export type TransitField = (typeof TRANSIT_FIELDS)[number]

type Rendered = Pick<DayTransit, 'transiting' | 'natal' | 'aspect' | 'nature' | 'retrograde' | 'nearStation' | 'lap'>

/**
 * Which fields of a transit a day may print, so that none comes back within 30 days, whatever the days between printed:
 * every field has its own day within an episode, and the next episode is far enough away.
 *
 * @param daysFromExact the day minus the day of exactness; any running number where there is none
 * @param turn a number that stays with the person and the transit: shifts what may be shifted
 */
export function tellable(transit: Rendered, daysFromExact: number, turn: number): readonly TransitField[] {
  if (transit.lap) return ofMoon(transit, transit.lap, turn)
  const byDay = isOuterPlanet(transit.transiting)
    ? slowFields(transit, daysFromExact, turn)
    : fastFields(transit, daysFromExact, turn)
  return byDay.filter((field) => isFree(transit, field))
}

/**
 * The Moon comes back in 27.3 days, so the texts go round once in two of its rounds (of a conjunction, in four): each
 * aspect of a nature prints its own part.
 */
const MOON_PARTS: Record<AspectNature, readonly (readonly TransitField[])[]> = {
  conjunction: [['gist', 'body'], ['gift'], ['advice'], ['challenge']],
  flowing: [['gist'], [], ['body'], ['gift'], ['advice'], [], ['challenge'], []],
  tense: [['body'], ['challenge'], ['gist'], ['advice'], [], ['gift']],
}

/** They stand alike in everybody born within years: a long text on them would be the same on many pages. */
const GENERATION: ReadonlySet<NatalPoint> = new Set(['uranus', 'neptune', 'pluto'])

const MOON_ASPECTS: Record<AspectNature, readonly number[]> = {
  conjunction: [0],
  flowing: [60, 120, 240, 300],
  tense: [90, 180, 270],
}

function ofMoon({ nature, natal }: Rendered, { aheadDeg, round }: MoonLap, turn: number): readonly TransitField[] {
  const aspects = MOON_ASPECTS[nature]
  const parts = MOON_PARTS[nature]
  const fields = parts[modulo(round * aspects.length + aspects.indexOf(aheadDeg) + turn, parts.length)] ?? []
  return GENERATION.has(natal) ? fields.filter((field) => field !== 'body') : fields
}

/** Sun to Mars are in orb for a few days around the exact one, on which people differ in what they read. */
function fastFields({ nature, retrograde }: Rendered, days: number, turn: number): readonly TransitField[] {
  if (retrograde) return RETROGRADE[days] ?? []
  const [kind, other] = nature === 'tense' ? (['challenge', 'gift'] as const) : (['gift', 'challenge'] as const)
  switch (turn % 4) {
    case 0:
      return around(days, [kind], ['gist', 'body'], ['advice', other])
    case 1:
      return around(days, [other], ['gist', kind, 'advice'], ['body'])
    case 2:
      return around(days, ['body'], ['gist', 'advice', kind], [other])
    default:
      return around(days, [kind], ['gist', 'advice'], [other])
  }
}

const around = (days: number, before: TransitField[], exact: TransitField[], after: TransitField[]) =>
  days === 0 ? exact : days === -1 ? before : days === 1 ? after : []

const RETROGRADE: Partial<Record<number, readonly TransitField[]>> = {
  0: ['challenge', 'advice'],
  1: ['gist', 'body'],
  2: ['gift'],
}

/** A month of a transit that lasts longer, beginning with its exact day. */
const SLOW_MONTH = 31

function slowFields({ retrograde }: Rendered, days: number, turn: number): readonly TransitField[] {
  const day = modulo(days, SLOW_MONTH)
  const sway = turn % 5
  if (retrograde) {
    if (day === 0) return ['challenge', 'advice']
    if (day === 9 + sway) return ['gist', 'body']
    return day === 19 + sway ? ['gift'] : []
  }
  if (day === 0) return ['gist', 'body']
  if (day === 6 + sway) return ['advice']
  if (day === 14 + sway) return ['gift']
  return day === 22 + sway ? ['challenge'] : []
}

const FORWARD: ReadonlySet<TransitField> = new Set(['gist', 'body', 'gift'])

/**
 * A planet that turns comes over one point up to three times. Near its stations some fields are kept for the way forward
 * and the others for the way back; two ways forward are at least 37 days apart. Mercury at its fastest goes from sextile
 * to trine in 29 days: these two share no field.
 */
function isFree({ transiting, aspect, retrograde, nearStation }: Rendered, field: TransitField): boolean {
  if (nearStation && FORWARD.has(field) === retrograde) return false
  if (transiting !== 'mercury') return true
  if (aspect === 'sextile') return field === 'gist' || field === 'body'
  return aspect === 'trine' ? field !== 'gist' && field !== 'body' : true
}

/** The remainder that is never negative. */
function modulo(n: number, by: number): number {
  return ((n % by) + by) % by
}
