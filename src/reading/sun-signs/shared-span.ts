import { signOf } from '#astro/charts/sign.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { lunarEclipses } from '#astro/events/lunar-eclipses.ts'
import { moonPhases } from '#astro/events/moon-phase.ts'
import { signIngresses } from '#astro/events/sign-ingresses.ts'
import { skyAspects, WORLD_PAIRS, type SkyAspect } from '#astro/events/sky-aspects.ts'
import { solarEclipses } from '#astro/events/solar-eclipses.ts'
import { stations, TURNING_PLANETS, type Station } from '#astro/events/stations.ts'

/** A planet's stay in a sign. Julian days, UT; null where the search didn't reach the beginning or the end. */
export interface SignStay {
  planet: Planet
  sign: Sign
  sinceJdUt: number | null
  untilJdUt: number | null
}

/** A new or full Moon, where the Moon then is, and whether it is an eclipse. */
export interface Lunation {
  phase: 'new' | 'full'
  jdUt: number
  sign: Sign
  isEclipse: boolean
}

/** What happens in the sky of a span, for everybody alike. */
export interface SharedSpan {
  fromJdUt: number
  toJdUt: number
  /** By planet, in order of time: every stay in a sign that touches the span. */
  stays: Record<Planet, SignStay[]>
  aspects: SkyAspect[]
  stations: Station[]
  lunations: Lunation[]
}

/** Longer than a planet stays in one sign, days. The outer ones may stay longer; their first day is then left open. */
const STAY_DAYS: Record<Planet, number> = {
  sun: 33,
  moon: 3,
  mercury: 90,
  venus: 150,
  mars: 270,
  jupiter: 420,
  saturn: 1150,
  uranus: 3100,
  neptune: 5600,
  pluto: 8000,
}

/**
 * The sky of a span, from instant to instant (Julian days, UT). With the Moon's aspects in a span of days, without them
 * in a longer one.
 * @throws EphemerisRangeError
 */
export function sharedSpan(sky: Ephemeris, search: { fromJdUt: number; toJdUt: number }): SharedSpan {
  const isLong = search.toJdUt - search.fromJdUt > 8
  return {
    ...search,
    stays: Object.fromEntries(PLANETS.map((planet) => [planet, staysOf(sky, planet, search)])) as SharedSpan['stays'],
    aspects: skyAspects(sky, isLong ? { ...search, pairs: WORLD_PAIRS } : search),
    stations: stations(sky, { ...search, bodies: TURNING_PLANETS }),
    lunations: lunationsOf(sky, search),
  }
}

function staysOf(
  sky: Ephemeris,
  planet: Planet,
  { fromJdUt, toJdUt }: { fromJdUt: number; toJdUt: number },
): SignStay[] {
  const firstJdUt = Math.max(sky.fromJdUt, fromJdUt - STAY_DAYS[planet])
  const lastJdUt = Math.min(sky.toJdUt, toJdUt + STAY_DAYS[planet])
  const crossings = signIngresses(sky, { fromJdUt: firstJdUt, toJdUt: lastJdUt, bodies: [planet] })
  const stays: SignStay[] = [
    {
      planet,
      sign: signOf(sky.position(planet, firstJdUt).longitudeDeg),
      sinceJdUt: null,
      untilJdUt: crossings[0]?.jdUt ?? null,
    },
    ...crossings.map(({ sign, jdUt }, i) => ({
      planet,
      sign,
      sinceJdUt: jdUt,
      untilJdUt: crossings[i + 1]?.jdUt ?? null,
    })),
  ]
  return stays.filter(
    ({ sinceJdUt, untilJdUt }) => (sinceJdUt ?? firstJdUt) < toJdUt && (untilJdUt ?? lastJdUt) > fromJdUt,
  )
}

function lunationsOf(sky: Ephemeris, search: { fromJdUt: number; toJdUt: number }): Lunation[] {
  const eclipses = [...solarEclipses(sky, search), ...lunarEclipses(sky, search)]
  return moonPhases(sky, search).flatMap(({ phase, jdUt }) =>
    phase === 'new' || phase === 'full'
      ? [
          {
            phase,
            jdUt,
            sign: signOf(sky.position('moon', jdUt).longitudeDeg),
            // An eclipse is greatest within hours of its new or full Moon.
            isEclipse: eclipses.some((eclipse) => Math.abs(eclipse.jdUt - jdUt) < 0.2),
          },
        ]
      : [],
  )
}

/** The solar house, 1–12: a sign's own is the first, and the others follow in the order of the zodiac. */
export const solarHouse = (sunSign: Sign, sign: Sign): number => ((sign - sunSign + 12) % 12) + 1
