import { writeFileSync } from 'node:fs'
import { engravings } from './engravings.ts'

/** Draws every engraving into `src/drawing/engravings`. */
const FOLDER = new URL('../../src/drawing/engravings/', import.meta.url)

let bytes = 0
const drawn = engravings()
for (const [name, svg] of drawn) {
  writeFileSync(new URL(name, FOLDER), svg)
  bytes += svg.length
}
process.stdout.write(`${drawn.size} engravings, ${(bytes / 1e6).toFixed(2)} MB\n`)
