import { orbAllowedDeg } from '#astro/charts/aspects.ts'
import type { ChartAspect } from '#astro/charts/chart.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import { tellableAspects } from './tellable-aspects.ts'
import { isCentral, OWN_CONFLICT, personal } from './theme-weight.ts'
import type { ChartTheme } from './themes.ts'

const between = (birth: NatalBirth, a: Planet, b: Planet, kind: ChartAspect['aspect']) =>
  tellableAspects(birth).find(
    (one) => one.aspect === kind && ((one.a === a && one.b === b) || (one.a === b && one.b === a)),
  )

/** How close the aspects of a figure are on average, 0–1. */
const tightness = (aspects: readonly ChartAspect[]) =>
  aspects.reduce((sum, { a, b, aspect, orbDeg }) => sum + 1 - orbDeg / orbAllowedDeg(a, b, aspect), 0) / aspects.length

/** Two or three of a figure's planets must be no generation's. */
const ofOneLife = (planets: readonly Planet[]) => planets.filter((planet) => personal(planet) >= 1.2).length >= 2

/** The figure of squares that weighs most: a grand cross before a T-square, which is never told of three arms of four. */
export function squares(birth: NatalBirth): ChartTheme[] {
  const found = oppositions(birth).flatMap(([one, other, opposition]) =>
    PLANETS.flatMap((apex): ChartTheme[] => {
      const [left, right] = [between(birth, apex, one, 'square'), between(birth, apex, other, 'square')]
      if (!left || !right) return []
      const facing = across(birth, apex).find(({ planet }) => planet !== one && planet !== other)
      const planets = [one, apex, other, ...(facing ? [facing.planet] : [])]
      if (!ofOneLife(planets)) return []
      const sides = facing
        ? birth.chart.aspects.filter(
            ({ a, b, aspect }) =>
              aspect === 'square' &&
              ((a === facing.planet && (b === one || b === other)) ||
                (b === facing.planet && (a === one || a === other))),
          )
        : []
      const aspects = [opposition, left, right, ...(facing ? [facing.aspect] : []), ...sides]
      const mean = planets.reduce((sum, planet) => sum + personal(planet), 0) / planets.length
      const own = isCentral(birth, planets) ? OWN_CONFLICT : 1
      const weight = (0.5 + tightness(aspects)) * mean * own
      return facing
        ? [
            {
              id: 'four-way-pull',
              weight: weight * CROSS,
              evidence: { kind: 'grand-cross', planets: [one, apex, other, facing.planet], aspects },
              points: planets,
            },
          ]
        : [
            {
              id: 'three-way-pull',
              weight,
              evidence: { kind: 't-square', apex, ends: [one, other], aspects },
              points: planets,
            },
          ]
    }),
  )
  return found.toSorted((a, b) => b.weight - a.weight).slice(0, 1)
}

/** A grand cross is rarer than a T-square, and says more of a chart. */
const CROSS = 1.4

/** The pairs of planets in opposition. */
const oppositions = (birth: NatalBirth) =>
  tellableAspects(birth).flatMap((aspect): [Planet, Planet, ChartAspect][] => {
    const [one, other] = [aspect.a, aspect.b].map((point) => PLANETS.find((planet) => planet === point))
    return aspect.aspect === 'opposition' && one && other ? [[one, other, aspect]] : []
  })

/** The planets that a planet faces, with any orb that the chart allows. */
const across = ({ chart }: NatalBirth, planet: Planet) =>
  chart.aspects.flatMap((aspect) => {
    const point = aspect.a === planet ? aspect.b : aspect.b === planet ? aspect.a : null
    const facing = PLANETS.find((one) => one === point)
    return aspect.aspect === 'opposition' && facing ? [{ planet: facing, aspect }] : []
  })

export function grandTrines(birth: NatalBirth): ChartTheme[] {
  const found = PLANETS.flatMap((a, i) =>
    PLANETS.slice(i + 1).flatMap((b, j) =>
      PLANETS.slice(i + j + 2).flatMap((c): ChartTheme[] => {
        const sides = [between(birth, a, b, 'trine'), between(birth, b, c, 'trine'), between(birth, a, c, 'trine')]
        const aspects = sides.filter((side) => side !== undefined)
        if (aspects.length < 3 || !ofOneLife([a, b, c])) return []
        const weight = (0.5 + tightness(aspects)) * ((personal(a) + personal(b) + personal(c)) / 3)
        const evidence = { kind: 'grand-trine', planets: [a, b, c], aspects } as const
        return [{ id: 'easy-circle', weight, evidence, points: [a, b, c] }]
      }),
    ),
  )
  return found.toSorted((a, b) => b.weight - a.weight).slice(0, 1)
}
