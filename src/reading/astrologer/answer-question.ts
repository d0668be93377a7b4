import { capital } from '#language/capital.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import type { Library } from '../library/library.ts'
import type { Lang } from '#language/lang.ts'
import { civilDate } from '../writer/local-time.ts'
import { answerUnclear } from './answers/life/lean.ts'
import type { SpokenPlan } from './writing/answer-words.ts'
import { PEOPLE_KINDS } from './answers/people/people.ts'
import { afterLine, withLine, type Answer, type Line } from './answer.ts'
import { answerFaults } from './writing/check-answer.ts'
import { compose } from './answers/compose-answer.ts'
import { Composer } from './writing/composer.ts'
import { FactBook, type SavedPerson } from './facts/fact-book.ts'
import { isFaintDoubt, isQuestionLeft, isYoung, wasLeftBefore } from './doubt.ts'
import { factsTold } from './answers/follow/follow-facts.ts'
import { followTexts } from './answers/follow/follow-words.ts'
import type { KindRule } from './kind-rule.ts'
import { isAskedKind, ruleOf } from './kinds.ts'
import { isOfReader } from './understanding/life/life-reader.ts'
import { withPeopleTold } from './people/people-told.ts'
import { pairRefusal, refusedOutright } from './people/pair-gate.ts'
import { isAboutDays, type Intent, type Understood } from './question.ts'
import { shapedAs } from './writing/shape.ts'
import { heldFully, shortened } from './writing/shorten.ts'
import { readAnew, sayAnew, tellGuess } from './conversation/say-anew.ts'
import { answerWithCare } from './safety/answer-with-care.ts'
import { isLongPast, pastLine } from './safety/long-past.ts'
import { doorLine, releases, resumedLine } from './safety/held.ts'
import type { Care } from './safety/care-topic.ts'
import { goesOn, NOTHING_TOLD, type Told } from './conversation/thread-state.ts'
import { turnsOf, type Turn } from './conversation/turns.ts'

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

/** The most sentences for each of several questions in a message. */
const MOST_OF_EACH = 4

/** Of what has no rule of its own, questions about life are the reader's where they say "I". */
const isReaders = (asked: Understood): boolean => !isAskedKind(asked.intent) && isOfReader(asked)

/** The questions that the reader's own chart is needed for. */
const NEEDS_BIRTH: ReadonlySet<Intent> = new Set(['person_pair', 'topic', 'topic_when'])
/** The questions that a chart or the sky answers. Whatever else is said takes none of the day's questions. */
const OF_SKY: ReadonlySet<Intent> = new Set([...NEEDS_BIRTH, 'sign_pair'])
/** What may truly be answered by saying that nothing happens then. */
const MAY_BE_QUIET: ReadonlySet<Intent> = new Set(['topic_when'])
/** The questions that a language model may answer better. */
const MODEL_MAY: ReadonlySet<Intent> = new Set([...OF_SKY, 'unknown'])

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
export function answerQuestion(sky: Ephemeris, library: Library, given: Ask): Answer {
  const ask = withPeopleTold(sky, given)
  const answered = new Map<number, Answer>()
  const { before, now } = turnsOf(ask, (turns, at) => toldBy(answerAt({ sky, library, ask, turns, answered }, at), ask))
  const [first] = now
  if (!first) throw new RangeError('no question')
  const care = careFor(ask, first)
  // What was asked before is answered at once where nothing was wrong; at the limit of the day there is nothing to ask of.
  const resumed = care?.care?.isDeclined && !ask.isLimitReached ? answerBefore(sky, library, ask) : null
  if (resumed) return resumed
  const isFaint = care !== null && isFaintDoubt(ask, first, care)
  if (care && !isFaint) return care
  const refusal = refusedOutright(library, { ...ask, lang: first.lang, asked: first.asked, isOfPair: false })
  if (refusal !== null) return uncharged(first.lang, first.asked, refusal)
  for (const at of answered.keys()) if (at >= before.length) answered.delete(at)
  const answer = answerAll({ sky, library, ask, turns: [...before, ...now], answered }, now.length)
  if (isFaint) return withLine(answer, care.care?.aside ?? '')
  // A suspicion that weighs little stays open beside an ordinary answer; one that was taken back is over.
  if (isQuestionLeft(ask) && !releases(ask.question, ask.care?.stage ?? 'open')) {
    const open = wasLeftBefore(ask) ? answer : withLine(answer, doorLine(answer.lang, isYoung(ask)))
    return { ...open, isCareOpen: true }
  }
  return isLongPast(ask.question) ? afterLine(answer, pastLine(answer.lang, isYoung(ask))) : answer
}

/** So many messages back a question is looked for that was left unanswered. */
const MOST_BACK = 4

/** The ordinary answer to the last question of the chart since care was taken; null where there was none. */
function answerBefore(sky: Ephemeris, library: Library, ask: Ask): Answer | null {
  const asked = ask.asked ?? []
  for (const [i, question] of [...asked.entries()].toReversed().slice(0, MOST_BACK)) {
    const earlier: Ask = { ...ask, question, before: asked.slice(0, i), asked: [], told: [], care: null }
    const { before, now } = turnsOf(earlier)
    const [first] = now
    if (!first) return null
    const refusal = refusedOutright(library, { ...earlier, lang: first.lang, asked: first.asked, isOfPair: false })
    const thread = { sky, library, ask: earlier, turns: [...before, ...now], answered: new Map() }
    const answer = refusal === null ? answerAll(thread, now.length) : null
    if (answer?.charged) {
      const text = resumedLine(answer.lang, isYoung(ask))
      return afterLine(answer, text)
    }
    // What came before the first doubt was answered then.
    if (careFor(earlier, first)) return null
  }
  return null
}

const isOfSky = (intent: Intent): boolean =>
  isAskedKind(intent) ? ruleOf(intent).about !== 'talk' : OF_SKY.has(intent)

/** What an answer told, for what the next question leaves open. */
function toldBy(answer: Answer | null, { timeZone }: Ask): Told {
  if (!answer) return NOTHING_TOLD
  const opens = isAboutDays(answer.understood.intent) ? (answer.lines[0]?.factors ?? []) : []
  const days = opens.flatMap(({ exactJdUt }) => (exactJdUt ? [civilDate(exactJdUt, timeZone)] : []))
  return { facts: factsTold(answer), days: [...new Set(days)] }
}

/** What the last message of a conversation asks, so many questions, in one answer. */
function answerAll(thread: Thread, count: number): Answer {
  const from = thread.turns.length - count
  const answers = Array.from({ length: count }, (_, i) => answerTurn(thread, from + i))
  const [one, ...others] = answers
  if (!one || others.length === 0) {
    const answer = one ?? answerTurn(thread, from)
    return { ...answer, lines: [...shapedAs(answer.lang, answer.understood.words, answer.lines)] }
  }
  const { again } = thread.library.texts(followTexts, one.lang)
  const lines: Line[] = []
  for (const answer of answers) {
    const isNew = ({ text }: Line) => lines.every((line) => line.text !== text)
    const fresh = shortened(answer.lines, MOST_OF_EACH).filter(isNew)
    // Where all of an answer stands in the ones before it, nothing is said again.
    if (fresh.some(({ text }) => !again.includes(text))) lines.push(...fresh)
  }
  return {
    ...one,
    lines,
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

/** What is said to somebody in distress, astrology being put aside. */
function careFor(ask: Ask, { lang, asked }: Turn): Answer | null {
  const year = Number(civilDate(ask.nowJdUt, ask.timeZone).slice(0, 4))
  const care = answerWithCare({ ...ask, lang, year }, () => isOfSky(asked.intent))
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
  const earlier = { ...ask, question: turn.text, care: null, asked: thread.turns.slice(0, at).map(({ text }) => text) }
  const care = careFor({ ...earlier, asked: ask.asked ?? [] }, turn)
  const answer = care && !isFaintDoubt(earlier, turn, care) ? care : answerTurn(thread, at)
  thread.answered.set(at, answer)
  return answer
}

/** How many people's charts are told one after the other. */
const MOST_CHARTS = 3

/** A question about one chart that names several people is answered for each: "her Moon and his". */
function answerTurn(thread: Thread, at: number): Answer {
  const turn = thread.turns[at]
  if (!turn) throw new RangeError('no question')
  const { persons, intent } = turn.asked
  const isOfEach = isOfOneChart(intent) && intent !== 'places' && persons.length > 1
  if (!isOfEach) return answerOne(thread, at, turn)
  const answers = persons
    .slice(0, MOST_CHARTS)
    .map((person) => answerOne(thread, at, { ...turn, asked: { ...turn.asked, persons: [person] } }))
  const [first] = answers
  if (!first) return answerOne(thread, at, turn)
  const lines = answers.flatMap((answer) => shortened(answer.lines, MOST_OF_EACH))
  return { ...first, understood: turn.asked, lines, charged: answers.some(({ charged }) => charged) }
}

const isOfOneChart = (intent: Intent): boolean =>
  isAskedKind(intent) ? ruleOf(intent).about === 'one' : intent === 'topic' || intent === 'topic_when'

/** Whether a question goes on with what one chart was told to say. */
function isOfOneBefore({ before }: Understood): boolean {
  let one = before
  while (one && goesOn(one.intent)) one = one.before
  return one !== null && isOfOneChart(one.intent) && one.persons.length === 1
}

/** "Should I leave Tom?": of who asks, and of somebody named. */
const isOfReadersPair = ({ isOwnBeside }: KindRule, asked: Understood): boolean =>
  asked.persons.length > 0 &&
  (asked.intent === 'should_i' || asked.intent === 'whether') &&
  isOwnBeside?.(asked) === true

function answerOne(thread: Thread, at: number, turn: Turn): Answer {
  const { sky, library, ask } = thread
  const { lang, asked } = turn
  const rule = isAskedKind(asked.intent) ? ruleOf(asked.intent) : null
  const isOfPair = rule ? rule.about === 'pair' || isOfReadersPair(rule, asked) : asked.intent === 'person_pair'
  const refusal = pairRefusal(library, { ...ask, question: turn.text, lang, asked, isOfPair })
  if (refusal !== null) return uncharged(lang, asked, refusal)
  const isOfOne = isOfOneChart(asked.intent) || (rule?.goesOn === true && isOfOneBefore(asked))
  const isOwners = isOfOne && !(rule?.isOwnBeside ?? isReaders)(asked)
  const owner = isOwners ? (ask.people[asked.persons[0] ?? -1] ?? null) : null
  const book = new FactBook({ sky, ...ask, ...(owner && { birth: owner.birth }) })
  const given = {
    book,
    library,
    lang,
    asked,
    plan: ask.plan,
    firstName: ask.firstName,
    owner: owner?.name ?? null,
    readersBirth: ask.birth,
    last: (back = 1) => answerAt(thread, at - back),
  }
  const composer = new Composer(given)
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
  const isSky = isOfSky(asked.intent)
  const needsBirth = rule ? rule.about === 'one' || rule.about === 'pair' : NEEDS_BIRTH.has(asked.intent)
  const isBirthMissing = needsBirth && !book.source.birth
  if (isBirthMissing) composer.add([composer.words.noBirth])
  else {
    compose(composer, turn.text, ask.firstName, ask.plan)
    const answerAs = (kind: Intent) => {
      // Another kind is told of the same charts only.
      if (!isAskedKind(kind) || kind in PEOPLE_KINDS || ruleOf(kind).about === 'talk') return []
      const other = new Composer({ ...given, asked: { ...asked, intent: kind } })
      compose(other, turn.text, ask.firstName, ask.plan)
      return other.lines
    }
    if (asked.guessed) tellGuess(composer, asked.guessed)
    if (asked.isMisread) readAnew(composer, answerAs)
    else sayAnew(composer, answerAs)
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
  const lines = [...held, ...composer.lines].map((line) => ({ ...line, text: fromCapital(line.text, ask.people) }))
  const mayBeQuiet = rule ? rule.mayBeQuiet === true : MAY_BE_QUIET.has(asked.intent)
  const tells = held.some(({ factors }) => factors.length > 0) || (held.length > 0 && mayBeQuiet)
  return {
    lang,
    intent: asked.intent,
    understood: asked,
    lines,
    charged: !isBirthMissing && isSky && tells,
    modelMay: !isBirthMissing && (isSky || MODEL_MAY.has(asked.intent)),
  }
}

/** Somebody without a name may open a sentence: "your sister". */
const fromCapital = (text: string, people: readonly SavedPerson[]): string =>
  people.reduce((told, { name, bornOn }) => {
    if (bornOn === undefined || !/^\p{Ll}/u.test(name)) return told
    const opens = new RegExp(`(?<=^|\\n|[.!?…] )${name.slice(0, -1)}`, 'gu')
    return told.replaceAll(opens, capital)
  }, text)

/** A sentence that takes none of the day's questions, and that no model is to say better. */
const uncharged = (lang: Lang, understood: Understood, text: string): Answer => ({
  lang,
  intent: 'spark',
  understood: { ...understood, intent: 'spark' },
  lines: [{ text, factors: [], isNeeded: true }],
  charged: false,
  modelMay: false,
})
