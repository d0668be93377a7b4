import { readFileSync } from 'node:fs'
import { figure, table } from './markdown.ts'

interface Measured {
  years: string
  differences: Record<string, { count: number; median: number; p99: number; max: number }>
}

/** What `tools/ephemeris-tables` last measured on random dates and places, as a table. */
export function randomTable(): string {
  const file = new URL('../../tools/ephemeris-tables/measured.json', import.meta.url)
  const [usual, all] = JSON.parse(readFileSync(file, 'utf8')) as [Measured, Measured]
  const rows = Object.entries(usual.differences).map(([what, { count, p99, max }]) => {
    const { p99: widerP99 = Number.NaN, max: widerMax = Number.NaN } = all.differences[what] ?? {}
    return [what, String(count), figure(p99), figure(max), figure(widerP99), figure(widerMax)]
  })
  return table(['what', 'compared', `${usual.years} p99`, 'max', `${all.years} p99`, 'max'], rows)
}
