import { ASPECTS } from '#astro/charts/aspect.ts'
import { CHART_POINTS, type ChartPoint } from '#astro/charts/chart.ts'
import { placeInSign, SIGN_NAMES, signOf, type SignName } from '#astro/charts/sign.ts'
import { turn } from '#astro/ephemeris/angle.ts'
import { capital } from '#language/capital.ts'
import { pointEn } from '#language/en/points.ts'
import { z } from 'zod'

export const pointField = z
  .enum(CHART_POINTS)
  .describe('asc: ascendant, mc: midheaven, trueNode and meanNode: the north lunar node, meanLilith: the Black Moon')
  .meta({ id: 'point' })
export const signField = z.enum(SIGN_NAMES).meta({ id: 'sign' })
export const aspectField = z.enum(ASPECTS).meta({ id: 'aspect' })
export const instantField = z.string().describe('UTC, like 2025-01-31T18:00:00Z')

export const locatedField = z
  .object({
    longitude: z.number().describe('ecliptic longitude in degrees, 0 to 360 from 0° Aries, tropical zodiac'),
    sign: signField,
    degree: z.number().int().describe('whole degrees within the sign, 0 to 29'),
    minute: z.number().int().describe('whole minutes of arc, 0 to 59'),
  })
  .meta({ id: 'located' })

/** Five decimals of a degree are 0.04 arc seconds. */
export const rounded = (value: number) => Math.round(value * 1e5) / 1e5

export const signNameOf = (sign: number): SignName => SIGN_NAMES[sign] ?? 'aries'

/** Where a longitude lies in the zodiac. */
export function located(longitudeDeg: number) {
  return {
    longitude: turn(rounded(longitudeDeg)),
    sign: signNameOf(signOf(longitudeDeg)),
    ...placeInSign(longitudeDeg),
  }
}

/** "Sun", "North Node". */
export const pointText = (point: ChartPoint) => capital(pointEn(point))

/** "26°15′ Taurus". */
export function locatedText(longitudeDeg: number): string {
  const { degree, minute, sign } = located(longitudeDeg)
  return `${degree}°${String(minute).padStart(2, '0')}′ ${capital(sign)}`
}
