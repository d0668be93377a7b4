import { HALF_DAY } from './natal-points.ts'
import { ASPECT_NATURE, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import { orbAllowedDeg } from '#astro/charts/aspects.ts'
import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import { compositeChart, type CompositeChart } from '#astro/charts/composite-chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { type Planet, isPlanet, isOuterPlanet } from '#astro/ephemeris/body.ts'
import type { NatalBirth } from './day-facts.ts'
import { aspectStrength } from './natal-strength.ts'

/** A point of the bond's chart. */
export interface CompositePlace {
  point: Planet | 'asc'
  /** Null where an unknown hour leaves two possible. */
  sign: Sign | null
  /** 1–12; null unless both hours are known. */
  house: number | null
}

/** An aspect within the bond's chart. */
export interface CompositeAspect {
  /** `composite:sun:square:moon`. */
  id: string
  a: Planet
  b: Planet
  aspect: Aspect
  nature: AspectNature
  orbDeg: number
  timed: boolean
  weight: number
}

/** A composite chart as facts. */
export interface CompositeFacts {
  chart: CompositeChart
  /** The planets in chart order, then the ascendant where both hours are known. */
  places: CompositePlace[]
  /** Among the planets, strongest first. */
  aspects: CompositeAspect[]
}

/** What the midpoints of two charts say; of births without an hour, what holds all day. */
export function compositeFacts(one: NatalBirth, other: NatalBirth): CompositeFacts {
  const chart = compositeChart(one.chart, other.chart)
  const slackOf = (point: ChartPoint) => midpointSlackDeg(one, other, point)
  const places = chart.placements.flatMap(({ body, longitudeDeg, house }): CompositePlace[] => {
    if (!isPlanet(body)) return []
    const slack = slackOf(body)
    const certain = signOf(longitudeDeg - slack) === signOf(longitudeDeg + slack)
    return [{ point: body, sign: certain ? signOf(longitudeDeg) : null, house }]
  })
  const ascendant: CompositePlace[] = chart.houses
    ? [{ point: 'asc', sign: signOf(chart.houses.ascendantDeg), house: null }]
    : []
  return { chart, places: [...places, ...ascendant], aspects: aspectsOf(chart, slackOf) }
}

/** How far from its midpoint a point may be, degrees: anywhere, where the hour decides which of the two midpoints is nearer. */
function midpointSlackDeg(one: NatalBirth, other: NatalBirth, point: ChartPoint): number {
  const [a, b] = [one, other].map(({ chart: { placements }, timeKnown }) => {
    const placed = placements.find(({ body }) => body === point)
    const slackDeg = timeKnown ? 0 : Math.abs(placed?.speedDegPerDay ?? 0) * HALF_DAY
    return { longitudeDeg: placed?.longitudeDeg ?? 0, slackDeg }
  }) as [{ longitudeDeg: number; slackDeg: number }, { longitudeDeg: number; slackDeg: number }]
  const slackDeg = a.slackDeg + b.slackDeg
  const apart = Math.abs(halfTurn(a.longitudeDeg - b.longitudeDeg))
  return slackDeg > 0 && apart + slackDeg >= 180 ? Infinity : slackDeg / 2
}

function aspectsOf({ aspects, orbReach }: CompositeChart, slackOf: (point: ChartPoint) => number): CompositeAspect[] {
  return aspects
    .flatMap((met): CompositeAspect[] => {
      const { a, b, aspect, orbDeg } = met
      if (!isPlanet(a) || !isPlanet(b) || (isOuterPlanet(a) && isOuterPlanet(b))) return []
      const slack = slackOf(a) + slackOf(b)
      if (orbDeg + slack > orbAllowedDeg(a, b, aspect, orbReach)) return []
      return [
        {
          id: `composite:${a}:${aspect}:${b}`,
          a,
          b,
          aspect,
          nature: ASPECT_NATURE[aspect],
          orbDeg,
          timed: slack === 0,
          weight: aspectStrength(met),
        },
      ]
    })
    .toSorted((x, y) => y.weight - x.weight || (x.id < y.id ? -1 : 1))
}
