import type { ChartAspect } from '#astro/charts/chart.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { judgeChart } from '../../compose/judgment.ts'
import { tellableAspects } from '../../compose/tellable-aspects.ts'
import type { Side } from '../../compose/verdict.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import { tableOrbDeg } from '../../facts/table-orb.ts'
import { cuspFact, rulerOfHouse } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { type ChapterDesign, type FirstWitness, rulership } from './chapter-design.ts'
import { sunStateOf } from './sun-state.ts'

/** How a planet comes to speak in a chapter. */
export type Link = 'in' | 'rules' | 'aspect' | 'stands'

/** A planet that speaks beside the first witness, never that one itself. */
export interface Witness {
  planet: Planet
  side: Side
  /** Whether it speaks: neither its sign nor the scene of the chapter says the opposite, nor is it one with the planet that it objects to. */
  speaks: boolean
  link: Link
  /** The aspect that joins it to the first witness, if they make one. */
  aspect: ChartAspect | null
  weight: number
  factors: string[]
}

const IN_HOUSE = 2.2
const RULES = 1.8
const MEETS = 1.3
const NATURALLY = 0.6
/** A planet without a tie to the question is heard where no other may be. */
const UNASKED = 0.2

export const sideOfPlanet = ({ secondSide }: ChapterDesign, planet: Planet): Side =>
  secondSide.includes(planet) ? 1 : 0

/** All that speaks beside the first witness, the heaviest first. */
export function witnessesOf(page: ReportPage, design: ChapterDesign, first: FirstWitness): Witness[] {
  return PLANETS.filter((planet) => planet !== first.planet && page.signOf(planet) !== null)
    .map((planet) => witness(page, design, first, planet))
    .toSorted((a, b) => b.weight - a.weight)
}

function witness(page: ReportPage, design: ChapterDesign, first: FirstWitness, planet: Planet): Witness {
  const { house, natural, signs, scene } = design
  const main = first.planet
  const side = sideOfPlanet(design, planet)
  const sign = page.signOf(planet)
  const aspect = aspectBetween(page, planet, main)
  const links: [Link, number][] = []
  if (page.houseOf(planet) === house) links.push(['in', IN_HOUSE])
  if (rulerOfHouse(page, house)?.ruler === planet) links.push(['rules', RULES])
  if (aspect) links.push(['aspect', MEETS * aspectStrength(aspect)])
  links.push(['stands', natural.includes(planet) ? NATURALLY : UNASKED])
  const [heaviest] = links.toSorted(([, one], [, other]) => other - one)
  const { strength } = judgeChart(page.birth)[planet].strength
  return {
    planet,
    side,
    speaks:
      !(sign !== null && signs[1 - side]?.includes(sign)) &&
      !(side !== first.side && (planet === scene || isInSun(page, planet, main))),
    link: heaviest?.[0] ?? 'stands',
    aspect: aspect ?? null,
    weight: links.reduce((sum, [, weight]) => sum + weight, 0) * (0.7 + strength / 12),
    factors: [
      ...page.signFact(planet),
      ...page.houseFact(planet),
      ...page.signFact(main),
      ...page.houseFact(main),
      ...(links.some(([link]) => link === 'rules') ? rulership(page, house) : cuspFact(page, house)),
      ...(aspect ? [page.fact(`${aspect.a}:${aspect.aspect}:${aspect.b}`)] : []),
    ],
  }
}

/** Whether one of two planets is the Sun and the other in its heart. */
const isInSun = (page: ReportPage, one: Planet, other: Planet): boolean =>
  (one === 'sun' && sunStateOf(page, other) === 'cazimi') || (other === 'sun' && sunStateOf(page, one) === 'cazimi')

const aspectBetween = ({ birth }: ReportPage, one: Planet, other: Planet): ChartAspect | undefined =>
  tellableAspects(birth).find(({ a, b }) => (a === one && b === other) || (a === other && b === one))

/** Of some witnesses, the one in closest aspect to the first; null where none is in aspect with it. */
export function closestOf({ birth }: ReportPage, witnesses: readonly Witness[]): Witness | null {
  const orbDeg = ({ aspect }: Witness) => (aspect ? tableOrbDeg(birth.chart, aspect) : Number.POSITIVE_INFINITY)
  const [closest] = witnesses.filter(({ aspect }) => aspect).toSorted((a, b) => orbDeg(a) - orbDeg(b))
  return closest ?? null
}
