import { CHART_POINTS, type AnyAspect, type ChartPoint } from '#astro/charts/chart.ts'
import { isMajorAspect } from '#astro/charts/aspect.ts'
import { isMinorAspect } from '#astro/charts/minor-aspect.ts'

export const isPoint = (id: string): id is ChartPoint => CHART_POINTS.some((point) => point === id)
export const isAspect = (type: string): type is AnyAspect => isMajorAspect(type) || isMinorAspect(type)
/** Of a list that the wire names by ids, those that this page knows. */
export const pointsIn = (ids: readonly string[]): ChartPoint[] => ids.filter(isPoint)
