import { firstReply, furtherReply } from './care-reply.ts'
import type { CareAnswer, Room } from './care-room.ts'
import type { Care, CareTopic } from './care-topic.ts'
import { TOLD_BY, type ChoiceQuestion } from './choice.ts'
import type { Choice } from './choice-names.ts'
import { topicRead } from './read-topic.ts'
import { askFurther, heedingReply } from './unsure-reply.ts'
import { wordsIn } from './care-parts.ts'

/** Choices that ask once more: who it is, or what. */
const ASKS: Partial<Record<Choice, ChoiceQuestion>> = {
  hurt: 'whom_hurt',
  other: 'who',
  my_child: 'mine',
  kid: 'kid',
  grown: 'grown',
  ill: 'who_ill',
  self: 'what',
}
const OF_YOUNG: Partial<Record<ChoiceQuestion, ChoiceQuestion>> = { who: 'who_young', what: 'what_young' }
/** Somebody is ill or has taken something: the advice for both is right. */
const MAY_BE_TAKEN: ReadonlySet<Choice> = new Set(['mine_ill', 'kid_ill', 'they_ill'])

/** The same, done to a child. */
const OF_CHILD: Partial<Record<CareTopic, CareTopic>> = { violence: 'minor', fraud: 'sextortion' }

/** The reply to an answer that was chosen: that of its danger, at once, or the next question. */
export function chosenReply(
  roomOf: (care: Care) => Room,
  care: Care,
  choice: Choice,
  question: string,
): CareAnswer | null {
  const room = roomOf({ ...care, stage: 'open' })
  if (choice === 'none') return declined(roomOf({ ...care, topic: 'unsure', stage: 'closed' }))
  const next = ASKS[choice]
  if (next) {
    const subject = choice === 'my_child' ? 'own_child' : choice === 'self' ? 'self' : care.subject
    return askFurther(roomOf({ ...room.care, subject }), (room.state.isChild && OF_YOUNG[next]) || next)
  }
  const told = TOLD_BY[choice]
  if (!told) return null
  // What is done to a child that writes is spoken of to a child.
  const isToChild = room.state.isChild && told.subject === 'self'
  const subject = isToChild ? 'child' : told.subject
  const topic = (isToChild && OF_CHILD[told.topic]) || told.topic
  const of = roomOf({ ...room.care, topic, subject })
  const reply = firstReply(of, topicRead(topic, subject)) ?? furtherReply(of, question, [])
  if (!MAY_BE_TAKEN.has(choice)) return reply
  const [urgent = '', ...rest] = reply.paragraphs
  return { ...reply, paragraphs: [urgent, wordsIn(of).asking.ill_taken, ...rest] }
}

function declined(room: Room): CareAnswer | null {
  const reply = heedingReply({ ...room, told: [] }, [wordsIn(room).general.well])
  return reply && { ...reply, isDeclined: true }
}
