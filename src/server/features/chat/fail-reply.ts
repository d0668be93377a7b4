import type { Services } from '#platform/services.ts'
import { returnQuestion } from '#core/entitlements/api.ts'
import { endReply } from './queries.ts'

/** Ends a reply that will not be written, and gives its question back, once. Whether this call ended it. */
export async function failReply(
  { db }: Pick<Services, 'db'>,
  userId: number,
  replyId: number,
  failure: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const reply = await endReply(tx, replyId, { status: 'failed', failure })
    if (reply?.spentOn) await returnQuestion({ db: tx }, userId, { date: reply.spentOn, left: 0 })
    return reply !== undefined
  })
}
