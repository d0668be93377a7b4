import { readFile } from 'node:fs/promises'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { exactTransits } from '../events/transit-hits.ts'
import { BODIES } from './body.ts'
import { jdUtFromIso } from './julian-day.ts'
import { loadEphemeris } from './load-ephemeris.ts'
import { openSpan } from './open-span.ts'
import { EphemerisRangeError } from './range-error.ts'

const whole = loadEphemeris()

/** A server of the data files, compressed, and a count of what went over the wire. */
function server() {
  const sent = { bytes: 0, files: [] as string[] }
  const fetchFile = async (fileName: string) => {
    const stored = await readFile(new URL(`data/${fileName}`, import.meta.url))
    const compressed = fileName.endsWith('.br')
    sent.files.push(fileName)
    sent.bytes += compressed ? stored.length : brotliCompressSync(stored).length
    return compressed ? brotliDecompressSync(stored) : stored
  }
  return { sent, fetchFile }
}

it('fetches at most 300 KB for a decade, wherever it begins', async () => {
  for (let from = whole.fromJdUt; from + 3653 < whole.toJdUt; from += 6001.7) {
    const { sent, fetchFile } = server()
    await openSpan(fetchFile, { fromJdUt: from, toJdUt: from + 3653 })
    expect(sent.bytes, String(from)).toBeLessThan(300_000)
    expect(new Set(sent.files).size).toBe(sent.files.length)
  }
})

it('answers exactly as the whole tables do, without another fetch', async () => {
  for (const [from, to] of [
    ['1800-01-01T00:00Z', '1800-01-02T00:00Z'],
    ['1888-03-01T00:00Z', '1889-03-01T00:00Z'],
    ['2024-07-01T00:00Z', '2034-07-01T00:00Z'],
  ] as const) {
    const { sent, fetchFile } = server()
    const span = { fromJdUt: jdUtFromIso(from), toJdUt: jdUtFromIso(to) }
    const sky = await openSpan(fetchFile, span)
    const fetched = sent.files.length
    for (let i = 0; i <= 40; i++) {
      const jdUt = span.fromJdUt + ((span.toJdUt - span.fromJdUt) * i) / 40
      for (const body of BODIES) expect(sky.position(body, jdUt)).toEqual(whole.position(body, jdUt))
      expect(sky.siderealTimeDeg(jdUt)).toBe(whole.siderealTimeDeg(jdUt))
    }
    expect(sent.files.length).toBe(fetched)
  }
})

it('holds what searches over the span need', async () => {
  const span = { fromJdUt: jdUtFromIso('2025-01-01T00:00Z'), toJdUt: jdUtFromIso('2026-01-01T00:00Z') }
  const sky = await openSpan(server().fetchFile, span)
  const search = { natal: { sun: 56.26, asc: 179.9 }, ...span }
  expect(exactTransits(sky, search)).toEqual(exactTransits(whole, search))
})

it('names its own range for an instant beyond its blocks', async () => {
  const span = { fromJdUt: jdUtFromIso('2025-01-01T00:00Z'), toJdUt: jdUtFromIso('2026-01-01T00:00Z') }
  const sky = await openSpan(server().fetchFile, span)
  expect(sky.fromJdUt).toBeLessThanOrEqual(span.fromJdUt)
  expect(sky.toJdUt).toBeGreaterThanOrEqual(span.toJdUt)
  for (const jdUt of [sky.fromJdUt - 1, sky.toJdUt + 1, Number.NaN]) {
    expect(() => sky.position('moon', jdUt)).toThrow(EphemerisRangeError)
  }
})

it('refuses a span outside the tables, or one that ends before it begins, and fetches no block for it', async () => {
  const { sent, fetchFile } = server()
  const ends = [whole.fromJdUt - 1, whole.toJdUt + 1, Number.NaN, Infinity]
  for (const end of ends) {
    await expect(openSpan(fetchFile, { fromJdUt: end, toJdUt: 2_451_545 })).rejects.toThrow(EphemerisRangeError)
    await expect(openSpan(fetchFile, { fromJdUt: 2_451_545, toJdUt: end })).rejects.toThrow(EphemerisRangeError)
  }
  await expect(openSpan(fetchFile, { fromJdUt: 2_451_545, toJdUt: 2_451_544 })).rejects.toThrow(RangeError)
  expect(new Set(sent.files)).toEqual(new Set(['manifest.json']))
})

it('hands on what made a fetch fail', async () => {
  const { fetchFile } = server()
  const failing = (name: string) => (name === 'minor-40.br' ? Promise.reject(new Error('offline')) : fetchFile(name))
  const jdUt = whole.manifest.startJd + 40.5 * whole.manifest.blockDays
  await expect(openSpan(failing, { fromJdUt: jdUt, toJdUt: jdUt })).rejects.toThrow('offline')
})
