import type { Lang } from '#language/lang.ts'
import { ageSaid } from './age-said.ts'
import { checkIn, closing, DONE_TO_CHILD, firstReply, furtherReply } from './care-reply.ts'
import type { CareAnswer, Room } from './care-room.ts'
import { GROUP_OF, isUrgentTopic, SOFT, type Care, type CareSubject } from './care-topic.ts'
import { choiceBeside, type ChoiceBeside } from './choice-beside.ts'
import { choicePressed, openQuestion } from './choice.ts'
import { isCorrection } from './correction.ts'
import { countryNamed } from './country-named.ts'
import type { Choice } from './choice-names.ts'
import { countryOf, countryOfCode } from './country-of.ts'
import { furtherTopic } from './further-topic.ts'
import { stateOf } from './danger-state.ts'
import { namesAstrology } from './names-astrology.ts'
import { said, wordsIn } from './care-parts.ts'
import { comingReply, chosenReply, heldReply, heldTurn, released } from './held.ts'
import { classesTold, isByChild, weighed } from './read-distress.ts'
import { actRead, DEADLY, isSituation, readTopic, saysOwnSelf, topicRead, type TopicRead } from './read-topic.ts'
import { actIn } from './read-act.ts'
import { isAfterBlow, riseIn, standsThere } from './read-rise.ts'
import { isLongPast } from './long-past.ts'
import { isLookAlike, saysMeant } from './look-alike.ts'
import { isReadByOther, neutralReply } from './reader.ts'
import { saidOnce } from './said-once.ts'
import {
  isBareLaugh,
  isReported,
  isSafeAfterEmergency,
  saysAllIsWell,
  saysGoOn,
  saysItIsFun,
  saysItWasNoMore,
  turnOf,
} from './read-turn.ts'

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
  const answer = carefulAnswer(ask, isAstrology)
  return answer && saidOnce(answer, ask.told ?? [])
}

function carefulAnswer(ask: CareAsk, isAstrology: () => boolean): CareAnswer | null {
  const { question, asked = [] } = ask
  const before = ask.care?.stage === 'closed' ? null : (ask.care ?? null)
  const saidAge = ageSaid([question, ...asked.toReversed()], ask.year)
  const age = saidAge ?? ask.age
  const roomOf = roomsOf(ask, before)
  const chosen = chosenIn(ask)
  if (chosen && ask.care) return chosenReply(roomOf({ ...ask.care, stage: 'open' }), chosen, question)
  const beside = besideIn(ask)
  if (beside && before) {
    // What the sentence tells goes before the number, which only names the kind.
    const facts = ofGrown(furtherTopic(beside.rest, asked, age, before), [...asked, question], age)
    if (facts && facts.topic !== 'unsure') return begin(roomOf(begun(facts, saidAge)), facts, beside.rest)
    return chosenReply(roomOf({ ...before, stage: 'open' }), beside.choice, beside.rest)
  }
  if (!before) {
    const found =
      readInThread(question, asked, age) ??
      (isSuspectedAgain(question, asked) || ask.isLimitReached ? halfRead(question) : null)
    const read = ofGrown(found, [...asked, question], age)
    if (!read) return null
    // After a false alarm only what is plain or weighs much raises another.
    const isCalm = !isPlainly(read, question, asked, age) && weighed(question).sums.danger < PLAINLY
    if (ask.care?.stage === 'closed' && isCalm) return null
    return begin(roomOf(begun(read, saidAge)), read, question)
  }
  if (isReadByOther(question, { asked, told: ask.told ?? [] }, before, isAstrology() && namesAstrology(question)))
    return neutralReply(roomOf({ ...before, stage: 'open' }))
  // A child that says so only later is spoken to as one from then on.
  const mayBeChild = before.subject === 'self' || (before.subject === 'other' && DONE_TO_CHILD.has(before.topic))
  const isPlain = actIn(question, age, before, asked) !== null
  if (mayBeChild && !isPlain && (saidAge === null ? isByChild(question) : saidAge < ADULT)) {
    const topic = before.topic === 'sexual_abuse' || before.topic === 'violence' ? 'minor' : before.topic
    const reply = firstReply(roomOf({ ...before, topic, subject: 'child' }), topicRead(topic, 'child'))
    if (reply) return reply
  }
  const isUrgent = isUrgentTopic(before.topic)
  const isAsked = !saysGoOn(question) && (isAstrology() || namesAstrology(question))
  const room = roomOf({ ...before, stage: 'open' })
  const isHeld = before.topic === 'unsure'
  const isTakenBack = isCorrection(question)
  const isSafe = isUrgent ? isSafeAfterEmergency(question) : isSaidSafe(question) && !readTopic(question, age, false)
  // What was told plainly isn’t over at a laugh: it is asked about once more, and the second is believed.
  if (!isHeld && !SOFT.has(before.topic) && before.stage !== 'asked' && isBareLaugh(question)) {
    const asking = roomOf({ ...before, stage: 'asked' })
    return (isUrgent ? furtherReply(asking, question) : checkIn(asking)) ?? heldReply(asking, 'denied')
  }
  const read =
    isSafe || isTakenBack ? null : ofGrown(furtherTopic(question, asked, age, before), [...asked, question], age)
  if (read && read.topic !== 'unsure') return turnedTo(read)
  if (isHeld && !isSafe) return heldTurn(roomOf(before), question, isAsked)
  const isCalm = weighed(question).sums.danger <= STILL_DANGER
  if (isSafe || isTakenBack) {
    // Calm may come of a decision: a wish to die or to kill is asked about once more.
    if (DEADLY.has(before.topic) && before.stage !== 'asked' && !isTakenBack && !isSafeAfterEmergency(question))
      return checkIn(roomOf({ ...before, stage: 'asked' })) ?? heldReply(room)
    // “My sister is here” asks nothing about the sister.
    if (isAsked && !isUrgent && (isTakenBack || namesAstrology(question))) return null
    return isTakenBack ? released(room) : closing(roomOf({ ...before, stage: 'closed' }), question)
  }
  const isCared = isUrgent && room.state.isCrewHere && before.replies >= CARED
  if (isAsked && isCalm && (isCared || SOFT.has(before.topic))) return null
  if (SOFT.has(before.topic) && weighed(question).sums.danger <= CALM && turnOf(question, before) === null) return null
  const isLater = isAsked && isCalm && !isUrgent && namesAstrology(question)
  const coming = comingReply(room, question)
  if (coming) return coming
  // Whoever asks of the chart again is offered the way back to it.
  const further = furtherReply(isLater ? roomOf({ ...before, stage: 'asked' }) : room, question)
  if (!further) return heldReply(room, isLater ? 'later' : 'told')
  // No child that is hurt is promised a chart of it.
  return isLater && before.subject !== 'child'
    ? { ...further, paragraphs: [said(wordsIn(room).held.later, room), ...further.paragraphs] }
    : further

  /** The reply of the danger or the person that is told now, which says that it is another. */
  function turnedTo(turned: TopicRead): CareAnswer {
    const known = before as Care
    // Whoever is in danger stays the same, where that was known.
    const isKnown = known.topic !== 'unsure' || known.subject === 'child'
    const isCorrected =
      saysOwnSelf(question) || standsThere(question) || turned.topic === known.topic || known.subject === 'child'
    const subject = !turned.act && isKnown && turned.subject === 'self' && !isCorrected ? known.subject : turned.subject
    const now = roomOf({ ...begun(turned, saidAge), replies: known.replies, subject: ofAge(subject, saidAge) })
    const reply = begin(now, turned, question)
    const isOther = known.topic !== 'unsure' && GROUP_OF[known.topic] !== GROUP_OF[turned.topic]
    const [first = '', ...rest] = reply.paragraphs
    const clause = said(wordsIn(now).held.changes, now)
    return isOther ? { ...reply, paragraphs: [`${first} ${clause}`, ...rest] } : reply
  }
}

/** The answer that is chosen to the question that is open. */
function chosenIn({ question, care, told = [] }: CareAsk): Choice | null {
  const open = care?.topic === 'unsure' ? openQuestion(told) : null
  if (!open) return null
  return choicePressed(question, open)
}

/** The answer to that question with a sentence beside it. */
function besideIn({ question, care, told = [] }: CareAsk): ChoiceBeside | null {
  const open = care?.topic === 'unsure' ? openQuestion(told) : null
  return open && choiceBeside(question, open)
}

/** Whether a message tells a danger by itself, and by more than its weights. */
const isPlainly = (read: TopicRead, question: string, asked: readonly string[], age: number | null) =>
  read.topic !== 'unsure' &&
  (riseIn(question, asked, ANY) !== null || (readTopic(question, age)?.topic ?? 'unsure') !== 'unsure')

/** After so many replies whoever is with a crew may turn to the chart. */
const CARED = 3

/** That somebody is safe is said in so many words, and in few; how they feel is not enough. */
const FEW_WORDS = 18

const isSaidSafe = (text: string) =>
  (isSafeAfterEmergency(text) || saysItWasNoMore(text)) &&
  !isReported(text) &&
  text.trim().split(/\s+/).length <= FEW_WORDS

const ADULT = 18

/** Up to so much a message that follows a doubtful one is ordinary. */
const CALM = -0.1

/** A question to the chart that weighs so much is not taken for calm. */
const STILL_DANGER = -0.4

/** What may be a message of danger, and may not. */
const halfRead = (question: string): TopicRead | null =>
  weighed(question).mayBeDanger || classesTold(question).size > 0
    ? { ...topicRead('unsure', isByChild(question) ? 'child' : 'self'), isHalfSure: true }
    : null

/** Whether a message hardly weighs as danger, and one before it as much: the second such is asked about. */
export const isSuspectedAgain = (question: string, asked: readonly string[]): boolean =>
  isNearly(question) && asked.some(isNearly) && !asked.slice(-FRAMED).some(isLookAlike)
const isNearly = (text: string): boolean =>
  weighed(text).isNearly && !isLookAlike(text) && !isLongPast(text) && !saysAllIsWell(text) && !saysItIsFun(text)

/** So many messages back it is known what a message is about. */
const FRAMED = 4

/** Whether a message tells a danger by a pattern that the words don’t contradict, or weighs so much that it must. */
const saysPlainly = (text: string) => saysMeant(text) || weighed(text).sums.danger > PLAINLY
const PLAINLY = 1.3
/** Below this a message that laughs is taken for fun. */
const FUN = 0.1

/** A message that weighs so much by itself is read together with the one before it. */
const NEARLY = -0.45

/** What a message tells of by itself, or together with the one before it. */
function readInThread(question: string, asked: readonly string[], age: number | null): TopicRead | null {
  // A game, a novel or a shift that was told of is meant still, where nothing plain is said.
  if (asked.slice(-FRAMED).some(isLookAlike) && !saysPlainly(question)) return null
  const isLight = saysAllIsWell(question) || (saysItIsFun(question) && weighed(question).sums.danger < FUN)
  if (asked.length > 0 && isLight && !saysPlainly(question)) return null
  const act = actIn(question, age, null, asked)
  const read = act && readTopic(question, age)?.act === act.act ? actRead(question, act) : readTopic(question, age)
  const last = asked.at(-1)
  // What is not clear by itself may be so after what was told before, though that was taken for ordinary.
  const rise = read?.topic === 'unsure' || isAfterBlow(question, asked) ? riseIn(question, asked, ANY) : null
  if (rise) return read ? { ...rise, subject: read.subject } : rise
  if (last === undefined || read?.act) return read
  if (read && read.topic !== 'unsure') {
    // What both messages tell together may be told more exactly.
    const more = readTopic(`${last}. ${question}`, age)
    return more && isSituation(more.topic) && GROUP_OF[more.topic] === GROUP_OF[read.topic] ? more : read
  }
  if (!read && (isLookAlike(question) || isLookAlike(last) || weighed(question).sums.danger < NEARLY)) return null
  const joined = `${last}. ${question}`
  // Two ordinary messages weigh more than one, so that neither weights alone nor a pattern across both make danger of them.
  if (!read) return weighed(joined).isHeld ? readTopic(joined, age, false) : null
  const more = readTopic(joined, age)
  return more && (more.topic === 'unsure' || readTopic(joined, age, false)?.topic === more.topic) ? more : read
}

const ANY: Care = { topic: 'unsure', subject: 'self', country: null, stage: 'open', replies: 0 }

function roomsOf(ask: CareAsk, before: Care | null): (care: Care) => Room {
  const { lang, question, asked = [], told = [] } = ask
  const named = countryNamed(question, (ask.care ?? before) !== null)
  const earlier = asked.map((text) => countryNamed(text, false)).findLast((code) => code !== null) ?? null
  const kept = named ?? (before?.isCountrySaid ? before.country : null) ?? earlier
  const country = kept ? countryOfCode(kept) : countryOf(ask.timeZone, before?.country, ask.homeTimeZone)
  const messages = [question, ...asked.toReversed()]
  const age = ageSaid(messages, ask.year) ?? ask.age
  return (care) => ({
    lang,
    country,
    told,
    state: stateOf([...asked, question], age, care),
    written: messages,
    care: { ...care, country: country.code, ...(kept !== null && { isCountrySaid: true }) },
  })
}

/** An age that is said is believed. */
const ofAge = (subject: CareSubject, age: number | null): CareSubject => {
  if (age === null) return subject
  if (age < ADULT) return subject === 'self' ? 'child' : subject
  return subject === 'child' ? 'self' : subject
}

/** Nobody who speaks of a pupil or a spouse of theirs is taken for a child; it is one they speak of. */
const ofGrown = <Read extends TopicRead | null>(read: Read, messages: readonly string[], age: number | null): Read =>
  read?.subject === 'child' && age === null && stateOf(messages, age, ANY).isGrown
    ? { ...read, subject: 'other' }
    : read

const begun = ({ topic, subject }: TopicRead, age: number | null): Care => ({
  topic,
  subject: ofAge(subject, age),
  country: null,
  stage: 'open',
  replies: 0,
})

/** The first reply on a topic, or the next step where the conversation has had it. */
const begin = (room: Room, read: TopicRead, question: string): CareAnswer =>
  read.topic === 'unsure'
    ? heldReply(room)
    : (firstReply(room, read) ?? furtherReply(room, question) ?? heldReply(room))
