import { factorsOf, sentencesOf, textOf, type Answer } from '#reading/astrologer/answer.ts'
import type { Ask } from '#reading/astrologer/answer-question.ts'
import { AppError } from '#platform/app-error.ts'
import { publish } from '#platform/events.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { presentFactor } from '#core/factors/api.ts'
import { returnQuestion } from '#core/entitlements/api.ts'
import { askModel } from './ask-model.ts'
import type { Begun } from './begin-reply.ts'
import { longReplyFinished } from './events.ts'
import { failReply } from './fail-reply.ts'
import { endReply, type MessageRow, type ReplyChanges } from './queries.ts'

/** A bit of a reply; `restart` takes back what was sent before it. */
export type Bit = { kind: 'delta'; text: string } | { kind: 'restart' }

/** The built-in answer as it is kept. */
export const builtIn = (answer: Answer): ReplyChanges => ({
  author: 'built-in',
  content: textOf(answer),
  factors: factorsOf(answer).map(presentFactor),
  ...(answer.care && {
    careLinks: answer.care.links,
    careStage: answer.care.care.stage,
    ...(answer.care.choices && { careChoices: [...answer.care.choices] }),
  }),
})

/** What a reply is written from. */
export interface Writing {
  user: User
  ask: Ask
  answer: Answer
  begun: Begun
  /** Aborts when the person stops it. */
  stop: AbortSignal
}

/**
 * Writes a reply bit by bit and keeps it: a model's where one is set and what it says is true, else the built-in
 * astrologer's. Whoever reads it must read it to its end. A failure gives the question back.
 * @throws {AppError} unavailable when it was given up
 */
export async function* writeReply(services: Services, writing: Writing): AsyncGenerator<Bit, MessageRow> {
  const { answer, begun, user } = writing
  if (begun.reply.status === 'done') {
    for (const text of bitsOf(begun.reply.content)) yield { kind: 'delta', text }
    countReply(services, begun.reply)
    return begun.reply
  }
  const startedMs = performance.now()
  let firstMs: number | null = null
  try {
    const modelled = askModel(services, writing)
    let changes: ReplyChanges | null = null
    while (!changes) {
      const { value, done } = await modelled.next()
      if (done) changes = value
      else {
        if (value.kind === 'delta') firstMs ??= performance.now() - startedMs
        yield value
      }
    }
    if (changes.status === 'failed') {
      await failReply(services, user.id, begun.reply.id, changes.failure ?? 'stopped')
      throw new AppError('unavailable', { message: 'reply_stopped' })
    }
    if (!changes.content?.trim()) {
      for (const text of bitsOf(textOf(answer))) {
        firstMs ??= performance.now() - startedMs
        yield { kind: 'delta', text }
      }
      // A model that had nothing to say leaves the answer to the built-in astrologer.
      const author = changes.author === 'model' ? 'stand-in' : (changes.author ?? 'stand-in')
      changes = { ...changes, ...builtIn(answer), author, status: 'done' }
    }
    const times = { firstTokenMs: Math.round(firstMs ?? 0), totalMs: Math.round(performance.now() - startedMs) }
    const kept = await keepReply(services, writing, { ...changes, ...times })
    // Something else gave it up meanwhile, and the question was given back.
    if (!kept) throw new AppError('unavailable', { message: 'reply_failed' })
    countReply(services, kept)
    await tellIfLong(services, user, kept)
    return kept
  } catch (error) {
    if (error instanceof AppError) throw error
    await failReply(services, user.id, begun.reply.id, 'internal')
    throw error
  }
}

/** Whoever asked was told to come again; they may have left. A reply that is kept stays so where this fails. */
async function tellIfLong(services: Services, user: User, { id: replyId, totalMs }: MessageRow): Promise<void> {
  if ((totalMs ?? 0) < 1000 * services.env.CHAT_WAIT_SECONDS) return
  await services.db
    .transaction((tx) => publish(services, tx, longReplyFinished, { user, replyId }))
    .catch((error: unknown) => services.log.warn('nobody was told of a long reply', { error }))
}

/** Keeps a reply. One that answers nothing gives its question back with it. */
function keepReply(
  { db }: Services,
  { answer, begun, user }: Writing,
  changes: ReplyChanges,
): Promise<MessageRow | undefined> {
  const { spent, reply } = begun
  if (!spent || answer.charged || changes.author === 'model') return endReply(db, reply.id, changes)
  return db.transaction(async (tx) => {
    const kept = await endReply(tx, reply.id, { ...changes, spentOn: null })
    if (kept) await returnQuestion({ db: tx }, user.id, spent)
    return kept
  })
}

const countReply = ({ metrics }: Pick<Services, 'metrics'>, { author, model, verdict }: MessageRow) =>
  metrics.replies.inc({ author: author ?? 'built-in', model: model ?? 'none', verdict: verdict ?? 'none' })

/** A text sentence by sentence, with the white space that follows each. */
function bitsOf(text: string): string[] {
  return text.split(/(?<=\n\n)/u).flatMap((paragraph) => {
    const sentences = sentencesOf(paragraph)
    return sentences.map((sentence, i) =>
      i < sentences.length - 1 ? `${sentence} ` : paragraph.endsWith('\n\n') ? `${sentence}\n\n` : sentence,
    )
  })
}
