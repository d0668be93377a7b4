/** The mean node’s way around the zodiac, days: 360° at 1934.1362891° a Julian century (Meeus, Astronomical Algorithms, 47.7). */
const NODAL_ROUND_DAYS = (360 / 1934.1362891) * 36525

/** A return of the nodes to their places at birth, or the halfway point at which they have changed places. */
export interface NodalTurn {
  kind: 'return' | 'reversal'
  /** From 1. */
  number: number
  /** Julian day, UT. */
  jdUt: number
}

/** Ten turns make 93 years. */
const TURNS = 10

/** The returns and reversals of the mean node in a life, in order of time. */
export function nodalTurns(birthJdUt: number): NodalTurn[] {
  return Array.from({ length: TURNS }, (_, i) => ({
    kind: i % 2 === 0 ? 'reversal' : 'return',
    number: Math.floor(i / 2) + 1,
    jdUt: birthJdUt + ((i + 1) * NODAL_ROUND_DAYS) / 2,
  }))
}
