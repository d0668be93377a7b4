import { CHART_POINTS, type ChartPoint, type Sign } from '#astro/charts/chart.ts'
import { capital } from '#language/capital.ts'
import { pointEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import { pointRu } from '#language/ru/points.ts'
import { signRu } from '#language/ru/signs.ts'
import { texts } from './dictionary.ts'

/** What a language calls each point of a chart. */
export const byPoint = (nameOf: (point: ChartPoint) => string) =>
  Object.fromEntries(CHART_POINTS.map((point) => [point, nameOf(point)])) as Record<ChartPoint, string>
export const bySign = (nameOf: (sign: Sign) => string) => Array.from({ length: 12 }, (_, sign) => nameOf(sign))

/** The names that a table of positions needs; `skyWords` has them and all others. */
export const skyNames = texts(
  { bodies: byPoint(pointEn), signs: bySign(signEn), retrograde: 'retrograde' },
  { bodies: byPoint((point) => capital(pointRu(point))), signs: bySign(signRu), retrograde: 'ретроградно' },
)
