import type { ChartPoint } from '#astro/charts/chart.ts'

const POINTS: Record<ChartPoint, string> = {
  sun: 'Sun',
  moon: 'Moon',
  mercury: 'Mercury',
  venus: 'Venus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  uranus: 'Uranus',
  neptune: 'Neptune',
  pluto: 'Pluto',
  meanNode: 'Mean Node',
  trueNode: 'North Node',
  meanLilith: 'Lilith',
  chiron: 'Chiron',
  ceres: 'Ceres',
  pallas: 'Pallas',
  juno: 'Juno',
  vesta: 'Vesta',
  asc: 'Ascendant',
  mc: 'Midheaven',
}
const WITH_ARTICLE: ReadonlySet<ChartPoint> = new Set(['sun', 'moon', 'trueNode', 'asc', 'mc'])

/** Sun, Venus, Ascendant. */
export const pointEn = (point: ChartPoint): string => POINTS[point]
/** As the subject of a sentence, in the middle of it: the Sun, Venus, the Ascendant. */
export function planetEn(point: ChartPoint): string {
  return WITH_ARTICLE.has(point) ? `the ${POINTS[point]}` : POINTS[point]
}
/** the Sun’s, Mars’s. */
export const planetsEn = (point: ChartPoint): string => `${planetEn(point)}’s`
/** your Venus, your Ascendant; which of the lunar nodes it is, is left out. */
export function yourEn(point: ChartPoint): string {
  if (point === 'meanNode') return 'your Node'
  return `your ${POINTS[point]}`
}
