import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { turn } from '#astro/ephemeris/angle.ts'
import { isPlanet, type Planet } from '#astro/ephemeris/body.ts'
import { dateFromJdUt } from '#astro/ephemeris/julian-day.ts'
import { fortune } from '../fortune.ts'
import type { ReportPage } from '../report-page.ts'
import { type ClassicalPlanet, rulerOf } from '#astro/charts/dignities.ts'
import { type AspectSide, judgeChart } from '../../compose/judgment.ts'
import { planetStrengths } from '../../facts/natal-strength.ts'
import type { NatalPage } from '../../writer/natal-page.ts'
import { aspectBetweenPoints, cuspFact, dignityOf, planetsIn, rulerOfHouse } from '../natal-parts.ts'

/** The three planets that are asked about a trade (Ptolemy, Tetrabiblos IV.4). */
export const TOOLS = ['mercury', 'venus', 'mars'] as const
export type Tool = (typeof TOOLS)[number]

export const WITNESSES = ['summit', 'tenth', 'angle', 'weekday', 'sixth', 'tool', 'purse', 'sun', 'loudest'] as const
export type Witness = (typeof WITNESSES)[number]

/** The planets that can announce the Sun (Ptolemy, Tetrabiblos IV.4). */
export const HERALDS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const
export type Herald = (typeof HERALDS)[number]

/**
 * The planet that rises last before the Sun, which Ptolemy takes as the first indicator of a trade (Tetrabiblos IV.4).
 * Told by longitude: the one least far behind the Sun in the zodiac, within half a circle; null where all are ahead of it.
 */
export function herald(page: NatalPage): Herald | null {
  const longitudeOf = (planet: Planet) =>
    page.birth.chart.placements.find(({ body }) => body === planet)?.longitudeDeg ?? 0
  const sunDeg = longitudeOf('sun')
  const before = HERALDS.map((planet) => ({ planet, deg: turn(sunDeg - longitudeOf(planet)) }))
  return before.filter(({ deg }) => deg < 180).toSorted((a, b) => a.deg - b.deg)[0]?.planet ?? null
}

/** How the rulers of the sixth and the tenth house are with each other. */
export const TERMS = ['same', 'joined', 'flowing', 'tense', 'none'] as const

export function termsOfWork(page: NatalPage): { terms: (typeof TERMS)[number]; factors: string[] } {
  const [day, name] = [rulerOfHouse(page, 6)?.ruler, rulerOfHouse(page, 10)?.ruler]
  const cusps = [...cuspFact(page, 6), ...cuspFact(page, 10)]
  if (day === name) return { terms: 'same', factors: cusps }
  const met = day && name ? aspectBetweenPoints(page, day, name) : undefined
  if (!met) return { terms: 'none', factors: cusps }
  const nature = ASPECT_NATURE[met.aspect]
  const fact = page.fact(`${met.a}:${met.aspect}:${met.b}`)
  return { terms: nature === 'conjunction' ? 'joined' : nature, factors: [...cusps, fact] }
}

/** A planet in aspect to the ruler of the tenth house. */
export interface Voice {
  planet: Planet
  factor: string
}

/** The strongest voice for the name and the strongest against it, by aspect to the ruler of the tenth house. */
export function voicesOnName(page: NatalPage): { helps: Voice | null; hinders: Voice | null } {
  const ruler = rulerOfHouse(page, 10)?.ruler
  const ties = ruler ? judgeChart(page.birth)[ruler].ties : []
  const voice = (side: AspectSide): Voice | null => {
    const found = ties.find((tie) => tie.side === side && isPlanet(tie.other))
    if (!found || !isPlanet(found.other)) return null
    const { a, b, aspect } = found.aspect
    return { planet: found.other, factor: page.fact(`${a}:${aspect}:${b}`) }
  }
  return { helps: voice('easy'), hinders: voice('hard') }
}

/**
 * The Lot of Spirit, degrees: the Part of Fortune with Sun and Moon exchanged, that is by the formula of the other sect
 * (Paulus Alexandrinus 23). Null without the hour.
 */
export function spirit(page: ReportPage): { longitudeDeg: number; house: number } | null {
  const { chart } = page.birth
  const found = fortune(page)
  if (!found || !chart.houses) return null
  const longitudeDeg = turn(2 * chart.houses.ascendantDeg - found.longitudeDeg)
  return { longitudeDeg, house: houseOf(longitudeDeg, chart.houses.cuspsDeg) }
}

/** A year of life from birthday to birthday. */
export interface YearOfLife {
  age: number
  /** The civil year in which it begins. */
  begins: number
  house: number
  ruler: ClassicalPlanet
}

/**
 * The year of life of an age by annual profection: the beginning of the chart moves on by one sign with each birthday, and
 * the ruler of the sign that it reaches rules the year (Vettius Valens, Anthologies IV.11).
 */
export function yearOfLife(risingSign: Sign, birthYear: number, age: number): YearOfLife {
  return { age, begins: birthYear + age, house: (age % 12) + 1, ruler: rulerOf((risingSign + age) % 12) }
}

const WORK_HOUSES: readonly number[] = [2, 6, 10]

/** The year of life that is running, and the next four that fall to the second, sixth and tenth house. */
export function yearsOfWork(page: ReportPage): { now: YearOfLife; next: YearOfLife[] } | null {
  const risingSign = page.signOf('asc')
  const { person, nowJdUt } = page.request
  if (risingSign === null) return null
  const today = dateFromJdUt(nowJdUt).toISOString().slice(0, 10)
  const birthYear = Number(person.birthdate.slice(0, 4))
  const hadBirthday = today.slice(5) >= person.birthdate.slice(5)
  const age = Math.max(0, Number(today.slice(0, 4)) - birthYear - (hadBirthday ? 0 : 1))
  const year = (of: number) => yearOfLife(risingSign, birthYear, of)
  const coming = Array.from({ length: 16 }, (_, i) => year(age + 1 + i))
  return { now: year(age), next: coming.filter(({ house }) => WORK_HOUSES.includes(house)).slice(0, 4) }
}

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

/** The trades that the chart speaks for: those of most witnesses first, and of as many those of the weightier. */
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
    .toSorted((a, b) => b.witnesses.length - a.witnesses.length || b.weight - a.weight)
}
