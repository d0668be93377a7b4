import type { Lang } from '#language/lang.ts'
import { CARE_WORDS } from './care-data.ts'
import { isUrgentTopic, type Care, type CareSubject, type CareTopic } from './care-topic.ts'
import type { Country } from './country-of.ts'
import type { Fear } from './fear.ts'
import { answersTo, helpedSteps, holdsOf, stayOf } from './further-words.ts'
import { DIRECTORY, linesFor, type HelpLine } from './help-lines.ts'
import type { TopicRead } from './read-topic.ts'
import { AT_ONCE } from './heard-names.ts'
import { heardIn } from './heard.ts'
import { saysItWasNoMore, turnOf } from './read-turn.ts'
import type { Said, SafetyWords, TopicWords } from './safety-words.ts'
import { signsIn } from './topic-details.ts'
import type { Turn } from './turn.ts'

/** Something in an answer that can be pressed: a number to call, a page. */
export interface CareLink {
  text: string
  href: string
}

/** An answer with astrology put aside. */
export interface CareAnswer {
  paragraphs: string[]
  links: CareLink[]
  care: Care
  /** Whether the message itself told of distress, rather than one before it. */
  isAcute: boolean
}

/** What an answer is put together from. */
export interface Room {
  lang: Lang
  country: Country
  care: Care
  /** What the conversation was answered before; none of it is said again. */
  told: readonly string[]
  /** Somebody asked not to be given numbers. */
  isRefused: boolean
  /** Help is there, or on its way. */
  isHelped: boolean
  /** A child writes, whoever is in danger. */
  isYoung: boolean
}

const wordsIn = ({ lang }: Room): SafetyWords => CARE_WORDS[lang]

/** A text with what it leaves open put in. */
const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

const said = (text: Said, { care, isYoung }: Pick<Room, 'care' | 'isYoung'>): string =>
  typeof text === 'string' ? text : care.subject === 'child' || isYoung ? text.child : text.adult

/** So many letters of a text tell it from others. */
const TELLING = 32

/** Whether the conversation has had a text before. */
function wasTold({ told, ...room }: Room, text: string): boolean {
  const beginning = filled(text, { number: numberOf({ told, ...room }) }).slice(0, TELLING)
  return told.some((reply) => reply.includes(beginning))
}

const isOfOther = (subject: CareSubject) => subject === 'other' || subject === 'own_child'

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
  const { opening: begins, asks: ends } = topicWords(room)
  const isDoneToChild = subject === 'child' && topic !== 'danger' && DONE_TO_CHILD.has(topic)
  const opening = isDoneToChild ? words.toChild : filled(said(begins, room), { number })
  if (wasTold(room, opening)) return null
  const asks = isFarewell
    ? words.farewellAsks
    : isDoneToChild || (subject === 'child' && topic === 'crisis')
      ? words.asksChild
      : filled(said(ends, room), { number })
  const more = [
    ...(topic === 'means' ? [filled(words.takenAlready, { number })] : []),
    ...(isBlackmailed ? [said(words.blackmailed, room)] : []),
    ...(wasChoked ? [words.choked] : []),
    ...(topic === 'sexual_abuse' && subject === 'self' && !isBlackmailed ? [words.recentRape] : []),
    ...(fraudKind ? [words.fraudKinds[fraudKind]] : []),
    ...signs.map((sign) => words.medicalAdvice[sign]),
  ]
  if (isUrgentTopic(topic)) {
    // One short text for somebody who may have minutes.
    if (isDying && subject === 'self')
      return answerOf(room, [filled(words.dying, { number }), ...advice(room), asks], true)
    if (WHOLE.has(topic)) return answerOf(room, [urgentLine(room), opening, asks], true)
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
  const ask = room.isRefused ? [] : [where(room, words.lines, text.includes(number))]
  return answerOf(room, [text, ...ask, asks], true)
}

/**
 * To danger that nothing tells plainly: that it sounds serious, where to call, and one question. It names no danger and no
 * act, so that it is right for any. Null where the conversation has had it.
 */
function generalReply(room: Room, { isHalfSure, isPressing }: TopicRead): CareAnswer | null {
  const { general } = wordsIn(room)
  const spoken = (text: Said) => filled(said(text, room), { number: numberOf(room) })
  const opening = [...(isHalfSure ? general.half : []), ...general.sure]
    .map(spoken)
    .find((text) => !wasTold(room, text))
  if (opening === undefined) return null
  const unknown = country(room)
  const line = room.isRefused ? [] : linesAlone(room, general.line)
  const calls = unknown.length > 0 ? unknown : [spoken(general.number), ...line]
  const texts = isPressing ? [calls.join(' '), opening] : [opening, calls.join(' ')]
  return answerOf(room, [...texts, spoken(general.ask)], true)
}

const untold = (room: Room, texts: readonly string[]) =>
  texts.filter((text) => !room.told.some((reply) => reply.includes(text)))

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
const wasAskedOf = (room: Room): boolean => room.told.at(-1)?.endsWith(said(wordsIn(room).general.ask, room)) === true

/** To what is said after a message in distress: something of this very message, or what holds for any; nothing twice. */
export function furtherReply(room: Room, question: string, fears: readonly Fear[]): CareAnswer {
  const { lang, care, isHelped } = room
  const isYoung = room.isYoung || care.subject === 'child'
  const { heard: answers } = wordsIn(room)
  const heard = heardIn(question, care, wasAskedOf(room), isHelped)
  const ofHeard = (isAtOnce: boolean) =>
    heard.filter((name) => AT_ONCE.has(name) === isAtOnce).map((name) => said(answers[name], room))
  const texts = [
    ...ofHeard(true),
    ...(isHelped ? helpedSteps(lang, care, question) : ofThisDanger(room, question, fears)),
    ...ofHeard(false),
    ...holdsOf(lang, isYoung),
  ]
  const fresh = texts.find((text) => !wasTold(room, text))
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

/** Topics in which lines are named once. */
const NAMED_ONCE: ReadonlySet<CareTopic> = new Set(['symptom', 'medication', 'fraud', 'grief'])

/** Where to call, in other words each time and never against somebody’s wish. */
function numbersAgain(room: Room): string[] {
  if (room.isRefused || NAMED_ONCE.has(room.care.topic)) return []
  const again = oneMore(room)
  return again === undefined ? [] : [again]
}

/** Where to call, in words that the conversation hasn’t had. */
function oneMore(room: Room): string | undefined {
  const again = wordsIn(room).numbers.find((one) => !wasTold(room, one.split('{')[0] ?? one))
  const list = listed(room, linesOf(room)) || DIRECTORY
  return again && filled(again, { list, number: numberOf(room) })
}

/** Before an ordinary question is answered; null where that was asked often enough. */
export function checkIn(room: Room): CareAnswer | null {
  const words = wordsIn(room)
  const asks = (isOfOther(room.care.subject) ? words.checkInsOther : words.checkIns).find((one) => !wasTold(room, one))
  // Help stays within reach in the conversation, whatever is asked next.
  return asks === undefined ? null : answerOf(room, [asks, oneMore(room) ?? ''], false)
}

export function closing(room: Room, question: string): CareAnswer {
  const words = wordsIn(room)
  const { care } = room
  if (care.topic === 'overdose' && !saysItWasNoMore(question))
    return answerOf(room, [filled(words.gladAfterOverdose, { number: numberOf(room) }), ...advice(room)], false)
  const text = said(saysItWasNoMore(question) ? words.gladItWasNoMore : words.glad, room)
  return answerOf(room, [text], false)
}

/** Topics in which the police are the ones to call. */
const OF_POLICE: ReadonlySet<CareTopic> = new Set([
  'violence',
  'danger',
  'threat',
  'sexual_abuse',
  'minor',
  'stalking',
  'forced_marriage',
  'trafficking',
  'attack',
  'debt',
  'elder',
])

/** From a mobile phone it reaches help in most countries. */
const INTERNATIONAL = '112'

function numberOf({ lang, country: { emergency }, care }: Room): string {
  if (!emergency) return INTERNATIONAL
  if (care.topic === 'unsure' && emergency.medical !== emergency.police)
    return filled(CARE_WORDS[lang].twoNumbers, { ...emergency })
  return OF_POLICE.has(care.topic) ? emergency.police : emergency.medical
}

const urgentLine = (room: Room): string =>
  isUrgentTopic(room.care.topic)
    ? [filled(wordsIn(room).urgent[room.care.topic], { number: numberOf(room) }), ...country(room)].join(' ')
    : ''

/** Asks for the country once, where it isn’t known. */
function country(room: Room): string[] {
  const asks = wordsIn(room).askCountry
  const isUnknown = room.country.emergency === null && room.country.lines.length === 0
  return isUnknown && !wasTold(room, asks) ? [filled(asks, { number: INTERNATIONAL })] : []
}

/** One line a reply: two numbers are all that anybody takes in. */
const linesOf = ({ country: { lines }, care }: Room) =>
  linesFor(lines, care.topic, care.subject === 'child').slice(0, 1)

const listed = ({ lang }: Room, lines: readonly HelpLine[]) =>
  new Intl.ListFormat(lang, { type: 'disjunction' }).format(lines.map((line) => spoken(lang, line)))

/** The line of the topic, introduced; none where the country has none. */
const linesAlone = (room: Room, introduction: string): string[] => {
  const lines = linesOf(room)
  return lines.length > 0 ? [filled(introduction, { list: listed(room, lines) })] : []
}

/** Besides the emergency number: who knows of poisons, who helps against violence. */
const advice = (room: Room): string[] =>
  linesAlone(room, room.care.topic === 'overdose' ? wordsIn(room).poisonLines : wordsIn(room).linesAgain)

/** Topics for which an illness is to be judged, and no line listens. */
const OF_DOCTOR: ReadonlySet<CareTopic> = new Set(['medication', 'symptom'])

/** Topics in which numbers would be out of place while nobody is in danger. */
const WITHOUT_LINES: ReadonlySet<CareTopic> = new Set(['grief'])

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

const spoken = (lang: Lang, { name, number, hours }: HelpLine) => {
  const named = name[lang].includes(number) ? name[lang] : `${name[lang]}, ${number}`
  return hours === 'daytime' ? `${named} (${CARE_WORDS[lang].daytime})` : named
}

const dialed = (number: string) => `tel:${number.replaceAll(/[^\d+]/g, '')}`

/** Services that take pictures down. */
const SERVICES = ['StopNCII.org', 'takeitdown.ncmec.org']

/** The links of an answer: where to call, whether or not its text says so, and the sites that it names. */
function linksOf(room: Room, text: string): CareLink[] {
  const lines = linesOf(room)
  const numbers = numberOf(room).match(/\d+/g) ?? []
  const calls = [
    ...lines.map(({ number, href }) => ({ text: number, href: href ?? dialed(number) })),
    ...numbers.map((number) => ({ text: number, href: dialed(number) })),
  ]
  const sites = [DIRECTORY, ...SERVICES].map((site) => ({ text: site, href: `https://${site.toLowerCase()}` }))
  const isOver = room.care.stage === 'closed'
  const found = [
    ...calls.filter((link) => !isOver || text.includes(link.text)),
    ...sites.filter((site) => text.includes(site.text)),
  ]
  return [...new Map(found.map((link) => [link.text, link])).values()]
}

function answerOf(room: Room, given: string[], isAcute: boolean): CareAnswer {
  const paragraphs = given.filter((paragraph) => paragraph !== '')
  return { paragraphs, links: linksOf(room, paragraphs.join('\n')), care: room.care, isAcute }
}
