/** What a list of errors comes to: how many, the 99th percentile (nearest rank) and the largest. */
export interface ErrorSummary {
  count: number
  p99: number
  max: number
}

/** @throws RangeError when there is nothing to sum up, or an error is no number */
export function summarise(errors: readonly number[]): ErrorSummary {
  const sorted = errors.map(Math.abs).toSorted((a, b) => a - b)
  const max = sorted.at(-1)
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1]
  if (max === undefined || p99 === undefined || sorted.some(Number.isNaN)) throw new RangeError('errors are missing')
  return { count: sorted.length, p99, max }
}

/**
 * Two significant digits, and nothing below a thousandth: coarser than platforms differ in a sine's last bit.
 * @throws RangeError for what is no number
 */
export function figure(value: number): string {
  if (Number.isNaN(value)) throw new RangeError('a figure is missing')
  return value < 0.001 ? '< 0.001' : String(Number(value.toPrecision(2)))
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')
}
