import type { ChartAspect } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { judgeChart } from '../../compose/judgment.ts'
import { tellableAspects } from '../../compose/tellable-aspects.ts'
import type { Side } from '../../compose/verdict.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import { cuspFact, rulerOfHouse } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { type ChapterQuestion, WITNESSES } from './chapter-words.ts'
import { type FirstWitness, HOUSE_OF } from './first-witness.ts'

/**
 * Planets of the second direction of each question; all others are of the first. Saturn, Pluto, the Moon and Mercury, who counts, keep;
 * the ages of man give the Moon, Mercury, Venus and the Sun the first half of life (Ptolemy, Tetrabiblos IV.10).
 */
const SECOND_SIDE: Record<ChapterQuestion, readonly Planet[]> = {
  flow: ['moon', 'mercury', 'mars', 'jupiter', 'uranus', 'neptune'],
  hand: ['sun', 'mars', 'jupiter', 'uranus', 'neptune'],
  risk: ['sun', 'jupiter', 'uranus', 'pluto'],
  company: ['moon', 'mercury', 'venus', 'jupiter', 'neptune'],
  season: ['mars', 'jupiter', 'saturn', 'neptune', 'pluto'],
}

/** Planets that have a say in a question wherever they stand: two of each direction, as one may be the first witness itself. */
const NATURAL: Record<ChapterQuestion, readonly Planet[]> = {
  flow: ['saturn', 'venus', 'moon', 'mercury'],
  hand: ['saturn', 'moon', 'jupiter', 'sun'],
  risk: ['saturn', 'moon', 'jupiter', 'sun'],
  company: ['saturn', 'sun', 'moon', 'venus'],
  season: ['moon', 'sun', 'saturn', 'jupiter'],
}

/** How a planet comes to speak in a chapter. */
export type Link = 'in' | 'rules' | 'aspect' | 'stands' | 'self'

/** A planet that speaks beside the first witness. */
export interface Witness {
  planet: Planet
  side: Side
  link: Link
  /** The aspect by which it is joined to the first witness, where that is its link. */
  aspect: ChartAspect | null
  weight: number
  factors: string[]
}

const IN_HOUSE = 2.2
const RULES = 1.8
const MEETS = 1.3
const NATURALLY = 0.6
const ITSELF = 0.9

export const sideOfWitness = (question: ChapterQuestion, planet: Planet): Side =>
  SECOND_SIDE[question].includes(planet) ? 1 : 0

/** All that speaks beside the first witness, the heaviest first. */
export function witnessesOf(page: ReportPage, first: FirstWitness): Witness[] {
  const heard: readonly Planet[] = WITNESSES[first.question]
  return heard.flatMap((planet) => witness(page, first, planet) ?? []).toSorted((a, b) => b.weight - a.weight)
}

function witness(
  page: ReportPage,
  { question, planet: main, side: said }: FirstWitness,
  planet: Planet,
): Witness | null {
  const house = HOUSE_OF[question]
  const side = sideOfWitness(question, planet)
  const aspect = planet === main ? undefined : aspectBetween(page, planet, main)
  const links: [Link, number][] =
    planet === main
      ? side === said
        ? []
        : [['self', ITSELF]]
      : [
          ...(page.houseOf(planet) === house ? [['in', IN_HOUSE] satisfies [Link, number]] : []),
          ...(rulerOfHouse(page, house)?.ruler === planet ? [['rules', RULES] satisfies [Link, number]] : []),
          ...(aspect ? [['aspect', MEETS * aspectStrength(aspect)] satisfies [Link, number]] : []),
          ...(NATURAL[question].includes(planet) ? [['stands', NATURALLY] satisfies [Link, number]] : []),
        ]
  const [heaviest] = links.toSorted(([, one], [, other]) => other - one)
  if (!heaviest) return null
  const { strength } = judgeChart(page.birth)[planet].strength
  const [link] = heaviest
  return {
    planet,
    side,
    link,
    aspect: link === 'aspect' ? (aspect ?? null) : null,
    weight: links.reduce((sum, [, weight]) => sum + weight, 0) * (0.7 + strength / 12),
    factors: [
      ...page.signFact(planet),
      ...page.houseFact(planet),
      ...page.signFact(main),
      ...page.houseFact(main),
      ...cuspFact(page, house),
      ...(aspect ? [page.fact(`${aspect.a}:${aspect.aspect}:${aspect.b}`)] : []),
    ],
  }
}

const aspectBetween = ({ birth }: ReportPage, one: Planet, other: Planet): ChartAspect | undefined =>
  tellableAspects(birth).find(({ a, b }) => (a === one && b === other) || (a === other && b === one))
