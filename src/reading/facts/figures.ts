import type { Aspect } from '#astro/charts/aspect.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { SpokenPoint } from '../library/subjects.ts'

export type FigureName = 'grandTrine' | 'tSquare' | 'grandCross' | 'yod'

export interface FigureAspect {
  a: SpokenPoint
  b: SpokenPoint
  aspect: Aspect
  orbDeg: number
}

/** Three or four planets that are tied to one another in a figure. */
export interface Figure {
  name: FigureName
  points: Planet[]
  /** The planet that the other two press upon: of a T-square, square to both; of a yod, 150° from both. */
  apex: Planet | null
  aspects: FigureAspect[]
  widestOrbDeg: number
}

const YOD_ORB_DEG = 2.5

/**
 * The figures that the ten planets of a chart form with the aspects it has: grand trines (three trines), T-squares (an opposition
 * and two squares), grand crosses (two oppositions and four squares), and yods (a sextile and two distances of 150° within 2.5°).
 * The closest first; a T-square that is a part of a grand cross isn't named again.
 */
export function figuresOf(aspects: readonly FigureAspect[], longitudeOf: (planet: Planet) => number): Figure[] {
  const between = (one: Planet, other: Planet, kind: Aspect) =>
    aspects.find(({ a, b, aspect }) => aspect === kind && ((a === one && b === other) || (a === other && b === one)))
  const figure = (
    name: FigureName,
    points: Planet[],
    apex: Planet | null,
    found: (FigureAspect | undefined)[],
  ): Figure[] => {
    const whole = found.flatMap((one) => one ?? [])
    return whole.length === found.length
      ? [{ name, points, apex, aspects: whole, widestOrbDeg: Math.max(...whole.map(({ orbDeg }) => orbDeg)) }]
      : []
  }
  const threes = PLANETS.flatMap((x, i) =>
    PLANETS.slice(i + 1).flatMap((y, j) => PLANETS.slice(i + j + 2).map((z) => [x, y, z] as const)),
  )
  const trines = threes.flatMap(([x, y, z]) =>
    figure('grandTrine', [x, y, z], null, [between(x, y, 'trine'), between(y, z, 'trine'), between(x, z, 'trine')]),
  )
  const turned = threes.flatMap(
    ([x, y, z]) =>
      [
        [x, y, z],
        [x, z, y],
        [y, z, x],
      ] as const,
  )
  const squares = turned.flatMap(([x, y, apex]) =>
    figure('tSquare', [x, y, apex], apex, [
      between(x, y, 'opposition'),
      between(x, apex, 'square'),
      between(y, apex, 'square'),
    ]),
  )
  const yods = turned.flatMap(([x, y, apex]) => {
    const isFar = [x, y].every((end) => Math.abs(apartDeg(longitudeOf(end), longitudeOf(apex)) - 150) <= YOD_ORB_DEG)
    return isFar ? figure('yod', [x, y, apex], apex, [between(x, y, 'sextile')]) : []
  })
  const crosses = squares.flatMap(({ points, apex }) => {
    const [x, y] = points
    if (!x || !y || !apex) return []
    return PLANETS.filter((planet) => planet > apex).flatMap((fourth) =>
      figure('grandCross', [x, apex, y, fourth], null, [
        between(x, y, 'opposition'),
        between(apex, fourth, 'opposition'),
        between(x, apex, 'square'),
        between(y, apex, 'square'),
        between(x, fourth, 'square'),
        between(y, fourth, 'square'),
      ]),
    )
  })
  const seen = new Set<string>()
  const ownCrosses = crosses.filter(({ points }) => {
    const key = points.toSorted().join()
    return !seen.has(key) && seen.add(key)
  })
  const alone = squares.filter(
    ({ points }) => !ownCrosses.some((cross) => points.every((point) => cross.points.includes(point))),
  )
  return [...ownCrosses, ...[...trines, ...alone, ...yods].toSorted((a, b) => a.widestOrbDeg - b.widestOrbDeg)]
}

function apartDeg(one: number, other: number): number {
  const between = Math.abs(one - other) % 360
  return Math.min(between, 360 - between)
}

/** The planet that makes a kite of a grand trine: opposite one of its three and in sextile to the other two. */
export function kiteOf({ points }: Pick<Figure, 'points'>, aspects: readonly FigureAspect[]): Planet | null {
  const meets = (one: Planet, other: Planet, kind: Aspect) =>
    aspects.some(({ a, b, aspect }) => aspect === kind && ((a === one && b === other) || (a === other && b === one)))
  const flies = (planet: Planet) =>
    points.some(
      (corner) =>
        meets(planet, corner, 'opposition') &&
        points.every((point) => point === corner || meets(planet, point, 'sextile')),
    )
  return PLANETS.find((planet) => !points.includes(planet) && flies(planet)) ?? null
}
