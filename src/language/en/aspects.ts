import type { Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { pointEn, yourEn } from './points.ts'

/** trine to your Mercury, conjunction with your Mercury. */
export const aspectToEn = (aspect: Aspect, natal: ChartPoint): string =>
  `${aspect} ${aspect === 'conjunction' ? 'with' : 'to'} ${yourEn(natal)}`
/** conjunct, sextile, square, trine, opposite: between two points, of whoever. */
export const aspectLinkEn = (aspect: Aspect): string =>
  aspect === 'conjunction' ? 'conjunct' : aspect === 'opposition' ? 'opposite' : aspect
/** an opposition, a trine. */
export const anAspectEn = (aspect: Aspect): string => (aspect === 'opposition' ? `an ${aspect}` : `a ${aspect}`)
/** Mars trine natal Mercury. */
export const aspectLabelEn = (transiting: ChartPoint, aspect: Aspect, natal: ChartPoint): string =>
  `${pointEn(transiting)} ${aspect} natal ${pointEn(natal)}`
/** Sun square Saturn: within one chart. */
export const natalAspectEn = (a: ChartPoint, aspect: Aspect, b: ChartPoint): string =>
  `${pointEn(a)} ${aspect} ${pointEn(b)}`
