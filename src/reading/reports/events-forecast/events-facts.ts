import { ASPECT_ANGLES, ASPECTS } from '#astro/charts/aspect.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { type Planet, OUTER_PLANETS } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { stations } from '#astro/events/stations.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import { progressedDirections, solarArcDirections, type Direction, type LifeStretch } from '../../facts/directions.ts'
import { natalPositions } from '../../facts/natal-points.ts'
import { type TransitStory, visitStories } from '../../facts/transit-stories.ts'
import { POINT_WEIGHT } from '../../facts/transit-weight.ts'
import type { NatalPoint } from '../../library/subjects.ts'

/** A planet that turns near an exact aspect to a natal point. */
export interface Stop {
  planet: Extract<Planet, 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
  begins: 'retrograde' | 'direct'
  natal: NatalPoint
  aspect: (typeof ASPECTS)[number]
  orbDeg: number
  jdUt: number
}

/** More than one method at one natal point within some weeks. */
export interface MeetingPlace {
  natal: NatalPoint
  fromJdUt: number
  toJdUt: number
  stories: TransitStory[]
  directions: Direction[]
  weight: number
}

/** A year of one person by three methods. */
export interface EventsFacts extends LifeStretch {
  /** Heaviest first, each with all passes of its visit, also those before and after the year. */
  stories: TransitStory[]
  arcs: Direction[]
  progressions: Direction[]
  stops: Stop[]
  places: MeetingPlace[]
}

/** A station so near an exact aspect is told, degrees. */
const STOP_ORB_DEG = 1
/** Dates at one point within so many days of each other meet. */
const MEET_DAYS = 45
const STOPPING = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const

/** @throws EphemerisRangeError */
export function eventsFacts(sky: Ephemeris, birth: NatalBirth, year: LifeStretch): EventsFacts {
  const stories = visitStories(sky, birth, { ...year, transiting: OUTER_PLANETS })
  const arcs = solarArcDirections(sky, birth, year)
  const progressions = progressedDirections(sky, birth, year)
  return {
    ...year,
    stories,
    arcs,
    progressions,
    stops: birth.timeKnown ? stopsOf(sky, birth, year) : [],
    places: placesOf(year, stories, [...arcs, ...progressions]),
  }
}

function stopsOf(sky: Ephemeris, { chart, timeKnown }: NatalBirth, { fromJdUt, toJdUt }: LifeStretch): Stop[] {
  const natal = natalPositions(chart, timeKnown)
  return stations(sky, { fromJdUt, toJdUt, bodies: STOPPING }).flatMap(({ body, begins, jdUt, longitudeDeg }) => {
    const planet = STOPPING.find((one) => one === body)
    if (!planet) return []
    const near = natal
      .flatMap(({ point, longitudeDeg: natalDeg }): Stop[] => {
        const apart = Math.abs(halfTurn(longitudeDeg - natalDeg))
        const aspect = ASPECTS.find((name) => Math.abs(apart - ASPECT_ANGLES[name]) <= STOP_ORB_DEG)
        if (!aspect) return []
        return [{ planet, begins, natal: point, aspect, orbDeg: Math.abs(apart - ASPECT_ANGLES[aspect]), jdUt }]
      })
      .toSorted((a, b) => POINT_WEIGHT[b.natal] - POINT_WEIGHT[a.natal] || a.orbDeg - b.orbDeg)
    return near.slice(0, 1)
  })
}

/** For each natal point the densest weeks with two methods or more; the heaviest points first. */
function placesOf({ fromJdUt, toJdUt }: LifeStretch, stories: TransitStory[], directions: Direction[]): MeetingPlace[] {
  const points = new Set<NatalPoint>([...stories, ...directions].map(({ natal }) => natal))
  return [...points]
    .flatMap((natal) => {
      const dated = directions.filter((one) => one.natal === natal).toSorted((a, b) => b.weight - a.weight)
      return dated.slice(0, 1).flatMap((anchor): MeetingPlace[] => {
        const near = (jdUt: number) => Math.abs(jdUt - anchor.jdUt) <= MEET_DAYS && jdUt >= fromJdUt && jdUt < toJdUt
        const met = stories.filter((story) => story.natal === natal && story.passes.some(({ jdUt }) => near(jdUt)))
        const others = directions.filter(
          (one) => one.natal === natal && one !== anchor && one.method !== anchor.method && near(one.jdUt),
        )
        if (met.length + others.length === 0) return []
        const instants = [
          anchor.jdUt,
          ...others.map(({ jdUt }) => jdUt),
          ...met.flatMap(({ passes }) => passes.map(({ jdUt }) => jdUt).filter(near)),
        ]
        const weight = anchor.weight + [...met, ...others].reduce((sum, one) => sum + one.weight, 0)
        return [
          {
            natal,
            fromJdUt: Math.min(...instants),
            toJdUt: Math.max(...instants),
            stories: met,
            directions: [anchor, ...others],
            weight,
          },
        ]
      })
    })
    .toSorted((a, b) => b.weight - a.weight)
}
