import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Lang } from '#language/lang.ts'
import { kindFeatures } from '#reading/astrologer/understanding/learned/kind-features.ts'
import { isAskedKind, ruleOf } from '#reading/astrologer/kinds.ts'
import { hashOf } from '#reading/astrologer/safety/danger-weights.ts'
import { speakingOf, type Asking } from '#reading/astrologer/understanding/understand.ts'
import { QUESTIONS_EN } from '#test/questions/questions-en.ts'
import { QUESTIONS_RU } from '#test/questions/questions-ru.ts'

/** A question and its kind, as `test/questions/train` keeps it, a line each. */
export interface QuestionLine {
  text: string
  kind: string
  /** The kind of the question before; absent for the first. */
  before?: string | null
  /** Other kinds that are right, too. */
  also?: readonly string[]
  /** The conversation it is from. */
  of?: string
}

export interface Example {
  text: string
  kind: string
  also: readonly string[]
  features: ReadonlyMap<string, number>
  /** Questions of the same group are never on both sides of a trial. */
  group: string
  /** Where it is from; `outside` is what trials are judged by. */
  source: string
  /** How much it counts. */
  weight: number
}

const root = new URL('../../', import.meta.url)

/** Names that people are saved by in the questions. */
const NAMES: Record<Lang, string> = {
  en: 'Tom Anna Josie Mark Ines Sam Alex Emma Lucy Jack James Ben Dan Mike Chris Kate Sarah Maya Leo Noah Mia Liam Olivia Ella Nina Jake Ryan Priya Elena David Daniel Laura Sofia Max',
  ru: 'Том Анна Игорь Маша Саша Дима Лена Катя Оля Сергей Андрей Миша Юля Паша Вика Настя Костя Артем Ваня Коля Ира Света Таня Марина Олег Антон Макс Денис Лиза Соня Женя Никита Илья Рома',
}
const askingOf = (lang: Lang, isFirst: boolean): Asking => ({
  today: '2026-11-23',
  people: NAMES[lang].split(' ').map((name) => ({ name, relation: '' })),
  age: 35,
  born: '1991-05-05',
  isFirst,
})

/** Wordings of `wordings` were tuned to these, so that what the wordings say of them teaches nothing. */
const WITHOUT_WORDINGS = { worded: [], suggested: 'none' }

function exampleOf(
  lang: Lang,
  line: QuestionLine,
  of: { source: string; group: string; weight: number; isTuned: boolean },
): Example {
  const before = line.before ? asAnswered(line.before) : null
  const speaking = speakingOf(lang, line.text, askingOf(lang, before === null))
  return {
    text: line.text,
    kind: line.kind,
    also: line.also ?? [],
    features: kindFeatures({ ...speaking, ...(of.isTuned && WITHOUT_WORDINGS), before }),
    ...of,
  }
}

/** What is asked first could be asked after anything, too; less often than it is. */
const AFTER_WEIGHT = 0.5
const AFTER = [
  'period',
  'chart',
  'point',
  'house_of',
  'transits_now',
  'compatible',
  'term',
  'best_day',
  'topic',
  'transit',
]

function anywhere(lang: Lang, line: QuestionLine, of: Parameters<typeof exampleOf>[2]): Example[] {
  const first = exampleOf(lang, line, of)
  if ((line.before ?? null) !== null || of.source === 'outside' || goesOn(line.kind)) return [first]
  const before = AFTER[hashOf(line.text, 16) % AFTER.length]
  return [first, exampleOf(lang, { ...line, before }, { ...of, source: `${of.source} after`, weight: AFTER_WEIGHT })]
}

const goesOn = (kind: string) => isAskedKind(kind) && ruleOf(kind).goesOn === true

/** When something comes is answered as a time for its part of life. */
const asAnswered = (kind: string) => (kind === 'when_will' ? 'topic_when' : kind)

/** What no kind answers is not known, unless another comes near. */
const plainly = ({ kind, also = [], ...line }: QuestionLine): QuestionLine => {
  const [first = 'unknown', ...others] = (kind === 'none' ? also : [kind, ...also]).map(asAnswered)
  return { ...line, kind: first, also: others }
}

const WEIGHTS: Record<string, number> = { outside: 1.5 }

/** Every question with its kind that recognition learns from. */
export function questionExamples(lang: Lang): Example[] {
  const folder = new URL('test/questions/train/', root)
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.startsWith(`${lang}-`))
        .toSorted()
    : []
  const written = files.flatMap((file) => {
    const source = file.slice(lang.length + 1).replace('.jsonl', '')
    return readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .filter(Boolean)
      .flatMap((text, i) => {
        const line = plainly(JSON.parse(text) as QuestionLine)
        const isTuned = source === 'outside' && line.of !== undefined && Number(line.of.slice(1)) % 3 !== 0
        const group = line.of ?? `${source} ${i}`
        return anywhere(lang, line, { source, group, weight: WEIGHTS[source] ?? 1, isTuned })
      })
  })
  const older = (lang === 'en' ? QUESTIONS_EN : QUESTIONS_RU).flatMap(({ text, intents: [kind = '', ...also] }, i) =>
    kind === 'care'
      ? []
      : [exampleOf(lang, { text, kind, also }, { source: 'older', group: `older ${i}`, weight: 0.7, isTuned: true })],
  )
  return [...written, ...older]
}
