export interface Flag {
  x: number
  label: string
}

interface LaidFlag extends Flag {
  /** Counted upwards from the drawing; its words begin at `x` and run to the right. */
  lane: number
}

const GAP = 8

/**
 * Labels over a drawing, each on a staff that stands at its `x`: higher lanes for those whose words would run into the
 * staffs of others. No words cover a staff or other words.
 */
export function layFlags(flags: readonly Flag[], widthOf: (label: string) => number): LaidFlag[] {
  const placed: LaidFlag[] = []
  for (const flag of flags.toSorted((a, b) => b.x - a.x)) {
    const end = flag.x + widthOf(flag.label) + GAP
    const lane = Math.max(-1, ...placed.filter(({ x }) => x < end).map((other) => other.lane)) + 1
    placed.push({ ...flag, lane })
  }
  return placed.toReversed()
}
