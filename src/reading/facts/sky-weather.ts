import { ASPECT_ANGLES, ASPECT_NATURE, ASPECTS, type Aspect } from '#astro/charts/aspect.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { reachDeg, shareOf, VALENCE } from './scores.ts'

/** What an hour is like for everyone: 0 red, it presses; 1 yellow, mixed; 2 green, it eases. */
export type Light = 0 | 1 | 2

/** The four moods, as integers 0–100. */
export interface SkyMood {
  mental: number
  emotional: number
  creativity: number
  energy: number
}

type Sky = Pick<Ephemeris, 'position'>

/** Below this sum an hour is red, from this one on green. They part 2000–2050 into 28, 42 and 30 of a hundred. */
const RED_BELOW = -0.04
const GREEN_FROM = 0.46

/** Aspects without the Moon last for days and weeks; at full weight they would paint whole months in one colour. */
const SLOW_WEIGHT = 0.3

/** The sum at which a mood is 50, and the further sum that makes it 73: fitted to the noons of 2000–2050. */
const MOOD_CURVES: Record<keyof SkyMood, { centre: number; spread: number }> = {
  mental: { centre: 0.03, spread: 0.24 },
  emotional: { centre: 0.06, spread: 0.55 },
  creativity: { centre: 0.08, spread: 0.38 },
  energy: { centre: 0.03, spread: 0.29 },
}

/** The biosphere at an instant (Julian day, UT). Formula: docs/formulas.md. @throws EphemerisRangeError */
export function biosphere(sky: Sky, jdUt: number): Light {
  const sum = forces(sky, jdUt).reduce((all, { force }) => all + force, 0)
  return sum < RED_BELOW ? 0 : sum < GREEN_FROM ? 1 : 2
}

/** The moods at an instant (Julian day, UT). Formula: docs/formulas.md. @throws EphemerisRangeError */
export function skyMood(sky: Sky, jdUt: number): SkyMood {
  const found = forces(sky, jdUt)
  const mood = (measure: keyof SkyMood) => {
    const { centre, spread } = MOOD_CURVES[measure]
    const sum = found.reduce((all, { a, b, force }) => all + force * (shareOf(measure, a) + shareOf(measure, b)), 0)
    return Math.round(100 / (1 + Math.exp((centre - sum) / spread)))
  }
  return {
    mental: mood('mental'),
    emotional: mood('emotional'),
    creativity: mood('creativity'),
    energy: mood('energy'),
  }
}

/** Two planets near an aspect, `a` before `b` in chart order. */
export interface NearAspect {
  a: Planet
  b: Planet
  aspect: Aspect
  /** Degrees from exact, 0 or more. */
  orbDeg: number
}

interface Force extends NearAspect {
  /** Positive eases, negative presses; −1 to 1. */
  force: number
}

/** The aspects within reach of an instant, closest first: 7° for the Moon, 3° for the others. @throws EphemerisRangeError */
export function nearAspects(sky: Sky, jdUt: number): NearAspect[] {
  return forces(sky, jdUt)
    .map(({ a, b, aspect, orbDeg }) => ({ a, b, aspect, orbDeg }))
    .toSorted((one, other) => one.orbDeg - other.orbDeg)
}

/** Every pair of planets within reach of an aspect: the mean of their valences by closeness squared. */
function forces(sky: Sky, jdUt: number): Force[] {
  const places = PLANETS.map((planet) => ({ planet, longitudeDeg: sky.position(planet, jdUt).longitudeDeg }))
  return places.flatMap((one, i) =>
    places.slice(i + 1).flatMap((other) => {
      const separation = Math.abs(halfTurn(one.longitudeDeg - other.longitudeDeg))
      const weight = one.planet === 'moon' || other.planet === 'moon' ? 1 : SLOW_WEIGHT
      const reach = Math.max(reachDeg(one.planet), reachDeg(other.planet))
      return ASPECTS.flatMap((aspect) => {
        const orbDeg = Math.abs(separation - ASPECT_ANGLES[aspect])
        const closeness = 1 - orbDeg / reach
        if (closeness <= 0) return []
        const nature = ASPECT_NATURE[aspect]
        const valence = (VALENCE[one.planet][nature] + VALENCE[other.planet][nature]) / 2
        return [{ a: one.planet, b: other.planet, aspect, orbDeg, force: weight * valence * closeness * closeness }]
      })
    }),
  )
}
