import {
  answerOf,
  country,
  filled,
  linesAlone,
  linesOf,
  listed,
  numberOf,
  said,
  untold,
  urgentLine,
  wordsIn,
} from './care-parts.ts'
import type { CareAnswer, Room } from './care-room.ts'
import { CARE_WORDS } from './care-data.ts'
import type { Lang } from '#language/lang.ts'
import type { Choice } from './choice-names.ts'
import { choicesOf, labelsOf, listOf, openQuestion, TOLD_BY, type ChoiceQuestion } from './choice.ts'
import type { CareTopic } from './care-topic.ts'
import { firstReply, furtherReply } from './care-reply.ts'
import { isContradicted, isCorrection, isDenial, isYes, namesWeapon } from './correction.ts'
import { isAtPlace, noticedIn } from './notice.ts'
import { normalize } from './normalize.ts'
import { classesTold, weighed } from './read-distress.ts'
import { FEWEST, freshOf, quotedOf, weightOf } from './quote.ts'
import { saysItIsFun } from './read-turn.ts'
import { tellsFact } from './tells-fact.ts'
import { topicRead } from './read-topic.ts'
import type { Said } from './safety-words.ts'
import { saysBodyFails } from './topic-details.ts'

/** Why a suspicion is spoken of again. */
type Because = 'told' | 'denied' | 'later' | 'yes'

/** Below this a sentence is no reason to worry. */
const WEIGHS = -0.3

/** The newest words that weigh, as the person wrote them; null where all were quoted before. */
function quoteOf({ care, written, told }: Room): string | null {
  const isKnown = care.topic !== 'unsure'
  const quotes = written.flatMap((text, i) =>
    (weightOf(text) >= WEIGHS && !isDenial(text)) || (i === 0 && (told.length === 0 || (isKnown && tellsFact(text))))
      ? [quotedOf(text)]
      : [],
  )
  const [newest] = quotes
  return newest !== undefined && told.every((reply) => !reply.includes(newest)) ? newest : null
}

/** Whether minutes may count: a weapon, an edge, a body that gives out. */
const isNow = (text: string) =>
  isAtPlace(text) || namesWeapon(text) || saysBodyFails(text) || weighed(text).sums.urgent > PRESSED
const PRESSED = 0.7

/**
 * To what may be danger and isn’t told plainly, or isn’t understood in a danger that is: the person’s own words, where to
 * call, whom to tell, one question. It asserts nothing of what happens, so that it is right for any danger and anybody.
 */
export function heldReply(room: Room, because: Because = 'told'): CareAnswer {
  const { held } = wordsIn(room)
  const quote = quoteOf(room)
  const number = numberOf(room)
  const unknown = country(room)
  const isUnsure = room.care.topic === 'unsure'
  // Where the danger is known it isn’t asked for again.
  const [from, to] = isUnsure ? [0, undefined] : [2, 4]
  const leads = quote === null ? held.again : held.quoted.slice(from)
  const lead =
    because === 'denied' || because === 'yes' ? said(held[because], room) : freshOf(room, leads, { quote: quote ?? '' })
  const urgent = urgentLine(room)
  const isPressing = urgent !== '' || isNow(room.written[0] ?? '')
  const calls =
    urgent || (unknown.length > 0 ? unknown.join(' ') : freshOf(room, isPressing ? held.now : held.number, { number }))
  const isLineNew = !room.state.refusesLines && linesOf(room).some((line) => !isTold(room, line.number))
  const line = isLineNew ? linesAlone(room, freshOf(room, held.line, {})) : []
  const [near = ''] = untold(
    room,
    held.near.map((text) => said(text, room)),
  ).slice(0, 1)
  const later = because === 'later' ? said(held.later, room) : ''
  const body = [...(isPressing ? [] : [calls]), ...line, near].filter(Boolean).join(' ')
  const asks = because === 'yes' ? '' : freshOf(room, held.asks.slice(from, to), {})
  const choices = choicesOf('what')
  const isListed = !isUnsure || openQuestion(room.told) === choices
  const next = { ...room, care: { ...room.care, replies: room.care.replies + 1 } }
  const texts = [...(isPressing ? [calls] : []), [lead, later].filter(Boolean).join(' '), body]
  const list = isListed ? [asks] : [[asks, said(held.pick, room)].filter(Boolean).join(' '), listOf(room.lang, choices)]
  const answer = answerOf(next, [...texts, ...list], because === 'told')
  const aside = filled(said(held.aside, room), { number })
  return isUnsure ? { ...answer, aside, choices: labelsOf(room.lang, choices) } : answer
}
const isTold = ({ told }: Room, text: string) => told.some((reply) => reply.includes(text))

/** That a suspicion is given up, in a word of thanks; what was asked before is answered after it. */
export function released(room: Room): CareAnswer {
  const { held } = wordsIn(room)
  const list = room.state.refusesLines ? '' : listed(room, linesOf(room))
  const well = list === '' ? said(held.wellAlone, room) : filled(said(held.well, room), { list })
  const over = { ...room, care: { ...room.care, stage: 'closed' as const } }
  return { ...answerOf(over, [said(held.thanks, room), well], false), isDeclined: true }
}

const COMING =
  / (?:is|are|will be|hes|shes|theyre) (?:coming|on (?:her|his|their|the) way)| coming (?:over|round|here) | (?:едет|едут|идет|идут|выехал[аи]?) (?:ко мне|сюда|уже)| (?:уже|сейчас) (?:едет|едут|идет|идут|приедет|придет) /
const CALLED_FOR: ReadonlySet<CareTopic> = new Set(['crisis', 'means', 'goodbye', 'self_harm'])

/** To somebody in danger of dying who says that somebody is on the way; null where that isn’t said. */
export const comingReply = (room: Room, question: string): CareAnswer | null =>
  CALLED_FOR.has(room.care.topic) && room.care.subject !== 'other' && COMING.test(normalize(question))
    ? answerOf(room, [said(wordsIn(room).held.coming, room)], false)
    : null

/** Whether a message ends a suspicion: it says what it was, or says no for the second time. */
export const releases = (text: string, stage: 'open' | 'asked' | 'closed'): boolean =>
  isCorrection(text) || (stage === 'asked' && isDenial(text))

/** What is asked about again before an ordinary question beside it is answered. */
const HINTS = ['place', 'ending', 'gave_away', 'cut', 'threat', 'voices', 'hurt', 'afraid', 'taken'] as const
const isLow = ({ written }: Room, isOfChart: boolean) =>
  written.every((text) => {
    const { sums, isDanger } = weighed(text)
    const isFaint = isOfChart ? sums.danger < STICKY && !(isDanger && classesTold(text).size > 0) : sums.danger < LOW
    return isFaint && !namesWeapon(text) && !noticedIn(text).some((name) => HINTS.some((one) => one === name))
  })
/** And up to so much where the next question is one to the chart, or of nothing that is feared. */
const STICKY = 1
/** Up to so much the messages weigh where a remark beside them is answered as any other. */
const LOW = 0

/** Whether a message of several words speaks against danger: what it asks is something else. */
const isOfElse = (text: string) =>
  weighed(text).sums.danger < ELSE && (text.trim().endsWith('?') || text.trim().split(/\s+/).length >= FEWEST)
const ELSE = -0.8

/** A further message weighs so little where it is ordinary. */
const CALM = -0.1

/**
 * The answer to a message while something may be wrong and nobody knows what. Null where an ordinary answer is right: the
 * suspicion was taken back beside a question, or weighs so little that the question is answered and the door stays open.
 */
export function heldTurn(room: Room, question: string, isOfChart: boolean): CareAnswer | null {
  const { stage } = room.care
  if (releases(question, stage)) return isOfChart ? null : released(room)
  const asking = { ...room, care: { ...room.care, stage: 'asked' as const } }
  const isOrdinary = weighed(question).sums.danger < CALM
  // A laugh and a question to the chart in one: it was nothing.
  if (isOfChart && isOrdinary && saysItIsFun(question) && isLow(room, true)) return null
  if (isDenial(question)) return heldReply(asking, isOfChart && isOrdinary ? 'later' : 'denied')
  if (isOrdinary && !isYes(question) && isLow(room, isOfChart || isOfElse(question))) return null
  if (isOrdinary && isOfChart) return heldReply(room, 'later')
  return heldReply({ ...room, care: { ...room.care, stage: 'open' } }, isYes(question) ? 'yes' : 'told')
}

/** The same, done to a child. */
const OF_CHILD: Partial<Record<CareTopic, CareTopic>> = { violence: 'minor', fraud: 'sextortion' }
/** Somebody is ill or has taken something: the advice for both is right. */
const MAY_BE_TAKEN: ReadonlySet<Choice> = new Set(['ill_me', 'they_ill'])

/** What comes after “none of these, but”. */
const OBJECTS = /^\s*(?:but|но|только)\s+(?!thank|спасибо)/iu

/** The reply to an answer that was chosen: that of its danger, at once, or the next question. */
export function chosenReply(room: Room, choice: Choice, question: string): CareAnswer {
  if (choice === 'none') return isContradicted(question) || OBJECTS.test(question) ? heldReply(room) : released(room)
  const told = TOLD_BY[choice]
  if (!told) return askWhom(room)
  const isToChild = room.state.isChild && told.subject === 'self'
  const subject = isToChild ? 'child' : told.subject
  const topic = (isToChild && OF_CHILD[told.topic]) || told.topic
  const of: Room = { ...room, care: { ...room.care, topic, subject, stage: 'open' } }
  const reply = firstReply(of, topicRead(topic, subject)) ?? furtherReply(of, question) ?? heldReply(of)
  if (!MAY_BE_TAKEN.has(choice)) return reply
  const [urgent = '', ...rest] = reply.paragraphs
  return { ...reply, paragraphs: [urgent, wordsIn(of).held.ill, ...rest] }
}

function askWhom(room: Room): CareAnswer {
  const { held } = wordsIn(room)
  const question: ChoiceQuestion = 'whom'
  const choices = choicesOf(question)
  const first = filled(said(held.whom, room), { number: numberOf(room) })
  const texts = [first, `${said(held.them, room)} ${said(held.pick, room)}`, listOf(room.lang, choices)]
  return { ...answerOf(room, texts, false), choices: labelsOf(room.lang, choices) }
}

/** Keeps the door open below an ordinary answer. */
export const doorLine = (lang: Lang, isYoung: boolean): string => addressed(CARE_WORDS[lang].held.door, isYoung)
/** Above the answer to what was asked before a false alarm. */
export const resumedLine = (lang: Lang, isYoung: boolean): string => addressed(CARE_WORDS[lang].held.resumed, isYoung)
const addressed = (text: Said, isYoung: boolean): string =>
  typeof text === 'string' ? text : isYoung ? text.child : text.adult
