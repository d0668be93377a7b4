import type { Planet } from '#astro/ephemeris/body.ts'
import type { NatalPoint } from '../library/subjects.ts'

/** The parts of life that people ask about. */
export const TOPICS = ['love', 'career', 'money', 'health', 'move', 'family', 'study', 'friends', 'self'] as const
export type Topic = (typeof TOPICS)[number]

/** Where a chart speaks of a part of life. */
interface Seat {
  /** The natal points whose placement tells, the most telling first. */
  points: readonly NatalPoint[]
  /** Its house first. */
  houses: readonly number[]
  /** The moving planets whose aspects to those points time it. */
  movers: readonly Planet[]
}

/** By the common significators of the tradition (Lilly 1647, book II; Hand 1976 for the transits). */
export const SEATS: Record<Topic, Seat> = {
  love: { points: ['venus', 'moon', 'asc', 'mars'], houses: [7, 5], movers: ['jupiter', 'venus', 'saturn', 'uranus'] },
  career: { points: ['mc', 'sun', 'saturn', 'mars'], houses: [10, 6], movers: ['jupiter', 'saturn', 'sun', 'uranus'] },
  money: { points: ['venus', 'jupiter', 'sun'], houses: [2, 8], movers: ['jupiter', 'saturn', 'venus', 'pluto'] },
  health: { points: ['sun', 'mars', 'moon', 'asc'], houses: [6, 1], movers: ['mars', 'jupiter', 'saturn', 'sun'] },
  move: {
    points: ['moon', 'mc', 'uranus', 'jupiter'],
    houses: [4, 9],
    movers: ['uranus', 'jupiter', 'saturn', 'mars'],
  },
  family: { points: ['moon', 'sun', 'saturn'], houses: [4, 5], movers: ['jupiter', 'saturn', 'venus', 'neptune'] },
  study: {
    points: ['mercury', 'jupiter', 'saturn'],
    houses: [9, 3],
    movers: ['jupiter', 'mercury', 'saturn', 'uranus'],
  },
  friends: {
    points: ['venus', 'mercury', 'jupiter', 'moon'],
    houses: [11, 3],
    movers: ['jupiter', 'venus', 'saturn', 'uranus'],
  },
  self: { points: ['sun', 'asc', 'moon', 'mc'], houses: [1, 10], movers: ['jupiter', 'saturn', 'uranus', 'pluto'] },
}
