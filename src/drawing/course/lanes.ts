/** A longitude on a scale of some degrees, 0 ≤ lane < modulus. */
export const laneOf = (deg: number, modulusDeg: number): number => ((deg % modulusDeg) + modulusDeg) % modulusDeg

/** Labels moved apart, in order, so that each has room; within the bounds as long as they fit. */
export function spreadLabels<T extends { y: number }>(
  labels: readonly T[],
  gap: number,
  top: number,
  bottom: number,
): T[] {
  const placed: T[] = []
  for (const label of labels.toSorted((a, b) => a.y - b.y)) {
    const above = placed.at(-1)?.y ?? top - gap
    placed.push({ ...label, y: Math.max(label.y, above + gap) })
  }
  let below = bottom + gap
  return placed
    .toReversed()
    .map((label) => {
      below = Math.min(label.y, below - gap)
      return { ...label, y: below }
    })
    .toReversed()
}
