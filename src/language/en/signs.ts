import type { Sign } from '#astro/charts/chart.ts'

/** By `Sign`, from Aries. */
export const SIGNS_EN: readonly string[] = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
]

export const signEn = (sign: Sign): string => SIGNS_EN[sign] ?? ''
