import { clausesOf } from './clauses.ts'
import { saysOwnWish } from './own-wish.ts'
import { weighed } from './read-distress.ts'

/** So much a clause weighs as danger by itself. */
const BY_ITSELF = 0

/**
 * Whether what explains one clause of a message leaves nothing of the others: each of them is explained too, or tells no danger
 * by itself. A journey, a song or a loss beside it explains no wish to die.
 */
export const areOthersCalm = (text: string, isExplained: (clause: string) => boolean): boolean =>
  clausesOf(text).every(
    (clause) => isExplained(clause) || (weighed(clause).sums.danger <= BY_ITSELF && !saysOwnWish(clause)),
  )
