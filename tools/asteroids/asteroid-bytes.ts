import { brotliCompressSync, constants } from 'node:zlib'
import {
  ASTEROID_SECTIONS,
  NO_EPOCHS,
  readAsteroidFile,
  type AsteroidHeader,
  type AsteroidSection,
} from '../../src/astro/asteroids/asteroid-file.ts'
import { writePlanes } from '../../src/astro/atlas/byte-planes.ts'
import { FROM_JD, SPAN_DAYS } from './constants.ts'
import { CIRCULAR_SCALE, SHORTEST_STEP_DAYS, type StoredOrbit } from './store-orbit.ts'

/** 1930-01-01 and 2051-01-01. */
export const FROM_JD_UT = 2425977.5
export const TO_JD_UT = 2470172.5

/** A body of the file; one with tables of its own has no orbit. */
export interface FiledBody {
  number: number
  name: string
  orbit: StoredOrbit | null
}

/** The file, before compression. @throws Error when the product doesn't read back what was written */
export function asteroidBytes(bodies: readonly FiledBody[]): Uint8Array {
  const orbits = bodies.flatMap(({ orbit }) => orbit ?? [])
  const column = (index: number) => planesOf(orbits.flatMap(({ elements }) => differences(elements[index] ?? [])))
  const sections: Record<AsteroidSection, Uint8Array> = {
    names: new TextEncoder().encode(bodies.map(({ name }) => name).join('\n')),
    numbers: writePlanes(
      bodies.map(({ number }) => number),
      3,
    ),
    steps: Uint8Array.from(bodies, ({ orbit }) => orbit?.step ?? NO_EPOCHS),
    scales: Uint8Array.from(bodies, ({ orbit }) => orbit?.scale ?? 0),
    axes: doubles(bodies.map(({ orbit }) => orbit?.axis ?? 0)),
    longitudes: doubles(bodies.map(({ orbit }) => orbit?.longitude ?? 0)),
    a: column(0),
    h: column(1),
    k: column(2),
    p: column(3),
    q: column(4),
    l: column(5),
  }
  const header: AsteroidHeader = {
    count: bodies.length,
    fromJdUt: FROM_JD_UT,
    toJdUt: TO_JD_UT,
    fromJdTt: FROM_JD,
    toJdTt: FROM_JD + SPAN_DAYS,
    shortestStepDays: SHORTEST_STEP_DAYS,
    planeScale: CIRCULAR_SCALE,
    sections: Object.fromEntries(
      ASTEROID_SECTIONS.map((name) => [name, sections[name].length]),
    ) as AsteroidHeader['sections'],
  }
  const bytes = Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    ...ASTEROID_SECTIONS.map((name) => sections[name]),
  ])
  checkReadBack(bytes, orbits)
  return bytes
}

export function compressed(bytes: Uint8Array): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params })
}

function differences(values: readonly number[]): number[] {
  return values.map((value, i) => {
    const difference = value - (values[i - 1] ?? 0)
    return difference < 0 ? -2 * difference - 1 : 2 * difference
  })
}

function planesOf(values: readonly number[]): Uint8Array {
  const largest = values.reduce((most, value) => Math.max(most, value), 0)
  return writePlanes(values, Math.ceil(Math.log2(largest + 1) / 8))
}

function doubles(values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(8 * values.length))
  values.forEach((value, i) => view.setFloat64(8 * i, value, true))
  return new Uint8Array(view.buffer)
}

function checkReadBack(bytes: Uint8Array, orbits: readonly StoredOrbit[]): void {
  const read = readAsteroidFile(bytes)
  read.elements.forEach((column, index) => {
    const written = orbits.flatMap(({ elements }) => elements[index] ?? [])
    if (column.length !== written.length || written.some((value, i) => value !== column[i])) {
      throw new Error(`column ${index} of the elements does not read back as written`)
    }
  })
}
