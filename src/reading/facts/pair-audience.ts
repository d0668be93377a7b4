import type { Audience } from '../library/audience.ts'
import { knownRelation } from './known-relation.ts'

/** 18 years, and a day more so that nobody counts as an adult on the eve, in any time zone; days. */
const ADULT_DAYS = 18 * 365.2425 + 1

/** Up to here somebody is a child to a reader who is under age as well; days. */
const SMALL_DAYS = 13 * 365.2425

/** Two people as they are known when something is written about them. */
export interface Pair {
  /** What the reader has called the other: one of the contract's relations, or anything they wrote. */
  relation: string
  /** Julian days, UT; the middle of the day where the hour is unknown. */
  bornJdUt: readonly [number, number]
  /** Julian day, UT. */
  nowJdUt: number
}

/** Whether somebody is eighteen. */
export const isOfAge = (bornJdUt: number, nowJdUt: number): boolean => nowJdUt - bornJdUt >= ADULT_DAYS

/**
 * What a pair may be told. Only two adults of whom one has called the other a partner are told what is written for lovers;
 * another relation, an unknown one or none is not a partner, and neither is anybody under eighteen, whatever they are
 * called: of somebody under age a reader who isn't is told what is written of a child, and so is any reader of somebody
 * under thirteen. What is written of a child is of its games and its evenings: a son or daughter of age is told of as kin.
 */
export function pairAudience({ relation, bornJdUt, nowJdUt }: Pair): Audience {
  const [own, other] = bornJdUt.map((born) => isOfAge(born, nowJdUt))
  const isSmall = nowJdUt - bornJdUt[1] < SMALL_DAYS
  if ((own && !other) || isSmall) return 'child'
  switch (knownRelation(relation)) {
    case 'partner':
      return own && other ? 'partner' : 'any'
    case 'child':
      return other ? 'kin' : 'child'
    case 'parent':
    case 'sibling':
    case 'kin':
      return 'kin'
    default:
      return 'any'
  }
}
