import type { Services } from '#platform/services.ts'
import { listRepliesWithDropped } from './queries.ts'

const DAYS = 30
const MOST = 100

/** What models said in the last 30 days and nobody was shown, newest first, with the reasons. */
export async function listDropped({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const since = new Date(clock().getTime() - DAYS * 86_400_000)
  const replies = await listRepliesWithDropped(db, since, MOST)
  return replies
    .flatMap(({ droppedSentences, ...reply }) =>
      (droppedSentences ?? []).map((sentence) => ({ ...reply, ...sentence })),
    )
    .slice(0, MOST)
}
