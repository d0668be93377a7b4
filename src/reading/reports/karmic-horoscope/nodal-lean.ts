import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { ChartAspect } from '#astro/charts/chart.ts'
import { type ClassicalPlanet, rulerOf } from '#astro/charts/dignities.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import { judgeChart } from '../../compose/judgment.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import { aspectBetweenPoints } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { southNode } from '../south-node.ts'
import type { AtNode, Lean, STEWARDS, TERMS } from './words.ts'

export type End = 'south' | 'north'

/** One thing that speaks for an end of the axis. */
export interface Testimony {
  end: End
  kind: 'planet' | 'strong' | 'weak' | 'terms'
  planet: Planet
  /** Above 0, no unit. */
  weight: number
  factors: string[]
}

/** A planet at the axis. */
export interface AtAxis {
  planet: Planet
  at: AtNode
  tie: ChartAspect
}

export interface Rulers {
  south: ClassicalPlanet
  north: ClassicalPlanet
  pair: (typeof STEWARDS)[number]
  terms: (typeof TERMS)[number]
  /** Of their aspect; none where they make none. */
  factors: string[]
}

/** What a planet at a node weighs: the lights most, the planets of a generation least. */
const AT_NODE_WEIGHT: Record<Planet, number> = {
  sun: 3,
  moon: 3,
  mercury: 2,
  venus: 2,
  mars: 2,
  jupiter: 1.5,
  saturn: 1.5,
  uranus: 0.7,
  neptune: 0.7,
  pluto: 0.7,
}
const TERMS_WEIGHT = 1.5
/** One end leads from this difference on. */
const LEADS_BY = 1

/** Where a planet stands to the south node, by its aspect to the north one. */
const AT_NODE: Partial<Record<ChartAspect['aspect'], AtNode>> = {
  opposition: 'beside',
  conjunction: 'across',
  square: 'square',
}

/** The planets at either node and square to both, the strongest first. */
export function planetsAtAxis(page: ReportPage): AtAxis[] {
  return PLANETS.flatMap((planet) => {
    const tie = aspectBetweenPoints(page, planet, 'trueNode')
    const at = tie && AT_NODE[tie.aspect]
    return tie && at ? [{ planet, at, tie }] : []
  }).toSorted((one, other) => aspectStrength(other.tie) - aspectStrength(one.tie))
}

const PAIRS: Record<ClassicalPlanet, Rulers['pair']> = {
  mars: 'mars venus',
  venus: 'mars venus',
  mercury: 'mercury jupiter',
  jupiter: 'mercury jupiter',
  moon: 'moon saturn',
  sun: 'sun saturn',
  saturn: 'moon saturn',
}

/** The rulers of both ends by the seven classical planets; null where the nodes’ signs aren’t certain. */
export function axisRulers(page: ReportPage): Rulers | null {
  const { sign } = southNode(page)
  if (sign === null) return null
  const [south, north] = [rulerOf(sign), rulerOf((sign + 6) % 12)]
  const tie = aspectBetweenPoints(page, south, north)
  const nature = tie ? ASPECT_NATURE[tie.aspect] : null
  return {
    south,
    north,
    pair: PAIRS[south === 'saturn' ? north : south],
    terms: nature === null ? 'apart' : nature === 'conjunction' ? 'one' : nature === 'flowing' ? 'easy' : 'tense',
    factors: tie ? [page.fact(`${tie.a}:${tie.aspect}:${tie.b}`)] : [],
  }
}

/**
 * Which end of the nodal axis is the better equipped, and what speaks for each. Planets at a node lend it their weight
 * (Schulman 1975); a ruler acts for the sign it rules according to its dignity and house (Ptolemy, Tetrabiblos I 17 and
 * III 3), so a weak one helps the other end; rulers at odds keep the axis where it is. The weights are ours.
 */
export function nodalLean(page: ReportPage, rulers: Rulers): { lean: Lean; testimonies: Testimony[] } {
  const atNodes = planetsAtAxis(page).flatMap(({ planet, at, tie }): Testimony[] => {
    if (at === 'square') return []
    const end = at === 'beside' ? 'south' : 'north'
    const factors = [page.fact(`${tie.a}:${tie.aspect}:${tie.b}`)]
    return [{ end, kind: 'planet', planet, weight: AT_NODE_WEIGHT[planet], factors }]
  })
  const placed = (['south', 'north'] as const).flatMap((own): Testimony[] => {
    const planet = rulers[own]
    const { condition, placedEase: weight } = judgeChart(page.birth)[planet]
    const factors = [...page.signFact(planet), ...page.houseFact(planet)]
    if (condition === 'strong') return [{ end: own, kind: 'strong', planet, weight, factors }]
    const other = own === 'south' ? 'north' : 'south'
    return condition === 'weak' ? [{ end: other, kind: 'weak', planet, weight: -weight, factors }] : []
  })
  const { terms, south, factors } = rulers
  const between: Testimony[] =
    terms === 'easy' || terms === 'tense'
      ? [{ end: terms === 'easy' ? 'north' : 'south', kind: 'terms', planet: south, weight: TERMS_WEIGHT, factors }]
      : []
  const testimonies = [...atNodes, ...placed, ...between].toSorted((a, b) => b.weight - a.weight)
  const sum = (end: End) => testimonies.reduce((all, one) => all + (one.end === end ? one.weight : 0), 0)
  const ahead = sum('north') - sum('south')
  return { lean: ahead > LEADS_BY ? 'north' : ahead < -LEADS_BY ? 'south' : 'even', testimonies }
}
