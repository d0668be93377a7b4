/** Letters that fit beside one another over the whole width of a page. */
const LETTERS = 84
/** A column is never narrower than so many. */
const SHORTEST = 4
const GUTTER = 3

/**
 * How the width of a table is shared among its columns: each has the room of its longest text as long as that leaves the
 * others theirs; the long ones share what remains, and all of them what is left over.
 */
export function columnShares(rows: readonly (readonly string[])[]): number[] {
  const [head = []] = rows
  const needs = head.map((_, column) => Math.max(SHORTEST, ...rows.map((row) => (row[column] ?? '').length)))
  const shares = needs.map(() => 0)
  let room = LETTERS - GUTTER * (needs.length - 1)
  const byNeed = needs.map((need, column) => ({ need, column })).toSorted((a, b) => a.need - b.need)
  byNeed.forEach(({ need, column }, i) => {
    const share = Math.min(need, room / (byNeed.length - i))
    shares[column] = share
    room -= share
  })
  return shares
}
