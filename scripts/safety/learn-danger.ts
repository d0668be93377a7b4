import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { Lang } from '#language/lang.ts'
import {
  DANGER_CLASSES,
  DANGER_LABELS,
  type DangerClass,
  type DangerLabel,
} from '#reading/astrologer/safety/danger-labels.ts'
import {
  FEATURES_VERSION,
  hashOf,
  OTHER_LABELS,
  type DangerManifest,
} from '#reading/astrologer/safety/danger-weights.ts'
import { patternsTold } from '#reading/astrologer/safety/read-distress.ts'
import { plainTopicOf } from '#reading/astrologer/safety/plain-topic.ts'
import { dangerMessages, groupsOfAlike, isOfClass, messageOf, signOf, type Message } from './danger-examples.ts'
import { learn, rowsOf, sumOf, type Linear, type Rows } from './learn.ts'

/** Features are told apart by so many bits of their hash. */
const BITS = { danger: 20, others: 16 }
const COST = { danger: 0.1, others: 0.03 }
/** How much more a feature counts that stands mostly in messages of danger, or mostly in others: the logarithm of the odds. */
const TELLING = { share: 0.5, most: 3, spread: 50, ofWhole: 5 }
/** A message of `test/danger` counts as much as so many others; for the classes, of which the others know few, more. */
const OF_WHOLE = { classes: 30, others: 15 }
/** And an ordinary question so much. */
const OF_QUESTION = 4
const ROUNDS = 25
const PARTS = 5
/** The share of harmless messages, written to be mistaken, that may be taken for danger by patterns or weights. */
const ALARMS = 0.08
/** A pattern is believed down to so far below the bound of the weights. */
const BELIEVED = -0.5
/** A pattern is believed where it fits so few harmless messages of those that it fits; one that fits fewer is not measured. */
const RELIABLE = { harmless: 0.1, fewest: 4 }
/** Where classes are named by the weights alone, so many of them must be right; the others are asked what is going on. */
const RIGHT = 0.85

function hashed(features: ReadonlyMap<string, number>, bits: number): Map<number, number> {
  const of = new Map<number, number>()
  for (const [name, value] of features) {
    const at = hashOf(name, bits)
    of.set(at, (of.get(at) ?? 0) + value)
  }
  return of
}

/** The features of messages, numbered for danger at all and for the other labels. */
interface Numbered {
  danger: Rows
  others: Rows
}

function numbered(messages: readonly Message[]): Numbered {
  const of = (bits: number) =>
    rowsOf(
      messages.map(({ features }) => hashed(features, bits)),
      1 << bits,
    )
  return { danger: of(BITS.danger), others: of(BITS.others) }
}

/** How telling each feature is: how often it stands on one side, against the other. */
function tellingOf({ starts, at, width }: Rows, messages: readonly Message[], signs: Int8Array): Float64Array {
  const [meant, others] = [new Float64Array(width).fill(1), new Float64Array(width).fill(1)]
  let [ofMeant, ofOthers] = [width / TELLING.spread, width / TELLING.spread]
  for (const [row, sign] of signs.entries()) {
    if (sign === 0) continue
    const weight = messages[row]?.isWhole ? TELLING.ofWhole : 1
    const counts = sign > 0 ? meant : others
    for (let i = starts[row] as number; i < (starts[row + 1] as number); i++)
      counts[at[i] as number] = (counts[at[i] as number] as number) + weight
    if (sign > 0) ofMeant += weight
    else ofOthers += weight
  }
  return meant.map((count, i) => {
    const odds = Math.abs(Math.log(count / ofMeant / ((others[i] as number) / ofOthers)))
    return 1 - TELLING.share + TELLING.share * Math.min(TELLING.most, odds)
  })
}

/** What is learned with features that count as much as they tell, written as weights of the features as they are. */
function learnTelling(rows: Rows, messages: readonly Message[], signs: Int8Array, costs: Float64Array): Linear {
  const telling = tellingOf(rows, messages, signs)
  const values = rows.values.map((value, i) => value * (telling[rows.at[i] as number] as number))
  const { bias, weights } = learn({ ...rows, values }, signs, costs, ROUNDS)
  return { bias, weights: weights.map((weight, i) => weight * (telling[i] as number)) }
}

function learnLabel(
  label: DangerLabel,
  messages: readonly Message[],
  { danger, others }: Numbered,
  isLeftOut: (row: number) => boolean,
): Linear {
  const signs = Int8Array.from(messages, (message, row) => (isLeftOut(row) ? 0 : signOf(label, message)))
  const weightOf = ({ isWhole, isQuestion }: Message) =>
    isWhole ? OF_WHOLE[isOfClass(label) ? 'classes' : 'others'] : isQuestion ? OF_QUESTION : 1
  const total = { meant: 0, others: 0 }
  for (const [row, message] of messages.entries()) {
    if ((signs[row] as number) > 0) total.meant += weightOf(message)
    else if ((signs[row] as number) < 0) total.others += weightOf(message)
  }
  const all = total.meant + total.others
  const costs = Float64Array.from(messages, (message, row) => {
    const side = (signs[row] as number) > 0 ? total.meant : total.others
    return (COST[label === 'danger' ? 'danger' : 'others'] * weightOf(message) * all) / (2 * side)
  })
  return label === 'danger' ? learnTelling(danger, messages, signs, costs) : learn(others, signs, costs, ROUNDS)
}

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

interface Told {
  isPlain: boolean
  isOfPattern: boolean
}
const isAlarm = ({ isPlain, isOfPattern }: Told, sum: number, bound: number) =>
  isPlain || (isOfPattern && sum - bound > BELIEVED) || sum > bound

const print = (line: string) => process.stdout.write(`${line}\n`)
const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)}%`

/**
 * Learns the weights of a language, says how well they tell messages that they weren't learned from, and writes them.
 * @param without sets that are not learned from
 */
export function learnDanger(lang: Lang, isWritten: boolean, without: readonly string[] = []): void {
  const messages = dangerMessages(lang, without)
  const rows = numbered(messages)
  const sums = crossWeighed(messages, rows)
  const named = messages.map(({ text }) => patternsTold(text).flatMap((one) => (one.lang === lang ? [one.name] : [])))
  const relied = reliedOn(messages, named)
  const judged = messages.flatMap((message, row) => {
    if (!message.isWhole) return []
    const told = {
      isPlain: plainTopicOf(message.text) !== null,
      isOfPattern: named[row]?.some((name) => relied.has(name)) === true,
    }
    return [{ message, sums: sums[row] as Record<DangerLabel, number>, told }]
  })
  const harmless = judged.filter(({ message }) => message.class === 'ordinary')
  const danger = judged.filter(({ message }) => message.class !== 'ordinary')
  const offsets = offsetsOf(danger)
  for (const one of judged) for (const name of DANGER_CLASSES) one.sums[name] += offsets[name]
  const bounds = harmless.map((one) => one.sums.danger).toSorted((a, b) => b - a)
  const alarmsAt = (bound: number) => harmless.filter((one) => isAlarm(one.told, one.sums.danger, bound)).length
  const bound = bounds.findLast((at) => alarmsAt(at) <= ALARMS * harmless.length) ?? 0
  const isFound = (one: (typeof judged)[number]) => isAlarm(one.told, one.sums.danger, bound)
  const found = danger.filter(isFound)
  print(
    `danger ${lang}: ${messages.length} messages; of ${danger.length} in danger ${percent(found.length, danger.length)} are found, of ${harmless.length} harmless ${percent(alarmsAt(bound), harmless.length)} raise an alarm (by patterns alone ${percent(harmless.filter(({ told }) => told.isPlain).length, harmless.length)}); bound ${bound.toFixed(2)}`,
  )
  for (const name of DANGER_CLASSES) {
    const of = danger.filter(({ message }) => message.class === name)
    const hit = of.filter(isFound)
    const right = hit.filter((one) => likeliest(one.sums) === name)
    print(
      `  ${name}: ${percent(hit.length, of.length)} of ${of.length} found, ${percent(right.length, hit.length)} of these as that`,
    )
  }
  const plain = messages.flatMap((message, row) =>
    !message.isWhole && message.class === 'ordinary' ? [sums[row] as Record<DangerLabel, number>] : [],
  )
  print(
    `  other harmless messages: ${percent(plain.filter((of) => of.danger > bound).length, plain.length)} of ${plain.length}`,
  )
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
  if (isWritten) write(lang, messages, rows, { bound, sure, offsets, relied: [...relied].toSorted() })
}

function write(
  lang: Lang,
  messages: readonly Message[],
  rows: Numbered,
  {
    bound,
    sure,
    offsets,
    relied,
  }: { bound: number; sure: number; offsets: Record<DangerClass, number>; relied: string[] },
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
      return [label, { bias: bias + (label === 'danger' ? -bound : isOfClass(label) ? offsets[label] : 0), step }]
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
    relied,
    sure,
  }
  const file = (ending: string) =>
    new URL(`../../src/reading/astrologer/safety/data/danger-${lang}.${ending}`, import.meta.url)
  writeFileSync(file('bin'), new Uint8Array(steps.buffer))
  writeFileSync(file('json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** How well a fifth of messages is told apart by what the others teach, at most a tenth of the harmless ones mistaken. */
export function tellsApart(lang: Lang, given: readonly Omit<Message, 'isWhole' | 'features'>[]) {
  const messages = given.map((row) => messageOf(lang, row, true))
  const rows = numbered(messages)
  const parts = groupsOfAlike(messages).map(partOf)
  const model = learnLabel('danger', messages, rows, (row) => parts[row] === 0)
  const judged = messages.flatMap((message, row) =>
    parts[row] === 0 ? [{ isDanger: message.class !== 'ordinary', sum: sumOf(rows.danger, row, model) }] : [],
  )
  const harmless = judged.filter(({ isDanger }) => !isDanger).toSorted((a, b) => b.sum - a.sum)
  const bound = harmless[Math.floor(ALARMS * harmless.length)]?.sum ?? 0
  const share = (of: typeof judged) => of.filter(({ sum }) => sum > bound).length / of.length
  return { recall: share(judged.filter(({ isDanger }) => isDanger)), alarms: share(harmless) }
}
