import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { ChartAspect, ChartPoint, Sign } from '#astro/charts/chart.ts'
import { essentialDignities } from '#astro/charts/dignities.ts'
import { signOf } from '#astro/charts/sign.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { houseRulers, type HouseRuler } from '../facts/natal-strength.ts'
import { ASPECT_POINTS, SUBJECTS, type AspectPoint, type Subject } from '../library/subjects.ts'
import type { Depth } from '../writer/chart-page.ts'
import { pointOf, type NatalPage } from '../writer/natal-page.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import type { Paragraph } from '../writer/reading.ts'
import type { Block, ReportDiagram } from './report-document.ts'
import type { ReportPage, TablePart } from './report-page.ts'
import { SKY_NAMES } from './sky-names.ts'

/** What reports of a birth put their sections together from. */

const libraryName = (point: ChartPoint): AspectPoint | undefined =>
  ASPECT_POINTS.find((name) => pointOf(name) === point)

/** The aspect that two points of the chart make; undefined where they make none that the library speaks of. */
export function aspectBetweenPoints(page: NatalPage, one: ChartPoint, other: ChartPoint): ChartAspect | undefined {
  return page.birth.chart.aspects.find(({ a, b }) => (a === one && b === other) || (a === other && b === one))
}

/** The aspect of two points by its entry; nothing where they make none, or it has been told. */
export function aspectParts(
  page: NatalPage,
  { a, b, aspect }: Pick<ChartAspect, 'a' | 'b' | 'aspect'>,
  depth: Depth,
  before = '',
): Paragraph[] {
  const names = [libraryName(a), libraryName(b)].filter((name) => name !== undefined)
  const [first, second] = names.toSorted((x, y) => ASPECT_POINTS.indexOf(x) - ASPECT_POINTS.indexOf(y))
  if (!first || !second) return []
  const subject = `natal-aspect/${first}` as Extract<Subject, `natal-aspect/${string}`>
  const key = SUBJECTS[subject]?.keys.find((one) => one === `${second} ${ASPECT_NATURE[aspect]}`)
  if (key === undefined) return []
  return page.meaning(page.take(subject, key), depth, [page.fact(`${a}:${aspect}:${b}`)], before)
}

/** The ruler of a house; undefined without the hour. */
export const rulerOfHouse = (page: NatalPage, house: number): HouseRuler | undefined =>
  houseRulers(page.birth).find((ruler) => ruler.house === house)

/** The sign on a cusp; null without the hour. */
export function cuspSign(page: NatalPage, house: number): Sign | null {
  const { chart, timeKnown } = page.birth
  const cuspDeg = timeKnown ? chart.houses?.cuspsDeg[house - 1] : undefined
  return cuspDeg === undefined ? null : signOf(cuspDeg)
}

export function cuspFact(page: NatalPage, house: number): string[] {
  const sign = cuspSign(page, house)
  return sign === null ? [] : [page.fact(`house:${house}:sign:${sign}`)]
}

/** The planets in a house, chart order; none without the hour. */
export const planetsIn = (page: NatalPage, house: number): Planet[] =>
  PLANETS.filter((planet) => page.houseOf(planet) === house)

/** The strongest essential dignity of a point; null without one. */
export function dignityOf(page: NatalPage, planet: Planet) {
  const sign = page.signOf(planet)
  return sign === null ? null : (essentialDignities(planet, sign)[0] ?? null)
}

/** The signs of some points as factors, as far as they are certain. */
export const signFacts = (page: NatalPage, points: readonly SpokenPoint[]): string[] =>
  points.flatMap((point) => page.signFact(point))

/** The wheel of the chart. */
export function wheel(page: ReportPage, caption: string): Block {
  const { placements, houses, aspects } = page.birth.chart
  const chart = { placements, houses: page.birth.timeKnown ? houses : null, aspects }
  return figurePart({ kind: 'wheel', chart }, caption, signFacts(page, PLANETS))
}

/** A paragraph of a report's own words. */
export const own = (text: string, factors: readonly string[] = []): Paragraph => ({
  text,
  factors: [...new Set(factors)],
})

/** What a list from Aries says of a point's sign; null where that isn't certain. */
export function bySign(page: NatalPage, point: SpokenPoint, texts: readonly string[]): Paragraph | null {
  const sign = page.signOf(point)
  return sign === null ? null : own(texts[sign] ?? '', page.signFact(point))
}

/** The same by the element or the mode of its sign. */
export function bySort<T extends string>(
  page: NatalPage,
  point: SpokenPoint,
  sort: (sign: Sign) => T,
  texts: Readonly<Record<T, string>>,
): Paragraph | null {
  const sign = page.signOf(point)
  return sign === null ? null : own(texts[sort(sign)], page.signFact(point))
}

/** What a list from the first house says of a point's house; null without the hour. */
export function byHouse(page: NatalPage, point: SpokenPoint, texts: readonly string[]): Paragraph | null {
  const house = page.houseOf(point)
  return house === null ? null : own(texts[house - 1] ?? '', page.houseFact(point))
}

/** Sentences as one text; what is empty or left out says nothing. */
export const joinText = (...sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.filter(Boolean).join(' ')

/** A table under the caption and the head that the report's texts have for it. */
export const tablePart = (
  { caption, head }: Pick<TablePart, 'caption' | 'head'>,
  rows: string[][],
  factors: string[] = [],
): TablePart => ({ kind: 'table', caption, head, rows, factors })

/** A picture under its caption. */
export const figurePart = (figure: ReportDiagram, caption: string, factors: string[]): Block => ({
  kind: 'figure',
  figure,
  caption,
  factors,
})

/** A point as a fact, wherever it stands. */
export const named = (page: NatalPage, point: SpokenPoint): string =>
  page.factor({
    id: `special:planet:${point}`,
    kind: 'special',
    transiting: point,
    said: SKY_NAMES[page.lang].point(point),
  })

/** What a report opens with: one of its openings, and its method as a notice. */
export const openingParts = (
  page: NatalPage,
  { opening, method }: { opening: readonly string[]; method: string },
  factors: readonly string[] = [],
): (Paragraph | Block)[] => [own(page.way('opening', opening), factors), { kind: 'notice', text: method }]
