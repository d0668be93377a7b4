import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { Lang } from '#language/lang.ts'
import {
  chancesOf,
  KIND_FEATURES_VERSION,
  likelyKinds,
  pack,
  unpack,
  type KindManifest,
  type LikelyKind,
} from '#reading/astrologer/learned/kind-weights.ts'
import { hashOf } from '#reading/astrologer/safety/danger-weights.ts'
import { learn, rowsOf, sumOf, type Linear, type Rows } from '../safety/learn.ts'
import { questionExamples, type Example } from './question-examples.ts'

const BITS = 17
const COST = 0.3
/** A question of a kind counts as much as so many of the others, of which there are many more. */
const OF_KIND = 6
const ROUNDS = 12
const PARTS = 5
const WARMTH = 0.25
/** Smaller weights are left out, in shares of the greatest. */
const LEAST = 0.035

const print = (line: string) => process.stdout.write(`${line}\n`)
const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)}%`

function hashed(features: ReadonlyMap<string, number>): Map<number, number> {
  const of = new Map<number, number>()
  for (const [name, value] of features) {
    const at = hashOf(name, BITS)
    of.set(at, (of.get(at) ?? 0) + value)
  }
  return of
}

const learnKind = (
  kind: string,
  examples: readonly Example[],
  rows: Rows,
  isLeftOut: (row: number) => boolean,
): Linear =>
  learn(
    rows,
    Int8Array.from(examples, (one, row) =>
      isLeftOut(row) ? 0 : one.kind === kind ? 1 : one.also.includes(kind) ? 0 : -1,
    ),
    Float64Array.from(examples, (one) => COST * one.weight * (one.kind === kind ? OF_KIND : 1)),
    ROUNDS,
  )

const partOf = (group: string) => hashOf(group, 16) % PARTS

const isRight = ({ kind, also }: Example, { kind: told }: LikelyKind) => told === kind || also.includes(told)

/** What each question is taken for by what the parts teach that it is not in. */
function crossJudged(examples: readonly Example[], kinds: readonly string[], rows: Rows): LikelyKind[][] {
  const parts = examples.map(({ group }) => partOf(group))
  const sums = examples.map(() => new Float64Array(kinds.length))
  for (let part = 0; part < PARTS; part++)
    for (const [i, kind] of kinds.entries()) {
      const model = learnKind(kind, examples, rows, (row) => parts[row] === part)
      for (const [row, of] of sums.entries()) if (parts[row] === part) of[i] = sumOf(rows, row, model)
    }
  return sums.map((of) => chancesOf(kinds, of, WARMTH))
}

/** Learns what kind a question is of, says how often it is right about questions it wasn't learned from, and writes the weights. */
export function learnKinds(lang: Lang, flags: readonly string[]): void {
  const examples = questionExamples(lang)
  const kinds = [...new Set(examples.map(({ kind }) => kind))].toSorted()
  const rows = rowsOf(
    examples.map(({ features }) => hashed(features)),
    1 << BITS,
  )
  print(`${lang}: ${examples.length} questions of ${kinds.length} kinds`)
  if (!flags.includes('quick')) report(examples, crossJudged(examples, kinds, rows), flags.includes('list'))
  if (!flags.includes('check')) write(lang, examples, kinds, rows)
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

function write(lang: Lang, examples: readonly Example[], kinds: readonly string[], rows: Rows): void {
  const models = kinds.map((kind) => learnKind(kind, examples, rows, () => false))
  const most = Math.max(...models.map(({ weights }) => weights.reduce((a, b) => Math.max(a, Math.abs(b)), 0)))
  const step = most / 127
  const weights = Array.from({ length: 1 << BITS }, (_, at) =>
    models
      .flatMap((model, kind): [number, number][] => {
        const weight = model.weights[at] as number
        return Math.abs(weight) < LEAST * most ? [] : [[kind, Math.round(weight / step)]]
      })
      .slice(0, 255),
  )
  const bytes = pack(weights)
  const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
  const manifest: KindManifest = {
    version: KIND_FEATURES_VERSION,
    madeBy: 'scripts/learn-kinds.ts',
    examples: examples.length,
    source: sha256(JSON.stringify(examples.map(({ text, kind, also }) => [text, kind, also]))),
    sha256: sha256(bytes),
    bits: BITS,
    step,
    warmth: WARMTH,
    kinds: kinds.map((kind, i) => [kind, Number((models[i]?.bias ?? 0).toFixed(4))]),
  }
  const packed = unpack(bytes, manifest)
  const kept = examples.filter((example) => isRight(example, likelyKinds(packed, example.features)[0] as LikelyKind))
  print(`  ${bytes.length} bytes; of what was learned ${percent(kept.length, examples.length)} is told again`)
  const file = (ending: string) =>
    new URL(`../../src/reading/astrologer/learned/data/kinds-${lang}.${ending}`, import.meta.url)
  writeFileSync(file('bin'), bytes)
  writeFileSync(file('json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
