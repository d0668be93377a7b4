/**
 * Whether two words differ by no more than some typing errors: a letter missing, added, changed, or two neighbours
 * exchanged (optimal string alignment).
 */
export function isNear(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return false
    before = last
    last = row
  }
  return (last[b.length] ?? most + 1) <= most
}

/** How many typing errors a word of a length is forgiven: short words are too much alike. */
export const forgiven = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2)
