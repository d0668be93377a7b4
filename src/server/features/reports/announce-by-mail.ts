import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { reportMail } from './mail-job.ts'

/** Has a report announced that was to be told of in another way, which failed; nothing for another subject. */
export async function announceByMail({ boss }: Pick<Services, 'boss'>, tx: Db, subject: string): Promise<void> {
  const [, id] = /^report:(\d+)$/.exec(subject) ?? []
  if (id) await enqueue(boss, tx, reportMail, { reportId: Number(id), kind: 'ready' })
}
