import type { Sign } from '#astro/charts/chart.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Side } from '../../compose/verdict.ts'
import { each, says, type Shape, text } from '../../library/text-shape.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { cuspFact, cuspSign, rulerOfHouse } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'

const LEAD = says({ planet: 'point', sign: 'sign', house: 'house', cusp: 'sign' })
/** The first witness of a chapter: its answer in a line, as a sentence of the thesis, and the argument. */
export const leadShape = { answer: text, claim: LEAD, lead: LEAD }
/** A planet as it speaks against the first witness, and for it. */
export const witnessShape = each(
  ['counter', 'support'],
  says({ planet: 'point', sign: 'sign', house: 'house', main: 'point' }),
)

/** What every chapter has texts for: its first witness, the other planets, and its advice by direction and stage of life. */
export const chapterShape = <
  const A extends string,
  const B extends string,
  const L extends Shape,
  const P extends Planet,
  const W extends Shape,
  const S extends string,
>(
  poles: readonly [A, B],
  lead: L,
  planets: readonly P[],
  witness: W,
  stages: readonly S[],
) => ({
  lead,
  planet: each(planets, witness),
  /** By what one may know that the answer is one's own. */
  mark: each<A | B, ReturnType<typeof each<S>>>(poles, each(stages)),
  act: each<A | B, ReturnType<typeof each<S>>>(poles, each(stages)),
})

/** The planets that speak beside the first witness, where that is always the same one. */
export const planetsBut = <P extends Planet>(first: P) =>
  PLANETS.filter((planet): planet is Exclude<Planet, P> => planet !== first)

interface LeadSlots {
  planet: Planet
  sign: Sign
  house: number
  cusp: Sign
}
export interface LeadTexts {
  answer: string
  claim: (slots: LeadSlots) => string
  lead: (slots: LeadSlots) => string
}
export interface WitnessSlots {
  planet: Planet
  sign: Sign
  house: number
  main: Planet
}
export type WitnessTexts = Readonly<Record<'counter' | 'support', (slots: WitnessSlots) => string>>

type ByStage = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What the texts of any chapter have: by planet; by direction and stage of life, what to know the answer by and what to do. */
export interface ChapterTexts {
  planet: Readonly<Partial<Record<Planet, WitnessTexts>>>
  act: ByStage
  mark: ByStage
}

/** What a chapter is made of; its advice follows where it has any. */
export type ChapterPart = 'lead' | 'near' | 'placed' | 'support' | 'life' | 'counter' | 'mark'
/** The paragraphs of a chapter, in its own order. */
export type ChapterForm = readonly (readonly ChapterPart[])[]

/** What a chapter rests on: the planet that the tradition asks first, which way it speaks, and in which texts. */
export interface FirstWitness extends LeadSlots {
  side: Side
  texts: LeadTexts
  factors: string[]
}

/** A question that a report asks of a chart: who answers it, who else has a say, and in which texts. */
export interface ChapterDesign {
  /** The names of its two directions, as its texts have them. */
  poles: readonly [string, string]
  /** The house from which it asks: planets in it and its ruler have a say. */
  house: number
  /** The planets that speak for the second direction; all others speak for the first. */
  secondSide: readonly Planet[]
  /** Planets that have a say wherever they stand: two of each direction, as one may be the first witness itself. */
  natural: readonly Planet[]
  /** Signs that plainly have one direction: a planet in them doesn't speak for the other. */
  signs: readonly [readonly Sign[], readonly Sign[]]
  /** The planet by which its life is told: it doesn't object to that. */
  scene?: Planet
  /** No two chapters of a report are built alike. */
  form: ChapterForm
  /** What its leads say of their planet themselves: its dignity, or that it is the better placed of two. */
  tells?: 'dignity' | 'better placed'
  /** @throws RangeError without the hour */
  first(page: ReportPage): FirstWitness
  /** How it looks in life. */
  life(page: ReportPage, first: FirstWitness): Paragraph
  texts(page: ReportPage): ChapterTexts
}

/** Signs that take their time, and signs that don't. */
export const SLOW_SIGNS: readonly Sign[] = [1, 5, 7, 9]
export const QUICK_SIGNS: readonly Sign[] = [0, 2, 4, 8]

/** A report that argues: its chapters in order, by question. */
export type ReportDesign<Q extends string = string> = Readonly<Record<Q, ChapterDesign>>

/** What a report takes for granted that is written from a known hour only. @throws RangeError where it isn't known */
export function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new RangeError('this report is written from a known hour')
  return value
}

/** A planet as the first witness of a question. `cuspHouse` is the house whose sign its texts may name. */
export function witnessOf(
  page: ReportPage,
  {
    planet,
    side,
    texts,
    cuspHouse,
    factors = [],
  }: Pick<FirstWitness, 'planet' | 'side' | 'texts'> & { cuspHouse: number; factors?: readonly string[] },
): FirstWitness {
  return {
    planet,
    side,
    texts,
    sign: known(page.signOf(planet)),
    house: known(page.houseOf(planet)),
    cusp: known(cuspSign(page, cuspHouse)),
    factors: [...cuspFact(page, cuspHouse), ...page.signFact(planet), ...page.houseFact(planet), ...factors],
  }
}

/** The same for a planet whose place, a sign or a house from 1, decides the direction and the text. */
export const placedWitness = (
  page: ReportPage,
  { planet, place, ...chapter }: { planet: Planet; place: number; cuspHouse: number },
  { leads, seconds }: { leads: readonly LeadTexts[]; seconds: readonly number[] },
): FirstWitness =>
  witnessOf(page, { ...chapter, planet, side: seconds.includes(place) ? 1 : 0, texts: known(leads[place - 1]) })

/** That a planet rules a house by the sign on its cusp: texts name the three together. */
export function rulership(page: ReportPage, house: number): string[] {
  const found = rulerOfHouse(page, house)
  if (!found) return []
  const { sign, ruler } = found
  const names = page.names
  const said = `${names.house(house)}, ${names.sign(sign)}: ${names.point(ruler)}`
  return [
    ...cuspFact(page, house),
    page.factor({ id: `special:ruler:${house}`, kind: 'special', transiting: ruler, natal: ruler, sign, house, said }),
  ]
}

/** Questions in the order of their chapters. */
export const questionsOf = <Q extends string>(design: ReportDesign<Q>): Q[] => Object.keys(design) as Q[]

export const poleOf = ({ poles }: ChapterDesign, side: Side): string => poles[side]
