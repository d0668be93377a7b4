import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import type { Library } from '../library/library.ts'
import type { Lang } from '#language/lang.ts'
import { civilDate } from '../writer/local-time.ts'
import { answerSignPair } from './answer-bond.ts'
import { PEOPLE_KINDS } from './answers/people.ts'
import { answerTopic } from './answer-time.ts'
import { answerTopicWhen, answerUnclear } from './answers/lean.ts'
import type { SpokenPlan } from './answer-words.ts'
import { sentencesOf, type Answer, type Line } from './answer.ts'
import { answerFaults } from './check-answer.ts'
import { Composer } from './composer.ts'
import { FactBook, type SavedPerson } from './fact-book.ts'
import { saidBefore } from './answers/follow-facts.ts'
import { followTexts } from './answers/follow-words.ts'
import { isAskedKind, ruleOf } from './kinds.ts'
import { pairRefusal, refusedOutright } from './pair-gate.ts'
import type { Intent, Understood } from './question.ts'
import { answerWithCare } from './safety/answer-with-care.ts'
import type { Care } from './safety/care-topic.ts'
import { classesTold, weighed } from './safety/read-distress.ts'
import { turnsOf, type Turn } from './turns.ts'

/** Who asks what, and from where. */
export interface Ask {
  question: string
  /** What was asked before in the same conversation, oldest first. */
  before?: readonly string[]
  /** The language of the interface; a question in the other one is answered in its own. */
  lang: Lang
  firstName: string
  birth: NatalBirth | null
  people: readonly SavedPerson[]
  /** Whole years; null while the birth is not known. */
  age: number | null
  plan: SpokenPlan | null
  /** Julian day, UT. */
  nowJdUt: number
  /** IANA name. */
  timeZone: string
  /** The zone of the place the account names; help lines are those of its country where the device shows no place. */
  homeTimeZone?: string | null
  /** No question is left for today; see `CareAsk`. */
  isLimitReached?: boolean
  /** What the conversation before was about, where somebody in distress wrote in it. */
  care?: Care | null
  /** What the conversation asked before, oldest first, and how it was answered where somebody in distress wrote in it. */
  asked?: readonly string[]
  told?: readonly string[]
}

/** The most sentences of an answer. */
export const MOST_SENTENCES = 8
/** The most sentences for each of several questions in a message. */
const MOST_OF_EACH = 4

/** The questions that the reader's own chart is needed for. */
const NEEDS_BIRTH: ReadonlySet<Intent> = new Set(['person_pair', 'topic', 'topic_when'])
/** The questions that a chart or the sky answers. Whatever else is said takes none of the day's questions. */
const OF_SKY: ReadonlySet<Intent> = new Set([...NEEDS_BIRTH, 'sign_pair'])
/** What may truly be answered by saying that nothing happens then. */
const MAY_BE_QUIET: ReadonlySet<Intent> = new Set(['topic_when'])
/** The questions that a language model may answer better. */
const MODEL_MAY: ReadonlySet<Intent> = new Set([...OF_SKY, 'unknown'])

const ANSWERS: Partial<Record<string, (composer: Composer) => void>> = {
  sign_pair: answerSignPair,
  person_pair: PEOPLE_KINDS.compatible.answer,
  topic: answerTopic,
  topic_when: answerTopicWhen,
}

/** Whether a question is answered from the reader's plan. */
export const needsPlan = (intent: Intent): boolean =>
  intent === 'plan' || (isAskedKind(intent) && ruleOf(intent).needsPlan === true)

/** What a message asks, and in which language it is to be answered. */
export function understandAsk(ask: Ask): { lang: Lang; asked: readonly Understood[] } {
  const { now } = turnsOf(ask)
  return { lang: now[0]?.lang ?? ask.lang, asked: now.map(({ asked }) => asked) }
}

/**
 * The built-in astrologer: understands a question in English or Russian and answers it from computed facts and the
 * library, in eight sentences at most. What it can't answer it says, and offers what it can.
 * @throws EphemerisRangeError
 */
export function answerQuestion(sky: Ephemeris, library: Library, ask: Ask): Answer {
  const { before, now } = turnsOf(ask)
  const [first] = now
  if (!first) throw new RangeError('no question')
  const care = careFor(ask, first)
  const isFaint = care !== null && isFaintDoubt(ask, first, care)
  if (care && !isFaint) return care
  const refusal = refusedOutright(library, { ...ask, lang: first.lang, asked: first.asked, isOfPair: false })
  if (refusal !== null) return uncharged(first.lang, first.asked, refusal)
  const answer = answerAll({ sky, library, ask, turns: [...before, ...now], answered: new Map() }, now.length)
  if (!isFaint) return answer
  const { asideOpen } = library.texts(followTexts, answer.lang)
  return { ...answer, lines: [...answer.lines, { text: asideOpen, factors: [], isNeeded: true }], modelMay: false }
}

/** What the last message of a conversation asks, so many questions, in one answer. */
function answerAll(thread: Thread, count: number): Answer {
  const from = thread.turns.length - count
  const answers = Array.from({ length: count }, (_, i) => answerTurn(thread, from + i))
  const [one, ...others] = answers
  if (!one || others.length === 0) return one ?? answerTurn(thread, from)
  const lines = answers.flatMap((answer) => shortened(answer.lines, MOST_OF_EACH))
  return {
    ...one,
    lines: lines.filter(({ text }, i) => lines.findIndex((line) => line.text === text) === i),
    charged: answers.some(({ charged }) => charged),
    modelMay: answers.some(({ modelMay }) => modelMay),
  }
}

/** A conversation, with the answers that are known by the number of their question. */
interface Thread {
  sky: Ephemeris
  library: Library
  ask: Ask
  turns: readonly Turn[]
  answered: Map<number, Answer>
}

/** Up to so much a message weighs next to nothing as danger. */
const FAINT: Record<Lang, number> = { en: 0.2, ru: 0.05 }
/** And up to so much if a pattern of danger fits it. */
const FAINT_AND_TOLD = -0.3
/** How likely the kind of its question must be. */
const LEAST_CLEAR = 0.3

/**
 * Whether a question that is understood hardly weighs as danger, in a conversation without any: it is answered, and that
 * something else may be meant is said after the answer instead of in its place.
 */
function isFaintDoubt({ question, care, isLimitReached }: Ask, { lang, asked }: Turn, { care: told }: Answer): boolean {
  if (care || isLimitReached || told?.care.topic !== 'unsure') return false
  const isClear = asked.intent !== 'unknown' && (asked.likely[0]?.chance ?? 0) >= LEAST_CLEAR
  return isClear && weighed(question).sums.danger < (classesTold(question).size > 0 ? FAINT_AND_TOLD : FAINT[lang])
}

/** What is said to somebody in distress, astrology being put aside. */
function careFor(ask: Ask, { lang, asked }: Turn): Answer | null {
  const year = Number(civilDate(ask.nowJdUt, ask.timeZone).slice(0, 4))
  const care = answerWithCare({ ...ask, lang, year }, () =>
    isAskedKind(asked.intent) ? ruleOf(asked.intent).about !== 'talk' : OF_SKY.has(asked.intent),
  )
  return (
    care && {
      lang,
      intent: 'care',
      understood: asked,
      lines: care.paragraphs.map((text) => ({ text, factors: [], isNeeded: true })),
      charged: false,
      modelMay: false,
      care,
    }
  )
}

/** An answer of the conversation, by the number of its question. */
function answerAt(thread: Thread, at: number): Answer | null {
  const turn = thread.turns[at]
  if (!turn) return null
  const known = thread.answered.get(at)
  if (known) return known
  const { ask } = thread
  const answer = careFor({ ...ask, question: turn.text, care: null }, turn) ?? answerTurn(thread, at)
  thread.answered.set(at, answer)
  return answer
}

function answerTurn(thread: Thread, at: number): Answer {
  const { sky, library, ask, turns } = thread
  const turn = turns[at]
  if (!turn) throw new RangeError('no question')
  const { lang, asked } = turn
  const rule = isAskedKind(asked.intent) ? ruleOf(asked.intent) : null
  const isOfPair = rule ? rule.about === 'pair' : asked.intent === 'person_pair'
  const refusal = pairRefusal(library, { ...ask, question: turn.text, lang, asked, isOfPair })
  if (refusal !== null) return uncharged(lang, asked, refusal)
  const owner = rule?.about === 'one' ? (ask.people[asked.persons[0] ?? -1] ?? null) : null
  const book = new FactBook({ sky, ...ask, ...(owner && { birth: owner.birth }) })
  const composer = new Composer({
    book,
    library,
    lang,
    asked,
    plan: ask.plan,
    firstName: ask.firstName,
    owner: owner?.name ?? null,
    last: (back = 1) => answerAt(thread, at - back),
  })
  // Every part is held against its facts like anybody's: a fault of a phrase shall not become a fault of an answer.
  const today = book.dateOf(ask.nowJdUt)
  const check = {
    timeZone: ask.timeZone,
    // The day a plan ends is true by the books, not by the sky.
    named: [
      today,
      ...(asked.period ? [asked.period.from, asked.period.to] : []),
      ...(ask.plan?.paidUntil ? [ask.plan.paidUntil.date] : []),
    ],
  }
  const isOfSky = rule ? rule.about !== 'talk' : OF_SKY.has(asked.intent)
  const needsBirth = rule ? rule.about === 'one' || rule.about === 'pair' : NEEDS_BIRTH.has(asked.intent)
  const isBirthMissing = needsBirth && !book.source.birth
  if (isBirthMissing) composer.add([composer.words.noBirth])
  else {
    compose(composer, turn.text, ask.firstName, ask.plan)
    sayAnew(composer)
  }
  const isTrue = (line: Line) => answerFaults(lang, [line], check).length === 0
  const held = shortened(
    composer.lines
      .splice(0)
      .map((line) => heldFully(line, isTrue))
      .filter(isTrue),
  )
  // A reply is never blank: where nothing can be told, it is asked what is meant.
  if (held.length === 0) answerUnclear(composer)
  const lines = [...held, ...composer.lines]
  const mayBeQuiet = rule ? rule.mayBeQuiet === true : MAY_BE_QUIET.has(asked.intent)
  const tells = held.some(({ factors }) => factors.length > 0) || (held.length > 0 && mayBeQuiet)
  return {
    lang,
    intent: asked.intent,
    understood: asked,
    lines,
    charged: !isBirthMissing && isOfSky && tells,
    modelMay: !isBirthMissing && (isOfSky || MODEL_MAY.has(asked.intent)),
  }
}

/** A sentence that takes none of the day's questions, and that no model is to say better. */
const uncharged = (lang: Lang, understood: Understood, text: string): Answer => ({
  lang,
  intent: 'spark',
  understood: { ...understood, intent: 'spark' },
  lines: [{ text, factors: [], isNeeded: true }],
  charged: false,
  modelMay: false,
})

/** Computed values in a list are held word by word, too, where the wording lets them. */
function heldFully(line: Line, isTrue: (line: Line) => boolean): Line {
  const { held, ...words } = line
  return held === 'named' && isTrue(words) ? words : line
}

/** How much is said again. */
const MOST_AGAIN = 2

/** Where all of an answer was said in the conversation before, it is said in short that it was. */
function sayAnew(composer: Composer): void {
  if (!composer.last() || composer.lines.length === 0) return
  const said = saidBefore(composer)
  if (!composer.lines.every(({ text }) => said.includes(text))) return
  const lines = composer.lines.splice(0)
  const opens = composer.library.texts(followTexts, composer.lang).again
  composer.explain(opens.find((text) => !said.includes(text)) ?? opens[0])
  composer.lines.push(...lines.slice(0, MOST_AGAIN))
}

function compose(composer: Composer, question: string, firstName: string, plan: SpokenPlan | null): void {
  const { asked, words, lang } = composer
  const { intent } = asked
  const answer = isAskedKind(intent) ? ruleOf(intent).answer : ANSWERS[intent]
  if (answer) return answer(composer)
  switch (intent) {
    case 'plan':
      return composer.add([plan ? words.plan(plan) : words.product])
    case 'greeting':
      return composer.add([words.greeting(firstName)])
    case 'identity':
      return composer.add([isOfTruth(question, lang) ? words.truth : words.identity])
    case 'unknown':
      return answerUnclear(composer)
    case 'thanks':
    case 'product':
    case 'fate':
    case 'minor':
    case 'expert':
    case 'injection':
      return composer.add([words[intent]])
  }
}

const isOfTruth = (question: string, lang: Lang) =>
  (lang === 'en' ? /astrolog/i : /астролог[^а]|астрологи/i).test(question) && !/астролог\?|астролог$/i.test(question)

/** No more than so many sentences; what must be said has its place before the others are counted. */
function shortened(lines: readonly Line[], most = MOST_SENTENCES): Line[] {
  const needed = lines.filter(({ isNeeded }) => isNeeded).flatMap(({ text }) => sentencesOf(text)).length
  let left = Math.max(0, most - needed)
  return lines.flatMap((line): Line[] => {
    if (line.isNeeded) return [line]
    const sentences = sentencesOf(line.text).slice(0, left)
    left -= sentences.length
    return sentences.length > 0 ? [{ ...line, text: sentences.join(' ') }] : []
  })
}
