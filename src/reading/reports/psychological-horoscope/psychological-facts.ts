import { ASPECT_ANGLES, ASPECT_NATURE, ASPECTS, type AspectNature, type Aspect } from '#astro/charts/aspect.ts'
import { balance, type Element, ELEMENTS } from '#astro/charts/balance.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { type AspectSide, aspectSide, judgeChart, type Verdict, weigh } from '../../compose/judgment.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import { signFacts } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'

/** The inner figures, in chart order. */
export const FIGURES = ['sun', 'moon', 'venus', 'mars', 'saturn', 'pluto', 'chiron'] as const
export type Figure = (typeof FIGURES)[number]
/** Those who have a chapter each. */
export const MAIN_FIGURES = ['moon', 'saturn', 'chiron', 'pluto'] as const
export type MainFigure = (typeof MAIN_FIGURES)[number]

/** Every two figures but the Sun and Venus, who are never 48° apart: nothing between them tells one person from another. */
export const PAIRS = [
  'sun moon',
  'sun mars',
  'sun saturn',
  'sun pluto',
  'sun chiron',
  'moon venus',
  'moon mars',
  'moon saturn',
  'moon pluto',
  'moon chiron',
  'venus mars',
  'venus saturn',
  'venus pluto',
  'venus chiron',
  'mars saturn',
  'mars pluto',
  'mars chiron',
  'saturn pluto',
  'saturn chiron',
  'pluto chiron',
] as const
export type Pair = (typeof PAIRS)[number]

/** How two figures are with each other: `joined` by a conjunction, helping or at odds by the others. */
export const NATURES = ['tense', 'joined', 'flowing'] as const

export interface Tie {
  pair: Pair
  a: Figure
  b: Figure
  aspect: Aspect
  /** Degrees from exact. */
  orbDeg: number
  nature: (typeof NATURES)[number]
  /** Whether the two help each other or are at odds, as in every report. */
  side: AspectSide
  weight: number
}

const NATURE: Record<AspectNature, Tie['nature']> = { tense: 'tense', conjunction: 'joined', flowing: 'flowing' }
const LIGHTS: readonly Figure[] = ['sun', 'moon']

/**
 * Orbs as psychological astrologers read them, in degrees: wide, since inner figures are at issue and not events. Liz
 * Greene allows the major aspects up to 10° and the sextile 6°; here it is 8° with a light, 7° without, 5° for a sextile.
 */
const orbOf = (a: Figure, b: Figure, aspect: Aspect) =>
  aspect === 'sextile' ? 5 : LIGHTS.includes(a) || LIGHTS.includes(b) ? 8 : 7

/** What a figure other than the Moon moves at most in half a day, degrees: without the hour an aspect must hold all day. */
const HALF_DAY_DEG = 0.7

const known = (page: ReportPage, figure: Figure) =>
  page.birth.chart.placements.find(({ body }) => body === figure)?.longitudeDeg

/** The ties among the figures, the strongest first. */
export function tiesOf(page: ReportPage): Tie[] {
  return PAIRS.flatMap((pair) => tieOf(page, pair) ?? []).toSorted((one, other) => other.weight - one.weight)
}

/** Whether two figures make no aspect, at whatever hour of the day. */
export function areStrangers(page: ReportPage, pair: Pair): boolean {
  const { timeKnown } = page.birth
  if (!timeKnown && pair.split(' ').includes('moon')) return false
  return tieOf(page, pair, timeKnown ? 0 : HALF_DAY_DEG) === null
}

function tieOf(page: ReportPage, pair: Pair, slackDeg = page.birth.timeKnown ? 0 : -HALF_DAY_DEG): Tie | null {
  const [a, b] = pair.split(' ') as [Figure, Figure]
  const [from, to] = [known(page, a), known(page, b)]
  if (from === undefined || to === undefined) return null
  // The Moon goes too far in a day: without the hour only what the chart says for certain counts.
  if (!page.birth.timeKnown && (a === 'moon' || b === 'moon') && !isInChart(page, a, b)) return null
  const apartDeg = Math.abs(halfTurn(from - to))
  for (const aspect of ASPECTS) {
    const orbDeg = Math.abs(apartDeg - ASPECT_ANGLES[aspect])
    const reachDeg = orbOf(a, b, aspect) + slackDeg
    if (orbDeg > reachDeg) continue
    const nature = NATURE[ASPECT_NATURE[aspect]]
    const met = { a, b, aspect, orbDeg }
    return { pair, ...met, nature, side: aspectSide(met), weight: aspectStrength(met, reachDeg) }
  }
  return null
}

const isInChart = (page: ReportPage, one: Figure, other: Figure) =>
  page.birth.chart.aspects.some(({ a, b }) => a === one && b === other)

/** The tie as a factor: the chart's own, or, beyond the orbs of charts, one of this report. */
export function tieFact(page: ReportPage, { a, b, aspect, orbDeg }: Tie): string {
  const id = `${a}:${aspect}:${b}`
  if (page.knows(id)) return page.fact(id)
  const orb = page.birth.timeKnown ? { orbDeg } : {}
  return page.factor({ id: `natal:${id}`, kind: 'natal', transiting: a, natal: b, aspect, ...orb })
}

/** Facts of a figure’s sign, also where the hour decides it. */
export const factsOf = (page: ReportPage, figure: Figure): string[] => [
  ...page.signFact(figure),
  ...page.uncertain(figure).flatMap(({ factors }) => factors),
]

/**
 * What the ties of a figure come to, by the rule of every report. They are wider here and of fewer points than a chart’s:
 * where they would say the opposite of what the chart judges, the chart’s judgment holds, and its side comes first.
 */
export function judge({ birth }: ReportPage, ties: readonly Tie[], figure: Figure): Verdict<Tie> {
  const own = weigh(ties.filter(({ a, b }) => a === figure || b === figure))
  const chart = figure === 'chiron' ? own.lean : judgeChart(birth)[figure].lean
  const isOpposite = (own.lean === 'helped' && chart === 'pressed') || (own.lean === 'pressed' && chart === 'helped')
  return isOpposite ? { lean: chart, supports: own.opposes, opposes: own.supports } : own
}

export const FRONTS = ['venus', 'mars', 'even'] as const

/** Who deals with other people first: of Venus and Mars the one that is clearly stronger in the chart. */
export function front({ birth }: ReportPage): (typeof FRONTS)[number] {
  const { venus, mars } = judgeChart(birth)
  const ratio = venus.strength.strength / mars.strength.strength
  return ratio > 1.3 ? 'venus' : ratio < 1 / 1.3 ? 'mars' : 'even'
}

/** The tie through which a third figure can speak to the two of a quarrel; null where none makes an easy aspect to them. */
export function mediator(ties: readonly Tie[], { a, b }: Tie): { figure: Figure; tie: Tie } | null {
  const isParty = (figure: Figure) => figure === a || figure === b
  const tie = ties.find((one) => one.side === 'easy' && isParty(one.a) !== isParty(one.b))
  return tie ? { tie, figure: isParty(tie.a) ? tie.b : tie.a } : null
}

export const DEFENSES = ['retreat', 'charm', 'work', 'explaining', 'attack'] as const
export type Defense = (typeof DEFENSES)[number]

const BY_ELEMENT: Record<Element, Defense> = { fire: 'attack', earth: 'work', air: 'explaining', water: 'retreat' }
const BY_FIGURE: Partial<Record<Figure, Defense>> = {
  moon: 'retreat',
  venus: 'charm',
  mars: 'attack',
  saturn: 'work',
  pluto: 'retreat',
}

/**
 * What somebody reaches for when hurt, the likeliest first: the elements by their planets, and the figures of the three
 * closest hard ties, since a figure under pressure is the one that learned to act. Also the element with the fewest planets.
 */
export function defenses(page: ReportPage, ties: readonly Tie[]) {
  const points: Record<Defense, number> = { retreat: 0, charm: 0, work: 0, explaining: 0, attack: 0 }
  const { elements } = balance(page.birth.chart)
  for (const element of ELEMENTS) points[BY_ELEMENT[element]] += elements[element].length
  const [least] = ELEMENTS.toSorted((one, other) => elements[one].length - elements[other].length)
  const pressing = ties.filter(({ side }) => side === 'hard').slice(0, 3)
  for (const { a, b, weight } of pressing) {
    for (const figure of [a, b]) {
      const defense = BY_FIGURE[figure]
      if (defense) points[defense] += 1.5 * weight
    }
  }
  const order = DEFENSES.toSorted((one, other) => points[other] - points[one])
  return { order, least, factors: [...signFacts(page, PLANETS), ...pressing.map((tie) => tieFact(page, tie))] }
}
