import { writePlanes } from '../../src/astro/atlas/byte-planes.ts'
import { encodeKey } from '../../src/astro/atlas/key-alphabet.ts'
import { BLOCK_ROWS, packRow } from '../../src/astro/atlas/key-table.ts'
import type { PlaceLanguage } from '../../src/astro/atlas/place.ts'

export interface KeyEntry {
  key: string
  place: number
  kind: number
  /** What the row is worth in each language, as `begunWorth` gives it. */
  worths: Record<PlaceLanguage, number>
}

export interface PackedKeys {
  bytes: Uint8Array
  blockLengths: Uint8Array
  rows: Uint8Array
  worths: Record<PlaceLanguage, Uint8Array>
  /** Keys left out for letters that the index doesn't hold. */
  leftOut: number
}

/** Sorts keys and packs them as `KeyTable` reads them. */
export function packKeys(entries: KeyEntry[]): PackedKeys {
  const coded: (KeyEntry & { bytes: Uint8Array })[] = []
  for (const entry of entries) {
    const bytes = encodeKey(entry.key)
    if (bytes) coded.push({ ...entry, bytes })
  }
  coded.sort((a, b) => Buffer.compare(a.bytes, b.bytes) || a.place - b.place || a.kind - b.kind)
  const bytes: number[] = []
  const rows: number[] = []
  const blockLengths: number[] = []
  const worths: Record<PlaceLanguage, number[]> = { en: [], ru: [] }
  for (let start = 0; start < coded.length; start += BLOCK_ROWS) {
    const block = coded.slice(start, start + BLOCK_ROWS)
    const from = bytes.length
    block.forEach(({ bytes: key, place, kind }, i) => {
      const before = block[i - 1]
      const shared = before ? sharedLength(before.bytes, key) : 0
      bytes.push(shared, key.length - shared, ...key.subarray(shared))
      rows.push(packRow(place - (before?.place ?? 0), kind))
    })
    blockLengths.push(bytes.length - from)
    for (const lang of ['en', 'ru'] as const) worths[lang].push(Math.max(...block.map((entry) => entry.worths[lang])))
  }
  return {
    bytes: Uint8Array.from(bytes),
    blockLengths: writePlanes(blockLengths, 2),
    rows: writePlanes(rows, 3),
    worths: { en: Uint8Array.from(worths.en), ru: Uint8Array.from(worths.ru) },
    leftOut: entries.length - coded.length,
  }
}

function sharedLength(a: Uint8Array, b: Uint8Array): number {
  let shared = 0
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared++
  return shared
}
