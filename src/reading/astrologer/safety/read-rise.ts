import { RISE_PATTERNS, SITUATION_PATTERNS, TOPIC_PATTERNS } from './care-data.ts'
import { GROUP_OF, type Care, type CareSubject } from './care-topic.ts'
import { isAtPlace } from './notice.ts'
import { normalize } from './normalize.ts'
import { matchersOf, says } from './read-distress.ts'
import { KIN } from './read-subject.ts'
import { saysHelpIsThere } from './read-turn.ts'
import { topicRead, type TopicRead } from './read-topic.ts'
import { isOfUnborn } from './read-illness.ts'
import { saysBodyFails, signsIn } from './topic-details.ts'
import { RISE_SIGNS, RISES, type Rise, type RiseSign } from './thread-rules.ts'

const told = Object.fromEntries(RISE_SIGNS.map((sign) => [sign, matchersOf(RISE_PATTERNS[sign])])) as Record<
  (typeof RISE_SIGNS)[number],
  ReturnType<typeof matchersOf>
>
const takenNow = matchersOf(TOPIC_PATTERNS.taken_now)
const shaken = matchersOf(SITUATION_PATTERNS.shaken)
const fainting = matchersOf(SITUATION_PATTERNS.fainting)
const ownChild = matchersOf(TOPIC_PATTERNS.own_child)
const denies = matchersOf(TOPIC_PATTERNS.denies_wish)

/** What a blow to the head does, in this message; the blow may have been told of before. */
export const isAfterBlow = (text: string, asked: readonly string[]): boolean =>
  says(text, told.after_blow) && [...asked, text].some((one) => says(one, told.blow))

function isTold(text: string, sign: RiseSign, asked: readonly string[] = []): boolean {
  if (sign === 'body' && isAfterBlow(text, asked)) return true
  if (sign === 'may_harm_baby' && says(text, told.alone_with) && asked.some((one) => BABY.test(normalize(one))))
    return true
  if (sign === 'edge' && isAtPlace(text)) return true
  if (sign === 'taken') return says(text, takenNow)
  if (sign === 'shaken') return says(text, shaken)
  if (sign === 'faints') return says(text, fainting)
  if (sign === 'moves_less') return isOfUnborn(text)
  if (sign === 'wish') return says(text, told.wish) && !says(text, denies)
  if (sign === 'silent') return says(text, told.silent) && SOMEBODY.test(normalize(text))
  return says(text, told[sign]) || (sign === 'body' && saysBodyFails(text))
}

/** Who is spoken of where the writer doesn’t say “I”. */
const SOMEBODY = / (?:he|hes|she|shes|him|her|они|он|она|его|ее|ей|ему|братик[а-я]*|сестренк[а-я]*) /
const MYSELF = / (?:i|im|ive|me|my (?:chest|head|lips|arm)|я|меня|мне|у меня|дышу) /
const BABY = / (?:baby|babys|newborn|toddler|cot|crib|родил[а-я]*|кроватк[а-я]*|малыш[а-я]*|ребен[а-я]*|младен[а-я]*) /

/** Whose body it is that gives out; whoever was in danger before, unless the message plainly tells otherwise. */
function whoIsIll(text: string, { topic, subject }: Care): CareSubject {
  if (subject === 'other' || subject === 'own_child') return subject
  if (GROUP_OF[topic] === 'baby' || topic === 'shaken') return 'own_child'
  const normal = normalize(text)
  const isOther = (SOMEBODY.test(normal) || KIN.test(normal)) && !MYSELF.test(normal)
  if (subject === 'child' || !isOther) return subject
  return BABY.test(normal) ? 'own_child' : 'other'
}

/** Somebody else stands there. */
const STANDS = / (?:hes|shes|he is|she is|he|she|стоит|сидит|он|она) /

/** The writer tells where they are themselves. */
const I_AM_THERE =
  / (?:i am|im|i was|ive) (?:[a-z]+ ){0,3}(?:on|at|up|over|off|by) | (?:я|сижу|стою|залез|залезла|поднялся|поднялась) (?:[^ ]+ ){0,3}(?:на|у|за) /
export const standsThere = (text: string): boolean =>
  isAtPlace(text) && I_AM_THERE.test(normalize(text)) && !STANDS.test(normalize(text))

/** Somebody else says what the voices say. */
const TELLS =
  / (?:he|she|they|my son|my husband|он|она|сын|муж|брат|мама|папа) (?:[^ ]+ )?(?:says|said|keeps saying|говорит|твердит|сказал|сказала|кричит) /

/** Who can’t be reached: the writer’s child, if the conversation has spoken of one. */
const whoIsAbsent = (messages: readonly string[], { subject }: Care): CareSubject =>
  subject === 'other' || subject === 'own_child'
    ? subject
    : messages.some((text) => says(text, ownChild))
      ? 'own_child'
      : 'other'

function whoOf(text: string, asked: readonly string[], care: Care, { who, sign }: Rise): CareSubject {
  if (who === 'other') return 'other'
  if (who === 'ill') return whoIsIll(text, care)
  if (sign === 'orders' && care.subject === 'self' && TELLS.test(normalize(text))) return 'other'
  if (sign === 'edge' && care.subject === 'other' && standsThere(text)) return 'self'
  if (sign === 'edge' && care.subject === 'self' && STANDS.test(normalize(text))) return 'other'
  return who === 'absent' ? whoIsAbsent([...asked, text], care) : care.subject
}

const belongs = ({ in: names, of }: Rise, { topic, subject }: Care) =>
  (names.includes(topic) || names.includes(GROUP_OF[topic])) && (of?.includes(subject) ?? true)

/** Which heavier danger a further message tells of by a plain sign; null where none. */
export function riseIn(text: string, asked: readonly string[], care: Care): TopicRead | null {
  const rise = RISES.find((one) => belongs(one, care) && isTold(text, one.sign, asked))
  if (!rise || rise.becomes === care.topic) return null
  const signs = rise.becomes === 'medical' ? signsIn(isAfterBlow(text, asked) ? [...asked, text].join('. ') : text) : []
  return { ...topicRead(rise.becomes, whoOf(text, asked, care, rise)), signs }
}

/** Whether whoever was taken for a bystander speaks of their own body. */
export const isSelfIll = (text: string): boolean => says(text, told.self_ill)

/** Whether somebody whom the writer may fear writes in their place. */
export const isAskedByOther = (text: string): boolean => says(text, told.other_asks)

/** Whether somebody else has taken the phone from whoever wrote before. */
export const isWrittenByOther = (text: string): boolean => says(text, told.other_writes)

/** Whether a crew or a doctor is there or on the way, and nothing was told since by which it would be needed anew. */
export function isCrewThere(messages: readonly string[], care: Care): boolean {
  const last = messages.findLastIndex((text) => saysHelpIsThere(text, care))
  // Before the danger was told, somebody who came didn’t end it.
  const isOfBody = GROUP_OF[care.topic] === 'body' || GROUP_OF[care.topic] === 'overdose'
  if (last < 0 || (!isOfBody && last === 0)) return false
  return !messages.slice(last).some((text) => isTold(text, 'body') || isTold(text, 'edge'))
}
