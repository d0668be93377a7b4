import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { Lang } from '#language/lang.ts'
import {
  DANGER_CLASSES,
  DANGER_LABELS,
  type DangerClass,
  type DangerLabel,
} from '#reading/astrologer/safety/danger-labels.ts'
import { FEATURES_VERSION, OTHER_LABELS, type DangerManifest } from '#reading/astrologer/safety/danger-weights.ts'
import { patternsTold } from '#reading/astrologer/safety/read-distress.ts'
import { isOverrulable, plainTopicOf } from '#reading/astrologer/safety/plain-topic.ts'
import { besideLosses } from './beside-losses.ts'
import { dangerMessages, groupsOfAlike, isOfClass, messageOf, signOf, type Message } from './danger-examples.ts'
import {
  ALARMS,
  ASKED_OF_QUESTIONS,
  BELIEVED,
  OVERRULED,
  isAlarm,
  lowestBound,
  weighedByOthers,
  type Heard,
} from './choose-bound.ts'
import { BITS, learnLabel, numbered, type Numbered } from './learn-label.ts'
import { sumOf } from './learn.ts'

const PARTS = 5
/** A pattern is believed where it fits so few harmless messages of those that it fits; one that fits fewer is not measured. */
const RELIABLE = { harmless: 0.1, fewest: 4 }
/** Where classes are named by the weights alone, so many of them must be right; the others are asked what is going on. */
const RIGHT = 0.85

const PARTED = new Int32Array(1)
/** Which of the parts a group of messages is in. */
function partOf(group: number): number {
  PARTED[0] = Math.imul(group + 1, 2654435761)
  return ((PARTED[0] ^ (PARTED[0] >>> 13)) >>> 0) % PARTS
}

const rowsFor = ({ danger, others }: Numbered, label: DangerLabel) => (label === 'danger' ? danger : others)

/** What each message of `test/danger` weighs for each label, learned from the parts it isn't in. */
function crossWeighed(messages: readonly Message[], rows: Numbered): Record<DangerLabel, number>[] {
  const parts = groupsOfAlike(messages).map(partOf)
  const sums = messages.map(
    () => Object.fromEntries(DANGER_LABELS.map((label) => [label, 0])) as Record<DangerLabel, number>,
  )
  for (let part = 0; part < PARTS; part++)
    for (const label of DANGER_LABELS) {
      const model = learnLabel(label, messages, rows, (row) => parts[row] === part)
      for (const [row, of] of sums.entries())
        if (parts[row] === part) of[label] = sumOf(rowsFor(rows, label), row, model)
    }
  return sums
}

const likeliest = (sums: Record<DangerLabel, number>) =>
  DANGER_CLASSES.reduce((best, name) => (sums[name] > sums[best] ? name : best))

/** How far the likeliest class is above the next. */
function leadOf(sums: Record<DangerLabel, number>): number {
  const [first = 0, second = 0] = DANGER_CLASSES.map((name) => sums[name]).toSorted((a, b) => b - a)
  return first - second
}

const BALANCING = 200

/** What to add to each class so that it is named as often as it is meant: there are unequally many messages of each. */
function offsetsOf(
  danger: readonly { message: Message; sums: Record<DangerLabel, number> }[],
): Record<DangerClass, number> {
  const offsets = Object.fromEntries(DANGER_CLASSES.map((name) => [name, 0])) as Record<DangerClass, number>
  for (let round = 0; round < BALANCING; round++) {
    const named = danger.map(({ sums }) =>
      DANGER_CLASSES.reduce((best, name) => (sums[name] + offsets[name] > sums[best] + offsets[best] ? name : best)),
    )
    for (const name of DANGER_CLASSES) {
      const [meant, told] = [
        danger.filter(({ message }) => message.class === name),
        named.filter((one) => one === name),
      ]
      offsets[name] += 0.02 * Math.log((meant.length + 1) / (told.length + 1))
    }
  }
  return offsets
}

/** The patterns that are right in nearly all messages they fit. */
function reliedOn(messages: readonly Message[], named: readonly (readonly string[])[]): Set<string> {
  const counts = new Map<string, { all: number; harmless: number }>()
  for (const [row, names] of named.entries())
    for (const name of new Set(names)) {
      const count = counts.get(name) ?? { all: 0, harmless: 0 }
      const isHarmless = messages[row]?.class === 'ordinary'
      counts.set(name, { all: count.all + 1, harmless: count.harmless + (isHarmless ? 1 : 0) })
    }
  const isReliable = ({ all, harmless }: { all: number; harmless: number }) =>
    all < RELIABLE.fewest || harmless <= RELIABLE.harmless * all
  return new Set([...counts].flatMap(([name, count]) => (isReliable(count) ? [name] : [])))
}

const print = (line: string) => process.stdout.write(`${line}\n`)
const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)}%`

/** The bounds that ordinary questions and messages written to be mistaken allow, and what is found by them. */
function boundsOf(
  lang: Lang,
  messages: readonly Message[],
  heard: readonly Heard[],
): Record<keyof typeof ALARMS, number> {
  const of = (has: (message: Message) => boolean) =>
    messages.flatMap((message, row) => (has(message) ? [heard[row] as Heard] : []))
  const questions = of(({ isQuestion }) => isQuestion === true)
  const misleading = of(({ isWhole, class: about }) => isWhole && about === 'ordinary')
  const bounds = {
    again: lowestBound({ questions, misleading }, ALARMS.again),
    asked: lowestBound({ questions, misleading }, { ...ALARMS.asked, questions: ASKED_OF_QUESTIONS[lang] }),
    sure: lowestBound({ questions, misleading }, ALARMS.sure),
  }
  print(
    `danger ${lang}: ${messages.length} messages; what is asked about a second time, what at once, and what is held in any case, by what other writers teach:`,
  )
  const shares = (rows: readonly Heard[]) =>
    `${Object.values(bounds)
      .map((bound) => percent(rows.filter((one) => isAlarm(one, bound)).length, rows.length))
      .join(', ')} of ${rows.length}`
  print(`  bounds ${bounds.again.toFixed(2)}, ${bounds.asked.toFixed(2)}, ${bounds.sure.toFixed(2)}`)
  print(
    `  ordinary questions: ${shares(questions)} (by patterns alone ${percent(questions.filter(({ isPlain }) => isPlain).length, questions.length)})`,
  )
  print(
    `  written to be mistaken: ${shares(misleading)} (by patterns alone ${percent(misleading.filter(({ isPlain }) => isPlain).length, misleading.length)})`,
  )
  print(`  in danger: ${shares(of(({ isWhole, class: about }) => isWhole && about !== 'ordinary'))}`)
  for (const by of new Set(messages.map((message) => message.by))) {
    const [inDanger, others] = [true, false].map((isDanger) =>
      of((message) => message.by === by && (message.class !== 'ordinary') === isDanger),
    ) as [Heard[], Heard[]]
    print(`    ${by}: found ${shares(inDanger)}; alarms ${shares(others)}`)
  }
  return bounds
}

/**
 * Learns the weights of a language, says how well they tell messages that they weren't learned from, and writes them.
 * @param without sets that are not learned from
 */
export function learnDanger(lang: Lang, isWritten: boolean, without: readonly string[] = []): void {
  const messages = dangerMessages(lang, without)
  // What they are made of stands before the lessons that are made of two.
  const lessons = [...messages, ...besideLosses(lang, messages)]
  const rows = numbered(lessons)
  const sums = crossWeighed(lessons, rows)
  const named = messages.map(({ text }) => patternsTold(text).flatMap((one) => (one.lang === lang ? [one.name] : [])))
  const relied = reliedOn(messages, named)
  const byOthers = weighedByOthers(lessons, rows)
  const heard = messages.map((message, row): Heard => ({
    sum: byOthers[row] as number,
    isPlain: plainTopicOf(message.text) !== null,
    isOverrulable: isOverrulable(message.text),
    isOfPattern: named[row]?.some((name) => relied.has(name)) === true,
  }))
  const judged = messages.flatMap((message, row) => {
    if (!message.isWhole) return []
    return [{ message, sums: sums[row] as Record<DangerLabel, number>, heard: heard[row] as Heard }]
  })
  const danger = judged.filter(({ message }) => message.class !== 'ordinary')
  const bounds = boundsOf(lang, messages, heard)
  const { asked: bound } = bounds
  const offsets = offsetsOf(danger)
  for (const one of judged) for (const name of DANGER_CLASSES) one.sums[name] += offsets[name]
  const isFound = (one: (typeof judged)[number]) => isAlarm(one.heard, bound)
  const found = danger.filter(isFound)
  for (const name of DANGER_CLASSES) {
    const of = danger.filter(({ message }) => message.class === name)
    const hit = of.filter(isFound)
    const right = hit.filter((one) => likeliest(one.sums) === name)
    print(
      `  ${name}: ${percent(hit.length, of.length)} of ${of.length} found, ${percent(right.length, hit.length)} of these as that`,
    )
  }
  for (const label of ['child', 'other', 'own_child', 'urgent'] as const) {
    const has = danger.filter(({ message }) => signOf(label, message) > 0)
    const hasNot = danger.filter(({ message }) => signOf(label, message) < 0)
    print(
      `  ${label}: ${percent(has.filter((one) => one.sums[label] > 0).length, has.length)} of ${has.length} found, ${percent(hasNot.filter((one) => one.sums[label] > 0).length, hasNot.length)} of ${hasNot.length} wrongly`,
    )
  }
  // The greatest share of messages that gets a class, of which enough are right.
  const byLead = found.toSorted((a, b) => leadOf(b.sums) - leadOf(a.sums))
  const rightAmong = (count: number) =>
    byLead.slice(0, count).filter((one) => likeliest(one.sums) === one.message.class).length
  const count = byLead.findLastIndex((_, i) => rightAmong(i + 1) >= RIGHT * (i + 1)) + 1
  const sure = leadOf(byLead[count]?.sums ?? (byLead[0] as (typeof judged)[number]).sums)
  print(
    `  a class is named for ${percent(count, found.length)}, rightly for ${percent(rightAmong(count), count)} (lead above ${sure.toFixed(2)}); rightly for ${percent(rightAmong(found.length), found.length)} if always`,
  )
  if (isWritten) write(lang, lessons, rows, { bounds, sure, offsets, relied: [...relied].toSorted() })
}

function write(
  lang: Lang,
  messages: readonly Message[],
  rows: Numbered,
  {
    bounds,
    sure,
    offsets,
    relied,
  }: {
    bounds: Record<keyof typeof ALARMS, number>
    sure: number
    offsets: Record<DangerClass, number>
    relied: string[]
  },
): void {
  const width = OTHER_LABELS.length
  const ofDanger = 1 << BITS.danger
  const steps = new Int8Array(ofDanger + (width << BITS.others))
  const labels = Object.fromEntries(
    DANGER_LABELS.map((label) => {
      const { bias, weights } = learnLabel(label, messages, rows, () => false)
      const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
      const i = OTHER_LABELS.findIndex((other) => other === label)
      for (const [at, weight] of weights.entries())
        steps[label === 'danger' ? at : ofDanger + at * width + i] = Math.round(weight / step)
      return [
        label,
        { bias: bias + (label === 'danger' ? -bounds.asked : isOfClass(label) ? offsets[label] : 0), step },
      ]
    }),
  ) as DangerManifest['labels']
  const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
  const manifest: DangerManifest = {
    version: FEATURES_VERSION,
    madeBy: 'scripts/weigh-safety.ts',
    examples: messages.length,
    source: sha256(JSON.stringify(messages.map(({ text, class: about }) => [text, about]))),
    sha256: sha256(new Uint8Array(steps.buffer)),
    bits: BITS,
    labels,
    believed: BELIEVED,
    overruled: OVERRULED,
    again: bounds.again - bounds.asked,
    held: bounds.sure - bounds.asked,
    relied,
    sure,
  }
  const file = (ending: string) =>
    new URL(`../../src/reading/astrologer/safety/data/danger-${lang}.${ending}`, import.meta.url)
  writeFileSync(file('bin'), new Uint8Array(steps.buffer))
  writeFileSync(file('json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** How well a fifth of messages is told apart by what the others teach, at most a tenth of the harmless ones mistaken. */
export function tellsApart(lang: Lang, given: readonly Omit<Message, 'isWhole' | 'features' | 'by'>[]) {
  const messages = given.map((row) => messageOf(lang, { ...row, by: '' }, true))
  const rows = numbered(messages)
  const parts = groupsOfAlike(messages).map(partOf)
  const model = learnLabel('danger', messages, rows, (row) => parts[row] === 0)
  const judged = messages.flatMap((message, row) =>
    parts[row] === 0 ? [{ isDanger: message.class !== 'ordinary', sum: sumOf(rows.danger, row, model) }] : [],
  )
  const harmless = judged.filter(({ isDanger }) => !isDanger).toSorted((a, b) => b.sum - a.sum)
  const bound = harmless[Math.floor(ALARMS.asked.misleading * harmless.length)]?.sum ?? 0
  const share = (of: typeof judged) => of.filter(({ sum }) => sum > bound).length / of.length
  return { recall: share(judged.filter(({ isDanger }) => isDanger)), alarms: share(harmless) }
}
