import type { ChatReply } from '#contract/chat.ts'
import { answerQuestion } from '#reading/astrologer/answer-question.ts'
import { textOf, type Answer } from '#reading/astrologer/answer.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { User } from '#core/users/api.ts'
import { getCounters, getPlan } from '#core/entitlements/api.ts'
import { beginReply } from './begin-reply.ts'
import { presentReply } from './present.ts'
import { readAsk } from './read-ask.ts'
import { builtIn, writeReply, type Bit } from './write-reply.ts'
import { skyOf } from '#core/births/api.ts'

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
  const sky = skyOf(services.sky, user)
  const first = answerQuestion(sky, services.library, given)
  const costs = first.charged || (services.chatModel !== null && first.modelMay)
  // Nobody whose words may be a cry for help is told to come back tomorrow.
  const isLimitReached = costs && (await questionsLeft(services, { ...user, timeZone })) === 0
  const answer = isLimitReached ? answerQuestion(sky, services.library, { ...given, isLimitReached }) : first
  if (!answer.care) assertSaysSomething(services, answer)
  // A model may have an answer where the built-in astrologer has none; what it has counts.
  const asksModel = services.chatModel !== null && answer.modelMay
  const charged = answer.charged || asksModel
  // Whoever cries for help is answered, however often they write.
  if (!charged && !answer.care) await countFree(services, user)
  // Where no model is asked the reply is there already, and kept with its question.
  const written = asksModel ? null : builtIn(answer)
  const begun = await beginReply(services, user, { ...asked, answer, plan: plan.plan, charged, written })
  const left = begun.spent?.left ?? (await questionsLeft(services, { ...user, timeZone }))
  return { thread: begun.reply.threadId, left, bits: bitsOf() }

  async function* bitsOf(): AsyncGenerator<Bit, ChatReply> {
    const reply = yield* writeReply(services, { user, ask: given, answer, begun, stop: asked.stop })
    // What was given back because no real answer came of it is there again.
    return presentReply(begun.question, reply, begun.spent && !reply.spentOn ? left + 1 : left)
  }
}

/** @throws {AppError} unavailable where nothing is left to say; nothing is kept or counted then */
function assertSaysSomething({ log }: Services, answer: Answer): void {
  if (textOf(answer).trim() !== '') return
  log.error('an answer was empty', { intent: answer.intent, lang: answer.lang })
  throw new AppError('unavailable', { message: 'reply_failed' })
}

export async function questionsLeft(services: Services, user: User): Promise<number> {
  const { plan } = await getPlan(services.db, user.id, services.clock())
  return (await getCounters(services, user, plan)).chat
}
