export interface DiffLine {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** What was taken out of a text and put in, line by line: the longest common run of lines stays (Hunt and McIlroy, 1976). */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  // common[i][j]: how many lines a from i and b from j have in common, in order.
  const common = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    const row = common[i]
    if (row)
      for (let j = b.length - 1; j >= 0; j--)
        row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  }
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i++] ?? '' })
      j++
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1)))
      lines.push({ kind: 'removed', text: a[i++] ?? '' })
    else lines.push({ kind: 'added', text: b[j++] ?? '' })
  }
  return lines
}
