/** Choices that look free but are the same for the same person, day and place on the page. */
export interface Rotation {
  /** Whose choices they are. */
  readonly seed: string
  /** One of a list: the next one each day, beginning anywhere. @throws RangeError for an empty list */
  pick<T>(slot: string, list: readonly T[]): T
  /** One of a list: the `step`th from where this person begins, whatever the day. @throws RangeError for an empty list */
  at<T>(slot: string, step: number, list: readonly T[]): T
  /** A number below `n` that stays with the person. */
  fixed(slot: string, n: number): number
  /** 0 ≤ x < 1, another for each day. */
  chance(slot: string): number
}

/** @param dayNumber days since 1970-01-01 of the civil date */
export function rotation(seed: string, dayNumber: number): Rotation {
  const at = <T>(slot: string, step: number, list: readonly T[]): T => {
    const item = list[(hash(`${seed}|${slot}`) + step) % list.length]
    if (item === undefined) throw new RangeError(`nothing to choose from for ${slot}`)
    return item
  }
  return {
    seed,
    at,
    pick: (slot, list) => at(slot, dayNumber, list),
    fixed: (slot, n) => hash(`${seed}|${slot}`) % n,
    chance: (slot) => hash(`${seed}|${dayNumber}|${slot}`) / 2 ** 32,
  }
}

/** FNV-1a, 32 bits, with its bits mixed once more so that similar texts part (Fowler, Noll, Vo; finaliser of Murmur3). */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
