import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { ChartAspect } from '#astro/charts/chart.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { judgeChart } from '../../compose/judgment.ts'
import { type Side } from '../../compose/verdict.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import { tellableAspects } from '../../compose/tellable-aspects.ts'
import type { Spoken } from '../../library/text-shape.ts'
import { rulerOfHouse } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { type Passage, type SpokenParagraph, spokenParagraph } from '../verdict/passages.ts'
import { type FinancialWords, PURSES } from './words.ts'

/** What the passages of the report on money are made of. */
export interface Writing {
  page: ReportPage
  words: FinancialWords
}

/** A planet that rules a money house has more to say on money. */
const RULES_PURSE = 1.3
const BY_SIGN = 1
const BY_HOUSE = 0.8

/** How much a planet has to say on money: by its strength in the chart and by the money houses it rules. */
export function moneyWeight({ birth }: ReportPage, planet: Planet): number {
  const { strength, rules } = judgeChart(birth)[planet]
  const ruled = rules.some((house) => (PURSES as readonly number[]).includes(house)) ? RULES_PURSE : 1
  return (0.4 + strength.strength / 5) * ruled
}

interface Told {
  side: Side | null
  title: string
  parts: readonly (SpokenParagraph | null)[]
  isPromised?: boolean
  /** Of the planet's weight. */
  share?: number
}

/** A planet's passage by its sign; none where it takes no side or its sign isn't certain. */
export function bySign({ page }: Writing, planet: Planet, { side, share = BY_SIGN, ...told }: Told): Passage[] {
  const sign = page.signOf(planet)
  if (side === null || sign === null) return []
  const house = page.houseOf(planet)
  return [
    {
      ...told,
      side,
      weight: share * moneyWeight(page, planet),
      voice: { kind: 'sign', point: planet, sign },
      occasions: [planet, ...(house === null ? [] : [house])],
      factors: page.signFact(planet),
    },
  ]
}

/** The same by its house. */
export function byHouse({ page }: Writing, planet: Planet, { side, share = BY_HOUSE, ...told }: Told): Passage[] {
  const house = page.houseOf(planet)
  if (side === null || house === null) return []
  return [
    {
      ...told,
      side,
      weight: share * moneyWeight(page, planet),
      voice: { kind: 'house', point: planet, house },
      occasions: [house, planet],
      factors: page.houseFact(planet),
    },
  ]
}

/** A passage on an aspect, under its name. */
export function byAspect(
  { page }: Writing,
  [one, other]: readonly [Planet, Planet],
  aspect: ChartAspect,
  { side, text, more = [] }: { side: Side; text: Spoken; more?: readonly string[] },
): Passage {
  const fact = page.fact(`${aspect.a}:${aspect.aspect}:${aspect.b}`)
  return {
    side,
    title: page.words.aspect(one, aspect.aspect, other),
    parts: [spokenParagraph(text, [fact, ...more])],
    weight: aspectStrength(aspect) * 0.8,
    voice: { kind: 'aspect', a: aspect.a, b: aspect.b, aspect: aspect.aspect },
    occasions: [other, one],
    factors: [fact],
  }
}

/** An aspect of two planets that a reading speaks of; undefined where they make none. */
export const aspectOf = ({ page }: Writing, one: Planet, other: Planet): ChartAspect | undefined =>
  tellableAspects(page.birth).find(({ a, b }) => (a === one && b === other) || (a === other && b === one))

/** The aspects of the ruler of earning to other planets, with their natures. */
export function tiesOfEarning(writing: Writing) {
  const found = rulerOfHouse(writing.page, 2)
  if (!found) return []
  const { ruler } = found
  return PLANETS.flatMap((planet) => {
    const aspect = planet === ruler ? undefined : aspectOf(writing, ruler, planet)
    return aspect ? [{ ruler, planet, aspect, nature: ASPECT_NATURE[aspect.aspect] }] : []
  })
}
