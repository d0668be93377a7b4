import { ASPECT_NATURE, type Aspect } from '#astro/charts/aspect.ts'
import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import { aspectStrength, houseRulers, planetStrengths, type PlanetStrength } from '../facts/natal-strength.ts'

/** What a chart says of each planet, judged once: reports ask here and none counts for itself. */

/** How an aspect works: it helps, or it presses. */
export type AspectSide = 'easy' | 'hard'

const HEAVY: ReadonlySet<ChartPoint> = new Set(['saturn', 'uranus', 'neptune', 'pluto', 'chiron'])
/** Mars beside these sets on fire; beside Venus and Jupiter it serves. */
const INFLAMED: ReadonlySet<ChartPoint> = new Set(['sun', 'moon', 'mercury', 'mars', 'asc', 'mc'])

const isAngle = (point: ChartPoint) => point === 'asc' || point === 'mc'

/**
 * Squares and oppositions press, trines and sextiles help. A conjunction works as its points do (Ptolemy, Tetrabiblos I.5 and
 * IV.7, on benefics and malefics): with Saturn, Chiron or an outer planet it presses, and so does Mars but beside Venus and
 * Jupiter. Opposite the ascendant or the midheaven a planet stands at the other end of that axis, and works as if joined to it.
 */
export function aspectSide({ a, b, aspect }: { a: ChartPoint; b: ChartPoint; aspect: Aspect }): AspectSide {
  const isAtOtherEnd = aspect === 'opposition' && isAngle(a) !== isAngle(b)
  const nature = isAtOtherEnd ? 'conjunction' : ASPECT_NATURE[aspect]
  if (nature !== 'conjunction') return nature === 'flowing' ? 'easy' : 'hard'
  if (HEAVY.has(a) || HEAVY.has(b)) return 'hard'
  return (a === 'mars' || b === 'mars') && INFLAMED.has(a) && INFLAMED.has(b) ? 'hard' : 'easy'
}

/** Where what helps and what presses leave a point. */
export const LEANS = ['helped', 'pressed', 'both', 'alone'] as const
export type Lean = (typeof LEANS)[number]

/** A weighed aspect. */
export interface Weighed {
  weight: number
  side: AspectSide
}

/** What the weighing comes to, with the heaviest aspect for it and against it; of `both`, the one that helps comes first. */
export interface Verdict<T extends Weighed = Weighed> {
  lean: Lean
  supports: T | null
  opposes: T | null
}

/** How much heavier one side must be to carry the judgment. */
export const CARRIES = 1.5

/** The one rule by which helping and pressing aspects are weighed against each other: by their weights, never by their number. */
export function weigh<T extends Weighed>(met: readonly T[]): Verdict<T> {
  const heaviest = met.toSorted((one, other) => other.weight - one.weight)
  const [helping, pressing] = (['easy', 'hard'] as const).map((side) => heaviest.filter((one) => one.side === side))
  const sum = (some: readonly T[] = []) => some.reduce((total, { weight }) => total + weight, 0)
  const [helps, presses] = [helping?.[0] ?? null, pressing?.[0] ?? null]
  if (!helps && !presses) return { lean: 'alone', supports: null, opposes: null }
  const [help, pressure] = [sum(helping), sum(pressing)]
  if (help >= pressure * CARRIES) return { lean: 'helped', supports: helps, opposes: presses }
  if (pressure >= help * CARRIES) return { lean: 'pressed', supports: presses, opposes: helps }
  return { lean: 'both', supports: helps, opposes: presses }
}

/** By essential dignity, and by an angular, succedent or cadent house. */
const DIGNITY_EASE = { domicile: 2, exaltation: 2, detriment: -1.5, fall: -1.5 } as const
const HOUSE_EASE = [1, 0, -0.75] as const
/** From these on a planet is well or badly placed. */
const STRONG = 1
const WEAK = -0.75

/** How well a planet is placed by sign and house, for what it has to do. */
export const CONDITIONS = ['strong', 'even', 'weak'] as const
export type Condition = (typeof CONDITIONS)[number]

/** An aspect of a planet to another point. */
export interface Tie extends Weighed {
  other: ChartPoint
  aspect: ChartAspect
}

/** What a chart says of one planet. */
export interface PlanetJudgment extends Verdict<Tie> {
  planet: Planet
  strength: PlanetStrength
  /** 1 for the strongest planet of the chart. */
  rank: number
  condition: Condition
  /** Above 0 well placed, below it badly; no unit. */
  placedEase: number
  /** Houses that it rules; none without the hour. */
  rules: readonly number[]
  /** Every aspect to another planet or an angle, the heaviest first. */
  ties: readonly Tie[]
}

const JUDGED: ReadonlySet<ChartPoint> = new Set([...PLANETS, 'asc', 'mc'])

/** The aspects of a point to planets and angles, weighed, the heaviest first. */
export function tiesOfPoint({ chart, timeKnown }: Pick<NatalBirth, 'chart' | 'timeKnown'>, point: ChartPoint): Tie[] {
  const isTold = (other: ChartPoint) => JUDGED.has(other) && (timeKnown || (other !== 'asc' && other !== 'mc'))
  return chart.aspects
    .flatMap((aspect): Tie[] => {
      const { a, b } = aspect
      if (a !== point && b !== point) return []
      const other = a === point ? b : a
      return isTold(other) ? [{ other, aspect, side: aspectSide(aspect), weight: aspectStrength(aspect) }] : []
    })
    .toSorted((one, other) => other.weight - one.weight)
}

export type ChartJudgment = Readonly<Record<Planet, PlanetJudgment>>

const judged = new WeakMap<NatalBirth, ChartJudgment>()

/** The judgment of a birth; the same object for the same birth. */
export function judgeChart(birth: NatalBirth): ChartJudgment {
  const known = judged.get(birth)
  if (known) return known
  const strengths = planetStrengths(birth)
  const rulers = houseRulers(birth)
  const houseOf = (planet: Planet) =>
    birth.timeKnown ? (birth.chart.placements.find(({ body }) => body === planet)?.house ?? null) : null
  const entries = strengths.map((strength, i): [Planet, PlanetJudgment] => {
    const { planet, dignity } = strength
    const house = houseOf(planet)
    const placedEase =
      (dignity === null ? 0 : DIGNITY_EASE[dignity]) + (house === null ? 0 : (HOUSE_EASE[(house - 1) % 3] ?? 0))
    const ties = tiesOfPoint(birth, planet)
    return [
      planet,
      {
        planet,
        strength,
        rank: i + 1,
        placedEase,
        condition: placedEase >= STRONG ? 'strong' : placedEase <= WEAK ? 'weak' : 'even',
        rules: rulers.filter(({ ruler }) => ruler === planet).map(({ house: of }) => of),
        ties,
        ...weigh(ties),
      },
    ]
  })
  const judgment = Object.fromEntries(entries) as Record<Planet, PlanetJudgment>
  judged.set(birth, judgment)
  return judgment
}
