import { ASPECT_ANGLES, ASPECTS } from '#astro/charts/aspect.ts'
import { isApplying } from '#astro/charts/aspects.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { MINOR_ASPECT_ANGLES } from '#astro/charts/minor-aspect.ts'
import { minorAspectWithin } from '#astro/charts/minor-aspects.ts'
import { progressedChart } from '#astro/charts/progressed-chart.ts'
import { progressedJdUt, solarArcDeg, TROPICAL_YEAR_DAYS } from '#astro/charts/solar-arc.ts'
import { halfTurn, turn } from '#astro/ephemeris/angle.ts'
import { PLANETS, type Body } from '#astro/ephemeris/body.ts'
import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import { progressedHits } from '#astro/events/progressed-hits.ts'
import type { ChartRings, SECOND_RINGS } from '#contract/chart-details.ts'
import { WHEEL_BODIES } from '#drawing/wheel/lay-wheel.ts'
import { invalid } from '#platform/app-error.ts'
import type { BirthOfChart } from '../charts/api.ts'

/** A point of a ring and its motion in a day of life. */
interface RingPoint {
  point: ChartPoint
  longitudeDeg: number
  speedDegPerDay: number
}

/** How near exact an aspect to a birth counts, degrees: of what moves slowly less. */
const ORB_DEG = { second: 1, transits: 1.5 } as const
const YEAR_DAYS = 365

type Second = (typeof SECOND_RINGS)[number]

/** What moves around a birth at an instant. Without the hour there are no angles, and no Moon in the birth. */
export function ringsAt(
  of: BirthOfChart,
  { jdUt, second, hasTransits }: { jdUt: number; second: Second; hasTransits: boolean },
): ChartRings {
  const natal = natalPoints(of)
  const moved = second === 'none' ? null : secondRing(of, second, jdUt)
  const transits = hasTransits ? transitRing(of, jdUt) : null
  return {
    instant: isoFromJdUt(jdUt),
    second: moved && presentRing(moved),
    arc: second === 'solar-arc' ? halfTurn(solarArcDeg(of.sky.tropical, of.birth.chart.jdUt, jdUt)) : null,
    transits: transits && presentRing(transits),
    aspects: {
      second: moved ? met(of, moved, natal, ORB_DEG.second) : [],
      transits: transits ? met(of, transits, natal, ORB_DEG.transits) : [],
      between: transits && moved ? met(of, transits, moved, ORB_DEG.transits) : [],
    },
  }
}

/** When the planets of the sky meet the progressed or directed points, in a year from an instant on. */
export function ringHitsOf(
  of: BirthOfChart,
  { fromJdUt, second }: { fromJdUt: number; second: Exclude<Second, 'none'> },
) {
  const { sky, birth } = of
  const toJdUt = Math.min(fromJdUt + YEAR_DAYS, sky.toJdUt - 1)
  reach(of, toJdUt)
  // Angles that are progressed have no table to follow; the planets do.
  const bodies = PLANETS.filter((planet) => birth.timeKnown || planet !== 'moon')
  return progressedHits(sky, { birthJdUt: birth.chart.jdUt, bodies, by: second, fromJdUt, toJdUt }).map(
    ({ transiting, point, aspect, jdUt }) => ({ transiting, point, type: aspect, at: isoFromJdUt(jdUt) }),
  )
}

const isShown = (body: Body) => WHEEL_BODIES.includes(body)

function natalPoints({ birth: { chart, timeKnown } }: BirthOfChart): RingPoint[] {
  const bodies = chart.placements
    .filter(({ body }) => isShown(body) && (timeKnown || body !== 'moon'))
    .map(({ body, longitudeDeg }) => ({ point: body, longitudeDeg, speedDegPerDay: 0 }))
  return timeKnown && chart.houses ? [...bodies, ...angles(chart.houses, 0)] : bodies
}

const angles = (
  { ascendantDeg, midheavenDeg }: { ascendantDeg: number; midheavenDeg: number },
  speedDegPerDay: number,
): RingPoint[] => [
  { point: 'asc', longitudeDeg: ascendantDeg, speedDegPerDay },
  { point: 'mc', longitudeDeg: midheavenDeg, speedDegPerDay },
]

/** @throws {AppError} validation where the progressed instant is beyond the tables */
function reach({ sky, birth }: BirthOfChart, jdUt: number): void {
  const progressed = progressedJdUt(birth.chart.jdUt, jdUt)
  if (!(progressed > sky.fromJdUt && progressed < sky.toJdUt)) throw invalid({ at: 'instant' })
}

function secondRing(of: BirthOfChart, second: Exclude<Second, 'none'>, jdUt: number): RingPoint[] {
  reach(of, jdUt)
  const { sky, birth } = of
  const { chart, timeKnown } = birth
  if (second === 'solar-arc') {
    const arcDeg = solarArcDeg(sky.tropical, chart.jdUt, jdUt)
    const speed = sky.position('sun', progressedJdUt(chart.jdUt, jdUt)).speedDegPerDay / TROPICAL_YEAR_DAYS
    return natalPoints(of).map(({ point, longitudeDeg }) => ({
      point,
      longitudeDeg: turn(longitudeDeg + arcDeg),
      speedDegPerDay: speed,
    }))
  }
  const houseSystem = chart.houses?.requested
  const progressed = progressedChart(sky, { ...chart, ...(houseSystem && { houseSystem }) }, jdUt)
  const bodies = progressed.placements
    .filter(({ body }) => isShown(body) && (timeKnown || body !== 'moon'))
    .map(({ body, longitudeDeg, speedDegPerDay }) => ({
      point: body,
      longitudeDeg,
      speedDegPerDay: speedDegPerDay / TROPICAL_YEAR_DAYS,
    }))
  return timeKnown && progressed.houses ? [...bodies, ...angles(progressed.houses, 1 / TROPICAL_YEAR_DAYS)] : bodies
}

const transitRing = ({ sky }: BirthOfChart, jdUt: number): RingPoint[] =>
  WHEEL_BODIES.map((body) => ({ point: body, ...sky.position(body, jdUt) }))

function presentRing(points: readonly RingPoint[]): NonNullable<ChartRings['second']> {
  const angle = (name: ChartPoint) => points.find(({ point }) => point === name)?.longitudeDeg ?? null
  return {
    bodies: points
      .filter(({ point }) => point !== 'asc' && point !== 'mc')
      .map(({ point, longitudeDeg, speedDegPerDay }) => ({
        id: point,
        lon: longitudeDeg,
        retrograde: speedDegPerDay < 0,
      })),
    asc: angle('asc'),
    mc: angle('mc'),
  }
}

function met(
  { birth, rules }: BirthOfChart,
  from: readonly RingPoint[],
  to: readonly RingPoint[],
  orbDeg: number,
): ChartRings['aspects']['second'] {
  const withinDeg = orbDeg * (birth.chart.orbReach ?? 1)
  return from
    .flatMap((a) =>
      to.flatMap((b) => {
        const apart = Math.abs(halfTurn(a.longitudeDeg - b.longitudeDeg))
        const major = ASPECTS.find((name) => Math.abs(apart - ASPECT_ANGLES[name]) <= withinDeg)
        const minor = minorAspectWithin(withinDeg / 2, rules.minor_aspects, a.longitudeDeg, b.longitudeDeg)
        const type = major ?? minor?.aspect
        if (!type) return []
        const angleDeg = major ? ASPECT_ANGLES[major] : MINOR_ASPECT_ANGLES[type as keyof typeof MINOR_ASPECT_ANGLES]
        return [
          {
            a: a.point,
            b: b.point,
            type,
            orb: Math.abs(apart - angleDeg),
            applying: isApplying(a, b, angleDeg) === true,
          },
        ]
      }),
    )
    .toSorted((one, other) => one.orb - other.orb)
}
