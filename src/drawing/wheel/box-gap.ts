/** An upright box whose centre runs on a circle. */
export interface OrbitingBox {
  radius: number
  width: number
  height: number
}

/**
 * The least angle in degrees between two such boxes, when their middle stands at `midDeg`, that keeps them from
 * overlapping: they must part by a width across or by a height down. The line between two points of a circle lies at
 * right angles to their middle direction, so this is exact.
 */
export function boxGapDeg({ radius, width, height }: OrbitingBox, midDeg: number): number {
  const mid = (midDeg * Math.PI) / 180
  const across = Math.abs(Math.sin(mid))
  const down = Math.abs(Math.cos(mid))
  const chord = Math.min(width / Math.max(across, 1e-9), height / Math.max(down, 1e-9))
  return chordDeg(chord, radius)
}

/** The widest that `boxGapDeg` can be for this box: its diagonal as a chord. */
export function widestBoxGapDeg({ radius, width, height }: OrbitingBox): number {
  return chordDeg(Math.hypot(width, height), radius)
}

const chordDeg = (chord: number, radius: number) => (2 * Math.asin(Math.min(1, chord / (2 * radius))) * 180) / Math.PI
