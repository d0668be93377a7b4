import { turn } from '../ephemeris/angle.ts'
import type { Sign } from './chart.ts'

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
