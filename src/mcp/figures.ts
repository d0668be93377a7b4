import type { ChartPoint } from '#astro/charts/chart.ts'
import { placeInSign, SIGN_NAMES, signOf, type SignName } from '#astro/charts/sign.ts'
import { turn } from '#astro/ephemeris/angle.ts'
import { capital } from '#language/capital.ts'
import { pointEn } from '#language/en/points.ts'

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
