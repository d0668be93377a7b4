import type { Ask } from './answer-question.ts'
import type { Answer } from './answer.ts'
import { endsBesideLoss } from './safety/beside-a-loss.ts'
import { isSuspectedAgain } from './safety/answer-with-care.ts'
import { openQuestion } from './safety/choice.ts'
import { isDenial } from './safety/correction.ts'
import { noticedIn } from './safety/notice.ts'
import { classesTold, weighed } from './safety/read-distress.ts'
import type { Turn } from './conversation/turns.ts'

/** Up to so much a message weighs next to nothing as danger. */
const HARDLY = 0.3
/** How likely the kind of its question must be. */
const LEAST_CLEAR = 0.3

/** Up to so much even what weighs as one danger is only faint. */
const FAINT = 0.2

/**
 * Whether only weights suspect danger in a question that is understood, the first time in its conversation: it is answered,
 * and where to turn if something is wrong stands below the answer instead of in its place.
 */
export function isFaintDoubt(
  { question, care, asked: before = [], isLimitReached }: Ask,
  { asked }: Turn,
  { care: told }: Answer,
): boolean {
  if (care || isLimitReached || told?.care.topic !== 'unsure') return false
  // Things given away, a weapon at hand, an end beside a loss: that is asked about, however faintly it weighs.
  if (noticedIn(question).some((name) => name === 'gave_away' || name === 'place') || endsBesideLoss(question))
    return false
  const { sums, isDanger, isHeld } = weighed(question)
  if (isHeld || (isDanger && classesTold(question).size > 0)) return false
  // The second time it is asked about, and so is what weighs as one danger and no other.
  if (
    isSuspectedAgain(question, before) ||
    (sums.danger > FAINT && (weighed(question).likeliest() ?? 'grief') !== 'grief')
  )
    return false
  const [best] = asked.likely
  // What is told by the form of a question alone isn't clear.
  const isClear =
    asked.intent !== 'unknown' &&
    best !== undefined &&
    best.kind !== 'unknown' &&
    best.sum > 0 &&
    best.chance >= LEAST_CLEAR
  // A question that goes on with ordinary ones is one more of them.
  const goesOn = before.length > 0 && before.every(isOrdinary)
  return isClear || !isDanger || (goesOn && (asked.intent !== 'unknown' || sums.danger < HARDLY))
}

/** Whether a question that may be of danger was still open when an ordinary one came. */
export const isQuestionLeft = ({ care, told = [] }: Ask) =>
  care?.topic === 'unsure' && care.stage !== 'closed' && openQuestion(told) !== null

/** Whether that was said below the answer before: below each it would be a reproach. */
export const wasLeftBefore = ({ asked = [], told = [] }: Ask) => {
  const last = asked.at(-1)
  return (
    last !== undefined &&
    asked.length > told.length &&
    isOrdinary(last) &&
    asked.slice(0, -1).some((text) => !isOrdinary(text))
  )
}
const isOrdinary = (text: string) => weighed(text).sums.danger < ORDINARY && !isDenial(text)
/** Below this nothing in a message suspects danger. */
const ORDINARY = -0.1

export const isYoung = ({ age, care }: Ask) => care?.subject === 'child' || (age !== null && age < ADULT)
const ADULT = 18
