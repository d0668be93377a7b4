import type { Lang } from '#language/lang.ts'
import { civilDate } from '../../writer/local-time.ts'
import type { Ask } from '../answer-question.ts'
import { actOf, correctedOf } from './follow-acts.ts'
import { goOn } from './follow-up.ts'
import { asksOnlyLanguage, questionsIn, wishedLanguage, withoutCourtesy } from '../understanding/questions-in.ts'
import type { Understood } from '../question.ts'
import { byNearest } from './nearest.ts'
import { NOTHING_TOLD, remember, type ThreadState, type Told } from './thread-state.ts'
import { languageOf } from '../understanding/hear.ts'
import { optionsIn } from '../understanding/options.ts'
import { understand, type Asking } from '../understanding/understand.ts'
import { isKinWord } from '../people/relations.ts'
import { writtenBirth } from '../time/written-birth.ts'
import { ofCity, ofDying, ofUnsaved } from '../people/unsaved.ts'
import { wordsOf } from '../understanding/vocabulary.ts'

/** One question of a conversation; a message may ask several. */
export interface Turn {
  text: string
  /** The language in which it is to be answered. */
  lang: Lang
  asked: Understood
}

/** One of several questions in a message is answered by itself where its kind is so likely. */
const SURE_OF_PART = 0.2

/** What a turn of a conversation was answered, by its number. */
export type ToldBy = (turns: readonly Turn[], at: number) => Told

/**
 * What was asked in a conversation, and what its last message asks.
 * @param toldBy what the answers told; without it only the questions tell what is spoken of
 */
export function turnsOf(ask: Ask, toldBy: ToldBy = () => NOTHING_TOLD): { before: Turn[]; now: Turn[] } {
  const born = ask.birth ? civilDate(ask.birth.chart.jdUt, 'UTC') : null
  const { people, age } = ask
  const asking = { today: civilDate(ask.nowJdUt, ask.timeZone), people, age, born }
  const before: Turn[] = []
  let last: Turn[] = []
  let state: ThreadState | null = null
  for (const message of ask.before ?? []) {
    const turns = turnsIn(message, { ask, asking, before, last, state, toldBy })
    if (turns === last) continue
    state = afterTurns(state, before, turns, toldBy)
    before.push(...turns)
    last = turns
  }
  const now = turnsIn(ask.question, { ask, asking, before, last, state, toldBy })
  // What is wished in another language is answered once more.
  return { before: sameQuestions(now, last) ? before.slice(0, before.length - last.length) : before, now }
}

const sameQuestions = (some: readonly Turn[], others: readonly Turn[]): boolean =>
  some.length > 0 && some.length === others.length && some.every(({ asked }, i) => asked === others[i]?.asked)

/** The state after some more turns. */
function afterTurns(
  from: ThreadState | null,
  before: readonly Turn[],
  turns: readonly Turn[],
  toldBy: ToldBy,
): ThreadState | null {
  const all = [...before, ...turns]
  const first = before.length
  return turns.reduce<ThreadState | null>(
    (state, { asked }, i) => remember(state, asked, () => toldBy(all, first + i)),
    from,
  )
}

interface Thread {
  ask: Ask
  asking: Asking
  before: readonly Turn[]
  last: Turn[]
  state: ThreadState | null
  toldBy: ToldBy
}

function turnsIn(message: string, { ask, asking, before, last, state, toldBy }: Thread): Turn[] {
  const wished = wishedLanguage(message)
  const isOther = wished !== null && (last.length === 0 || wished.lang !== last.at(-1)?.lang)
  if (wished && isOther && last.length > 0 && asksOnlyLanguage(wished.rest))
    return last.map((turn) => ({ ...turn, lang: wished.lang }))
  const text = wished && isOther && wished.rest !== '' ? wished.rest : message
  const told = languageOf(text, ask.lang)
  const lang = wished && isOther ? wished.lang : told
  const turnsOfParts = (parts: readonly string[]) => {
    const turns: Turn[] = []
    for (const part of parts) {
      const context = afterTurns(state, before, turns, toldBy)
      const asks = withoutBirth(told, part, ask)
      const said = context ? asCorrected(told, dayCorrected(asks)) : asks
      const heard = understand(told, said, { ...asking, isFirst: context === null, before: context?.last ?? null })
      const next = { ...heard, options: optionsIn(told, said, asking) }
      const { people, today } = asking
      const going = goOn({ lang: told, text: said, people, today }, context, ofCity(told, next))
      // What a question took from those before it says nothing of whom it means.
      const whose = ofUnsaved(told, { ...going, words: next.words }, context, people)
      const meant = ofDying(told, { ...whose, words: next.words }, context, people)
      const asked = meant.intent === going.intent ? going : meant
      turns.push({ text: said, lang, asked: byNearest(told, asked, context) })
    }
    return turns
  }
  const asks = withoutCourtesy(told, text)
  const parts = questionsIn(told, asks)
  if (parts.length > 1) {
    const several = turnsOfParts(parts)
    // What is only told before a question is no question of its own.
    const isTold = ({ asked: { matter } }: Turn) => matter?.form === 'tell'
    // "Which months are good and which are bad" is one question.
    const isRest = (turn: Turn, i: number) =>
      turn.asked.intent === 'good_bad' && CHOOSES.has(several[i - 1]?.asked.intent ?? '')
    const isSure = ({ asked }: Turn) =>
      asked.intent !== 'unknown' && (asked.matter !== undefined || (asked.likely[0]?.chance ?? 0) >= SURE_OF_PART)
    const sure = several.filter(
      (turn, i) =>
        !isTold(turn) && !isRest(turn, i) && isSure(turn) && !several.slice(0, i).some((other) => isAlike(other, turn)),
    )
    if (sure.length > 1) return sure
    const [only] = sure
    if (only && several.some(isRest)) return [only]
  }
  return turnsOfParts([asks])
}

const CHOOSES: ReadonlySet<string> = new Set(['best_month', 'best_day', 'topic_when'])

/** A clause ends where another may begin. */
const CLAUSE = /(?<=[,.;!?])\s+|(?<=\p{L})\s+-\s+/u

/** What is asked of somebody beside their date of birth: "my ex was born May 4, 1990, why can't I get over him". */
function withoutBirth(lang: Lang, text: string, { people }: Ask): string {
  const date = writtenBirth(wordsOf(text))
  if (date === null || !people.some(({ bornOn }) => bornOn === date)) return text
  const clauses = text.split(CLAUSE)
  const isDated = clauses.map((clause) => /\d/.test(clause))
  // "May 4, 1990" has a comma of its own.
  const others = clauses.filter((_, at) => !isDated[at])
  const rest = others.join(' ')
  if (wordsOf(rest).length < FEWEST_BESIDE || OF_DATE.test(rest)) return text
  const kin = wordsOf(text).find((word) => isKinWord(lang, word))
  return kin === undefined || wordsOf(rest).includes(kin) ? rest : `${lang === 'en' ? 'my ' : ''}${kin}, ${rest}`
}
/** What somebody is like is told from the date. */
const OF_DATE = /what(?:[’']?s| is) (?:he|she) like|какой он|какая она/iu
/** So few words beside a date ask nothing. */
const FEWEST_BESIDE = 4

const WEEKDAY_EN = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const WEEKDAY_RU = '(?:понедельник|вторник|сред[ау]|четверг|пятниц[ау]|суббот[ау]|воскресенье)'
/** "Not Friday, Thursday": the day that is put in the place of another. */
const OTHER_DAY = [
  new RegExp(
    `\\bnot (?:on |the |this )*${WEEKDAY_EN},?(?: but| its| it's| it is| i mean(?:t)?| on)* (${WEEKDAY_EN})\\b`,
    'iu',
  ),
  new RegExp(`не (?:во? )?${WEEKDAY_RU},? а (во? ${WEEKDAY_RU}|${WEEKDAY_RU})`, 'iu'),
]
const dayCorrected = (text: string): string => OTHER_DAY.reduce((told, pattern) => told.replace(pattern, 'on $1'), text)

/** "No, I meant my sister: what is put in the place of what was understood. */
function asCorrected(lang: Lang, text: string): string {
  const words = wordsOf(text)
  if (actOf(lang, words) !== 'correct') return text
  return [lang === 'en' ? 'and' : 'а', ...correctedOf(lang, words)].join(' ')
}

/** Whether two questions would get the same answer. */
function isAlike({ asked: one }: Turn, { asked: other }: Turn): boolean {
  const named = ({ intent, topic, points, houses, signs, persons, period, tagged, matter }: Understood) =>
    JSON.stringify([intent, matter, topic, points, houses, signs, persons, period, intent === 'term' ? tagged : ''])
  return named(one) === named(other)
}
