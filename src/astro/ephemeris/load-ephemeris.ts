import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { Ephemeris } from './ephemeris.ts'
import { blockFileName, type TableManifest } from './table-manifest.ts'

const DATA = new URL('./data/', import.meta.url)
let opened: Ephemeris | undefined

/** The ephemeris over the data files beside this module (Node only). Opened once; a block is read when first needed. */
export function loadEphemeris(): Ephemeris {
  if (!opened) {
    const manifest: TableManifest = JSON.parse(readFileSync(new URL('manifest.json', DATA), 'utf8'))
    opened = new Ephemeris(manifest, (group, block) =>
      brotliDecompressSync(readFileSync(new URL(blockFileName(group, block), DATA))),
    )
  }
  return opened
}
