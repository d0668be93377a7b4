import { readdirSync, readFileSync } from 'node:fs'
import type { Lang } from '#language/lang.ts'
import { TOPIC_PATTERNS } from '#reading/astrologer/safety/care-data.ts'
import { DANGER_CLASSES, type DangerLabel } from '#reading/astrologer/safety/danger-labels.ts'
import { normalize, toCyrillic } from '#reading/astrologer/safety/normalize.ts'
import { matchersOf, says } from '#reading/astrologer/safety/read-distress.ts'
import { dangerFeatures } from '#reading/astrologer/safety/weigh.ts'
import { QUESTIONS_EN } from '#test/questions/questions-en.ts'
import { QUESTIONS_RU } from '#test/questions/questions-ru.ts'

/** A message with what is known of it. */
export interface Message {
  text: string
  class: string
  who?: string
  urgent?: boolean
  /** From `test/danger`: whole, of all classes, and what recognition is judged on. */
  isWhole: boolean
  /** An ordinary question, written in order to be answered and not to be mistaken. */
  isQuestion?: boolean
  /** The conversation it is from: its messages are learned from together or not at all. */
  of?: string | undefined
  /** Who wrote it, as far as the sets tell: a writer's messages are alike in ways that another's aren't. */
  by: string
  /** The row of the message that it was made of; see `besideLosses`. */
  source?: number
  features: ReadonlyMap<string, number>
}

const root = new URL('../../', import.meta.url)

/** The lines of the files of a folder whose names fit, each with the name of its file. */
function linesOf<Line>(folder: string, begins: RegExp): (Line & { file: string })[] {
  return readdirSync(new URL(folder, root))
    .filter((file) => begins.test(file))
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(`${folder}/${file}`, root), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => ({
          ...(JSON.parse(line) as Line),
          file: file.replace(/^(?:en|ru)-|-(?:en|ru)\.jsonl$|\.jsonl$/g, ''),
        })),
    )
}

/** The sets of `test/danger` that were written by who wrote the recognition. */
const BY_ONE: ReadonlySet<string> = new Set(['own', 'told', 'told-2', 'told-3', 'train-5', 'train-6'])

/** The unseen part of the outside questions is opened for judging only. */
export const isUnseen = (id: string) => /^c\d+$/.test(id) && Number(id.slice(1)) % 3 === 0

interface Question {
  text: string
  kind: string
  missing?: string
  of?: string
}

/** Kinds of questions that may be danger after all: a loss, a minor's, a medicine to be stopped. */
const MAY_BE_DANGER: ReadonlySet<string> = new Set(['grief', 'loss', 'minor', 'expert', 'fate'])

/** Questions that people ask the astrologer, with nothing of danger in them. */
export function questionsIn(lang: Lang): (Question & { file: string })[] {
  return linesOf<Question>('test/questions/train', new RegExp(`^${lang}-`)).filter(
    ({ kind, missing }) => !MAY_BE_DANGER.has(kind) && !missing?.startsWith('distress'),
  )
}

/** Which conversation of `test/danger` a message is from, by its text. */
function conversationsIn(lang: Lang): ReadonlyMap<string, string> {
  const talks = ['first', 'second'].flatMap((name) =>
    linesOf<{ id: string; messages: string[] }>(
      'test/danger/conversations',
      new RegExp(`^${name}-${lang}\\.jsonl$`),
    ).map(({ id, messages }) => ({ id: `${name} ${id}`, messages })),
  )
  return new Map(talks.flatMap(({ id, messages }) => messages.map((text) => [text, id] as const)))
}

/** The sets of `test/danger` that are learned from. */
const SETS =
  'train train-2 train-3 train-4 train-5 train-6 train-7 train-8 train-9 train-10 own spent told told-2 told-3 third fourth fifth sixth seventh ninth tenth eleventh twelfth'.split(
    ' ',
  )

/**
 * What recognition learns from in a language.
 * @param without sets that are left out, to be judged by
 */
export function dangerMessages(lang: Lang, without: readonly string[] = []): Message[] {
  const talks = conversationsIn(lang)
  const sets = SETS.filter((name) => !without.includes(name))
  const whole = linesOf<Omit<Row, 'by'>>('test/danger', new RegExp(`^(${sets.join('|')})-${lang}\\.jsonl$`))
    .map((row): Row => ({
      ...row,
      of: row.of ?? talks.get(row.text),
      by: BY_ONE.has(row.file) ? 'own' : row.file,
    }))
    .filter(({ of }) => !without.some((name) => of?.startsWith(`${name} `)))
  const before = linesOf<Omit<Row, 'by'>>('test/safety', new RegExp(`${lang}\\.jsonl$`)).map((row): Row => ({
    ...row,
    by: `before ${row.file}`,
  }))
  const asked = (lang === 'en' ? QUESTIONS_EN : QUESTIONS_RU)
    .filter(({ intents }) => !intents.includes('care') && !intents.includes('minor'))
    .map(({ text }) => ({ text, of: undefined, file: 'asked' }))
  const questions = questionsIn(lang).filter(({ of }) => of === undefined || !isUnseen(of))
  const ordinary = [...questions, ...asked].map(({ text, of, file }): Row => ({
    text,
    class: 'ordinary',
    of: of && `questions ${of}`,
    by: `questions ${file}`,
    isQuestion: true,
  }))
  return [
    ...whole.map((row) => messageOf(lang, row, true)),
    ...[...before, ...ordinary].map((row) => messageOf(lang, row, false)),
  ]
}

type Row = Pick<Message, 'text' | 'class' | 'who' | 'urgent' | 'of' | 'by' | 'isQuestion'>

export function messageOf(lang: Lang, row: Row, isWhole: boolean): Message {
  const normal = normalize(row.text)
  const spelled = lang === 'ru' && !/[а-я]/.test(normal) ? toCyrillic(normal) : normal
  return { ...row, isWhole, features: dangerFeatures(lang, spelled) }
}

const eating = matchersOf(TOPIC_PATTERNS.eating)

/** 1 where a message has a label, -1 where not, 0 where that isn't known or is beside the point. */
export function signOf(label: DangerLabel, message: Message): -1 | 0 | 1 {
  const { text, class: about, who, urgent } = message
  const isDanger = about !== 'ordinary'
  const sign = (has: boolean) => (has ? 1 : -1)
  switch (label) {
    case 'danger':
      return sign(isDanger)
    case 'child':
    case 'other':
    case 'own_child':
      return isDanger && who !== undefined ? sign(who === label) : 0
    case 'urgent':
      return isDanger && urgent !== undefined ? sign(urgent) : 0
    default:
      if (!isDanger) return 0
      // The older sets have eating among self-harm.
      if (!message.isWhole && about === 'self_harm' && says(text, eating)) return 0
      return sign(about === label)
  }
}

export const isOfClass = (name: string): name is (typeof DANGER_CLASSES)[number] =>
  (DANGER_CLASSES as readonly string[]).includes(name)

/** Two messages with so great a share of words in common are one in other words. */
const ALIKE = 0.45
const STEM = 5
/** Words of so many messages make none alike. */
const FREQUENT = 800

/** A number for each message; those that are one in other words, of one conversation, or made of another have the same. */
export function groupsOfAlike(messages: readonly Message[]): number[] {
  const stems = messages.map(
    ({ text }) =>
      new Set(
        normalize(text)
          .split(' ')
          .filter(Boolean)
          .map((word) => word.slice(0, STEM)),
      ),
  )
  const having = new Map<string, number[]>()
  for (const [i, of] of stems.entries())
    for (const stem of messages[i]?.source === undefined ? of : []) {
      const those = having.get(stem)
      if (those) those.push(i)
      else having.set(stem, [i])
    }
  const parents = messages.map((_, i) => i)
  const rootOf = (i: number): number => {
    let at = i
    while (parents[at] !== at) at = parents[at] as number
    return at
  }
  for (const [i, of] of stems.entries()) {
    if (messages[i]?.source !== undefined || (!messages[i]?.isWhole && !messages[i]?.isQuestion)) continue
    const common = new Map<number, number>()
    for (const stem of of) {
      const those = having.get(stem) ?? []
      if (those.length <= FREQUENT) for (const j of those) common.set(j, (common.get(j) ?? 0) + 1)
    }
    for (const [j, count] of common)
      if (count / (of.size + (stems[j]?.size ?? 0) - count) >= ALIKE) parents[rootOf(i)] = rootOf(j)
  }
  const talks = new Map<string, number>()
  for (const [i, { of, source }] of messages.entries()) {
    if (of === undefined || source !== undefined) continue
    const first = talks.get(of)
    if (first === undefined) talks.set(of, i)
    else parents[rootOf(i)] = rootOf(first)
  }
  return messages.map(({ source }, i) => rootOf(source ?? i))
}
