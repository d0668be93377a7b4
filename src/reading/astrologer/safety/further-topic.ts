import type { Act } from './act.ts'
import { GROUP_OF, isUrgentTopic, SOFT, type Care } from './care-topic.ts'
import { weighed } from './read-distress.ts'
import { isSelfIll, isWrittenByOther, riseIn } from './read-rise.ts'
import { actIn } from './read-act.ts'
import { isLookAlike } from './look-alike.ts'
import { normalize } from './normalize.ts'
import { saysOwnWish } from './own-wish.ts'
import { actRead, IN_PASSING, isSituation, readTopic, saysOwnSelf, topicRead, type TopicRead } from './read-topic.ts'
import { turnOf } from './read-turn.ts'
import { MAY_BECOME } from './thread-rules.ts'

/** Who is in danger, as the further message corrects it: the one taken for a bystander, or a friend who writes now. */
function correctedIn(text: string, age: number | null, { topic, subject }: Care): TopicRead | null {
  if (isWrittenByOther(text) && (subject === 'self' || subject === 'child')) return topicRead(topic, 'other')
  if (subject === 'other' && GROUP_OF[topic] === 'overdose' && isSelfIll(text)) return topicRead(topic, 'self')
  if (subject !== 'other' && subject !== 'own_child') return null
  if (saysOwnWish(text)) return topicRead('crisis', 'self')
  if (!saysOwnSelf(text)) return null
  const read = readTopic(text, age, false)
  const isOfWish = topic === 'crisis' || topic === 'means'
  return topicRead(isOfWish ? 'crisis' : read && isNamed(read) ? read.topic : topic, 'self')
}

/** Whether it says which danger, and one that doesn’t wait. */
const isNamed = ({ topic }: TopicRead) => topic !== 'unsure' && !SOFT.has(topic)

/** Whether a pattern told the danger, rather than weights alone. */
const isFirm = (asked: readonly string[], age: number | null, { topic }: Care) =>
  asked.some((text) => {
    const read = readTopic(text, age, false)
    return read !== null && GROUP_OF[read.topic] === GROUP_OF[topic]
  })

/** So much must a further message weigh by itself for another danger to be believed. */
const PLAINLY = 0.2

/** What a pattern tells, where it may take the place of what was told. */
function plainlyIn(text: string, asked: readonly string[], age: number | null, care: Care): TopicRead | null {
  const { topic } = care
  const allowed = MAY_BECOME[GROUP_OF[topic]]
  // Within a conversation of danger every word weighs; so the words must agree with the pattern.
  const read = readTopic(text, age)
  if (!read || read.topic === topic || !isNamed(read) || weighed(text).sums.danger < PLAINLY) return null
  if (allowed === 'any') return read
  const isSameGroup = GROUP_OF[topic] === GROUP_OF[read.topic]
  if (!allowed.includes(read.topic)) {
    // What was only guessed gives way to what is told.
    const isOther = !isSameGroup && !IN_PASSING.has(read.topic) && !isUrgentTopic(topic)
    return isOther && turnOf(text, care) === null && !isFirm(asked, age, care) ? read : null
  }
  // What was told exactly is not told again in general.
  return isSituation(topic) && !isSituation(read.topic) && isSameGroup ? null : read
}

/** Where somebody hurts themselves, and nothing else. */
const BODY =
  /^ (?:(?:on|at|my|the|both|left|right|inner|high|up|to|на|по|обе|левой|правой|левом|правом|внутри) )+(?:thighs?|arms?|legs?|wrists?|hips?|stomach|ankles?|shoulders?|forearms?|бедр[а-я]*|рук[а-я]*|ног[а-я]*|запяст[а-я]*|живот[а-я]*|плеч[а-я]*|предплеч[а-я]*) $/

/** What is said at once even in an emergency. */
const BESIDE_URGENT: ReadonlySet<Act | null> = new Set(['follows', 'water', 'over_baby'])

/** The danger or the person that a further message tells of in the place of what was told; null where that holds. */
export function furtherTopic(text: string, asked: readonly string[], age: number | null, care: Care): TopicRead | null {
  const corrected = correctedIn(text, age, care)
  const rise = riseIn(text, asked, corrected ? { ...care, subject: corrected.subject } : care)
  const act = isLookAlike(text) ? null : actIn(text, age, care, asked)
  // Whoever is dying is helped first, whatever else is told.
  const isBelow = act !== null && isUrgentTopic(care.topic) && !isUrgentTopic(act.topic) && !BESIDE_URGENT.has(act.act)
  if (act && !isBelow && !(rise && isUrgentTopic(rise.topic))) return actRead(text, act)
  if (rise ?? corrected) return rise ?? corrected
  const plain = BODY.test(normalize(text)) && care.topic === 'self_harm' ? null : plainlyIn(text, asked, age, care)
  const isOpen = MAY_BECOME[GROUP_OF[care.topic]] === 'any'
  // What has an answer of its own within the danger that was told belongs to it.
  const belongs = !isOpen && (turnOf(text, care) !== null || IN_PASSING.has(plain?.topic ?? 'unsure'))
  return belongs ? null : plain
}
