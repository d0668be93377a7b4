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
  /** Features are told apart by so many bits of their hash: for danger at all by more, as that decides most. */
  bits: { danger: number; others: number }
  /** What all messages weigh, and how much one step of a stored weight is. */
  labels: Record<DangerLabel, { bias: number; step: number }>
  /** A pattern is believed unless the words together weigh less than this for danger. */
  believed: number
  /** And one that is plain by itself unless they weigh less than this. */
  overruled: number
  /** Above it the second message of a conversation is asked about. */
  again: number
  /** Above it no question beside what was said lets it be answered: the words speak of danger by themselves. */
  held: number
  /** The patterns of classes that are right so often that they are believed. */
  relied: string[]
  /** Where the likeliest class is above the next by no more than this, it is not known which danger it is. */
  sure: number
}

/** The features that these weights were learned with. */
export const FEATURES_VERSION = 5

export interface DangerWeights {
  manifest: DangerManifest
  danger: Int8Array
  /** One row of the other labels after the other. */
  others: Int8Array
}

/** The labels besides danger at all. */
export const OTHER_LABELS = DANGER_LABELS.filter((label) => label !== 'danger')

/** @throws RangeError where the files don't belong together */
export function readDangerWeights(lang: Lang): DangerWeights {
  const file = (ending: string) => new URL(`data/danger-${lang}.${ending}`, import.meta.url)
  const manifest = JSON.parse(readFileSync(file('json'), 'utf8')) as DangerManifest
  const bytes = readFileSync(file('bin'))
  if (manifest.version !== FEATURES_VERSION)
    throw new RangeError(`danger-${lang}.json is of version ${manifest.version}, not ${FEATURES_VERSION}`)
  if (
    bytes.length !== (1 << manifest.bits.danger) + (OTHER_LABELS.length << manifest.bits.others) ||
    createHash('sha256').update(bytes).digest('hex') !== manifest.sha256
  )
    throw new RangeError(`danger-${lang}.bin is not the file that danger-${lang}.json describes`)
  const steps = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  const ofDanger = 1 << manifest.bits.danger
  return { manifest, danger: steps.subarray(0, ofDanger), others: steps.subarray(ofDanger) }
}

/** The number of a feature among 2^bits (FNV-1a). */
export function hashOf(feature: string, bits: number): number {
  let hash = 2166136261
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 16777619)
  return ((hash ^ (hash >>> 15)) >>> 0) & ((1 << bits) - 1)
}

/** How much a text speaks for each label; above 0 it has it. */
export function labelSums(
  { manifest: { bits, labels }, danger, others }: DangerWeights,
  features: ReadonlyMap<string, number>,
): Record<DangerLabel, number> {
  const width = OTHER_LABELS.length
  const sums = new Float64Array(width)
  let ofDanger = 0
  for (const [name, value] of features) {
    ofDanger += (danger[hashOf(name, bits.danger)] as number) * value
    const at = hashOf(name, bits.others) * width
    for (let label = 0; label < width; label++)
      sums[label] = (sums[label] as number) + (others[at + label] as number) * value
  }
  const valueOf = (label: DangerLabel, sum: number) => [label, labels[label].bias + sum * labels[label].step] as const
  const entries = [valueOf('danger', ofDanger), ...OTHER_LABELS.map((name, i) => valueOf(name, sums[i] as number))]
  return Object.fromEntries(entries) as Record<DangerLabel, number>
}
