/** Rows a block of the key table holds; only a block's first key is stored whole. */
export const BLOCK_ROWS = 32

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
  /** Per block the greatest weight among its places. */
  blockWeights: Uint8Array
}

/** What is told of the rows a prefix leads to. */
export interface RowVisitor {
  /** A row whose key starts with the prefix; `keyLength` is that of the whole key. */
  row: (place: number, kind: number, keyLength: number) => void
  /** Whether the rows of a block, all longer than the prefix, may be passed over for the greatest weight among them. */
  skip: (blockWeight: number) => boolean
}

const KIND_FACTOR = 2 ** 22

/** A row as a number: the step from the place of the row before (of 0 in a block's first row) and the kind of name. */
export function packRow(step: number, kind: number): number {
  return (step < 0 ? -2 * step - 1 : 2 * step) + kind * KIND_FACTOR
}

const key = new Uint8Array(256)

/** Visits every row whose key starts with `prefix`, in sorted order, but for the blocks that the visitor skips. */
export function visitPrefix(table: KeyTable, prefix: Uint8Array, visitor: RowVisitor): void {
  const { blockStarts, blockWeights } = table
  const blocks = blockWeights.length
  const after = firstBlock(table, (start) => compareStart(table.bytes, start, prefix) > 0)
  // The stretch may begin inside the last block that starts before the prefix.
  const from = Math.max(0, firstBlock(table, (start) => compareStart(table.bytes, start, prefix) >= 0) - 1)
  for (let block = from; block < Math.min(after, blocks); block++) {
    const inside = block > from && block + 1 < after
    const start = blockStarts[block] ?? 0
    // A block that starts with the prefix itself as a whole key has exact matches, which no weight rules out.
    const exact = table.bytes[start + 1] === prefix.length
    if (inside && !exact && visitor.skip(blockWeights[block] ?? 0)) continue
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
    if (matching === prefix.length) visitor.row(place, packed >>> 22, length)
  }
}

/** The first block for which the test holds; it must hold for all that follow. The number of blocks when for none. */
function firstBlock(table: KeyTable, test: (start: number) => boolean): number {
  let low = 0
  let high = table.blockWeights.length
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
