import type { Ended, Outcome } from './drive.ts'

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

/** Rows as text in columns, numbers to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const text = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell)))
  const widths = (text[0] ?? []).map((_, column) => Math.max(...text.map((row) => row[column]?.length ?? 0)))
  const lines = text.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  )
  return `${lines.join('\n')}\n`
}

const metricsOf = (name: string, list: readonly Ended[]) => {
  const times = list.map(({ tookMs }) => tookMs)
  const failed = list.filter(({ outcome }) => outcome !== 'ok').length
  return [name, list.length, failed, ...[0.5, 0.95, 0.99, 1].map((share) => percentile(times, share))]
}

/** A line a kind, and one of all. */
export function summary(ended: readonly Ended[]): string {
  const kinds = Map.groupBy(ended, ({ kind }) => kind)
  const largest = [...kinds].toSorted(([, a], [, b]) => b.length - a.length)
  return table([
    ['', 'count', 'errors', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'],
    ...largest.map(([kind, list]) => metricsOf(kind, list)),
    metricsOf('all', ended),
  ])
}

export function outcomes(ended: readonly Ended[]): Record<Outcome, number> {
  const count = { ok: 0, unavailable: 0, cut: 0, refused: 0, limited: 0, timeout: 0, wrong: 0 }
  for (const { outcome } of ended) count[outcome]++
  return count
}

/** What wrong answers said, most frequent first. */
export function complaints(ended: readonly Ended[], most = 10): string {
  const said = Map.groupBy(
    ended.filter(({ outcome }) => outcome !== 'ok'),
    ({ kind, outcome, said: words }) => `${kind}: ${outcome} ${words ?? ''}`,
  )
  return [...said]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, most)
    .map(([words, list]) => `  ${list.length} × ${words}\n`)
    .join('')
}
