import type { CareAnswer } from './care-room.ts'

const SENTENCES = /(?<=[.!?…][»”"]?)\s+(?=[«“"(]?[A-ZА-ЯЁ\d])/u
/** Anything shorter may be said twice: “Good.” */
const TELLING = 24

/**
 * The answer without the sentences that the conversation has had, for whoever reads the same words twice is not listened to. An
 * answer of which nothing would be left stays as it is.
 */
export function saidOnce(answer: CareAnswer, told: readonly string[]): CareAnswer {
  const before = new Set(told.flatMap((reply) => reply.split(/\n+/).flatMap((line) => line.split(SENTENCES))))
  const paragraphs = answer.paragraphs
    .map((paragraph) =>
      paragraph
        .split(SENTENCES)
        .filter((sentence) => sentence.length < TELLING || !before.has(sentence))
        .join(' '),
    )
    .filter((paragraph) => paragraph.length >= TELLING || answer.paragraphs.includes(paragraph))
    .filter(Boolean)
  return paragraphs.length > 0 ? { ...answer, paragraphs } : answer
}
