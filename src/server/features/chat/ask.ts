import type { ChatReply } from '#contract/chat.ts'
import { answerQuestion } from '#reading/astrologer/answer-question.ts'
import type { Services } from '../../platform/services.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import type { User } from '../accounts/queries.ts'
import { getCounters } from '../plans/get-counters.ts'
import { getPlan } from '../plans/get-plan.ts'
import { beginReply } from './begin-reply.ts'
import { presentReply } from './present.ts'
import { readAsk } from './read-ask.ts'
import { builtIn, writeReply, type Bit } from './write-reply.ts'

/** A question that was taken: its reply as it is being written. */
export interface Asked {
  thread: string
  /** Questions left until the person's midnight. */
  left: number
  /** Gives the reply bit by bit, and then whole. */
  bits: AsyncGenerator<Bit, ChatReply>
}

/** More a minute than anybody types: what costs nothing has no other bound. */
const MINUTE_LIMIT = 60

const countFree = ({ db, clock }: Services, { id }: User) =>
  countAttempt(db, { key: `chat:${id}`, limit: MINUTE_LIMIT, windowSeconds: 60 }, clock())

/**
 * Takes a question. Nothing is written before the reply is read.
 * @throws {AppError} limit_reached when none is left; not_found for a thread that is not the person's; rate_limited
 */
export async function ask(
  services: Services,
  user: User,
  asked: { content: string; thread: string | undefined; timeZone: string; stop: AbortSignal },
): Promise<Asked> {
  const { content, timeZone } = asked
  const plan = await getPlan(services.db, user.id, services.clock())
  const given = await readAsk(services, user, { question: content, thread: asked.thread, timeZone, plan })
  const answer = answerQuestion(services.sky, services.library, given)
  if (!answer.charged) await countFree(services, user)
  // Where no model is asked the reply is there already, and kept with its question.
  const written = services.chatModel && answer.modelMay ? null : builtIn(answer)
  const begun = await beginReply(services, user, { ...asked, answer, plan: plan.plan, written })
  const left = begun.spent?.left ?? (await questionsLeft(services, { ...user, timeZone }))
  return { thread: begun.reply.threadId, left, bits: bitsOf() }

  async function* bitsOf(): AsyncGenerator<Bit, ChatReply> {
    const reply = yield* writeReply(services, { user, ask: given, answer, begun, stop: asked.stop })
    return presentReply(begun.question, reply, left)
  }
}

export async function questionsLeft(services: Services, user: User): Promise<number> {
  const { plan } = await getPlan(services.db, user.id, services.clock())
  return (await getCounters(services, user, plan)).chat
}
