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
import { GROUP_OF, isUrgentTopic, type Care, type CareTopic } from './care-topic.ts'
import { changeIn, changeText } from './changed.ts'
import { DIRECTORY } from './help-lines.ts'
import { isYes } from './correction.ts'
import { normalize } from './normalize.ts'
import { rankedOf } from './plain-topic.ts'
import { freshOf, quotedOf } from './quote.ts'
import { weighed } from './read-distress.ts'
import { saysItWasNoMore, turnOf } from './read-turn.ts'
import type { TopicRead } from './read-topic.ts'
import type { TopicWords } from './safety-words.ts'
import { tellsFact } from './tells-fact.ts'
import { signsIn } from './topic-details.ts'
import type { Turn } from './turn.ts'

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
    ...(hasGun(room) && !spokenAct && !isUrgentTopic(topic) ? [words.firearm] : []),
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
    if (topic === 'medical' && signs.length > 0 && !spokenAct) {
      const [decides] = signs.flatMap((sign) => words.medicalAsks[sign] ?? [])
      const say = signs.includes('fire') ? [] : [words.medicalSay[subject]]
      return answerOf(room, [urgentLine(room), ...more, ...say, decides ?? asks], true)
    }
    // What can be done at once stands before what to think of it.
    return answerOf(room, [urgentLine(room), ...more, opening, ...advice(room), asks], true)
  }
  const text = [opening, ...more].join(' ')
  if (isPressing && !text.includes(number) && !WITHOUT_LINES.has(topic))
    return answerOf(
      room,
      [filled(words.emergency, { number }), text, ...untold(room, linesAlone(room, words.lines)), asks],
      true,
    )
  const ask = room.state.refusesLines ? [] : [where(room, words.lines, text.includes(number))]
  return answerOf(room, [text, ...ask, asks], true)
}

const GUN =
  / (?:guns?|pistol|rifle|shotgun|revolver|handgun|glock|firearm|пистолет[а-я]*|ружь[а-я]*|винтовк[а-я]*|травмат[а-я]*|карабин[а-я]*|двустволк[а-я]*|наган[а-я]*|ствол(?:ом)?) /
/** Whether somebody who may die or kill by it has a gun at hand. */
const hasGun = ({ care: { topic }, written }: Room): boolean =>
  (GROUP_OF[topic] === 'life' || GROUP_OF[topic] === 'threat') && written.some((text) => GUN.test(normalize(text)))

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

/** What a danger needs: the first step to a new sign, and what is said about that danger. */
function ofThisDanger(room: Room, question: string): string[] {
  const { care } = room
  const words = wordsIn(room)
  const turn = turnOf(question, care)
  const ofTurn = turn && ((isOfOther(care.subject) && words.turnsOfOther[turn]) || words.turns[turn])
  const signs = care.topic === 'medical' ? signsIn(question).map((sign) => words.medicalAdvice[sign]) : []
  const turned = ofTurn ? [said(ofTurn, room)] : []
  return turn && FIRST_TURNS.has(turn) ? [...turned, ...signs] : [...signs, ...turned]
}

/** To what has just changed: that alone, and nothing that need be read. */
function changedReply(room: Room, question: string): CareAnswer | null {
  const change = changeIn(question, room.care)
  const text = change && changeText(room, change)
  if (text === null || wasTold(room, text)) return null
  const reply = answerOf(goneOn(room), [text], false)
  return change === 'silent' ? { ...reply, links: [] } : reply
}

const goneOn = (room: Room): Room => ({ ...room, care: { ...room.care, replies: room.care.replies + 1 } })

/** The few steps that hold in a danger whatever comes, by its group and by who is in it. */
function stepsOf({ lang, care: { topic, subject }, state }: Room): readonly string[] {
  const { groupHolds } = wordsIn({ lang })
  const group = GROUP_OF[topic]
  const isYoung = state.isChild || subject === 'child'
  const who = isOfOther(subject) ? '.other' : isYoung ? '.child' : ''
  const ofOwn = subject === 'own_child' ? groupHolds[`${group}.own_child`] : undefined
  return ofOwn ?? groupHolds[`${topic}${who}`] ?? groupHolds[`${group}${who}`] ?? []
}

/** Whether the last reply was one of these steps. */
function wasStep(room: Room): boolean {
  const last = room.told.at(-1) ?? ''
  return stepsOf(room).some((step) => last.includes(filled(step, { number: numberOf(room) })))
}

/** The step to what lies within reach, among those to a wish to die. */
const REACH = 1
const AT_HAND =
  / (?:within reach|in the|in my|next to me|beside me|right here|под рукой|рядом|лежит|лежат|передо мной) /

/** The steps in their order; after “is it within reach?” and a yes, what to do about that first. */
function inOrder(room: Room, question: string): readonly string[] {
  const steps = stepsOf(room)
  const asked = said(wordsIn(room).topics.crisis.asks, room)
  const isOfReach = room.care.topic === 'crisis' && room.told.at(-1)?.endsWith(asked) === true
  const reach = steps[REACH]
  const isReached = isOfReach && (isYes(question) || AT_HAND.test(normalize(question)))
  return isReached && reach !== undefined ? [reach, ...steps] : steps
}

/** Whether a message weighs as no other danger than the one that was told. */
function belongs(text: string, { topic }: Care): boolean {
  if (isUrgentTopic(topic) || weighed(text).sums.danger <= 0) return true
  const [likeliest] = rankedOf(text)
  return likeliest === undefined || GROUP_OF[likeliest] === GROUP_OF[topic]
}

/** To what is said after a danger was told: what this message asks for, or the next step; null where none is left or it isn’t clear. */
export function furtherReply(room: Room, question: string): CareAnswer | null {
  const { care, state } = room
  const words = wordsIn(room)
  const changed = changedReply(room, question)
  if (changed) return changed
  const isYoung = state.isChild || care.subject === 'child'
  const own = [...ofThisDanger(room, question), ...nextOfBody(room)]
  const texts = state.isCrew
    ? words.crew[isYoung ? 'child' : 'adult']
    : [...own, ...(belongs(question, care) ? inOrder(room, question) : [])]
  const told = texts.find((text) => !wasTold(room, text))
  if (told === undefined) return null
  const isNew = !state.isCrew && !own.includes(told) && tellsFact(question)
  // Two steps in a row that say nothing of what was told would be deaf: the second time the words themselves are answered.
  if (isNew && wasStep(room)) return null
  const lead = isNew ? `${freshOf(room, words.held.facts, { quote: quotedOf(question) })} ` : ''
  const text = lead + filled(told, { number: numberOf(room) })
  const isUrgent = isUrgentTopic(care.topic) && !state.isCrew
  const isNumbered = isUrgent || state.isCrew || text.includes(numberOf(room))
  const again = isNumbered ? [] : numbersAgain(room)
  return answerOf(goneOn(room), [...(isUrgent ? [urgentLine(room)] : []), text, ...again], false)
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
