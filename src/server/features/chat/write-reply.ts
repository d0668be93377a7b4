import { factorsOf, sentencesOf, textOf, type Answer } from '#reading/astrologer/answer.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import type { User } from '../accounts/queries.ts'
import { presentFactor } from '../daily/present.ts'
import type { Begun } from './begin-reply.ts'
import { failReply } from './fail-reply.ts'
import { endReply, type MessageRow } from './queries.ts'

/** A bit of a reply. */
export interface Bit {
  kind: 'delta'
  text: string
}

/** What a reply is written from. */
export interface Writing {
  user: User
  answer: Answer
  begun: Begun
}

/**
 * Writes a reply bit by bit and keeps it. Whoever reads it must read it to its end. A failure gives the question back.
 * @throws {AppError} unavailable when it was given up
 */
export async function* writeReply(services: Services, writing: Writing): AsyncGenerator<Bit, MessageRow> {
  const { answer, begun, user } = writing
  const startedMs = performance.now()
  let firstMs: number | undefined
  try {
    for (const text of bitsOf(textOf(answer))) {
      firstMs ??= performance.now() - startedMs
      yield { kind: 'delta', text }
    }
    const factors = factorsOf(answer).map(presentFactor)
    const changes = { author: 'built-in', status: 'done', content: textOf(answer), factors } as const
    const times = { firstTokenMs: Math.round(firstMs ?? 0), totalMs: Math.round(performance.now() - startedMs) }
    const kept = await endReply(services.db, begun.reply.id, { ...changes, ...times })
    // Something else gave it up meanwhile, and the question was given back.
    if (!kept) throw new AppError('unavailable', { message: 'reply_failed' })
    return kept
  } catch (error) {
    if (error instanceof AppError) throw error
    await failReply(services, user.id, begun.reply.id, 'internal')
    throw error
  }
}

/** A text sentence by sentence, with the white space that follows each. */
function bitsOf(text: string): string[] {
  return text.split(/(?<=\n\n)/u).flatMap((paragraph) => {
    const sentences = sentencesOf(paragraph)
    return sentences.map((sentence, i) =>
      i < sentences.length - 1 ? `${sentence} ` : paragraph.endsWith('\n\n') ? `${sentence}\n\n` : sentence,
    )
  })
}
