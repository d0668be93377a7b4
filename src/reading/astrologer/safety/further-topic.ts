import { GROUP_OF, isUrgentTopic, SOFT, type Care } from './care-topic.ts'
import { weighed } from './read-distress.ts'
import { isSelfIll, isWrittenByOther, riseIn } from './read-rise.ts'
import {
  IN_PASSING,
  isLookAlike,
  isSituation,
  readTopic,
  saysOwnSelf,
  topicRead,
  type TopicRead,
} from './read-topic.ts'
import { turnOf } from './read-turn.ts'
import { MAY_BECOME } from './thread-rules.ts'

/** Who is in danger, as the further message corrects it: the one taken for a bystander, or a friend who writes now. */
function correctedIn(text: string, age: number | null, { topic, subject }: Care): TopicRead | null {
  if (isWrittenByOther(text) && (subject === 'self' || subject === 'child')) return topicRead(topic, 'other')
  if (subject === 'other' && GROUP_OF[topic] === 'overdose' && isSelfIll(text)) return topicRead(topic, 'self')
  if ((subject !== 'other' && subject !== 'own_child') || !saysOwnSelf(text)) return null
  const read = readTopic(text, age, false)
  const isOfWish = topic === 'crisis' || topic === 'means'
  return topicRead(isOfWish ? 'crisis' : read && read.topic !== 'unsure' ? read.topic : topic, 'self')
}

/** Whether a pattern told the danger, rather than weights alone. */
const isFirm = (asked: readonly string[], age: number | null, { topic }: Care) =>
  asked.some((text) => {
    const read = readTopic(text, age, false)
    return read !== null && GROUP_OF[read.topic] === GROUP_OF[topic]
  })

/** What a pattern tells, where it may take the place of what was told. */
function plainlyIn(text: string, asked: readonly string[], age: number | null, care: Care): TopicRead | null {
  const { topic } = care
  const allowed = MAY_BECOME[GROUP_OF[topic]]
  const read = readTopic(text, age, false)
  if (!read || read.topic === topic || SOFT.has(read.topic)) return null
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

/**
 * Where it wasn’t clear which danger it is: what the first message and this one tell together, by patterns, or by weights
 * where the first message by itself weighed as the same class.
 */
function clearedUp(text: string, asked: readonly string[], age: number | null): TopicRead | null {
  const last = asked.at(-1)
  if (last === undefined || isLookAlike(text)) return null
  const both = `${last}. ${text}`
  const plain = readTopic(both, age, false)
  if (plain && !SOFT.has(plain.topic)) return plain
  const read = readTopic(both, age)
  const isSame = read !== null && weighed(last).sums.danger > 0 && readTopic(last, age)?.likeliest === read.likeliest
  return isSame && !SOFT.has(read.topic) ? read : null
}

/** The danger or the person that a further message tells of in the place of what was told; null where that holds. */
export function furtherTopic(text: string, asked: readonly string[], age: number | null, care: Care): TopicRead | null {
  const corrected = correctedIn(text, age, care)
  const rise = riseIn(text, asked, corrected ? { ...care, subject: corrected.subject } : care)
  if (rise ?? corrected) return rise ?? corrected
  const plain = plainlyIn(text, asked, age, care)
  const isOpen = MAY_BECOME[GROUP_OF[care.topic]] === 'any'
  // What has an answer of its own within the danger that was told belongs to it.
  if (plain && (isOpen || (turnOf(text, care) === null && !IN_PASSING.has(plain.topic)))) return plain
  const cleared = care.topic === 'unsure' ? clearedUp(text, asked, age) : null
  return cleared && (riseIn(text, asked, { ...care, topic: cleared.topic, subject: cleared.subject }) ?? cleared)
}
