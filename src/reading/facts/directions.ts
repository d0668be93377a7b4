import { ASPECT_DIFFERENCES, ASPECT_NATURE, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import { TROPICAL_YEAR_DAYS, progressedJdUt } from '#astro/charts/solar-arc.ts'
import { turn } from '#astro/ephemeris/angle.ts'
import { PERSONAL_PLANETS } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { bodyMotion, motionArcs, passage } from '#astro/events/motion.ts'
import { stations } from '#astro/events/stations.ts'
import { exactTransits } from '#astro/events/transit-hits.ts'
import type { NatalPoint } from '../library/subjects.ts'
import type { NatalBirth } from './day-facts.ts'
import { natalPositions } from './natal-points.ts'
import { POINT_WEIGHT } from './transit-weight.ts'

/** The planets whose progressed places move enough in a life to meet natal points. */
export const PROGRESSING = PERSONAL_PLANETS
export type Progressing = (typeof PROGRESSING)[number]

/** A progressed planet or a point moved by the solar arc in exact aspect to a natal point. */
export interface Direction {
  /** `progressed:moon:trine:venus`, `solar_arc:mars:conjunction:asc`. */
  id: string
  method: 'progressed' | 'solar_arc'
  moving: NatalPoint
  natal: NatalPoint
  aspect: Aspect
  nature: AspectNature
  /** The instant of life at which it is exact, Julian day, UT. */
  jdUt: number
  /** Of a progressed planet, whether it moves backwards then. */
  retrograde: boolean
  weight: number
}

/** A stretch of life, Julian days, UT. */
export interface LifeStretch {
  fromJdUt: number
  toJdUt: number
}

/** Days of a tropical year: a day of the progressed sky is a year of life. */
const toLife = (birthJdUt: number, progressed: number) => birthJdUt + (progressed - birthJdUt) * TROPICAL_YEAR_DAYS
const PROGRESSED_WEIGHT: Record<Progressing, number> = { sun: 1.4, moon: 0.7, mercury: 1, venus: 1.05, mars: 1.1 }
/** Without the hour a natal point may be half a day's motion off: beyond this one a direction is off by over a year. */
const MOST_SLACK_DEG = 0.7

/** The natal points that directions may be told to, at their places. */
const targetsOf = ({ chart, timeKnown }: Pick<NatalBirth, 'chart' | 'timeKnown'>) =>
  natalPositions(chart, timeKnown).filter(({ slackDeg }) => slackDeg <= MOST_SLACK_DEG)

/**
 * Every exact aspect of secondary progressions to the natal chart within a stretch of life, in order of time: a day for a
 * tropical year, the Sun to Mars. Without the hour the Moon, which would be months off, makes none.
 * @throws EphemerisRangeError
 */
export function progressedDirections(
  sky: Ephemeris,
  birth: Pick<NatalBirth, 'chart' | 'timeKnown'>,
  { fromJdUt, toJdUt }: LifeStretch,
  moving: readonly Progressing[] = PROGRESSING,
): Direction[] {
  const birthJdUt = birth.chart.jdUt
  const targets = targetsOf(birth)
  const hits = exactTransits(sky, {
    natal: Object.fromEntries(targets.map(({ point, longitudeDeg }) => [point, longitudeDeg])),
    fromJdUt: Math.max(sky.fromJdUt, progressedJdUt(birthJdUt, fromJdUt)),
    toJdUt: Math.min(sky.toJdUt, progressedJdUt(birthJdUt, toJdUt)),
    transiting: birth.timeKnown ? moving : moving.filter((planet) => planet !== 'moon'),
  })
  return hits.flatMap((hit): Direction[] => {
    const { transiting, aspect } = hit
    const planet = PROGRESSING.find((one) => one === transiting)
    const natal = hit.natal as NatalPoint
    // A planet that has hardly left its own place says nothing by standing there.
    if (!planet || (planet === natal && planet !== 'moon' && aspect === 'conjunction')) return []
    return [
      {
        id: `progressed:${planet}:${aspect}:${natal}`,
        method: 'progressed',
        moving: planet,
        natal,
        aspect,
        nature: ASPECT_NATURE[aspect],
        jdUt: toLife(birthJdUt, hit.jdUt),
        retrograde: hit.speedDegPerDay < 0,
        weight: PROGRESSED_WEIGHT[planet] * POINT_WEIGHT[natal],
      },
    ]
  })
}

/** Solar arcs are told in the aspects that Ebertin reads as events: 0, 90 and 180°. */
const HARD = ASPECT_DIFFERENCES.filter(({ aspect }) => ASPECT_NATURE[aspect] !== 'flowing')

/**
 * Every exact direction by the true solar arc within a stretch of life, in order of time: each point of the chart moved by
 * as much as the progressed Sun has moved, to each other natal point, in conjunction, square or opposition.
 * @throws EphemerisRangeError
 */
export function solarArcDirections(
  sky: Ephemeris,
  birth: Pick<NatalBirth, 'chart' | 'timeKnown'>,
  { fromJdUt, toJdUt }: LifeStretch,
): Direction[] {
  const birthJdUt = birth.chart.jdUt
  const points = targetsOf(birth)
  const sunDeg = sky.position('sun', birthJdUt).longitudeDeg
  const motion = bodyMotion(sky, 'sun')
  const begin = Math.max(sky.fromJdUt, progressedJdUt(birthJdUt, fromJdUt))
  const end = Math.min(sky.toJdUt, progressedJdUt(birthJdUt, toJdUt))
  const arcs = [...motionArcs(motion, begin, end)]
  const found = points.flatMap((moving) =>
    points
      .filter(({ point }) => point !== moving.point)
      .flatMap((natal) =>
        HARD.flatMap(({ aspect, differenceDeg }): Direction[] => {
          const neededDeg = turn(natal.longitudeDeg + differenceDeg - moving.longitudeDeg)
          for (const arc of arcs) {
            const at = passage(motion, arc, turn(sunDeg + neededDeg))
            if (at === null) continue
            return [
              {
                id: `solar_arc:${moving.point}:${aspect}:${natal.point}`,
                method: 'solar_arc',
                moving: moving.point,
                natal: natal.point,
                aspect,
                nature: ASPECT_NATURE[aspect],
                jdUt: toLife(birthJdUt, at),
                retrograde: false,
                weight: 1.2 * Math.sqrt(POINT_WEIGHT[moving.point] * POINT_WEIGHT[natal.point]),
              },
            ]
          }
          return []
        }),
      ),
  )
  return found.toSorted((a, b) => a.jdUt - b.jdUt)
}

/** A progressed planet that stands still and turns, at an instant of life. */
export interface ProgressedStation {
  planet: Exclude<Progressing, 'sun' | 'moon'>
  begins: 'retrograde' | 'direct'
  /** Julian day, UT. */
  jdUt: number
}

/** The stations of progressed Mercury, Venus and Mars within a stretch of life, in order. @throws EphemerisRangeError */
export function progressedStations(sky: Ephemeris, birthJdUt: number, { fromJdUt, toJdUt }: LifeStretch) {
  const search = {
    fromJdUt: Math.max(sky.fromJdUt, progressedJdUt(birthJdUt, fromJdUt)),
    toJdUt: Math.min(sky.toJdUt, progressedJdUt(birthJdUt, toJdUt)),
  }
  return (['mercury', 'venus', 'mars'] as const)
    .flatMap((planet) =>
      stations(sky, { ...search, bodies: [planet] }).map(({ begins, jdUt }): ProgressedStation => ({
        planet,
        begins,
        jdUt: toLife(birthJdUt, jdUt),
      })),
    )
    .toSorted((a, b) => a.jdUt - b.jdUt)
}
