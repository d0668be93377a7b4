import type { Pair, PairInvitation } from '#contract/pairs.ts'
import { turnedRelation } from './domain/turned-relation.ts'
import type { InvitationRow, PairWithOther } from './queries.ts'

/** Who the other one is to a reader, and what they are called. */
export function otherOf({ pair, other }: PairWithOther): { name: string; relation: string } {
  const isFriend = other.id === pair.friendId
  return isFriend
    ? { name: pair.name, relation: pair.relation }
    : { name: other.firstName, relation: turnedRelation(pair.relation) }
}

export const presentPair = (found: PairWithOther): Pair => ({
  id: found.pair.id,
  ...otherOf(found),
  agreed_at: found.pair.agreedAt.toISOString(),
})

export const presentInvitation = ({ id, name, relation, madeAt, expiresAt }: InvitationRow): PairInvitation => ({
  id,
  name,
  relation,
  made_at: madeAt.toISOString(),
  expires_at: expiresAt.toISOString(),
})
