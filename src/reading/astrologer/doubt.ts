import type { Ask } from './answer-question.ts'
import type { Answer } from './answer.ts'
import { openQuestion } from './safety/choice.ts'
import { noticedIn } from './safety/notice.ts'
import { classesTold, weighed } from './safety/read-distress.ts'
import type { Turn } from './turns.ts'

/** Up to so much a message weighs next to nothing as danger. */
const FAINT = 0.2
/** And up to so much if a pattern of danger fits it. */
const FAINT_AND_TOLD = -0.3
/** How likely the kind of its question must be. */
const LEAST_CLEAR = 0.3

/**
 * Whether a question that is understood hardly weighs as danger, in a conversation without any: it is answered, and that
 * something else may be meant is said after the answer instead of in its place.
 */
export function isFaintDoubt(
  { question, care, isLimitReached }: Ask,
  { asked }: Turn,
  { care: told }: Answer,
): boolean {
  if (care || isLimitReached || told?.care.topic !== 'unsure') return false
  // Things given away, a weapon at hand: that is asked about, however faintly it weighs.
  if (noticedIn(question).some((name) => name === 'gave_away' || name === 'place')) return false
  const weight = weighed(question).sums.danger
  const isTold = classesTold(question).size > 0
  const [best] = asked.likely
  // What is told by the form of a question alone isn't clear.
  const isClear =
    asked.intent !== 'unknown' &&
    best !== undefined &&
    best.kind !== 'unknown' &&
    best.sum > 0 &&
    best.chance >= LEAST_CLEAR
  return isClear && weight < (isTold ? FAINT_AND_TOLD : FAINT)
}

/** Whether a question that may be of danger was still open when an ordinary one came. */
export const isQuestionLeft = ({ care, told = [] }: Ask) =>
  care?.topic === 'unsure' && care.stage !== 'closed' && openQuestion(told) !== null

export const isYoung = ({ age, care }: Ask) => care?.subject === 'child' || (age !== null && age < ADULT)
const ADULT = 18
