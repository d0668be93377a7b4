/** A figure of two digits as it is printed. @throws RangeError for what is no number */
export function digits(value: number): string {
  if (Number.isNaN(value)) throw new RangeError('a figure is missing')
  return value < 0.001 ? '< 0.001' : String(Number(value.toPrecision(2)))
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')
}
