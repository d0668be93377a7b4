import { isSpoken } from './act.ts'
import {
  advice,
  answerOf,
  country,
  filled,
  isOfOther,
  linesAlone,
  numberOf,
  oneMore,
  said,
  untold,
  urgentLine,
  WITHOUT_LINES,
  wasTold,
  wordsIn,
} from './care-parts.ts'
import type { CareAnswer, Room } from './care-room.ts'
import { GROUP_OF, isUrgentTopic, type CareTopic } from './care-topic.ts'
import { changeIn, changeText } from './changed.ts'
import type { Fear } from './fear.ts'
import { answersTo, helpedSteps, holdsOf, isBeforeBattle, stayOf } from './further-words.ts'
import { DIRECTORY } from './help-lines.ts'
import { AT_ONCE, type Heard } from './heard-names.ts'
import { heardIn } from './heard.ts'
import { saysItWasNoMore, turnOf } from './read-turn.ts'
import type { TopicRead } from './read-topic.ts'
import { answeredStep } from './answered.ts'
import { afterHelp, helpStep, stateStep } from './next-step.ts'
import type { TopicWords } from './safety-words.ts'
import { signsIn } from './topic-details.ts'
import type { Turn } from './turn.ts'
import { generalReply } from './unsure-reply.ts'

function topicWords(room: Room): TopicWords {
  const { topic, subject } = room.care
  const words = wordsIn(room)
  const own = subject === 'own_child' ? words.ofOwnChild[topic] : undefined
  return own ?? (isOfOther(subject) ? words.ofOther[topic] : undefined) ?? words.topics[topic]
}

/** Topics in which something was done to the child that writes, and that have no words of their own for it. */
export const DONE_TO_CHILD: ReadonlySet<CareTopic> = new Set([
  'violence',
  'sexual_abuse',
  'minor',
  'past_abuse',
  'danger',
])

/** Topics whose first text says all that is to be done. */
const WHOLE: ReadonlySet<CareTopic> = new Set(['orders', 'shaken'])

/** The first reply to what a message tells; null where the conversation has had it. */
export function firstReply(room: Room, read: TopicRead): CareAnswer | null {
  const words = wordsIn(room)
  const { topic, subject } = room.care
  const { isDying, wasChoked, isFarewell, isBlackmailed, isPressing, signs, fraudKind } = read
  const number = numberOf(room)
  if (topic === 'unsure') return generalReply(room, read)
  const spokenAct = read.act !== null && isSpoken(read.act) ? words.acts[read.act] : null
  const { opening: begins, asks: ends } = spokenAct ?? topicWords(room)
  const isDoneToChild = !spokenAct && subject === 'child' && topic !== 'danger' && DONE_TO_CHILD.has(topic)
  const opening = isDoneToChild ? words.toChild : filled(said(begins, room), { number })
  if (wasTold(room, opening)) return null
  const asks =
    isFarewell && !spokenAct
      ? words.farewellAsks
      : isDoneToChild
        ? words.asksChild
        : filled(said(ends, room), { number })
  const more = [
    ...(topic === 'means' ? [filled(words.takenAlready, { number })] : []),
    ...(isBlackmailed ? [said(words.blackmailed, room)] : []),
    ...(wasChoked ? [words.choked] : []),
    ...(topic === 'sexual_abuse' && subject === 'self' && !isBlackmailed ? [words.recentRape] : []),
    ...(fraudKind ? [filled(words.fraudKinds[fraudKind], { number: policeOf(room) })] : []),
    ...signs.map((sign) => words.medicalAdvice[sign]),
  ]
  if (isUrgentTopic(topic)) {
    // One short text for somebody who may have minutes.
    if (isDying && subject === 'self')
      return answerOf(room, [filled(words.dying, { number }), ...advice(room), asks], true)
    if (WHOLE.has(topic)) return answerOf(room, [urgentLine(room), opening, asks], true)
    if (topic === 'medical' && signs.length > 0 && !spokenAct)
      return answerOf(room, [urgentLine(room), ...more, words.medicalSay[subject], asks], true)
    // What can be done at once stands before what to think of it.
    return answerOf(room, [urgentLine(room), ...more, opening, ...advice(room), asks], true)
  }
  const { day } = room.state
  const takenUp =
    day !== null && GROUP_OF[topic] === 'life' && !isOfOther(subject) && !isBeforeBattle(room)
      ? filled(said(words.steps.day, room), { day })
      : ''
  const text = `${takenUp}${[opening, ...more].join(' ')}`
  if (isPressing && !text.includes(number) && !WITHOUT_LINES.has(topic))
    return answerOf(
      room,
      [filled(words.emergency, { number }), text, ...untold(room, linesAlone(room, words.lines)), asks],
      true,
    )
  const ask = room.state.refusesLines ? [] : [where(room, words.lines, text.includes(number))]
  return answerOf(room, [text, ...ask, asks], true)
}

/** What is asked of this moment is answered before anything that is feared. */
const FIRST_TURNS: ReadonlySet<Turn> = new Set([
  'pen',
  'vomiting',
  'washing',
  'tried',
  'bleeding',
  'already_paid',
  'distrust',
  'where_is_he',
  'told_secret',
  'far',
  'hears_now',
  'rings',
  'on_way',
])

/** What a danger needs that a pattern has told: the first step to a new sign, what is said about that danger, and what is feared. */
function ofThisDanger(room: Room, question: string, fears: readonly Fear[]): string[] {
  const { lang, care } = room
  if (care.topic === 'unsure') return []
  const words = wordsIn(room)
  const turn = turnOf(question, care)
  const ofTurn = turn && ((isOfOther(care.subject) && words.turnsOfOther[turn]) || words.turns[turn])
  const signs = care.topic === 'medical' ? signsIn(question).map((sign) => words.medicalAdvice[sign]) : []
  const turned = ofTurn ? [said(ofTurn, room)] : []
  const voiced = answersTo(lang, fears, care)
  return turn && FIRST_TURNS.has(turn) ? [...turned, ...signs, ...voiced] : [...signs, ...voiced, ...turned]
}

/** Whether the reply before ended with the question whether somebody is in danger. */
export const wasAskedOf = (room: Room): boolean =>
  [wordsIn(room).general.ask, wordsIn(room).asking.open].some((text) => room.told.at(-1)?.includes(said(text, room)))

/** Said while somebody speaks with the emergency services, it would send them to call once more. */
const SENDS_TO_CALL = /\{number\}/

/** What is answered to what a message says, whatever the danger. */
function heardTexts(room: Room, heard: readonly Heard[], isAtOnce: boolean): string[] {
  const { heard: answers, changes } = wordsIn(room)
  const texts = heard.filter((name) => AT_ONCE.has(name) === isAtOnce).map((name) => said(answers[name], room))
  if (!room.state.isCrew && !room.state.isOnPhone) return texts
  const isWorse = isAtOnce && (heard.includes('worse') || heard.includes('asks_wait'))
  return [...(isWorse ? [said(changes.worse, room)] : []), ...texts.filter((text) => !SENDS_TO_CALL.test(text))]
}

/** To what has just changed in a danger that is known: that alone, and nothing that need be read. */
function changedReply(room: Room, question: string): CareAnswer | null {
  const { care } = room
  const change = changeIn(question, care)
  if (care.topic === 'unsure' && change !== 'words' && change !== 'silent') return null
  // Those who have come are told by the steps that follow.
  if (change === 'words' && room.state.isCrew && !room.state.isOnPhone) return null
  const isAway = change === 'gone' && care.topic === 'threat'
  const text = isAway ? (wordsIn(room).steps.here['threat'] ?? null) : change && changeText(room, change)
  if (text === null || wasTold(room, text)) return null
  const next = { ...room, care: { ...care, replies: care.replies + 1 } }
  const reply = answerOf(next, [text], false)
  return change === 'silent' ? { ...reply, links: [] } : reply
}

/** To what is said after a message in distress: something of this very message, or what holds for any; nothing twice. */
export function furtherReply(room: Room, question: string, fears: readonly Fear[]): CareAnswer {
  const { lang, care, state } = room
  const isHelped = state.isCrew
  const stepped =
    stateStep(room, question) ??
    answeredStep(room, question) ??
    changedReply(room, question) ??
    helpStep(room, question)
  if (stepped) return stepped
  const isYoung = state.isChild || care.subject === 'child'
  const heard = heardIn(question, care, wasAskedOf(room), isHelped)
  const texts = [
    ...heardTexts(room, heard, true),
    ...(isHelped ? helpedSteps(lang, care, question, state.isCrewHere) : ofThisDanger(room, question, fears)),
    ...(isHelped ? [] : nextOfBody(room)),
    ...heardTexts(room, heard, false),
  ]
  const told = texts.find((text) => !wasTold(room, text))
  const left = told === undefined ? afterHelp(room) : null
  if (left) return left
  const fresh = told ?? (isHelped ? [] : holdsOf(room, isYoung)).find((text) => !wasTold(room, text))
  const text = filled(fresh ?? stayOf(lang, care, isYoung), { number: numberOf(room) })
  // Who says that nobody is in danger has answered what would be asked before the chart.
  const isDenied = care.topic === 'unsure' && (heard.includes('no') || heard.includes('misread'))
  const next: Room = {
    ...room,
    care: { ...care, replies: care.replies + 1, ...(isDenied && { stage: 'asked' as const }) },
  }
  const isUrgent = isUrgentTopic(care.topic) && !isHelped
  const isNumbered = isUrgent || isHelped || text.includes(numberOf(room))
  return answerOf(
    next,
    [...(isUrgent ? [urgentLine(room)] : []), text, ...(isNumbered ? [] : numbersAgain(room))],
    false,
  )
}

/** What comes next where a body gives out, by the signs of all that was told. */
const nextOfBody = (room: Room): string[] =>
  room.care.topic === 'medical'
    ? signsIn(room.written.toReversed().join('. ')).flatMap((sign) => wordsIn(room).medicalNext[sign] ?? [])
    : []

const policeOf = (room: Room): string => numberOf({ ...room, care: { ...room.care, topic: 'danger' } })

/** Topics in which lines are named once. */
const NAMED_ONCE: ReadonlySet<CareTopic> = new Set(['symptom', 'medication', 'fraud', 'grief'])

/** Where to call, in other words each time and never against somebody’s wish. */
function numbersAgain(room: Room): string[] {
  if (room.state.refusesLines || NAMED_ONCE.has(room.care.topic)) return []
  const again = oneMore(room)
  return again === undefined ? [] : [again]
}

/** Before an ordinary question is answered; null where that was asked often enough. */
export function checkIn(room: Room): CareAnswer | null {
  const words = wordsIn(room)
  const asks = (isOfOther(room.care.subject) ? words.checkInsOther : words.checkIns).find((one) => !wasTold(room, one))
  // Help stays within reach in the conversation, whatever is asked next.
  return asks === undefined ? null : answerOf(room, [asks, room.state.refusesLines ? '' : (oneMore(room) ?? '')], false)
}

export function closing(room: Room, question: string): CareAnswer {
  const words = wordsIn(room)
  const { care } = room
  if (care.topic === 'overdose' && !saysItWasNoMore(question))
    return answerOf(room, [filled(words.gladAfterOverdose, { number: numberOf(room) }), ...advice(room)], false)
  const text = said(saysItWasNoMore(question) ? words.gladItWasNoMore : words.glad, room)
  return answerOf(room, [text], false)
}

/** Topics for which an illness is to be judged, and no line listens. */
const OF_DOCTOR: ReadonlySet<CareTopic> = new Set(['medication', 'symptom'])

/** Where to call, and what in danger. */
function where(room: Room, introduction: string, isNumberSaid: boolean): string {
  const words = wordsIn(room)
  const { care } = room
  const number = numberOf(room)
  if (care.topic === 'fraud') return [words.fraudPaid, ...linesAlone(room, words.fraudLines)].join(' ')
  if (OF_DOCTOR.has(care.topic)) return [filled(words.seenToday, { number }), ...country(room)].join(' ')
  if (WITHOUT_LINES.has(care.topic)) return ''
  const unknown = country(room)
  if (unknown.length > 0) return unknown.join(' ')
  const emergency = isNumberSaid ? [] : [filled(words.emergency, { number })]
  const [list = filled(said(words.noLines, room), { directory: DIRECTORY })] = linesAlone(room, introduction)
  const text = [list, ...emergency].join(' ')
  return untold(room, [list]).length > 0 ? text : (oneMore(room) ?? '')
}
