import type { ChartSky, ChartPoint } from '#astro/charts/chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import type { ShownChart } from '#contract/shown-chart.ts'
import type { RingPoint } from '#drawing/wheel/bi-wheel.ts'
import type { RingAspect } from '#drawing/wheel/lay-outer-ring.ts'
import { findLongitude } from './point-longitude.ts'
import { toChart } from './to-chart.ts'

/** A chart of two: a birth in the middle, and what is held to it around it; of a return, it and the birth around it. */
export interface Rings {
  inner: ChartSky
  outer: ChartSky
  /** The names of the two: a key of the texts, or what the person is called. */
  names: { inner: RingName; outer: RingName }
  /** Whose points the inner houses are told of. */
  housed: 'inner' | 'outer'
  aspects: RingAspectOf[]
}
export type RingName =
  | { key: 'natal' | 'transit' | 'progressed' | 'solarReturn' | 'lunarReturn' | 'you' }
  | { name: string }

/** An aspect from ring to ring, and whether it grows closer; null where nothing moves. */
export interface RingAspectOf extends RingAspect {
  applying: boolean | null
}

/** The rings of a transit or progressed chart, of a return and of a synastry; null of a chart that is one ring. */
export function ringsOf(answer: ShownChart): Rings | null {
  const { type, natal, partner, person } = answer
  const own = toChart(answer)
  if (natal && answer.return) {
    const aspects = own.aspects.map(({ a, b, ...aspect }) => ({ ...aspect, inner: a, outer: b }))
    const names = {
      inner: { key: answer.return.light === 'sun' ? 'solarReturn' : 'lunarReturn' },
      outer: { key: 'natal' },
    } as const
    return { inner: { ...own, aspects: [] }, outer: toChart(natal), names, housed: 'inner', aspects }
  }
  if (natal) {
    const key = type === 'chart:transit' ? 'transit' : 'progressed'
    // The moving point is told first.
    const aspects = own.aspects.map(({ a, b, ...aspect }) => ({ ...aspect, inner: b, outer: a }))
    // The moving sky is read in the houses of the birth and has no angles of its own.
    const outer = key === 'transit' ? { ...own, houses: null } : own
    return {
      inner: toChart(natal),
      outer,
      names: { inner: { key: 'natal' }, outer: { key } },
      housed: 'outer',
      aspects,
    }
  }
  if (partner && type === 'chart:synastry') {
    const aspects = own.aspects.map(({ a, b, ...aspect }) => ({ ...aspect, inner: a, outer: b }))
    const names = { inner: { key: 'you' } as const, outer: { name: person?.name ?? '' } }
    return { inner: { ...own, aspects: [] }, outer: toChart(partner), names, housed: 'outer', aspects }
  }
  return null
}

/** The inner chart's house in which a point of the ring that is told of stands; null without houses. */
export function innerHouse(rings: Rings, point: ChartPoint): number | null {
  const { inner } = rings
  const longitude = findLongitude(rings[rings.housed], point)
  return inner.houses && longitude !== undefined ? houseOf(longitude, inner.houses.cuspsDeg) : null
}

/** The aspects of one point to the other ring, closest first. */
export function aspectsOf({ aspects }: Rings, { ring, point }: RingPoint): RingAspectOf[] {
  return aspects.filter((aspect) => aspect[ring] === point).toSorted((a, b) => a.orbDeg - b.orbDeg)
}
