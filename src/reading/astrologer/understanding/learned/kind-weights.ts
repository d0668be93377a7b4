import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Lang } from '#language/lang.ts'
import { hashOf } from '../../safety/danger-weights.ts'

/** What is learned of a question: its kind, or the matter of life that it speaks of. */
export type Learned = 'kinds' | 'matters'

/** What stands beside a file of weights, `data/kinds-<lang>.json` or `data/matters-<lang>.json`. */
export interface KindManifest {
  /** Which way of taking features the weights belong to; see `kind-features.ts`. */
  version: number
  madeBy: string
  /** So many questions, and the hash of what was learned from them. */
  examples: number
  source: string
  /** The hash of the `.bin` beside it. */
  sha256: string
  /** Features are told apart by so many bits of their hash. */
  bits: number
  /** How much one step of a stored weight is. */
  step: number
  /** How far apart sums are that make a kind so many times likelier. */
  warmth: number
  /** The kinds in the order of their numbers, and what all questions weigh for each. */
  kinds: [kind: string, bias: number][]
}

/** The features that these weights were learned with; see `kind-features.ts` and `matter-features.ts`. */
export const FEATURES_VERSION: Readonly<Record<Learned, number>> = { kinds: 3, matters: 1 }

/** What each feature weighs for each kind; most weigh for few. */
export interface KindWeights {
  manifest: KindManifest
  /** By the number of a feature, where its weights begin; one more than there are features. */
  starts: Int32Array
  /** The kind and the steps of each weight. */
  kinds: Uint8Array
  steps: Int8Array
}

const kept: Partial<Record<`${Learned}-${Lang}`, KindWeights>> = {}

/** @throws RangeError where the files don't belong together */
export const loadWeights = (of: Learned, lang: Lang): KindWeights => (kept[`${of}-${lang}`] ??= readWeights(of, lang))

function readWeights(of: Learned, lang: Lang): KindWeights {
  const name = `${of}-${lang}`
  const file = (ending: string) => readFileSync(new URL(`data/${name}.${ending}`, import.meta.url))
  const manifest = JSON.parse(file('json').toString('utf8')) as KindManifest
  const bytes = file('bin')
  if (manifest.version !== FEATURES_VERSION[of])
    throw new RangeError(`${name}.json is of version ${manifest.version}, not ${FEATURES_VERSION[of]}`)
  if (createHash('sha256').update(bytes).digest('hex') !== manifest.sha256)
    throw new RangeError(`${name}.bin is not the file that ${name}.json describes`)
  return unpack(bytes, manifest)
}

/** First a byte for each feature, how many kinds it weighs for; then the kinds; then the steps. */
export function pack(rows: readonly (readonly (readonly [kind: number, step: number])[])[]): Uint8Array {
  const flat = rows.flat()
  return Uint8Array.from([
    ...rows.map((row) => row.length),
    ...flat.map(([kind]) => kind),
    ...flat.map(([, step]) => step & 255),
  ])
}

export function unpack(bytes: Uint8Array, manifest: KindManifest): KindWeights {
  const features = 1 << manifest.bits
  const starts = new Int32Array(features + 1)
  for (let i = 0; i < features; i++) starts[i + 1] = (starts[i] as number) + (bytes[i] as number)
  const size = starts[features] as number
  if (bytes.length !== features + 2 * size) throw new RangeError('the weights of kinds end before their time')
  return {
    manifest,
    starts,
    kinds: bytes.subarray(features, features + size),
    steps: Int8Array.from(bytes.subarray(features + size)),
  }
}

/** A kind of question and how likely it is the one that is asked. */
export interface LikelyKind {
  kind: string
  chance: number
  /** By how much its own model speaks for it; below nothing it speaks against it, and only more so for all others. */
  sum: number
}

/** The kinds that a question may be of, the likeliest first. */
export function likelyKinds(weights: KindWeights, features: ReadonlyMap<string, number>): LikelyKind[] {
  const { manifest, starts, kinds, steps } = weights
  const sums = Float64Array.from(manifest.kinds, ([, bias]) => bias)
  for (const [name, value] of features) {
    const at = hashOf(name, manifest.bits)
    for (let i = starts[at] as number; i < (starts[at + 1] as number); i++) {
      const kind = kinds[i] as number
      sums[kind] = (sums[kind] as number) + (steps[i] as number) * manifest.step * value
    }
  }
  return chancesOf(
    manifest.kinds.map(([kind]) => kind),
    sums,
    manifest.warmth,
  )
}

export function chancesOf(kinds: readonly string[], sums: Float64Array, warmth: number): LikelyKind[] {
  const most = sums.reduce((a, b) => Math.max(a, b), -Infinity)
  const shares = sums.map((sum) => Math.exp((sum - most) / warmth))
  const all = shares.reduce((a, b) => a + b, 0)
  return kinds
    .map((kind, i) => ({ kind, chance: (shares[i] as number) / all, sum: sums[i] as number }))
    .toSorted((a, b) => b.chance - a.chance)
}
