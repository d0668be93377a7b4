import type { Audience } from '../library/audience.ts'

/** 18 years, and a day more so that nobody counts as an adult on the eve, in any time zone; days. */
const ADULT_DAYS = 18 * 365.2425 + 1

/** Two people as they are known when something is written about them. */
export interface Pair {
  /** What the reader has called the other: one of the contract's relations, or anything they wrote. */
  relation: string
  /** Julian days, UT; the middle of the day where the hour is unknown. */
  bornJdUt: readonly [number, number]
  /** Julian day, UT. */
  nowJdUt: number
}

/**
 * What a pair may be told. Only two adults of whom one has called the other a partner are told what is written for lovers;
 * another relation, an unknown one or none is not a partner, and neither is anybody under eighteen, whatever they are
 * called.
 */
export function pairAudience({ relation, bornJdUt, nowJdUt }: Pair): Audience {
  switch (relation.trim()) {
    case 'partner':
      return bornJdUt.every((born) => nowJdUt - born >= ADULT_DAYS) ? 'partner' : 'any'
    case 'child':
      return 'child'
    case 'parent':
    case 'sibling':
      return 'kin'
    default:
      return 'any'
  }
}
