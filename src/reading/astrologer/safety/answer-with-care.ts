import type { Lang } from '#language/lang.ts'
import { CARE_WORDS } from './care-data.ts'
import { isUrgentTopic, SOFT, type Care, type CareSubject, type CareTopic } from './care-topic.ts'
import { countryNamed } from './country-named.ts'
import { countryOf, countryOfCode, type Country } from './country-of.ts'
import { DIRECTORY, linesFor, type HelpLine } from './help-lines.ts'
import { namesAstrology } from './names-astrology.ts'
import { isByChild, saysSafe, weighed } from './read-distress.ts'
import {
  DEADLY,
  isLookAlike,
  readTopic,
  readTurnOfTopic,
  saysOwnSelf,
  topicRead,
  type TopicRead,
} from './read-topic.ts'
import { isSafeAfterEmergency, saysGoOn, saysItWasNoMore, turnOf } from './read-turn.ts'
import { signsIn } from './topic-details.ts'
import type { Said, SafetyWords, TopicWords } from './safety-words.ts'

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

/** A message, and what is known of who writes it. */
export interface CareAsk {
  lang: Lang
  question: string
  age: number | null
  /** The zone the device shows. */
  timeZone: string
  /** The zone of the place the account names. */
  homeTimeZone?: string | null | undefined
  /** What the conversation before was about; null for an ordinary one. */
  care?: Care | null | undefined
}

/** What an answer is put together from. */
interface Room {
  lang: Lang
  words: SafetyWords
  country: Country
  care: Care
}

/**
 * The answer to a message in distress, or to one that follows it in its conversation; null where an ordinary answer is
 * right. Nothing is looked up and nobody is asked: this is all there is between a cry for help and its answer.
 * @param isAstrology whether the message, taken by itself, asks something of astrology
 */
export function answerWithCare(ask: CareAsk, isAstrology: () => boolean): CareAnswer | null {
  const { lang, question, age } = ask
  const before = ask.care?.stage === 'closed' ? null : (ask.care ?? null)
  const named = countryNamed(question, (ask.care ?? before) !== null)
  const kept = before?.isCountrySaid ? before.country : null
  const country =
    named || kept ? countryOfCode(named ?? kept) : countryOf(ask.timeZone, before?.country, ask.homeTimeZone)
  const isCountrySaid = named !== null || kept !== null
  const room = (care: Care): Room => ({
    lang,
    words: CARE_WORDS[lang],
    country,
    care: {
      ...care,
      country: country.code,
      ...(isCountrySaid && { isCountrySaid }),
    },
  })
  if (!before) {
    const read = readTopic(question, age)
    return read && firstReply(room(begun(read)), read)
  }
  // A child that says so only later is spoken to as one from then on.
  const mayBeChild = before.subject === 'self' || (before.subject === 'other' && DONE_TO_CHILD.has(before.topic))
  if (mayBeChild && isByChild(question)) {
    const topic = before.topic === 'sexual_abuse' || before.topic === 'violence' ? 'minor' : before.topic
    return firstReply(room({ ...before, topic, subject: 'child' }), topicRead(topic, 'child'))
  }
  const isUrgent = isUrgentTopic(before.topic)
  if (!isUrgent && isLookAlike(question)) return null
  const isSafe = isUrgent
    ? isSafeAfterEmergency(question)
    : (saysSafe(question) || saysItWasNoMore(question)) && !readTopic(question, age, false)
  const turned = isSafe ? null : readTurnOfTopic(question, age, before)
  if (turned) {
    // Whoever is spoken of stays the same, unless the message names somebody or corrects it.
    const isKept = turned.subject === 'self' && !SOFT.has(before.topic) && !saysOwnSelf(question)
    const subject = isKept || before.subject === 'child' ? before.subject : turned.subject
    return firstReply(room({ ...begun(turned), subject }), turned)
  }
  const asksOfChart = !saysGoOn(question) && isAstrology() && namesAstrology(question)
  if (SOFT.has(before.topic) && asksOfChart) return null
  // After an emergency nobody is sent to the chart without a word of caution.
  if (isSafe && asksOfChart && DEADLY.has(before.topic) && before.stage !== 'asked' && !saysPlainlySafe(question))
    return checkIn(room({ ...before, stage: 'asked' }))
  if (isSafe) return asksOfChart && !isUrgent ? null : closing(room({ ...before, stage: 'closed' }), question)
  // Nobody is offered the way back to the chart while the emergency lasts or the message itself tells of danger.
  if (!asksOfChart || isUrgent || weighed(question).sums.danger > STILL_DANGER)
    return furtherReply(room({ ...before, stage: 'open' }), question)
  return before.stage === 'asked' ? null : checkIn(room({ ...before, stage: 'asked' }))
}

/** A question to the chart that weighs so much is not taken for calm. */
const STILL_DANGER = -0.4

const begun = ({ topic, subject }: TopicRead): Care => ({
  topic,
  subject,
  country: null,
  stage: 'open',
  replies: 0,
})

/** A text with what it leaves open put in. */
const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

const said = (text: Said, subject: CareSubject): string =>
  typeof text === 'string' ? text : subject === 'child' ? text.child : text.adult

const isOfOther = (subject: CareSubject) => subject === 'other' || subject === 'own_child'

function wordsOf({ words, care: { topic, subject } }: Room): TopicWords {
  const own = subject === 'own_child' ? words.ofOwnChild[topic] : undefined
  return own ?? (isOfOther(subject) ? words.ofOther[topic] : undefined) ?? words.topics[topic]
}

/** Said so, and not only that one feels better: calm may come of a decision. */
const saysPlainlySafe = (question: string) => isSafeAfterEmergency(question) || saysItWasNoMore(question)

/** Topics in which something was done to the child that writes. */
const DONE_TO_CHILD: ReadonlySet<CareTopic> = new Set(['violence', 'sexual_abuse', 'minor', 'past_abuse', 'danger'])

function firstReply(room: Room, read: TopicRead): CareAnswer {
  const { words, care } = room
  const { topic, subject } = care
  const { isDying, wasChoked, isFarewell, isBlackmailed, isPressing, signs, fraudKind } = read
  const topicWords = wordsOf(room)
  const isDoneToChild = subject === 'child' && topic !== 'danger' && DONE_TO_CHILD.has(topic)
  const opening = isDoneToChild ? words.toChild : filled(said(topicWords.opening, subject), { number: numberOf(room) })
  const asks = isFarewell
    ? words.farewellAsks
    : isDoneToChild || (subject === 'child' && topic === 'crisis')
      ? words.asksChild
      : said(topicWords.asks, subject)
  const number = numberOf(room)
  const more = [
    ...(topic === 'means' ? [filled(words.takenAlready, { number })] : []),
    ...(isBlackmailed ? [said(words.blackmailed, subject)] : []),
    ...(wasChoked ? [words.choked] : []),
    ...(topic === 'sexual_abuse' && subject === 'self' && !isBlackmailed ? [words.recentRape] : []),
    ...(fraudKind ? [words.fraudKinds[fraudKind]] : []),
    ...signs.map((sign) => words.medicalAdvice[sign]),
  ]
  if (isUrgentTopic(topic)) {
    // One short text for somebody who may have minutes.
    if (isDying && subject === 'self')
      return answerOf(room, [filled(words.dying, { number }), ...advice(room), asks], true)
    // What can be done at once stands before what to think of it.
    return answerOf(room, [urgentLine(room), ...more, opening, ...advice(room), asks], true)
  }
  const text = [opening, ...more].join(' ')
  if (topic === 'unsure') return answerOf(room, [text, asks], true)
  if (isPressing)
    return answerOf(room, [filled(words.emergency, { number }), text, ...linesAlone(room, words.lines), asks], true)
  return answerOf(room, [text, where(room, words.lines), asks], true)
}

const inTurn = (texts: readonly string[], i: number) => texts[i % texts.length] ?? ''

/** Fits every message: that it was read, and the one step that counts. */
const goesOn = (room: Room): string =>
  filled(`${inTurn(room.words.goesOn, room.care.replies)} ${room.words.steps[room.care.topic]}`, {
    number: numberOf(room),
  })

/** To what is said after a message in distress. */
function furtherReply(room: Room, question: string): CareAnswer {
  const { words, care } = room
  const turn = turnOf(question, care)
  const ofTurn = turn && ((isOfOther(care.subject) && words.turnsOfOther[turn]) || words.turns[turn])
  // A sign that is told only now has its own first step.
  const [sign] = care.topic === 'medical' ? signsIn(question) : []
  const text = ofTurn ?? (sign ? words.medicalAdvice[sign] : goesOn(room))
  const isHelped = turn === 'help_here'
  const urgent = isUrgentTopic(care.topic) && !isHelped
  const next = {
    ...room,
    care: { ...care, replies: care.replies + (turn ? 0 : 1) },
  }
  const asks = turn ? [] : [inTurn(words.goesOnAsks, care.replies + Math.floor(care.replies / words.goesOn.length))]
  if (care.topic === 'unsure' && !ofTurn) return answerOf(next, [said(text, care.subject), ...asks], false)
  return answerOf(
    next,
    urgent
      ? [urgentLine(room), said(text, care.subject), ...advice(room), ...asks]
      : [
          said(turn === 'asks_number' && care.topic === 'fraud' ? words.fraudPaid : text, care.subject),
          ...whereAgain(room),
          ...asks,
        ],
    false,
  )
}

/** What was said of a fraud once isn't said with every reply. */
const whereAgain = (room: Room): string[] =>
  room.care.topic === 'fraud' ? linesAlone(room, room.words.fraudLines) : [where(room, room.words.linesAgain)]

/** Before an ordinary question is answered. */
function checkIn(room: Room): CareAnswer {
  const { words, care } = room
  return answerOf(room, [said(words.beforeTheChart, care.subject), where(room, words.linesAgain)], false)
}

function closing(room: Room, question: string): CareAnswer {
  const { words, care } = room
  if (care.topic === 'overdose' && !saysItWasNoMore(question))
    return answerOf(room, [filled(words.gladAfterOverdose, { number: numberOf(room) }), ...advice(room)], false)
  const text = saysItWasNoMore(question) ? words.gladItWasNoMore : words.glad
  return answerOf(room, [said(text, care.subject), where(room, words.linesAgain)], false)
}

/** Topics in which the police are the ones to call. */
const OF_POLICE: ReadonlySet<CareTopic> = new Set(['violence', 'danger', 'threat', 'sexual_abuse', 'minor'])

function numberOf({ words, country, care }: Room): string {
  if (!country.emergency) return words.localNumber
  return OF_POLICE.has(care.topic) ? country.emergency.police : country.emergency.medical
}

const urgentLine = (room: Room): string =>
  isUrgentTopic(room.care.topic) ? filled(room.words.urgent[room.care.topic], { number: numberOf(room) }) : ''

const linesOf = ({ country, care }: Room) => linesFor(country.lines, care.topic, care.subject === 'child')

const listed = ({ lang }: Room, lines: readonly HelpLine[]) =>
  new Intl.ListFormat(lang, { type: 'disjunction' }).format(lines.map((line) => spoken(lang, line)))

/** The lines of the topic, introduced; none where the country has none. */
const linesAlone = (room: Room, introduction: string): string[] => {
  const lines = linesOf(room)
  return lines.length > 0 ? [filled(introduction, { list: listed(room, lines) })] : []
}

/** Besides the emergency number: who knows of poisons, who helps against violence. */
const advice = (room: Room): string[] =>
  linesAlone(room, room.care.topic === 'overdose' ? room.words.poisonLines : room.words.linesAgain)

/** Topics for which an illness is to be judged, and no line listens. */
const OF_DOCTOR: ReadonlySet<CareTopic> = new Set(['medication', 'symptom'])

/** Where to call, and what in danger. */
function where(room: Room, introduction: string): string {
  const { words, care } = room
  const number = numberOf(room)
  if (care.topic === 'fraud') return [words.fraudPaid, ...linesAlone(room, words.fraudLines)].join(' ')
  if (OF_DOCTOR.has(care.topic)) return filled(words.seenToday, { number })
  const emergency = filled(words.emergency, { number })
  const [list = filled(said(words.noLines, care.subject), { directory: DIRECTORY })] = linesAlone(room, introduction)
  return `${list} ${emergency}`
}

const spoken = (lang: Lang, { name, number, hours }: HelpLine) => {
  const named = name[lang].includes(number) ? name[lang] : `${name[lang]}, ${number}`
  return hours === 'daytime' ? `${named} (${CARE_WORDS[lang].daytime})` : named
}

const dialed = (number: string) => `tel:${number.replaceAll(/[^\d+]/g, '')}`

function answerOf(room: Room, paragraphs: string[], isAcute: boolean): CareAnswer {
  const text = paragraphs.join('\n')
  const numbers = numberOf(room).match(/\d+/g) ?? []
  const links = [
    ...linesOf(room).map(({ number, href }) => ({
      text: number,
      href: href ?? dialed(number),
    })),
    ...numbers.map((number) => ({ text: number, href: dialed(number) })),
    { text: DIRECTORY, href: `https://${DIRECTORY}` },
  ].filter((link) => text.includes(link.text))
  const unique = [...new Map(links.map((link) => [link.text, link])).values()]
  return { paragraphs, links: unique, care: room.care, isAcute }
}
