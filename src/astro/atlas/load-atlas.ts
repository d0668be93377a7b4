import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { SECTIONS, type AtlasHeader, type SectionName } from './atlas-file.ts'
import { readPlanes } from './byte-planes.ts'
import { BLOCK_ROWS, type KeyTable } from './key-table.ts'
import { qualifierTable, type QualifierTable } from './qualifiers.ts'

/** The places of the world with two indexes into them: by name, and by what a name sounds like. */
export interface Atlas {
  header: AtlasHeader
  sections: Record<SectionName, Uint8Array>
  /** Where the English and the Russian name of each place start in `sections.nameBytes`, in turn, and the end. */
  nameStarts: Uint32Array
  names: KeyTable
  sounds: KeyTable
  qualifiers: QualifierTable
}

let loaded: Atlas | undefined

/**
 * The atlas of `data/atlas.bin.br` (Node only; read once, some 0.2 s, and kept: 26 MB). Nothing is unpacked but the
 * header and three lists of positions; searches read the file's bytes where they stand.
 */
export function loadAtlas(): Atlas {
  return (loaded ??= readAtlas(unpack()))
}

function unpack(): Uint8Array {
  const folder = new URL('data/', import.meta.url)
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as { unpackedBytes: number }
  // In one piece: by default zlib gathers thousands and copies them together.
  return brotliDecompressSync(readFileSync(new URL('atlas.bin.br', folder)), { chunkSize: manifest.unpackedBytes })
}

/** Reads an atlas from the bytes that `tools/atlas` writes. The atlas keeps and views these bytes. */
export function readAtlas(bytes: Uint8Array): Atlas {
  const headerEnd = bytes.indexOf(10)
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(0, headerEnd))) as AtlasHeader
  let at = headerEnd + 1
  const views = SECTIONS.map((name): [SectionName, Uint8Array] => {
    const start = at
    at += header.sections[name]
    return [name, bytes.subarray(start, at)]
  })
  const sections = Object.fromEntries(views) as Record<SectionName, Uint8Array>
  return {
    header,
    sections,
    nameStarts: runningSum(sections.nameLengths, sections.nameLengths.length),
    names: keyTable(sections, 'nameKey'),
    sounds: keyTable(sections, 'soundKey'),
    qualifiers: qualifierTable(header.qualifiers),
  }
}

function keyTable(sections: Atlas['sections'], name: 'nameKey' | 'soundKey'): KeyTable {
  const rows = sections[`${name}Rows`]
  const blocks = Math.ceil(rows.length / 3 / BLOCK_ROWS)
  return {
    bytes: sections[`${name}Bytes`],
    blockStarts: runningSum(sections[`${name}BlockLengths`], blocks),
    rows,
    blockWorths: { en: sections[`${name}WorthsEn`], ru: sections[`${name}WorthsRu`] },
  }
}

function runningSum(planes: Uint8Array, count: number): Uint32Array {
  const sums = new Uint32Array(count + 1)
  let sum = 0
  for (let i = 0; i < count; i++) {
    sum += readPlanes(planes, count, i)
    sums[i + 1] = sum
  }
  return sums
}
