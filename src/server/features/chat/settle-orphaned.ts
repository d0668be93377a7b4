import type { Services } from '#platform/services.ts'
import { failReply } from './fail-reply.ts'
import { listOrphaned } from './queries.ts'

/** Longer than a model may take with all its tries. */
const ORPHANED_AFTER_MS = 150_000

/** Gives back the questions whose replies nobody writes any more, because the process that did so is gone. */
export async function settleOrphaned({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (const { id, userId } of await listOrphaned(db, new Date(clock().getTime() - ORPHANED_AFTER_MS)))
    await failReply({ db }, userId, id, 'orphaned')
}
