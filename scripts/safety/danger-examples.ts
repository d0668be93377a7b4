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
  features: ReadonlyMap<string, number>
}

const root = new URL('../../', import.meta.url)

function linesOf<Line>(folder: string, begins: RegExp): Line[] {
  return readdirSync(new URL(folder, root))
    .filter((file) => begins.test(file))
    .toSorted()
    .flatMap((file) => readFileSync(new URL(`${folder}/${file}`, root), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
}

/** The unseen part of the outside questions is opened for judging only. */
const isUnseen = (id: string) => Number(id.slice(1)) % 3 === 0

/** What recognition learns from in a language. */
export function dangerMessages(lang: Lang): Message[] {
  const whole = linesOf<Row>(
    'test/danger',
    new RegExp(`^(train|train-2|train-3|train-4|third|fourth|own|spent|told)-${lang}\\.jsonl$`),
  )
  const before = linesOf<Row>('test/safety', new RegExp(`${lang}\\.jsonl$`))
  const outside = linesOf<{ id: string; questions: string[] }>(
    'test/questions/outside',
    new RegExp(`^${lang}\\.jsonl$`),
  )
    .filter(({ id }) => !isUnseen(id))
    .flatMap(({ questions }) => questions)
  const asked = (lang === 'en' ? QUESTIONS_EN : QUESTIONS_RU)
    .filter(({ intents }) => !intents.includes('care') && !intents.includes('minor'))
    .map(({ text }) => text)
  const ordinary = [...outside, ...asked].map((text): Row => ({ text, class: 'ordinary' }))
  return [
    ...whole.map((row) => messageOf(lang, row, true)),
    ...[...before, ...ordinary].map((row) => messageOf(lang, row, false)),
  ]
}

type Row = Pick<Message, 'text' | 'class' | 'who' | 'urgent'>

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

/** A number for each message; those that are one in other words have the same. */
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
    for (const stem of of) {
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
    if (!messages[i]?.isWhole) continue
    const common = new Map<number, number>()
    for (const stem of of) {
      const those = having.get(stem) ?? []
      if (those.length <= FREQUENT) for (const j of those) common.set(j, (common.get(j) ?? 0) + 1)
    }
    for (const [j, count] of common)
      if (count / (of.size + (stems[j]?.size ?? 0) - count) >= ALIKE) parents[rootOf(i)] = rootOf(j)
  }
  return messages.map((_, i) => rootOf(i))
}
