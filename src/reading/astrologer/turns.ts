import type { Lang } from '#language/lang.ts'
import { civilDate } from '../writer/local-time.ts'
import type { Ask } from './answer-question.ts'
import { goOn } from './follow-up.ts'
import { asksOnlyLanguage, questionsIn, wishedLanguage } from './questions-in.ts'
import type { Understood } from './question.ts'
import { languageOf, understand, type Asking } from './understand.ts'

/** One question of a conversation; a message may ask several. */
export interface Turn {
  text: string
  /** The language in which it is to be answered. */
  lang: Lang
  asked: Understood
}

/** One of several questions in a message is answered by itself where its kind is so likely. */
const SURE_OF_PART = 0.2

/** What was asked in a conversation, and what its last message asks. */
export function turnsOf(ask: Ask): { before: Turn[]; now: Turn[] } {
  const born = ask.birth ? civilDate(ask.birth.chart.jdUt, 'UTC') : null
  const { people, age } = ask
  const asking = { today: civilDate(ask.nowJdUt, ask.timeZone), people, age, born }
  const before: Turn[] = []
  let last: Turn[] = []
  for (const message of ask.before ?? []) {
    const turns = turnsIn(message, { ask, asking, before, last })
    if (turns === last) continue
    before.push(...turns)
    last = turns
  }
  const now = turnsIn(ask.question, { ask, asking, before, last })
  // What is wished in another language is answered once more.
  return { before: sameQuestions(now, last) ? before.slice(0, before.length - last.length) : before, now }
}

const sameQuestions = (some: readonly Turn[], others: readonly Turn[]): boolean =>
  some.length > 0 && some.length === others.length && some.every(({ asked }, i) => asked === others[i]?.asked)

interface Thread {
  ask: Ask
  asking: Asking
  before: readonly Turn[]
  last: Turn[]
}

function turnsIn(message: string, { ask, asking, before, last }: Thread): Turn[] {
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
      const context = turns.at(-1)?.asked ?? before.at(-1)?.asked ?? null
      const next = understand(told, part, { ...asking, isFirst: context === null, before: context })
      turns.push({ text: part, lang, asked: goOn(told, context, part, next) })
    }
    return turns
  }
  const parts = questionsIn(told, text)
  if (parts.length > 1) {
    const several = turnsOfParts(parts)
    const isSure = ({ asked }: Turn) => asked.intent !== 'unknown' && (asked.likely[0]?.chance ?? 0) >= SURE_OF_PART
    const sure = several.filter((turn, i) => isSure(turn) && !several.slice(0, i).some((other) => isAlike(other, turn)))
    if (sure.length > 1) return sure
  }
  return turnsOfParts([text])
}

/** Whether two questions would get the same answer. */
function isAlike({ asked: one }: Turn, { asked: other }: Turn): boolean {
  const named = ({ intent, topic, points, houses, signs, persons, period, tagged }: Understood) =>
    JSON.stringify([intent, topic, points, houses, signs, persons, period, intent === 'term' ? tagged : ''])
  return named(one) === named(other)
}
