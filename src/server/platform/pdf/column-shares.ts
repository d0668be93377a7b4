/** A long cell wraps; past this many letters it asks for no wider column. */
const LONGEST = 48
const SHORTEST = 5

/** How the width of a table is shared among its columns: by the longest text in each, within reason. */
export function columnShares(rows: readonly (readonly string[])[]): number[] {
  const [head = []] = rows
  return head.map((_, column) => {
    const lengths = rows.map((row) => (row[column] ?? '').length)
    // A word that is longer than the rest of its column must not be broken.
    const words = rows.flatMap((row) => (row[column] ?? '').split(' ')).map(({ length }) => length)
    return Math.max(SHORTEST, Math.min(LONGEST, Math.max(...lengths)), Math.max(...words))
  })
}
