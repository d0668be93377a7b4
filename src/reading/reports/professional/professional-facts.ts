import type { Planet } from '#astro/ephemeris/body.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { planetStrengths } from '../../facts/natal-strength.ts'
import type { NatalPage } from '../../writer/natal-page.ts'
import { aspectBetweenPoints, cuspFact, dignityOf, planetsIn, rulerOfHouse } from '../natal-parts.ts'

/** The three planets that are asked about a trade (Ptolemy, Tetrabiblos IV.4). */
export const TOOLS = ['mercury', 'venus', 'mars'] as const
export type Tool = (typeof TOOLS)[number]

/** What speaks for a planet's trades. */
export type Witness = 'summit' | 'tenth' | 'angle' | 'weekday' | 'sixth' | 'tool' | 'purse' | 'sun' | 'loudest'

const WEIGHT: Record<Witness, number> = {
  summit: 3,
  tenth: 3,
  angle: 3,
  weekday: 2,
  sixth: 2,
  tool: 2,
  loudest: 2,
  purse: 1,
  sun: 1,
}

/** How near a tool stands to the work of a chart. No unit; 0 or more. */
export interface ToolScore {
  tool: Tool
  score: number
}

const HOUSES: Partial<Record<number, number>> = { 10: 3, 6: 2.5, 2: 1.5, 1: 1 }

/** Mercury, Venus and Mars, the nearest to the work first. `docs/formulas.md` has the reckoning. */
export function toolScores(page: NatalPage): ToolScore[] {
  const summit = rulerOfHouse(page, 10)?.ruler
  const strengths = planetStrengths(page.birth)
  return TOOLS.map((tool) => {
    let score = (strengths.find(({ planet }) => planet === tool)?.strength ?? 0) / 4
    score += HOUSES[page.houseOf(tool) ?? 0] ?? 0
    if (summit === tool) score += 3
    if (rulerOfHouse(page, 6)?.ruler === tool) score += 2
    const toSummit = aspectBetweenPoints(page, tool, 'mc')
    if (toSummit) score += 2 - toSummit.orbDeg / 5
    if (summit && summit !== tool && aspectBetweenPoints(page, tool, summit)) score += 1
    const dignity = dignityOf(page, tool)
    if (dignity === 'domicile' || dignity === 'exaltation') score += 1
    return { tool, score }
  }).toSorted((a, b) => b.score - a.score)
}

/** A planet as a name for its trades, and what speaks for them. */
export interface Field {
  planet: Planet
  witnesses: Witness[]
  weight: number
  factors: string[]
}

/** The trades that the chart speaks for, the best attested first. */
export function fields(page: NatalPage): Field[] {
  const found = new Map<Planet, Field>()
  const call = (planet: Planet | undefined, witness: Witness, factors: readonly string[]) => {
    if (!planet) return
    const field = found.get(planet) ?? { planet, witnesses: [], weight: 0, factors: [] }
    found.set(planet, field)
    if (field.witnesses.includes(witness)) return
    field.witnesses.push(witness)
    field.weight += WEIGHT[witness]
    field.factors.push(...factors)
  }
  call(rulerOfHouse(page, 10)?.ruler, 'summit', cuspFact(page, 10))
  for (const planet of planetsIn(page, 10)) call(planet, 'tenth', page.houseFact(planet))
  for (const { planet } of planetStrengths(page.birth)) {
    const met = aspectBetweenPoints(page, planet, 'mc')
    if (met?.aspect === 'conjunction') call(planet, 'angle', [page.fact(`${met.a}:${met.aspect}:${met.b}`)])
  }
  call(rulerOfHouse(page, 6)?.ruler, 'weekday', cuspFact(page, 6))
  for (const planet of planetsIn(page, 6)) call(planet, 'sixth', page.houseFact(planet))
  call(toolScores(page)[0]?.tool, 'tool', [])
  call(rulerOfHouse(page, 2)?.ruler, 'purse', cuspFact(page, 2))
  const sun = page.signOf('sun')
  if (sun !== null) call(rulerOf(sun), 'sun', page.signFact('sun'))
  call(planetStrengths(page.birth)[0]?.planet, 'loudest', [])
  return [...found.values()]
    .map((field) => ({ ...field, factors: [...field.factors, ...page.signFact(field.planet)] }))
    .toSorted((a, b) => b.weight - a.weight || b.witnesses.length - a.witnesses.length)
}
