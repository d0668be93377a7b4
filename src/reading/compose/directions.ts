import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import type { Side } from './verdict.ts'

/**
 * Which way each planet, sign and house speaks on the axes of reports, by the tradition and not by what a text happens to
 * say. What stands on neither side of an axis takes no part in its verdict.
 *
 * Sources: diurnal signs of fire and air as active, nocturnal of earth and water as receptive (Ptolemy, Tetrabiblos I.12);
 * benefics and malefics (I.5); matters of the houses (Dorotheus I, Lilly).
 */
export const DIRECTIONS = {
  /** Outward or inward: diurnal and nocturnal signs (Ptolemy I.12); houses that meet others, and those that don't. */
  turn: {
    poles: ['outward', 'inward'],
    planets: [
      ['sun', 'mars', 'jupiter', 'uranus'],
      ['moon', 'saturn', 'neptune', 'pluto'],
    ],
    signs: [
      [0, 2, 4, 6, 8, 10],
      [1, 3, 5, 7, 9, 11],
    ],
    houses: [
      [1, 3, 5, 7, 9, 10, 11],
      [2, 4, 6, 8, 12],
    ],
  },
  /** The mind: fire, Gemini and Aquarius are quick; earth and water are slow to let go, and Libra weighs. */
  mind: {
    poles: ['quick', 'thorough'],
    planets: [
      ['moon', 'mars', 'jupiter', 'uranus'],
      ['saturn', 'neptune', 'pluto'],
    ],
    signs: [
      [0, 2, 4, 8, 10],
      [1, 3, 5, 6, 7, 9, 11],
    ],
    houses: [
      [1, 3, 5, 7, 9, 11],
      [2, 4, 6, 8, 10, 12],
    ],
  },
  /** Affection: Venus unites in her own signs, in water and earth; in Aries, Gemini, Sagittarius and Aquarius she keeps room. */
  love: {
    poles: ['near', 'free'],
    planets: [
      ['moon', 'saturn', 'neptune', 'pluto'],
      ['mars', 'jupiter', 'uranus'],
    ],
    signs: [
      [1, 3, 4, 5, 6, 7, 9, 11],
      [0, 2, 8, 10],
    ],
    houses: [
      [2, 4, 7, 8, 12],
      [1, 3, 5, 9, 11],
    ],
  },
  /** The will: Mars is quick in diurnal signs and open houses, and saves his strength in nocturnal ones. */
  drive: {
    poles: ['at once', 'in time'],
    planets: [
      ['sun', 'moon', 'mercury', 'jupiter', 'uranus', 'asc', 'mc'],
      ['venus', 'saturn', 'neptune', 'pluto'],
    ],
    signs: [
      [0, 2, 4, 6, 8, 10],
      [1, 3, 5, 7, 9, 11],
    ],
    houses: [
      [1, 3, 5, 7, 9, 10, 11],
      [2, 4, 6, 8, 12],
    ],
  },
  /** Rest: by what is familiar, as earth and water want it, or by a change, as fire and air do. */
  home: {
    poles: ['rooted', 'moving'],
    planets: [[], []],
    signs: [
      [1, 3, 5, 7, 9, 11],
      [0, 2, 4, 6, 8, 10],
    ],
    houses: [
      [2, 4, 6, 7, 8, 12],
      [1, 3, 5, 9, 10, 11],
    ],
  },
  /** Growth: Saturn's by work, Jupiter's by trust. */
  growth: {
    poles: ['effort', 'trust'],
    planets: [['saturn'], ['jupiter']],
    signs: [
      [1, 3, 5, 7, 9, 11],
      [0, 2, 4, 6, 8, 10],
    ],
    houses: [[], []],
  },
  /**
   * What a moving planet does to the point it meets: Uranus, Neptune, Mars, Jupiter and the changeable Moon and Mercury loosen;
   * Saturn and Pluto bind, Venus unites, the Sun and the angles fix.
   */
  grip: {
    poles: ['loosens', 'binds'],
    planets: [
      ['uranus', 'neptune', 'mars', 'jupiter', 'moon', 'mercury'],
      ['saturn', 'pluto', 'venus', 'sun', 'asc', 'mc'],
    ],
    signs: [
      [0, 2, 3, 5, 6, 8, 9, 11],
      [1, 4, 7, 10],
    ],
    houses: [[], []],
  },
} as const satisfies Record<string, Directions>

interface Directions {
  poles: readonly [string, string]
  planets: readonly [readonly ChartPoint[], readonly ChartPoint[]]
  signs: readonly [readonly Sign[], readonly Sign[]]
  houses: readonly [readonly number[], readonly number[]]
}

export type Question = keyof typeof DIRECTIONS

/** The names of both directions of some questions, as texts name them. */
export const polesOf = <const Q extends Question>(
  questions: readonly Q[],
): Readonly<Record<Q, readonly [string, string]>> =>
  Object.fromEntries(questions.map((question) => [question, DIRECTIONS[question].poles])) as Record<
    Q,
    readonly [string, string]
  >

function sideIn<T>([first, second]: readonly [readonly T[], readonly T[]], what: T): Side | null {
  if (first.includes(what)) return 0
  return second.includes(what) ? 1 : null
}

const tableOf = (question: Question): Directions => DIRECTIONS[question]

export const sideOfPlanet = (question: Question, point: ChartPoint): Side | null =>
  sideIn(tableOf(question).planets, point)
export const sideOfSign = (question: Question, sign: Sign): Side | null => sideIn(tableOf(question).signs, sign)
export const sideOfHouse = (question: Question, house: number): Side | null => sideIn(tableOf(question).houses, house)
