import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { SUN_SIGN_PERIODS, type SunSignPeriod } from '#reading/sun-signs/periods.ts'

export const SUN_SIGNS_PATH = '/horoscope'

/** Where a sign's horoscope stands; today's at the sign's own address. */
export const sunSignPath = (sign: number, period: SunSignPeriod = 'today') =>
  `${SUN_SIGNS_PATH}/${SIGN_NAMES[sign] ?? ''}${period === 'today' ? '' : `/${period}`}` as const

/** What an address asks for; null where there is no such sign or period. */
export function sunSignAsked(params: { sign?: string; period?: string }) {
  const sign = SIGN_NAMES.findIndex((name) => name === params.sign)
  const period = SUN_SIGN_PERIODS.find((name) => name === (params.period ?? 'today'))
  return sign < 0 || !period || params.period === 'today' ? null : { sign, period }
}

/** Every sign's horoscopes, for search engines. */
export const sunSignPaths = (): string[] =>
  SIGN_NAMES.flatMap((_, sign) => SUN_SIGN_PERIODS.map((period) => sunSignPath(sign, period)))
