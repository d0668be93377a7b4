import type { Services } from '../../platform/services.ts'
import { failReply } from './fail-reply.ts'
import { listForsaken } from './queries.ts'

/** Longer than a model may take with all its tries. */
const FORSAKEN_MS = 150_000

/** Gives back the questions whose replies nobody writes any more, because the process that did so is gone. */
export async function settleForsaken({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (const { id, userId } of await listForsaken(db, new Date(clock().getTime() - FORSAKEN_MS)))
    await failReply({ db }, userId, id, 'forsaken')
}
