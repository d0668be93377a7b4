import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { turn } from '#astro/ephemeris/angle.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import { dateFromJdUt } from '#astro/ephemeris/julian-day.ts'
import { fortune } from '../fortune.ts'
import type { ReportPage } from '../report-page.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { judgeChart } from '../../compose/judgment.ts'
import { planetStrengths } from '../../facts/natal-strength.ts'
import { ageOn, yearOfLife, type YearOfLife } from '../../facts/year-of-life.ts'
import type { NatalPage } from '../../writer/natal-page.ts'
import { COMBUST_DEG } from '#astro/charts/sun-distance.ts'
import { aspectBetweenPoints, cuspFact, planetsIn, rulerOfHouse } from '../natal-parts.ts'

/** What speaks for a planet's occupations. */
export const WITNESSES = [
  'summit',
  'tenth',
  'angle',
  'weekday',
  'sixth',
  'trade',
  'purse',
  'sun',
  'loudest',
  'strong',
] as const
/** The answers that occupations follow, by their number: a planet that has the direction of one speaks for its occupations. */
export const ANSWERS = { calling: 1, day: 2, name: 4 } as const
export type Answer = keyof typeof ANSWERS
export type Witness = (typeof WITNESSES)[number] | Answer

/** The planets that can announce the Sun (Ptolemy, Tetrabiblos IV.4). */
export const HERALDS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const
export type Herald = (typeof HERALDS)[number]

/**
 * The planet seen last to rise before the Sun, which Ptolemy takes as the first indicator of a trade (Tetrabiblos IV.4).
 * Told by longitude: the one least far behind the Sun in the zodiac, beyond its light and within half a circle; null where none is.
 */
export function herald(page: NatalPage): Herald | null {
  const longitudeOf = (planet: Planet) =>
    page.birth.chart.placements.find(({ body }) => body === planet)?.longitudeDeg ?? 0
  const sunDeg = longitudeOf('sun')
  const before = HERALDS.map((planet) => ({ planet, deg: turn(sunDeg - longitudeOf(planet)) }))
  const seen = before.filter(({ deg }) => deg > COMBUST_DEG && deg < 180)
  return seen.toSorted((a, b) => a.deg - b.deg)[0]?.planet ?? null
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

const WORK_HOUSES: readonly number[] = [2, 6, 10]

/** The year of life that is running, and the next four that fall to the second, sixth and tenth house. */
export function yearsOfWork(page: ReportPage): { now: YearOfLife; next: YearOfLife[] } | null {
  const risingSign = page.signOf('asc')
  const { person, nowJdUt } = page.request
  if (risingSign === null) return null
  const today = dateFromJdUt(nowJdUt).toISOString().slice(0, 10)
  const birthYear = Number(person.birthdate.slice(0, 4))
  const age = ageOn(person.birthdate, today)
  const year = (of: number) => yearOfLife(risingSign, birthYear, of)
  const coming = Array.from({ length: 16 }, (_, i) => year(age + 1 + i))
  return { now: year(age), next: coming.filter(({ house }) => WORK_HOUSES.includes(house)).slice(0, 4) }
}

const WEIGHT: Record<Witness, number> = {
  summit: 3,
  tenth: 3,
  angle: 3,
  trade: 3,
  weekday: 2,
  sixth: 2,
  loudest: 2,
  purse: 1,
  sun: 1,
  strong: 0.5,
  calling: 2,
  day: 1.5,
  name: 1.5,
}

/** A planet as a name for its occupations, and what speaks for them. */
export interface Field {
  planet: Planet
  witnesses: Witness[]
  weight: number
  factors: string[]
}

/**
 * So many planets as the chart speaks for in matters of work: the planet of the trade, then those of most witnesses, and of as many those of the
 * weightier. `agreeing` names the answers with which a planet agrees.
 */
export function fields(
  page: ReportPage,
  { trade, agreeing, count }: { trade: Planet; agreeing: (planet: Planet) => Answer[]; count: number },
): Field[] {
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
  const strengths = planetStrengths(page.birth)
  call(trade, 'trade', [])
  call(rulerOfHouse(page, 10)?.ruler, 'summit', cuspFact(page, 10))
  for (const planet of planetsIn(page, 10)) call(planet, 'tenth', page.houseFact(planet))
  for (const { planet } of strengths) {
    const met = aspectBetweenPoints(page, planet, 'mc')
    if (met?.aspect === 'conjunction') call(planet, 'angle', [page.fact(`${met.a}:${met.aspect}:${met.b}`)])
  }
  call(rulerOfHouse(page, 6)?.ruler, 'weekday', cuspFact(page, 6))
  for (const planet of planetsIn(page, 6)) call(planet, 'sixth', page.houseFact(planet))
  call(rulerOfHouse(page, 2)?.ruler, 'purse', cuspFact(page, 2))
  const sun = page.signOf('sun')
  if (sun !== null) call(rulerOf(sun), 'sun', page.signFact('sun'))
  call(strengths[0]?.planet, 'loudest', [])
  for (const { planet } of strengths) if (found.size < count && !found.has(planet)) call(planet, 'strong', [])
  for (const { planet } of strengths) for (const answer of agreeing(planet)) call(planet, answer, [])
  return [...found.values()]
    .map((field) => ({ ...field, factors: [...field.factors, ...page.signFact(field.planet)] }))
    .toSorted(
      (a, b) =>
        Number(b.planet === trade) - Number(a.planet === trade) ||
        b.witnesses.length - a.witnesses.length ||
        b.weight - a.weight,
    )
    .slice(0, count)
}

/** The planet that has least to say in the chart and is placed worst, of those that no work is named for. */
export function weakest({ birth }: NatalPage, named: readonly Planet[]): Planet {
  const judged = judgeChart(birth)
  const worth = (planet: Planet) => judged[planet].strength.strength + judged[planet].placedEase
  return PLANETS.filter((planet) => !named.includes(planet)).reduce((least, planet) =>
    worth(planet) < worth(least) ? planet : least,
  )
}
