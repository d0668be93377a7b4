import { bareWishIn } from './bare-wish.ts'
import { TOPIC_PATTERNS } from './care-data.ts'
import type { CareTopic } from './care-topic.ts'
import { DANGER_CLASSES, type DangerClass } from './danger-labels.ts'
import { matchersOf, says, weighed } from './read-distress.ts'
import { saidPlainlyIn } from './said-plainly.ts'
import { isEmergencyOfBody } from './topic-details.ts'

const told = (name: keyof typeof TOPIC_PATTERNS) => matchersOf(TOPIC_PATTERNS[name])

/** What is plain by itself, whatever the words weigh; the first that fits. */
const BY_THEMSELVES = (
  [
    ['past_abuse', 'abused_as_child'],
    ['psychosis', 'psychosis'],
    ['brink', 'brink'],
    ['goodbye', 'goodbye_of_other'],
    ['injury', 'injury'],
    ['danger', 'danger'],
    ['danger', 'danger_now'],
    ['violence', 'choked_me'],
    ['medical', 'medical'],
    ['medical', 'body_plain'],
    ['unborn', 'unborn'],
    ['overdose', 'unwell_from'],
    ['stalking', 'stalked'],
    ['threat', 'threat'],
    ['suicide_loss', 'suicide_loss'],
    ['pregnancy_loss', 'pregnancy_loss'],
    ['grief', 'grief'],
    ['hit_child', 'hit_child'],
    ['may_hit_child', 'may_hit_child'],
    ['fraud', 'fraud'],
    ['sexual_abuse', 'unwilling'],
    ['sexual_abuse', 'relative_at_night'],
    ['eating', 'starving'],
    ['eating', 'purges'],
    ['minor', 'asks_safe_with'],
    ['medication', 'medication'],
    ['medication', 'asks_to_stop'],
    ['symptom', 'asks_of_illness'],
    ['crisis', 'signs_of_other'],
    ['goodbye', 'farewell'],
    ['crisis', 'other_languages'],
  ] as const
).map(([topic, name]) => [topic, told(name)] as const)

/** What is plain whatever the words weigh; null where nothing is. */
export const plainTopicOf = (text: string): CareTopic | null =>
  bareWishIn(text) ??
  (isEmergencyOfBody(text) ? 'medical' : (BY_THEMSELVES.find(([, of]) => says(text, of))?.[0] ?? saidPlainlyIn(text)))

const otherLanguages = told('other_languages')

/** What is told gently, or has to be seen to by a doctor or a bank, is told whatever the words weigh. */
const NEVER_OVERRULED: ReadonlySet<CareTopic> = new Set([
  'medical',
  'unborn',
  'medication',
  'symptom',
  'fraud',
  'grief',
  'suicide_loss',
  'pregnancy_loss',
])

/** Whether the words of a message may speak against what is plain in it. */
export function isOverrulable(text: string): boolean {
  const plain = plainTopicOf(text)
  return plain !== null && !NEVER_OVERRULED.has(plain) && bareWishIn(text) === null && !says(text, otherLanguages)
}

/** The classes that a topic told by a pattern may belong to; where the words weigh as none of them, it is not believed. */
const CLASSES_OF_PLAIN: Partial<Record<CareTopic, readonly DangerClass[]>> = {
  past_abuse: ['sexual_abuse', 'minor'],
  psychosis: ['psychosis'],
  brink: ['crisis', 'self_harm', 'overdose'],
  goodbye: ['crisis'],
  injury: ['violence'],
  danger: ['violence', 'minor', 'sexual_abuse'],
  violence: ['violence'],
  stalking: ['violence'],
  threat: ['violence'],
  suicide_loss: ['grief'],
  pregnancy_loss: ['grief'],
  grief: ['grief'],
  hit_child: ['violence'],
  may_hit_child: ['violence'],
  fraud: ['fraud'],
  sexual_abuse: ['sexual_abuse', 'minor'],
  eating: ['eating'],
  medication: ['medical'],
  symptom: ['medical'],
  medical: ['medical', 'overdose'],
  unborn: ['medical'],
  overdose: ['overdose', 'medical'],
  crisis: ['crisis', 'self_harm'],
}
/** Among so many classes that weigh most one of a plain topic’s must be. */
const BELIEVED_AMONG = 2

/** Whether the words of a message agree with what a pattern tells. */
export function agrees(text: string, topic: CareTopic): boolean {
  // Signs of the body are believed whatever the words weigh: minutes count, and a call too many harms nobody.
  if (bareWishIn(text) !== null || (topic === 'medical' && isEmergencyOfBody(text))) return true
  const said = saidPlainlyIn(text)
  if (said !== null && (said === topic || CLASSES_OF_PLAIN[topic]?.includes(said))) return true
  const ranked = rankedOf(text).slice(0, topic === 'medical' ? BELIEVED_AMONG + 1 : BELIEVED_AMONG)
  return CLASSES_OF_PLAIN[topic]?.some((one) => ranked.includes(one)) ?? true
}

/** The classes by which the words weigh, the first first. */
export const rankedOf = (text: string): DangerClass[] => {
  const { sums } = weighed(text)
  return DANGER_CLASSES.toSorted((a, b) => sums[b] - sums[a])
}
