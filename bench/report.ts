import type { Differences } from './check-answers.ts'
import type { Timing } from './measure.ts'

/** One table: contestants at the same work, ours first. */
export interface Section {
  title: string
  timings: Timing[]
  holds?: Record<string, string>
  differencesArcsec?: Record<string, Differences>
}

/** A section as lines of text: time, rate and how many times longer than ours. */
export function sectionTable({ title, timings, holds }: Section): string {
  const ours = timings[0]?.medianUs ?? NaN
  const rows = timings.map(({ name, medianUs, fastestUs, slowestUs }) => [
    name,
    duration(medianUs),
    `${duration(fastestUs)} … ${duration(slowestUs)}`,
    rate(1e6 / medianUs),
    medianUs === ours ? '' : `${(medianUs / ours).toPrecision(3)} ×`,
    holds?.[name] ?? '',
  ])
  return table(title, ['', 'median', 'of rounds', 'a second', 'ours ×', ''], rows)
}

/** Columns of text; all but the first and last are set right. */
export function table(title: string, head: string[], rows: string[][]): string {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => row[i]?.length ?? 0)))
  const line = (row: string[]) =>
    row
      .map((cell, i) => (i === 0 || i === row.length - 1 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd()
  return [`\n${title}`, line(head), ...rows.map(line)].join('\n')
}

function duration(us: number): string {
  if (us < 1000) return `${us.toPrecision(3)} µs`
  if (us < 1e6) return `${(us / 1000).toPrecision(3)} ms`
  return `${(us / 1e6).toPrecision(3)} s`
}

const rate = (perSecond: number) =>
  perSecond >= 10 ? Math.round(perSecond).toLocaleString('en') : perSecond.toPrecision(2)
