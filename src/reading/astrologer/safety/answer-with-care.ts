import type { Lang } from '#language/lang.ts'
import { ageSaid } from './age-said.ts'
import { checkIn, closing, DONE_TO_CHILD, firstReply, furtherReply, type CareAnswer, type Room } from './care-reply.ts'
import { GROUP_OF, isUrgentTopic, SOFT, type Care, type CareSubject } from './care-topic.ts'
import { countryNamed } from './country-named.ts'
import { countryOf, countryOfCode } from './country-of.ts'
import { furtherTopic } from './further-topic.ts'
import { fearsIn } from './further-words.ts'
import { heardIn } from './heard.ts'
import { namesAstrology } from './names-astrology.ts'
import { classesTold, isByChild, weighed } from './read-distress.ts'
import { DEADLY, isLookAlike, isSituation, readTopic, saysOwnSelf, topicRead, type TopicRead } from './read-topic.ts'
import { isHelpThere } from './read-rise.ts'
import { isReadByOther, neutralReply } from './reader.ts'
import { isReported, isSafeAfterEmergency, saysGoOn, saysItIsFun, saysItWasNoMore } from './read-turn.ts'

/** A message, and what is known of who writes it. */
export interface CareAsk {
  lang: Lang
  question: string
  /** Of the account, in whole years. */
  age: number | null
  /** The zone the device shows. */
  timeZone: string
  /** The zone of the place the account names. */
  homeTimeZone?: string | null | undefined
  /** What the conversation before was about; null for an ordinary one. */
  care?: Care | null | undefined
  /** What was asked in the conversation before, oldest first. */
  asked?: readonly string[] | undefined
  /** The replies that the conversation has had with astrology put aside. */
  told?: readonly string[] | undefined
  /** No question is left for today: what only may be danger is answered as well, instead of being sent away. */
  isLimitReached?: boolean | undefined
  /** The year it is, by which a year of birth tells an age. */
  year?: number | undefined
}

/**
 * The answer to a message in distress, or to one that follows it in its conversation; null where an ordinary answer is
 * right. Nothing is looked up and nobody is asked: this is all there is between a cry for help and its answer.
 * @param isAstrology whether the message, taken by itself, asks something of astrology
 */
export function answerWithCare(ask: CareAsk, isAstrology: () => boolean): CareAnswer | null {
  const { question, asked = [] } = ask
  const before = ask.care?.stage === 'closed' ? null : (ask.care ?? null)
  const saidAge = ageSaid([question, ...asked.toReversed()], ask.year)
  const age = saidAge ?? ask.age
  const roomOf = roomsOf(ask, before)
  if (!before) {
    const read = readInThread(question, asked, age) ?? (ask.isLimitReached ? halfRead(question) : null)
    return read && begin(roomOf(begun(read, saidAge)), read, question)
  }
  if (isReadByOther(question, asked, before, isAstrology() && namesAstrology(question)))
    return neutralReply(roomOf({ ...before, stage: 'open' }))
  // A child that says so only later is spoken to as one from then on.
  const mayBeChild = before.subject === 'self' || (before.subject === 'other' && DONE_TO_CHILD.has(before.topic))
  if (mayBeChild && (saidAge === null ? isByChild(question) : saidAge < ADULT)) {
    const topic = before.topic === 'sexual_abuse' || before.topic === 'violence' ? 'minor' : before.topic
    const reply = firstReply(roomOf({ ...before, topic, subject: 'child' }), topicRead(topic, 'child'))
    if (reply) return reply
  }
  const fears = fearsIn(question, before)
  const isUrgent = isUrgentTopic(before.topic)
  if (!isUrgent && !DEADLY.has(before.topic) && isLookAlike(question)) return null
  const isSafe = isUrgent
    ? isSafeAfterEmergency(question)
    : isSaidSafe(question) && fears.length === 0 && !readTopic(question, age, false)
  if (before.topic === 'unsure' && isHarmlessAfterAll(question, asked, age, isAstrology)) return null
  const goesOn = () => furtherReply(roomOf({ ...before, stage: 'open' }), question, fears)
  // Who would rather die than face it speaks of the same thing still.
  if (fears[0] === 'threats_to_self' || fears[0] === 'burden') return goesOn()
  const turned = isSafe ? null : furtherTopic(question, asked, age, before)
  if (turned) {
    // Whoever is in danger stays the same, where that was known.
    const isKnown = before.topic !== 'unsure' || before.subject === 'child'
    const isCorrected = saysOwnSelf(question) || turned.topic === before.topic || before.subject === 'child'
    const subject = isKnown && turned.subject === 'self' && !isCorrected ? before.subject : turned.subject
    const care = { ...begun(turned, saidAge), replies: before.replies }
    return begin(roomOf({ ...care, subject: ofAge(subject, saidAge) }), turned, question)
  }
  const asksOfChart = !saysGoOn(question) && isAstrology() && namesAstrology(question)
  const isCalm = fears.length === 0 && weighed(question).sums.danger <= STILL_DANGER
  if (SOFT.has(before.topic) && asksOfChart && isCalm) return null
  const asks = () => checkIn(roomOf({ ...before, stage: 'asked' }))
  // After an emergency nobody is sent to the chart without a word of caution.
  if (isSafe && asksOfChart && DEADLY.has(before.topic) && before.stage !== 'asked' && !isSafeAfterEmergency(question))
    return asks()
  if (isSafe)
    return asksOfChart && !isUrgent && !DEADLY.has(before.topic)
      ? null
      : closing(roomOf({ ...before, stage: 'closed' }), question)
  // Nobody is offered the way back to the chart while the emergency lasts or the message itself tells of danger.
  if (!asksOfChart || isUrgent || !isCalm) return goesOn()
  // What was never told plainly needs no second assurance; whatever was told does.
  if (before.stage === 'asked' && before.topic === 'unsure') return null
  return asks() ?? goesOn()
}

/** Whether nothing in the conversation was surely danger, and this message goes on with the chart or with a joke. */
function isHarmlessAfterAll(
  question: string,
  asked: readonly string[],
  age: number | null,
  isAstrology: () => boolean,
): boolean {
  const weight = weighed(question).sums.danger
  if (classesTold(question).size > 0 || heardIn(question, ANY, false).length > 0) return false
  // Who laughs, or says that it was a film, is believed where nothing but weights spoke of danger.
  if (saysItIsFun(question) && weight < FUN) return asked.every((text) => !isToldPlainly(text, age))
  const goesOn = isLookAlike(question) || (isAstrology() && namesAstrology(question))
  if (weight > (goesOn ? HARMLESS : ORDINARY)) return false
  return asked.every((text) => readTopic(text, age)?.isHalfSure ?? true)
}
/** Whether a message tells of a danger by more than its weights. */
const isToldPlainly = (text: string, age: number | null) => (readTopic(text, age)?.topic ?? 'unsure') !== 'unsure'
/** Below this a message that says it is fun is taken for it. */
const FUN = -0.2
/** Below this a message that asks nothing of the chart is ordinary beyond doubt. */
const ORDINARY = -1.1
/** Below this a message is ordinary beyond doubt. */
const HARMLESS = -0.7

/** That somebody is safe is said in so many words, and in few; how they feel is not enough. */
const FEW_WORDS = 12

const isSaidSafe = (text: string) =>
  (isSafeAfterEmergency(text) || saysItWasNoMore(text)) &&
  !isReported(text) &&
  text.trim().split(/\s+/).length <= FEW_WORDS

const ADULT = 18

/** A question to the chart that weighs so much is not taken for calm. */
const STILL_DANGER = -0.4

/** What may be a message of danger, and may not. */
const halfRead = (question: string): TopicRead | null =>
  weighed(question).mayBeDanger || classesTold(question).size > 0
    ? { ...topicRead('unsure', isByChild(question) ? 'child' : 'self'), isHalfSure: true }
    : null

/** A message that weighs so much by itself is read together with the one before it. */
const NEARLY = -0.45

/** What a message tells of by itself, or together with the one before it. */
function readInThread(question: string, asked: readonly string[], age: number | null): TopicRead | null {
  const read = readTopic(question, age)
  const last = asked.at(-1)
  if (last === undefined) return read
  if (read && read.topic !== 'unsure') {
    // What both messages tell together may be told more exactly.
    const more = readTopic(`${last}. ${question}`, age)
    return more && isSituation(more.topic) && GROUP_OF[more.topic] === GROUP_OF[read.topic] ? more : read
  }
  if (!read && (isLookAlike(question) || isLookAlike(last) || weighed(question).sums.danger < NEARLY)) return null
  // Two ordinary messages weigh more than one, so that weights alone make no danger of them.
  return readTopic(`${last}. ${question}`, age, read !== null) ?? read
}

const ANY: Care = { topic: 'unsure', subject: 'self', country: null, stage: 'open', replies: 0 }

function roomsOf(ask: CareAsk, before: Care | null): (care: Care) => Room {
  const { lang, question, asked = [], told = [] } = ask
  const named = countryNamed(question, (ask.care ?? before) !== null)
  const earlier = asked.map((text) => countryNamed(text, false)).findLast((code) => code !== null) ?? null
  const kept = named ?? (before?.isCountrySaid ? before.country : null) ?? earlier
  const country = kept ? countryOfCode(kept) : countryOf(ask.timeZone, before?.country, ask.homeTimeZone)
  const isRefused = [question, ...asked].some((text) =>
    heardIn(text, ANY, false).some((name) => name === 'no_numbers' || name === 'line_failed'),
  )
  const messages = [question, ...asked.toReversed()]
  const age = ageSaid(messages, ask.year) ?? ask.age
  const isYoung = age === null ? messages.some((text) => isByChild(text)) : age < ADULT
  return (care) => ({
    lang,
    country,
    told,
    isRefused,
    isHelped: isHelpThere([...asked, question], care),
    isYoung,
    care: { ...care, country: country.code, ...(kept !== null && { isCountrySaid: true }) },
  })
}

/** An age that is said is believed. */
const ofAge = (subject: CareSubject, age: number | null): CareSubject => {
  if (age === null) return subject
  if (age < ADULT) return subject === 'self' ? 'child' : subject
  return subject === 'child' ? 'self' : subject
}

const begun = ({ topic, subject }: TopicRead, age: number | null): Care => ({
  topic,
  subject: ofAge(subject, age),
  country: null,
  stage: 'open',
  replies: 0,
})

/** The first reply on a topic, or the next step where the conversation has had it. */
const begin = (room: Room, read: TopicRead, question: string): CareAnswer =>
  firstReply(room, read) ?? furtherReply(room, question, fearsIn(question, room.care))
