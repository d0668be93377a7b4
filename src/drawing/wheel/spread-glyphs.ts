import { wrap360 } from '../geometry/polar.ts'

interface SpreadInput {
  /** True directions, any degrees, any order. */
  anglesDeg: readonly number[]
  /**
   * The least angle in degrees between two neighbours whose middle lies at `midDeg` (0–360). It may vary round the
   * circle, as upright boxes need more room at the diagonals.
   */
  gapDeg: (midDeg: number) => number
  /** An upper bound of `gapDeg`, used where its variation can't be settled. */
  widestGapDeg: number
}

/** Neighbours that touch and move as one: `start` is where the first stands, `offsets` count from it. */
interface Block {
  members: number[]
  offsets: number[]
  start: number
}

const ROUNDS = 24

/**
 * Directions near the true ones (least squares) that keep their order round the circle and stand at least `gapDeg`
 * apart: same order of entries as the input, 0 ≤ degrees < 360. Equal angles keep the order of the input.
 * Method: pool adjacent violators on the circle (Ayer et al. 1955), repeated with widening gaps until all are met.
 *
 * @throws RangeError when so many can't stand apart on one circle (count × widestGapDeg > 360).
 */
export function spreadGlyphs({ anglesDeg, gapDeg, widestGapDeg }: SpreadInput): number[] {
  const count = anglesDeg.length
  if (count * widestGapDeg > 360)
    throw new RangeError(
      `${count} glyphs ${widestGapDeg}° apart need more than a circle: at most ${Math.floor(360 / widestGapDeg)}`,
    )
  if (count < 2) return anglesDeg.map(wrap360)

  const order = anglesDeg
    .map((angle, index) => ({ angle: wrap360(angle), index }))
    .toSorted((a, b) => a.angle - b.angle)
  const wished = order.map(({ angle }) => angle)
  let gaps = wished.map(() => 0)
  let placed = wished
  for (let round = 0; round <= ROUNDS; round++) {
    const needed = placed.map((angle, i) => {
      const way = wrap360((placed[(i + 1) % count] ?? 0) - angle)
      return round === ROUNDS ? widestGapDeg : Math.max(gaps[i] ?? 0, gapDeg(wrap360(angle + way / 2)))
    })
    if (needed.every((gap, i) => gap <= (gaps[i] ?? 0) + 1e-9)) break
    gaps = needed
    placed = settle(wished, gaps)
  }

  const result: number[] = []
  order.forEach(({ index }, i) => {
    result[index] = wrap360(placed[i] ?? 0)
  })
  return result
}

/** Places of sorted angles with the given gap after each (the last gap closes the circle), as an unwrapped rising row. */
function settle(wished: readonly number[], gaps: readonly number[]): number[] {
  const blocks: Block[] = wished.map((angle, index) => ({ members: [index], offsets: [0], start: angle }))
  const wishAfter = (member: number, first: number) => (wished[member] ?? 0) + (member < first ? 360 : 0)

  for (let i = 0; blocks.length > 1 && i < blocks.length;) {
    const block = blocks[i]
    const follower = blocks[(i + 1) % blocks.length]
    if (!block || !follower) break
    const offset = (block.offsets.at(-1) ?? 0) + (gaps[block.members.at(-1) ?? 0] ?? 0)
    const followerStart = follower.start + (i === blocks.length - 1 ? 360 : 0)
    if (block.start + offset <= followerStart + 1e-9) {
      i++
      continue
    }
    const members = [...block.members, ...follower.members]
    const offsets = [...block.offsets, ...follower.offsets.map((at) => at + offset)]
    const first = members[0] ?? 0
    const start =
      members.reduce((sum, member, k) => sum + wishAfter(member, first) - (offsets[k] ?? 0), 0) / members.length
    blocks.splice(i, 1, { members, offsets, start })
    blocks.splice((i + 1) % blocks.length, 1)
    i = 0
  }

  const placed: number[] = []
  for (const block of blocks)
    block.members.forEach((member, k) => {
      placed[member] = block.start + (block.offsets[k] ?? 0)
    })
  return placed
}
