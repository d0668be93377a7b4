import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import {
  findMessage,
  findThread,
  latestReply,
  latestThread,
  listMessages,
  listThreads,
  type MessageRow,
  type ThreadRow,
} from './queries.ts'
import { settleOrphaned } from './settle-orphaned.ts'

/** Enough to read back; older messages stay with their thread. */
const MOST_MESSAGES = 200

/** A thread with its messages, and the threads there are. */
export interface Chat {
  thread: ThreadRow | undefined
  messages: MessageRow[]
  threads: ThreadRow[]
}

/** @throws {AppError} not_found for a thread that is not the person's */
export async function getChat(services: Services, user: User, id: string | undefined): Promise<Chat> {
  await settleOrphaned(services)
  const thread = await threadOf(services, user, id)
  const messages = thread ? await listMessages(services.db, thread.id, MOST_MESSAGES) : []
  return { thread, messages, threads: await listThreads(services.db, user.id) }
}

/**
 * The newest reply of a thread with its question; undefined while it is being written.
 * @throws {AppError} not_found where there is none; unavailable when it was given up
 */
export async function getReply(
  services: Services,
  user: User,
  id: string | undefined,
): Promise<{ question: MessageRow; reply: MessageRow } | undefined> {
  await settleOrphaned(services)
  const thread = await threadOf(services, user, id)
  const reply = thread && (await latestReply(services.db, thread.id))
  const question = reply?.questionId ? await findMessage(services.db, reply.questionId) : undefined
  if (!reply || !question) throw new AppError('not_found')
  if (reply.status === 'failed') throw new AppError('unavailable', { message: 'reply_failed' })
  return reply.status === 'pending' ? undefined : { question, reply }
}

async function threadOf({ db }: Services, user: User, id: string | undefined): Promise<ThreadRow | undefined> {
  if (id === undefined) return latestThread(db, user.id)
  const thread = await findThread(db, user.id, id)
  if (!thread) throw new AppError('not_found')
  return thread
}
