import { readFileSync } from 'node:fs'

/** A compiled zone file (TZif, RFC 9636), its 64-bit part. */
export interface CompiledZone {
  /** Unix seconds of each change, ascending. */
  changesSec: number[]
  /** For each change the index into `types` of what holds from then on; before the first one `types[0]` holds. */
  typeOf: number[]
  types: { offsetSec: number; abbreviation: string }[]
  /** The POSIX TZ text for what follows the last change. */
  footer: string
}

export function readCompiledZone(path: string): CompiledZone {
  const bytes = readFileSync(path)
  if (bytes.toString('latin1', 0, 4) !== 'TZif') throw new Error(`${path} is no compiled zone`)
  const first = counts(bytes, 0)
  // The 32-bit part comes first and is skipped.
  const start =
    44 + first.changes * 5 + first.types * 6 + first.chars + first.leaps * 8 + first.standards + first.universals
  const n = counts(bytes, start)
  let at = start + 44
  const changesSec = Array.from({ length: n.changes }, (_, i) => Number(bytes.readBigInt64BE(at + i * 8)))
  at += n.changes * 8
  const typeOf = [...bytes.subarray(at, at + n.changes)]
  at += n.changes
  const names = bytes.toString('latin1', at + n.types * 6, at + n.types * 6 + n.chars)
  const types = Array.from({ length: n.types }, (_, i) => {
    const name = bytes.readUInt8(at + i * 6 + 5)
    return { offsetSec: bytes.readInt32BE(at + i * 6), abbreviation: names.slice(name, names.indexOf('\0', name)) }
  })
  at += n.types * 6 + n.chars + n.leaps * 12 + n.standards + n.universals
  return { changesSec, typeOf, types, footer: bytes.toString('latin1', at).trim() }
}

function counts(bytes: Buffer, at: number) {
  const [universals = 0, standards = 0, leaps = 0, changes = 0, types = 0, chars = 0] = [20, 24, 28, 32, 36, 40].map(
    (offset) => bytes.readUInt32BE(at + offset),
  )
  return { universals, standards, leaps, changes, types, chars }
}
