import { isApplying } from '#astro/charts/aspects.ts'
import { MINOR_ASPECT_ANGLES, type MinorAspect } from '#astro/charts/minor-aspect.ts'
import { minorAspectWithin, minorOrbDeg } from '#astro/charts/minor-aspects.ts'
import type { ChartPoint, Houses, Placement, PointAspect } from '#astro/charts/chart.ts'
import { SYNASTRY_POINTS } from '#astro/charts/synastry.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { ChartType } from '#product/chart-types.ts'
import type { NatalBirth } from '#reading/facts/day-facts.ts'
import { HALF_DAY, natalPositions } from '#reading/facts/natal-points.ts'
import type { ChartData } from './chart-data.ts'

/** What moves and is held to a birth: a minor aspect of it counts this near exact, degrees. */
const MOVING_ORB_DEG = 1

interface Drawn {
  type: ChartType
  birth: NatalBirth
  partner: NatalBirth | null
  figure: ChartData
}

interface Mover {
  point: ChartPoint
  longitudeDeg: number
  /** Degrees a day; null where it has no motion of its own. */
  speedDegPerDay: number | null
  /** How far from there it may be, as the hour is unknown, degrees. */
  slackDeg: number
}

/** The minor aspects of a chart as its major ones are told: within it, or from its points to those of the other ring. */
export function minorAspectsOf(drawn: Drawn, kinds: readonly MinorAspect[]): PointAspect[] {
  if (kinds.length === 0) return []
  const { type, birth, partner, figure } = drawn
  const { orbReach = 1 } = birth.chart
  const own = (a: ChartPoint, b: ChartPoint) => minorOrbDeg(a, b, orbReach)
  const moving = () => MOVING_ORB_DEG * orbReach
  const planets = moversOf(figure.placements, null, 0).filter(({ point }) => PLANETS.some((planet) => planet === point))
  switch (type) {
    case 'natal':
    case 'person-natal': {
      const shown = (type === 'natal' ? birth : partner) ?? birth
      return within(moversOf(figure.placements, figure.houses, shown.timeKnown ? 0 : HALF_DAY), own, kinds)
    }
    case 'composite':
      // Nothing moves in it; without an hour its slack is the two births', which the speeds of the midpoints hold.
      return within(moversOf(figure.placements, figure.houses, figure.timeKnown ? 0 : HALF_DAY), own, kinds).map(
        unmoved,
      )
    case 'synastry':
      return partner ? between(pairPoints(birth), pairPoints(partner), own, kinds).map(unmoved) : []
    case 'transit':
      // The Moon passes each within hours.
      return between(
        planets.filter(({ point }) => point !== 'moon'),
        natalMovers(birth),
        moving,
        kinds,
      )
    case 'progressed':
      return birth.timeKnown ? between(planets, natalMovers(birth), moving, kinds) : []
    case 'solar-return':
    case 'lunar-return':
      return birth.timeKnown ? between(planets, natalMovers(birth), moving, kinds).map(unmoved) : []
  }
}

const unmoved = (aspect: PointAspect): PointAspect => ({ ...aspect, applying: null })

function moversOf(placements: readonly Placement[], houses: Houses | null, doubtDays: number): Mover[] {
  const bodies = placements.flatMap(({ body, longitudeDeg, speedDegPerDay }): Mover[] =>
    body === 'meanNode'
      ? []
      : [{ point: body, longitudeDeg, speedDegPerDay, slackDeg: doubtDays * Math.abs(speedDegPerDay) }],
  )
  const angle = (point: ChartPoint, longitudeDeg: number): Mover => ({
    point,
    longitudeDeg,
    speedDegPerDay: null,
    slackDeg: 0,
  })
  return houses ? [...bodies, angle('asc', houses.ascendantDeg), angle('mc', houses.midheavenDeg)] : bodies
}

const pairPoints = ({ chart, timeKnown }: NatalBirth): Mover[] =>
  moversOf(chart.placements, timeKnown ? chart.houses : null, timeKnown ? 0 : HALF_DAY).filter(({ point }) =>
    SYNASTRY_POINTS.has(point),
  )

/** The points of a birth that transits meet, which stand still. */
const natalMovers = ({ chart, timeKnown }: NatalBirth): Mover[] =>
  natalPositions(chart, timeKnown).map((position) => ({ ...position, speedDegPerDay: 0 }))

type OrbOf = (a: ChartPoint, b: ChartPoint) => number

function met(a: Mover, b: Mover, orbOf: OrbOf, kinds: readonly MinorAspect[]): PointAspect[] {
  const withinDeg = orbOf(a.point, b.point) - a.slackDeg - b.slackDeg
  const found = withinDeg < 0 ? null : minorAspectWithin(withinDeg, kinds, a.longitudeDeg, b.longitudeDeg)
  if (!found) return []
  const applying = a.slackDeg + b.slackDeg > 0 ? null : isApplying(a, b, MINOR_ASPECT_ANGLES[found.aspect])
  return [{ a: a.point, b: b.point, ...found, applying }]
}

const isAngle = (point: ChartPoint) => point === 'asc' || point === 'mc'

const within = (points: readonly Mover[], orbOf: OrbOf, kinds: readonly MinorAspect[]): PointAspect[] =>
  points.flatMap((a, i) =>
    points.slice(i + 1).flatMap((b) => (isAngle(a.point) && isAngle(b.point) ? [] : met(a, b, orbOf, kinds))),
  )

const between = (from: readonly Mover[], to: readonly Mover[], orbOf: OrbOf, kinds: readonly MinorAspect[]) =>
  from.flatMap((a) => to.flatMap((b) => met(a, b, orbOf, kinds)))
