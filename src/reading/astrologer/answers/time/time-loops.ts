import { ASPECT_ANGLES, type Aspect } from '#astro/charts/aspect.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { isOuterPlanet, type Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { NatalBirth } from '../../../facts/day-facts.ts'
import { natalPositions } from '../../../facts/natal-points.ts'
import { type Pass, transitStories } from '../../../facts/transit-stories.ts'
import type { NatalPoint } from '../../../library/subjects.ts'
import type { Span } from '../../facts/fact-book.ts'

/** A planet's passage over a natal point: one pass, or the three or five of a retrograde loop. Instants are Julian days, UT. */
export interface Loop {
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
  /** Every exact pass; none where it turns back short of it. */
  passes: Pass[]
  /** From the first time within a degree to the last. */
  sinceJdUt: number
  untilJdUt: number
  /** The stretches without a break in which it is within a degree. */
  stays: { sinceJdUt: number; untilJdUt: number }[]
  weight: number
}

export interface LoopSearch extends Span {
  movers: readonly Planet[]
  points?: readonly NatalPoint[] | undefined
  aspect?: Aspect | null
}

/** How far from exact a passage lasts, degrees. */
export const LOOP_ORB_DEG = 1
/** Two stays further apart than this belong to two passages, days. */
const apartDays = (planet: Planet) => (isOuterPlanet(planet) ? 330 : 75)

/** How far beyond a span the other passes of a loop are looked for, days. */
const REACH_DAYS: Record<Planet, number> = {
  sun: 10,
  moon: 2,
  mercury: 90,
  venus: 100,
  mars: 200,
  jupiter: 330,
  saturn: 400,
  uranus: 600,
  neptune: 700,
  pluto: 800,
}

/** The passages of some planets that touch a span, heaviest first. @throws EphemerisRangeError */
export function loopsWithin(sky: Ephemeris, birth: NatalBirth, search: LoopSearch): Loop[] {
  const reach = Math.max(...search.movers.map((mover) => REACH_DAYS[mover]))
  const stories = transitStories(sky, birth, {
    fromJdUt: Math.max(sky.fromJdUt + 40, search.fromJdUt - reach),
    toJdUt: Math.min(sky.toJdUt - 40, search.toJdUt + reach),
    transiting: search.movers,
    ...(search.points && { natal: search.points }),
    orbDeg: () => LOOP_ORB_DEG,
  })
  return stories
    .filter(({ aspect }) => !search.aspect || aspect === search.aspect)
    .flatMap(({ transiting, natal, aspect, passes, stays, weight }) => {
      const loops: Loop[] = []
      for (const { sinceJdUt, untilJdUt } of stays) {
        const since = sinceJdUt ?? search.fromJdUt
        const until = untilJdUt ?? search.toJdUt
        const last = loops.at(-1)
        const stay = { sinceJdUt: since, untilJdUt: until }
        if (last && since - last.untilJdUt <= apartDays(transiting)) {
          last.untilJdUt = until
          last.stays.push(stay)
        } else loops.push({ transiting, natal, aspect, passes: [], ...stay, stays: [stay], weight })
      }
      for (const loop of loops)
        loop.passes = passes.filter(({ jdUt }) => jdUt >= loop.sinceJdUt && jdUt <= loop.untilJdUt)
      return loops
    })
    .filter(({ sinceJdUt, untilJdUt }) => untilJdUt >= search.fromJdUt && sinceJdUt < search.toJdUt)
}

/** How far a transit is from exact at an instant, degrees. */
export function orbAt(
  sky: Ephemeris,
  { chart, timeKnown }: NatalBirth,
  { transiting, natal, aspect }: Pick<Loop, 'transiting' | 'natal' | 'aspect'>,
  jdUt: number,
): number {
  const target = natalPositions(chart, timeKnown).find(({ point }) => point === natal)
  if (!target) return 180
  const apart = Math.abs(halfTurn(sky.position(transiting, jdUt).longitudeDeg - target.longitudeDeg))
  return Math.abs(apart - ASPECT_ANGLES[aspect])
}

/** The stretch of a passage that goes on at an instant or comes next, by itself; its last one where none comes. */
export function spellOf(loop: Loop, fromJdUt: number): Loop {
  const stay = loop.stays.find(({ untilJdUt }) => untilJdUt >= fromJdUt) ?? loop.stays.at(-1)
  return stay ? { ...loop, ...stay } : loop
}
