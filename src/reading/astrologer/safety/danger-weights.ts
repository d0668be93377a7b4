import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Lang } from '#language/lang.ts'
import { DANGER_LABELS, type DangerLabel } from './danger-labels.ts'

/** What stands beside a file of weights, `data/danger-<lang>.json`. */
export interface DangerManifest {
  /** Which way of taking features the weights belong to; see `weigh.ts`. */
  version: number
  madeBy: string
  /** So many messages, and the hash of what was learned from them. */
  examples: number
  source: string
  /** The hash of `data/danger-<lang>.bin`. */
  sha256: string
  /** Features are told apart by so many bits of their hash. */
  bits: number
  /** What all messages weigh, and how much one step of a stored weight is. */
  labels: Record<DangerLabel, { bias: number; step: number }>
  /** A pattern is believed unless the words together weigh less than this for danger. */
  believed: number
  /** The patterns of classes that are right so often that they are believed. */
  relied: string[]
  /** Where the likeliest class is above the next by no more than this, it is not known which danger it is. */
  sure: number
}

/** The features that these weights were learned with. */
export const FEATURES_VERSION = 2

export interface DangerWeights {
  manifest: DangerManifest
  /** One row of labels after the other. */
  steps: Int8Array
}

/** @throws RangeError where the files don't belong together */
export function readDangerWeights(lang: Lang): DangerWeights {
  const file = (ending: string) => new URL(`data/danger-${lang}.${ending}`, import.meta.url)
  const manifest = JSON.parse(readFileSync(file('json'), 'utf8')) as DangerManifest
  const bytes = readFileSync(file('bin'))
  if (manifest.version !== FEATURES_VERSION)
    throw new RangeError(`danger-${lang}.json is of version ${manifest.version}, not ${FEATURES_VERSION}`)
  if (
    bytes.length !== DANGER_LABELS.length << manifest.bits ||
    createHash('sha256').update(bytes).digest('hex') !== manifest.sha256
  )
    throw new RangeError(`danger-${lang}.bin is not the file that danger-${lang}.json describes`)
  return {
    manifest,
    steps: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
  }
}

/** The number of a feature among 2^bits (FNV-1a). */
export function hashOf(feature: string, bits: number): number {
  let hash = 2166136261
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 16777619)
  return ((hash ^ (hash >>> 15)) >>> 0) & ((1 << bits) - 1)
}

/** How much a text speaks for each label; above 0 it has it. */
export function labelSums(
  { manifest: { bits, labels }, steps }: DangerWeights,
  features: ReadonlyMap<string, number>,
): Record<DangerLabel, number> {
  const width = DANGER_LABELS.length
  const sums = new Float64Array(width)
  for (const [name, value] of features) {
    const at = hashOf(name, bits) * width
    for (let label = 0; label < width; label++)
      sums[label] = (sums[label] as number) + (steps[at + label] as number) * value
  }
  const entries = DANGER_LABELS.map((name, i) => [name, labels[name].bias + (sums[i] as number) * labels[name].step])
  return Object.fromEntries(entries) as Record<DangerLabel, number>
}
