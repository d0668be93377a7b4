import type { PlaceLanguage } from './place.ts'

/** Rows a block of the key table holds; only a block's first key is stored whole. */
export const BLOCK_ROWS = 16

/**
 * Keys in sorted order, each with the place it leads to; a prefix is one stretch of rows. Within a block a row is the
 * number of letters it shares with the row before, the number of letters that follow, and those letters.
 */
export interface KeyTable {
  /** Where each block starts in `bytes`, and the end. */
  blockStarts: Uint32Array
  bytes: Uint8Array
  /** Byte planes, three bytes a row, as `packRow` makes them. */
  rows: Uint8Array
  /** Per block the most that one of its rows is worth in a language when the query only begins its key. */
  blockWorths: Record<PlaceLanguage, Uint8Array>
}

/** What is told of the rows a prefix leads to. */
export interface RowVisitor {
  /** A row whose key starts with the prefix. Of `key`, valid only during the call, the first `keyLength` letters count. */
  row: (place: number, kind: number, keyLength: number, key: Uint8Array) => void
  /** Whether the rows of a block, all longer than the prefix, may be passed over. */
  skip: (block: number) => boolean
}

const KIND_BITS = 21
const KIND_FACTOR = 2 ** KIND_BITS

/** A row as a number: the step from the place of the row before (of 0 in a block's first row) and the kind of name. */
export function packRow(step: number, kind: number): number {
  return (step < 0 ? -2 * step - 1 : 2 * step) + kind * KIND_FACTOR
}

const key = new Uint8Array(256)

/** Blocks of a key table, `to` not among them. */
export interface BlockRange {
  from: number
  to: number
}

/** The range of the empty prefix. */
export function allBlocks(table: KeyTable): BlockRange {
  return { from: 0, to: table.blockStarts.length - 1 }
}

/** The blocks in which keys that start with `prefix` may stand; `within` must be the range of a shorter prefix of it. */
export function prefixRange(table: KeyTable, prefix: Uint8Array, within: BlockRange): BlockRange {
  const { bytes } = table
  const to = firstBlock(table, within, (start) => compareStart(bytes, start, prefix) > 0)
  // The keys may begin inside the last block that starts before the prefix.
  const first = firstBlock(table, { from: within.from, to }, (start) => compareStart(bytes, start, prefix) >= 0)
  return { from: Math.max(within.from, first - 1), to }
}

/** Visits the rows of a prefix's range whose keys start with it, in sorted order, but for blocks the visitor skips. */
export function visitPrefix(table: KeyTable, prefix: Uint8Array, range: BlockRange, visitor: RowVisitor): void {
  const { blockStarts, bytes } = table
  for (let block = range.from; block < range.to; block++) {
    const inside = block > range.from && block + 1 < range.to
    // A block that starts with the prefix itself as a whole key has whole matches, which their worth doesn't tell.
    const whole = bytes[(blockStarts[block] ?? 0) + 1] === prefix.length
    if (inside && !whole && visitor.skip(block)) continue
    visitBlock(table, block, prefix, visitor)
  }
}

function visitBlock(table: KeyTable, block: number, prefix: Uint8Array, visitor: RowVisitor): void {
  const { bytes, rows } = table
  const count = rows.length / 3
  let place = 0
  let at = table.blockStarts[block] ?? 0
  const end = table.blockStarts[block + 1] ?? bytes.length
  let matching = 0
  for (let row = block * BLOCK_ROWS; at < end; row++) {
    const shared = bytes[at] ?? 0
    const length = shared + (bytes[at + 1] ?? 0)
    at += 2
    for (let i = shared; i < length; i++) key[i] = bytes[at++] ?? 0
    if (shared < matching) matching = shared
    while (matching < prefix.length && matching < length && key[matching] === prefix[matching]) matching++
    const packed = (rows[row] ?? 0) | ((rows[row + count] ?? 0) << 8) | ((rows[row + 2 * count] ?? 0) << 16)
    const folded = packed % KIND_FACTOR
    place += folded & 1 ? -(folded + 1) / 2 : folded / 2
    if (matching === prefix.length) visitor.row(place, packed >>> KIND_BITS, length, key)
  }
}

/** The first block of a range for which the test holds (it must hold for all that follow), else the range's end. */
function firstBlock(table: KeyTable, range: BlockRange, test: (start: number) => boolean): number {
  let low = range.from
  let high = range.to
  while (low < high) {
    const middle = (low + high) >> 1
    if (test(table.blockStarts[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}

/** A block's first key, cut to the prefix's length, against the prefix: negative, zero or positive. */
function compareStart(bytes: Uint8Array, start: number, prefix: Uint8Array): number {
  const length = bytes[start + 1] ?? 0
  for (let i = 0; i < prefix.length; i++) {
    if (i >= length) return -1
    const difference = (bytes[start + 2 + i] ?? 0) - (prefix[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
