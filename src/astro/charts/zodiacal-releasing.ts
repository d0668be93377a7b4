import type { Sign } from './chart.ts'

/** Years of each sign, Aries to Pisces, after their planets' (Valens, Anthologies IV.6); Capricorn has 27 of Saturn's 30. */
const YEARS = [15, 8, 20, 25, 19, 20, 8, 15, 12, 27, 30, 12] as const
/** Valens counts years of 360 days and months of 30. */
const YEAR_DAYS = 360
const MONTH_DAYS = 30

/** A period of a sign. Instants are Julian days, UT. */
export interface Releasing {
  sign: Sign
  fromJdUt: number
  toJdUt: number
}

export interface GreatReleasing extends Releasing {
  /** Its parts by months; `loosed` where the count has come round and leaps to the opposite sign. */
  parts: (Releasing & { loosed: boolean })[]
}

/**
 * Zodiacal releasing (Valens, Anthologies IV.4–10): from the sign of a lot on, each sign for its years, and within them each for its
 * months, from the great period's own sign on. Where the twelve have passed and the period lasts on, the count leaps to the sign
 * opposite to its beginning, the loosing of the bond.
 * @param years until which age the great periods go on
 */
export function zodiacalReleasing(lotSign: Sign, birthJdUt: number, years = 100): GreatReleasing[] {
  const found: GreatReleasing[] = []
  let at = birthJdUt
  for (let i = 0; at < birthJdUt + years * YEAR_DAYS; i++) {
    const sign = (lotSign + i) % 12
    const toJdUt = at + (YEARS[sign] ?? 0) * YEAR_DAYS
    found.push({ sign, fromJdUt: at, toJdUt, parts: partsOf(sign, at, toJdUt) })
    at = toJdUt
  }
  return found
}

function partsOf(first: Sign, fromJdUt: number, toJdUt: number): GreatReleasing['parts'] {
  const parts: GreatReleasing['parts'] = []
  let at = fromJdUt
  for (let i = 0; at < toJdUt; i++) {
    // No great period is so long that the count would come round twice.
    const sign = (first + i + (i >= 12 ? 6 : 0)) % 12
    const end = Math.min(toJdUt, at + (YEARS[sign] ?? 0) * MONTH_DAYS)
    parts.push({ sign, fromJdUt: at, toJdUt: end, loosed: i === 12 })
    at = end
  }
  return parts
}
