import { randomFrom } from '../random.ts'

/** Choices that are the same for a seed in every run. */
export interface Dice {
  /** A whole number from 0 below `sides`. */
  below(sides: number): number
  /** True so many times in a hundred. */
  percent(chance: number): boolean
  pick<T>(values: readonly [T, ...T[]]): T
}

/** FNV-1a: the same text gives the same seed. */
function seedOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  return ((hash >>> 0) % 2_147_483_645) + 1
}

export function diceFrom(text: string): Dice {
  const random = randomFrom(seedOf(text))
  // The first numbers of near seeds are near each other.
  for (let i = 0; i < 3; i++) random()
  const below = (sides: number) => Math.floor(random() * sides)
  return {
    below,
    percent: (chance) => below(100) < chance,
    pick: (values) => values[below(values.length)] ?? values[0],
  }
}
