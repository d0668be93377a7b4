import type { Houses, Sign } from '#astro/charts/chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { lunarEclipses } from '#astro/events/lunar-eclipses.ts'
import { moonPhases, type PrincipalPhase } from '#astro/events/moon-phase.ts'
import { signIngresses } from '#astro/events/sign-ingresses.ts'
import { solarEclipses } from '#astro/events/solar-eclipses.ts'
import { stations } from '#astro/events/stations.ts'
import { voidMoons } from '#astro/events/void-moon.ts'
import type { NatalPoint } from '../library/subjects.ts'
import type { DaySpan } from './day-transits.ts'
import type { NatalPosition } from './natal-points.ts'

/** The Moon's own changes of sign belong to it. */
type Traveller = Exclude<Planet, 'moon'>

/** Something that happens in the sky of all, at an instant (Julian day, UT) and a longitude. */
export type SkyEvent = { jdUt: number; longitudeDeg: number } & (
  | { kind: 'phase'; planet: 'moon'; phase: PrincipalPhase }
  | { kind: 'eclipse'; planet: 'sun' | 'moon'; eclipse: 'solar' | 'lunar' }
  | { kind: 'station'; planet: Planet; begins: 'retrograde' | 'direct' }
  | { kind: 'ingress'; planet: Traveller; sign: Sign }
)

/** An event of the sky as it meets a chart: the natal house that it falls in, and the natal point that it is near. */
export type SkyTouch = SkyEvent & { house: number | null; near: NatalPoint | null }

/** A stretch in which the Moon makes no more aspects before it leaves its sign. Julian days, UT. */
export interface VoidSpan {
  fromJdUt: number
  toJdUt: number
}

interface DaySky {
  events: SkyEvent[]
  voids: VoidSpan[]
}

/** An event this near touches a natal point, degrees. */
const NEAR_DEG = 3

/** Days that were asked for last: everybody of a time zone has the same. */
const skies = new WeakMap<Ephemeris, Map<string, DaySky>>()
const KEPT_DAYS = 64

/** What happens in the sky of all on a day, and when the Moon is void. @throws EphemerisRangeError */
export function daySky(sky: Ephemeris, { startJdUt, endJdUt }: DaySpan): DaySky {
  const kept = skies.get(sky) ?? new Map<string, DaySky>()
  skies.set(sky, kept)
  const key = `${startJdUt} ${endJdUt}`
  const known = kept.get(key)
  if (known) return known
  const found = computeSky(sky, { fromJdUt: startJdUt, toJdUt: endJdUt })
  kept.set(key, found)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_DAYS && oldest !== undefined) kept.delete(oldest)
  return found
}

function computeSky(sky: Ephemeris, search: { fromJdUt: number; toJdUt: number }): DaySky {
  const at = (planet: Planet, jdUt: number) => sky.position(planet, jdUt).longitudeDeg
  const eclipses: SkyEvent[] = [
    ...solarEclipses(sky, search).map(({ jdUt }): SkyEvent => {
      return { kind: 'eclipse', planet: 'sun', eclipse: 'solar', jdUt, longitudeDeg: at('sun', jdUt) }
    }),
    ...lunarEclipses(sky, search).map(({ jdUt }): SkyEvent => {
      return { kind: 'eclipse', planet: 'moon', eclipse: 'lunar', jdUt, longitudeDeg: at('moon', jdUt) }
    }),
  ]
  // An eclipse is told as one, not as the new or the full Moon that it is.
  const phases = moonPhases(sky, search).flatMap(({ phase, jdUt }): SkyEvent[] =>
    eclipses.length > 0 && (phase === 'new' || phase === 'full')
      ? []
      : [{ kind: 'phase', planet: 'moon', phase, jdUt, longitudeDeg: at('moon', jdUt) }],
  )
  const turns = stations(sky, search).flatMap(({ body, begins, jdUt, longitudeDeg }): SkyEvent[] => {
    const planet = PLANETS.find((one) => one === body)
    return planet ? [{ kind: 'station', planet, begins, jdUt, longitudeDeg }] : []
  })
  const ingresses = signIngresses(sky, { ...search, bodies: TRAVELLERS }).flatMap(
    ({ body, sign, jdUt }): SkyEvent[] => {
      const planet = TRAVELLERS.find((one) => one === body)
      return planet ? [{ kind: 'ingress', planet, sign, jdUt, longitudeDeg: at(planet, jdUt) }] : []
    },
  )
  const voids = voidMoons(sky, search).map(({ fromJdUt, toJdUt }) => ({ fromJdUt, toJdUt }))
  return { events: [...eclipses, ...phases, ...turns, ...ingresses], voids }
}

const TRAVELLERS = PLANETS.filter((planet): planet is Traveller => planet !== 'moon')

/** The events that touch a chart: by its houses, or within 3° of a natal point that is known so well. */
export function skyTouches(
  events: readonly SkyEvent[],
  natal: readonly NatalPosition[],
  houses: Houses | null,
): SkyTouch[] {
  return events.flatMap((event) => {
    const house = houses ? houseOf(event.longitudeDeg, houses.cuspsDeg) : null
    const [near = null] = natal
      .map(({ point, longitudeDeg, slackDeg }) => {
        return { point, orbDeg: Math.abs(halfTurn(longitudeDeg - event.longitudeDeg)) + slackDeg }
      })
      .filter(({ orbDeg }) => orbDeg <= NEAR_DEG)
      .toSorted((a, b) => a.orbDeg - b.orbDeg)
      .map(({ point }) => point)
    return house === null && near === null ? [] : [{ ...event, house, near }]
  })
}
