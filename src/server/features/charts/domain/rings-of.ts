import type { ChartPoint, Houses, Placement } from '#astro/charts/chart.ts'
import type { ChartType } from '#product/chart-types.ts'
import type { NatalBirth } from '#reading/facts/day-facts.ts'
import type { ReportDiagram, WheelData } from '#reading/reports/report-document.ts'
import type { ChartData } from './chart-data.ts'

/** What a chart is drawn from. */
export interface Drawn {
  type: ChartType
  birth: NatalBirth
  partner: NatalBirth | null
  figure: ChartData
}

type RingAspect = ChartData['aspects'][number]

/** A chart of one ring, or of two: the one in the middle, whose houses are drawn, and the one around it. */
export interface Rings {
  inner: WheelData
  outer: WheelData | null
  /** Of two rings, from the outer (a) to the inner (b). */
  aspects: readonly RingAspect[]
}

const ring = (placements: readonly Placement[], houses: Houses | null): WheelData => ({
  placements,
  houses,
  aspects: [],
})

const ofBirth = ({ chart, timeKnown }: NatalBirth): WheelData => ring(chart.placements, timeKnown ? chart.houses : null)

const turned = ({ a, b, ...aspect }: RingAspect): RingAspect => ({ ...aspect, a: b, b: a })

/** The rings of a chart as its page shows them. */
export function ringsOf({ type, birth, partner, figure }: Drawn): Rings {
  const { placements, houses, aspects } = figure
  switch (type) {
    case 'transit':
      // The moving sky is read in the houses of the birth and has no angles of its own.
      return { inner: ofBirth(birth), outer: ring(placements, null), aspects }
    case 'progressed':
      return { inner: ofBirth(birth), outer: ring(placements, houses), aspects }
    case 'solar-return':
    case 'lunar-return':
      return { inner: ring(placements, houses), outer: ofBirth(birth), aspects: aspects.map(turned) }
    case 'synastry':
      if (partner) return { inner: ofBirth(birth), outer: ofBirth(partner), aspects: aspects.map(turned) }
      break
    case 'natal':
    case 'composite':
    case 'person-natal':
  }
  return { inner: figure, outer: null, aspects }
}

/** The picture of a chart. */
export const wheelOf = ({ inner, outer, aspects }: Rings): ReportDiagram =>
  outer ? { kind: 'bi-wheel', inner, outer, aspects } : { kind: 'wheel', chart: inner }

/** Where a point stands in a ring, degrees; undefined where the ring doesn't have it. */
export function longitudeIn({ placements, houses }: WheelData, point: ChartPoint): number | undefined {
  if (point === 'asc') return houses?.ascendantDeg
  if (point === 'mc') return houses?.midheavenDeg
  return placements.find(({ body }) => body === point)?.longitudeDeg
}
