import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { Lang } from '#language/lang.ts'
import {
  chancesOf,
  FEATURES_VERSION,
  likelyKinds,
  pack,
  unpack,
  type KindManifest,
  type Learned,
  type LikelyKind,
} from '#reading/astrologer/understanding/learned/kind-weights.ts'
import { hashOf } from '#reading/astrologer/safety/danger-weights.ts'
import { learn, rowsOf, sumOf, type Linear, type Rows } from '../safety/learn.ts'
import { matterExamples } from './matter-examples.ts'
import { questionExamples, type Example } from './question-examples.ts'

const BITS = 17
const COST = 0.3
/** A question of a kind counts as much as so many of the others, of which there are many more; one that may be of it, for less. */
const OF_KIND = 3
const ALSO_OF_KIND = 1.2
const ROUNDS = 12
const PARTS = 5
const WARMTH = 0.25
/** So many weights are kept, the greatest: they make the size of the file. */
const MOST_WEIGHTS: Readonly<Record<Learned, number>> = { kinds: 230_000, matters: 80_000 }
/** By which power of its rarity a feature of the words counts. */
const RARITY = 0.5

const print = (line: string) => process.stdout.write(`${line}\n`)
const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)}%`

/** Features of the words themselves; the others are few and chosen. */
const OF_WORDS = /^[wsbkc] /

function hashed(features: ReadonlyMap<string, number>): Map<number, number> {
  const of = new Map<number, number>()
  for (const [name, value] of features) {
    const at = hashOf(name, BITS)
    of.set(at, (of.get(at) ?? 0) + value)
  }
  return of
}

/** What is learned from. */
interface Lessons {
  examples: readonly Example[]
  kinds: readonly string[]
  rows: Rows
  /** How much a feature of the words counts by how few questions have it; 1 for all others. */
  rarity: Float64Array
}

function lessonsOf(examples: readonly Example[]): Lessons {
  const found = examples.map(({ features }) => hashed(features))
  const isOfWords = new Set<number>()
  for (const { features } of examples)
    for (const name of features.keys()) if (OF_WORDS.test(name)) isOfWords.add(hashOf(name, BITS))
  const having = new Float64Array(1 << BITS)
  for (const features of found) for (const at of features.keys()) having[at] = (having[at] as number) + 1
  const rarity = having.map((count, at) =>
    isOfWords.has(at) ? Math.log(examples.length / Math.max(1, count)) ** RARITY : 1,
  )
  let [plain, rare] = [0, 0]
  for (const features of found)
    for (const [at, value] of features)
      if (isOfWords.has(at)) {
        plain += value ** 2
        rare += (value * (rarity[at] as number)) ** 2
      }
  const mean = Math.sqrt(rare / Math.max(1, plain))
  for (const at of isOfWords) rarity[at] = (rarity[at] as number) / mean
  const scaled = found.map(
    (features) => new Map([...features].map(([at, value]) => [at, value * (rarity[at] as number)])),
  )
  const kinds = [...new Set(examples.map(({ kind }) => kind))].toSorted()
  return { examples, kinds, rows: rowsOf(scaled, 1 << BITS), rarity }
}

function learnKind({ examples, rows }: Lessons, kind: string, isLeftOut: (row: number) => boolean): Linear {
  const isOf = (one: Example) => one.kind === kind || one.also.includes(kind)
  const share = (one: Example) => (one.kind === kind ? OF_KIND : isOf(one) ? ALSO_OF_KIND : 1)
  return learn(
    rows,
    Int8Array.from(examples, (one, row) => (isLeftOut(row) ? 0 : isOf(one) ? 1 : -1)),
    Float64Array.from(examples, (one) => COST * one.weight * share(one)),
    ROUNDS,
  )
}

const partOf = (group: string) => hashOf(group, 16) % PARTS

const isRight = ({ kind, also }: Example, { kind: told }: LikelyKind) => told === kind || also.includes(told)

/** What each question is taken for by what the parts teach that it is not in. */
function crossJudged(lessons: Lessons): LikelyKind[][] {
  const { examples, kinds, rows } = lessons
  const parts = examples.map(({ group }) => partOf(group))
  const sums = examples.map(() => new Float64Array(kinds.length))
  for (let part = 0; part < PARTS; part++)
    for (const [i, kind] of kinds.entries()) {
      const model = learnKind(lessons, kind, (row) => parts[row] === part)
      for (const [row, of] of sums.entries()) if (parts[row] === part) of[i] = sumOf(rows, row, model)
    }
  return sums.map((of) => chancesOf(kinds, of, WARMTH))
}

/**
 * Learns what kind a question is of, or of which matter, says how often it is right about questions it wasn't learned from, and writes
 * the weights.
 */
export function learnKinds(of: Learned, lang: Lang, flags: readonly string[]): void {
  const lessons = lessonsOf(of === 'kinds' ? questionExamples(lang) : matterExamples(lang))
  const { examples, kinds } = lessons
  print(`${lang}: ${examples.length} questions of ${kinds.length} ${of}`)
  if (!flags.includes('quick')) report(examples, crossJudged(lessons), flags.includes('list'))
  if (!flags.includes('check')) write(of, lang, lessons)
}

function report(examples: readonly Example[], told: readonly LikelyKind[][], isListed: boolean): void {
  const sources = [...new Set(examples.map(({ source }) => source))]
  for (const source of [...sources, 'all']) {
    const judged = examples.flatMap((example, row) =>
      source === 'all' || example.source === source ? [{ example, ranked: told[row] as LikelyKind[] }] : [],
    )
    const right = judged.filter(({ example, ranked }) => isRight(example, ranked[0] as LikelyKind))
    const two = judged.filter(({ example, ranked }) => ranked.slice(0, 2).some((one) => isRight(example, one)))
    const bySure = [0.6, 0.4, 0.25, 0.15].map((least) => {
      const sure = judged.filter(({ ranked }) => (ranked[0]?.chance ?? 0) >= least)
      const hit = sure.filter(({ example, ranked }) => isRight(example, ranked[0] as LikelyKind))
      return `≥${least}: ${percent(hit.length, sure.length)} of ${percent(sure.length, judged.length)}`
    })
    print(
      `  ${source}: ${percent(right.length, judged.length)} of ${judged.length} right, ${percent(two.length, judged.length)} among two; ${bySure.join(', ')}`,
    )
    if (source !== 'all' || !isListed) continue
    for (const { example, ranked } of judged)
      if (!isRight(example, ranked[0] as LikelyKind))
        print(
          `${example.source}\t${example.kind}\t${ranked
            .slice(0, 2)
            .map(({ kind, chance }) => `${kind} ${chance.toFixed(2)}`)
            .join(', ')}\t${example.text}`,
        )
  }
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

/** The weights as they are kept, with their manifest. */
function packed(of: Learned, lessons: Lessons) {
  const { examples, kinds, rarity } = lessons
  const models = kinds.map((kind) => {
    const { bias, weights } = learnKind(lessons, kind, () => false)
    return { bias, weights: weights.map((weight, at) => weight * (rarity[at] as number)) }
  })
  const sizes: number[] = []
  for (const { weights } of models) for (const weight of weights) if (weight !== 0) sizes.push(Math.abs(weight))
  const descending = Float64Array.from(sizes).toSorted().toReversed()
  const most = descending[0] ?? 0
  const step = most / 127
  // A weight of less than half a step is none.
  const least = Math.max(descending[MOST_WEIGHTS[of]] ?? 0, step / 2)
  const weights = Array.from({ length: 1 << BITS }, (_, at) =>
    models
      .flatMap((model, kind): [number, number][] => {
        const weight = model.weights[at] as number
        return Math.abs(weight) <= least ? [] : [[kind, Math.round(weight / step)]]
      })
      .slice(0, 255),
  )
  const bytes = pack(weights)
  const manifest: KindManifest = {
    version: FEATURES_VERSION[of],
    madeBy: 'scripts/learn-kinds.ts',
    examples: examples.length,
    source: sha256(JSON.stringify(examples.map(({ text, kind, also }) => [text, kind, also]))),
    sha256: sha256(bytes),
    bits: BITS,
    step,
    warmth: WARMTH,
    kinds: kinds.map((kind, i) => [kind, Number((models[i]?.bias ?? 0).toFixed(4))]),
  }
  return { bytes, manifest }
}

function write(of: Learned, lang: Lang, lessons: Lessons): void {
  const { bytes, manifest } = packed(of, lessons)
  const { examples } = lessons
  const weights = unpack(bytes, manifest)
  const kept = examples.filter((example) => isRight(example, likelyKinds(weights, example.features)[0] as LikelyKind))
  print(`  ${bytes.length} bytes; of what was learned ${percent(kept.length, examples.length)} is told again`)
  const file = (ending: string) =>
    new URL(`../../src/reading/astrologer/understanding/learned/data/${of}-${lang}.${ending}`, import.meta.url)
  writeFileSync(file('bin'), bytes)
  writeFileSync(file('json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
