import type { Answer } from '#reading/astrologer/answer.ts'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { dayZoneOf, lockUser, updateUser, type User } from '#core/users/api.ts'
import type { PlanId } from '#product/rights.ts'
import { spendQuestionOf, type SpentQuestion } from '#core/entitlements/api.ts'
import {
  closeCare,
  findThread,
  insertMessage,
  insertThread,
  keepCare,
  latestThread,
  touchThread,
  type MessageRow,
  type ReplyChanges,
  type ThreadRow,
} from './queries.ts'

const MOST = 60

/** A thread is named by the beginning of its first question, cut between words. */
function titleOf(question: string): string {
  const text = question.replaceAll(/\s+/g, ' ').trim()
  if (text.length <= MOST) return text
  const cut = text.slice(0, MOST)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST / 2))}…`
}

/** A question that was taken, and the reply that is to be written to it. */
export interface Begun {
  question: MessageRow
  reply: MessageRow
  /** What it took off the day's allowance; null where it costs nothing. */
  spent: SpentQuestion | null
}

/**
 * Takes a question off the day's allowance and keeps it, with a reply: that which is `written` already, or one that is still
 * to be. All or nothing.
 * @throws {AppError} limit_reached when none is left; not_found for a thread that is not the person's
 */
export async function beginReply(
  { db, clock }: Services,
  user: User,
  asked: {
    content: string
    thread: string | undefined
    timeZone: string
    answer: Answer
    plan: PlanId
    charged: boolean
    written: ReplyChanges | null
  },
): Promise<Begun> {
  const { content, answer } = asked
  return db.transaction(async (tx) => {
    const timeZone = dayZoneOf({ ...user, timeZone: asked.timeZone })
    const spent = asked.charged
      ? await spendQuestionOf({ db: tx, clock }, user.id, { plan: asked.plan, timeZone })
      : null
    // From the first question on the day has a zone, so that the next can't begin another day.
    if (spent && user.dayTimeZone === null)
      await updateUser(tx, user.id, { dayTimeZone: timeZone, dayTimeZoneSince: clock() })
    const thread = await threadFor(tx, user, asked, clock())
    const common = {
      threadId: thread.id,
      createdAt: clock(),
      status: asked.written ? ('done' as const) : ('pending' as const),
      lang: answer.lang,
      intent: answer.intent,
      spentOn: spent?.date ?? null,
    }
    const { care } = answer
    const question = await insertMessage(tx, { ...common, role: 'user', content, ...(care && { careLinks: [] }) })
    const reply = await insertMessage(tx, {
      content: '',
      ...common,
      ...asked.written,
      role: 'assistant',
      questionId: question.id,
    })
    if (thread.lastAt < clock()) await touchThread(tx, thread.id, clock())
    if (care) await keepCare(tx, thread.id, care, clock())
    else if (!answer.isCareOpen && (thread.careStage === 'asked' || thread.careStage === 'open'))
      await closeCare(tx, thread.id)
    return { question, reply, spent }
  })
}

async function threadFor(
  tx: Db,
  user: User,
  { thread, content }: { thread: string | undefined; content: string },
  now: Date,
): Promise<ThreadRow> {
  if (thread !== undefined && thread !== 'new') {
    const found = await findThread(tx, user.id, thread)
    if (!found) throw new AppError('not_found')
    return found
  }
  if (thread === undefined) {
    const known = await latestThread(tx, user.id)
    if (known) return known
    // Two first questions at once begin one thread.
    await lockUser(tx, user.id)
    const begun = await latestThread(tx, user.id)
    if (begun) return begun
  }
  return insertThread(tx, { id: newSecret(), userId: user.id, title: titleOf(content), createdAt: now, lastAt: now })
}
