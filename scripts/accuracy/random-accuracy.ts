import { readFileSync } from 'node:fs'
import type { Accuracy, ErrorStats, EventAccuracy } from '#astro/accuracy/accuracy.ts'
import { HOUSE_SYSTEMS } from '#astro/charts/chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { twoDigits } from './errors.ts'
import { digits, table } from './markdown.ts'

interface Measured {
  years: string
  differences: Record<string, { count: number; median: number; p99: number; max: number }>
}

const ANGLES = ['ascendant ″', 'midheaven ″', 'vertex ″', ...HOUSE_SYSTEMS.map((system) => `cusps, ${system} ″`)]

function measurements(): [usual: Measured, all: Measured] {
  const file = new URL('../../tools/ephemeris-tables/measured.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as [Measured, Measured]
}

/** The worst of the planets and of the angles on random dates, as `tools/ephemeris-tables` last measured them. */
export function randomAccuracy(): Accuracy['random'] {
  const [{ years, differences }] = measurements()
  const worst = (names: readonly string[]): ErrorStats => {
    const found = names.map((name) => differences[name] ?? { count: Number.NaN, p99: Number.NaN, max: Number.NaN })
    const most = (key: 'p99' | 'max') => twoDigits(Math.max(...found.map((one) => one[key])))
    return { count: Math.min(...found.map(({ count }) => count)), p99: most('p99'), max: most('max') }
  }
  return { years, planets: worst(PLANETS.map((body) => `${body} longitude ″`)), angles: worst(ANGLES) }
}

/** Every station of two hundred years, as `tools/ephemeris-tables` last measured them. */
export function stationAccuracy(): EventAccuracy {
  const [{ differences }] = measurements()
  const { count = Number.NaN, p99 = Number.NaN, max = Number.NaN } = differences['stations, s'] ?? {}
  return { count, p99: twoDigits(p99), max: twoDigits(max), motion: differences['stations, speed ″/day']?.max ?? null }
}

/** What `tools/ephemeris-tables` last measured on random dates and places, as a table. */
export function randomTable(): string {
  const [usual, all] = measurements()
  const rows = Object.entries(usual.differences).map(([what, { count, p99, max }]) => {
    const { p99: widerP99 = Number.NaN, max: widerMax = Number.NaN } = all.differences[what] ?? {}
    return [what, String(count), digits(p99), digits(max), digits(widerP99), digits(widerMax)]
  })
  return table(['what', 'compared', `${usual.years} p99`, 'max', `${all.years} p99`, 'max'], rows)
}
