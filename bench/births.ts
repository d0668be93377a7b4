import type { HouseSystem } from '../src/astro/charts/chart.ts'
import { jdUtFromDate } from '../src/astro/ephemeris/julian-day.ts'

/** A birth as every peer can be asked for it: UTC to the whole minute, degrees, north and east positive. */
export interface Birth {
  date: Date
  jdUt: number
  latitudeDeg: number
  longitudeDeg: number
  houseSystem: HouseSystem
}

const MINUTE_MS = 60_000
/** Where all peers have data and Placidus exists. */
const FROM_MS = Date.UTC(1925, 0, 1)
const TO_MS = Date.UTC(2025, 0, 1)
const LATITUDE_MAX_DEG = 60

/** The same numbers each run (mulberry32), 0 ≤ x < 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Births over a century, each far from the one before: nothing kept for one instant serves the next. */
export function scatteredBirths(count: number): Birth[] {
  const random = randomNumbers(1)
  return Array.from({ length: count }, () =>
    birth(FROM_MS + random() * (TO_MS - FROM_MS), (2 * random() - 1) * LATITUDE_MAX_DEG, (2 * random() - 1) * 179),
  )
}

/** One place, an hour between neighbours: what a search through time or a calendar asks. */
export function hourlyInstants(count: number): Birth[] {
  return Array.from({ length: count }, (_, i) => birth(Date.UTC(2024, 0, 1) + i * 60 * MINUTE_MS, 55.75, 37.62))
}

function birth(ms: number, latitudeDeg: number, longitudeDeg: number): Birth {
  const date = new Date(Math.floor(ms / MINUTE_MS) * MINUTE_MS)
  return { date, jdUt: jdUtFromDate(date), latitudeDeg, longitudeDeg, houseSystem: 'placidus' }
}
