import { turn } from '../ephemeris/angle.ts'
import type { Sign } from './chart.ts'

/** The signs from Aries: `SIGN_NAMES[sign]` is the name of a `Sign` in keys of texts and glyphs. */
export const SIGN_NAMES = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const
export type SignName = (typeof SIGN_NAMES)[number]

/** The sign of a longitude in degrees: 0 Aries … 11 Pisces. A longitude on the border belongs to the sign it opens. */
export function signOf(longitudeDeg: number): Sign {
  return Math.floor(turn(longitudeDeg) / 30)
}

/** Whole degree (0–29) and whole minute (0–59) within the sign; both truncated, as almanacs do. */
export function placeInSign(longitudeDeg: number): { degree: number; minute: number } {
  const longitude = turn(longitudeDeg)
  const minutes = Math.floor((longitude - 30 * Math.floor(longitude / 30)) * 60)
  return { degree: Math.floor(minutes / 60), minute: minutes % 60 }
}
