import { describe, expect, it } from 'vitest'
import { packKeys, type KeyEntry } from '../../../tools/atlas/pack-keys.ts'
import { readPlanes } from './byte-planes.ts'
import { encodeKey } from './key-alphabet.ts'
import { allBlocks, prefixRange, visitPrefix, type KeyTable } from './key-table.ts'

const SYLLABLES = ['ka', 'ka b', 'lo', 'мо', 'с', 'ск', 'ва', 'a', '']

function someEntries(): KeyEntry[] {
  const entries: KeyEntry[] = []
  for (const a of SYLLABLES) {
    for (const b of SYLLABLES) {
      for (const c of SYLLABLES) {
        const place = (entries.length * 7919) % 200_000
        const worth = place % 200
        const key = a + b + c
        if (key !== '') entries.push({ key, place, kind: place % 5, worths: { en: worth, ru: worth } })
      }
    }
  }
  return entries
}

function tableOf(entries: KeyEntry[]): KeyTable {
  const { bytes, rows, blockLengths, worths } = packKeys(entries)
  const blocks = worths.en.length
  const blockStarts = new Uint32Array(blocks + 1)
  for (let i = 0; i < blocks; i++) {
    blockStarts[i + 1] = (blockStarts[i] ?? 0) + readPlanes(blockLengths, blocks, i)
  }
  return { bytes, blockStarts, rows, blockWorths: worths }
}

function visited(table: KeyTable, prefix: string, skip: (block: number) => boolean): string[] {
  const key = encodeKey(prefix) ?? new Uint8Array()
  const rows: string[] = []
  visitPrefix(table, key, prefixRange(table, key, allBlocks(table)), {
    row: (place, kind, keyLength) => rows.push(`${place} ${kind} ${keyLength}`),
    skip,
  })
  return rows.toSorted()
}

describe('a key table', () => {
  const entries = someEntries()
  const table = tableOf(entries)
  const expected = (keep: (entry: KeyEntry) => boolean) =>
    entries
      .filter(keep)
      .map(({ key, place, kind }) => `${place} ${kind} ${key.length}`)
      .toSorted()

  it.each(['', 'k', 'ka', 'ka b', 'ka bka', 'lo', 'м', 'мо', 'москва', 'скскск', 'z', 'я'])(
    'gives every row whose key starts with "%s", once',
    (prefix) => {
      expect(visited(table, prefix, () => false)).toEqual(expected(({ key }) => key.startsWith(prefix)))
    },
  )

  it('gives whole matches whatever is skipped', () => {
    for (const { key } of entries) {
      const found = new Set(visited(table, key, () => true))
      for (const row of expected((entry) => entry.key === key)) expect(found).toContain(row)
    }
  })

  it('tells the most that a row of a block is worth', () => {
    expect(Math.max(...table.blockWorths.en)).toBe(Math.max(...entries.map(({ worths }) => worths.en)))
  })
})
