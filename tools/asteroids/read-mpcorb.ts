import type { CataloguedBody } from './elements.ts'

/**
 * The numbered bodies of a MPCORB.DAT, by the columns of the Minor Planet Center's "Export Format for Minor-Planet
 * Orbits" (counted from 1 there). Header lines, and bodies without a number, are passed over.
 * @throws Error for a numbered line whose elements can't be read
 */
export function readMpcorb(text: string): CataloguedBody[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const columns = (from: number, to: number) => line.slice(from - 1, to).trim()
    const number = unpackNumber(columns(1, 7))
    if (number === null || line.length < 103) return []
    const figure = (from: number, to: number) => {
      const value = Number(columns(from, to) || NaN)
      if (!Number.isFinite(value)) throw new Error(`MPCORB line of (${number}): no number in columns ${from}–${to}`)
      return value
    }
    return {
      number,
      name: nameOf(columns(167, 194)) || String(number),
      epochJd: unpackEpoch(columns(21, 25)),
      meanAnomalyDeg: figure(27, 35),
      perihelionDeg: figure(38, 46),
      nodeDeg: figure(49, 57),
      inclinationDeg: figure(60, 68),
      eccentricity: figure(71, 79),
      semiMajorAxisAu: figure(93, 103),
    }
  })
}

/** `(433) Eros` → `Eros`; `(24835) 1995 SM55` → `1995 SM55`. */
function nameOf(designation: string): string {
  return designation.replace(/^\(\d+\)\s*/, '')
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * A packed number: five digits; from 100,000 the first is a letter (`A0000` = 100000, `a0000` = 360000); from 620,000 a
 * tilde and the rest to base 62. Null for a packed provisional designation.
 */
export function unpackNumber(packed: string): number | null {
  if (/^[\dA-Za-z]\d{4}$/.test(packed)) return DIGITS.indexOf(packed.charAt(0)) * 10_000 + Number(packed.slice(1))
  if (!/^~[\dA-Za-z]{4}$/.test(packed)) return null
  return 620_000 + [...packed.slice(1)].reduce((value, digit) => value * 62 + DIGITS.indexOf(digit), 0)
}

/** A packed date, `K107N` = 2010 July 23.0, as a Julian day. */
export function unpackEpoch(packed: string): number {
  const match = /^([IJK])(\d\d)([1-9A-C])([1-9A-V])$/.exec(packed)
  if (!match) throw new Error(`"${packed}" is no packed epoch`)
  const [, century = '', year = '', month = '', day = ''] = match
  const fullYear = DIGITS.indexOf(century) * 100 + Number(year)
  return Date.UTC(fullYear, DIGITS.indexOf(month) - 1, DIGITS.indexOf(day)) / 86_400_000 + 2440587.5
}
