import { otherSide, type Side, type Testimony, type Verdict, verdictOf } from '../../compose/verdict.ts'
import type { Direction, Spoken } from '../../library/text-shape.ts'
import type { Paragraph } from '../../writer/reading.ts'

/** A paragraph that may say which way it speaks: without `says` it speaks as the rest of its passage does. */
export interface SpokenParagraph extends Paragraph {
  says?: readonly Direction[]
}

/** A testimony with its text: a section of the question's chapter. */
export interface Passage extends Testimony {
  title: string
  parts: readonly (SpokenParagraph | null)[]
  /** Promised by the report's page in the shop: told on whichever side it is. */
  isPromised?: boolean
  /** It testifies to nothing by itself, and says itself what it is about. */
  isUnheard?: boolean
}

/** A text of a report with its directions, as a paragraph. */
export const spokenParagraph = (spoken: Spoken | undefined, factors: readonly string[]): SpokenParagraph => ({
  text: spoken?.text ?? '',
  factors: [...new Set(factors)],
  says: spoken?.says ?? [],
})

/** What a chapter tells: the verdict with the passages that bear it out and those against it, and what is promised besides. */
export interface QuestionPlan {
  verdict: Verdict<Passage>
  /** Promised, and on neither side. */
  neutral: readonly Passage[]
}

/** Of a passage that is told because it is promised, and testifies to nothing. */
const NO_WEIGHT = 0.001
export const isHeard = ({ weight }: Testimony): boolean => weight > NO_WEIGHT

const saysOf = (passage: Passage, question: string): readonly Side[] =>
  passage.parts.flatMap((part) => part?.says?.flatMap((one) => (one.question === question ? [one.side] : [])) ?? [])
const isMarked = ({ parts }: Passage): boolean => parts.some((part) => part?.says !== undefined)

/** The parts that don't speak for the other side. */
const without = (passage: Passage, question: string, side: Side): Passage => ({
  ...passage,
  parts: passage.parts.filter((part) => !part?.says?.some((one) => one.question === question && one.side === side)),
})

/**
 * Weighs the passages of a question. A factor testifies only where its own text says the same; a text that says the
 * opposite of its factor, or bears on nothing, is left out, but for what is promised, which is told without a voice.
 */
export function planQuestion(question: string, passages: readonly Passage[]): QuestionPlan {
  const heard: Passage[] = []
  const neutral: Passage[] = []
  for (const passage of passages) {
    const says = saysOf(passage, question)
    if (passage.isUnheard && says.length > 0) {
      const side = says[0] ?? 0
      heard.push({ ...without(passage, question, otherSide(side)), side, weight: NO_WEIGHT })
    } else if (!isMarked(passage) || says.includes(passage.side))
      heard.push(without(passage, question, otherSide(passage.side)))
    else if (passage.isPromised && says.length > 0)
      heard.push({ ...passage, side: otherSide(passage.side), weight: NO_WEIGHT })
    else if (passage.isPromised) neutral.push(passage)
  }
  return { verdict: verdictOf(heard), neutral }
}
