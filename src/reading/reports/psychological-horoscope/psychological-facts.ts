import { ASPECT_ANGLES, ASPECT_NATURE, ASPECTS, type AspectNature, type Aspect } from '#astro/charts/aspect.ts'
import { balance, type Element, ELEMENTS } from '#astro/charts/balance.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { essentialDignities } from '#astro/charts/dignities.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
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
  /** Whether it is at odds: a square, an opposition, or a conjunction with one of the four that hurt or forbid. */
  presses: boolean
  weight: number
}

const NATURE: Record<AspectNature, Tie['nature']> = { tense: 'tense', conjunction: 'joined', flowing: 'flowing' }
const LIGHTS: readonly Figure[] = ['sun', 'moon']
const HARD: readonly Figure[] = ['mars', 'saturn', 'pluto', 'chiron']
const SLOW: readonly Figure[] = ['saturn', 'pluto', 'chiron']

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
    const presses = nature === 'tense' || (nature === 'joined' && HARD.includes(b))
    return { pair, a, b, aspect, orbDeg, nature, presses, weight: weightOf(a, b, orbDeg / reachDeg) }
  }
  return null
}

const isInChart = (page: ReportPage, one: Figure, other: Figure) =>
  page.birth.chart.aspects.some(({ a, b }) => a === one && b === other)

/** Closeness, more for the lights, less for two slow figures, whose tie is shared by everybody of those months. */
function weightOf(a: Figure, b: Figure, share: number): number {
  const personal = [a, b].filter((figure) => LIGHTS.includes(figure)).length * 0.4
  const shared = SLOW.includes(a) && SLOW.includes(b) ? 0.4 : 1
  return (1.4 - share) * (1 + personal) * shared
}

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

/** Where the testimonies on a figure point. */
export const LEANS = ['helped', 'pressed', 'both', 'alone'] as const

export interface Judgment {
  lean: (typeof LEANS)[number]
  /** The strongest tie that speaks for the lean, and the strongest against it. */
  supports: Tie | null
  opposes: Tie | null
}

/** How much heavier one side must be to carry the judgment. */
const CARRIES = 1.5

/**
 * Weighs what helps a figure against what presses it: its ties by their weight, and its dignity by sign (Ptolemy,
 * Tetrabiblos I.17–19: a planet in its own place acts with less hindrance).
 */
export function judge(page: ReportPage, ties: readonly Tie[], figure: MainFigure): Judgment {
  const own = ties.filter(({ a, b }) => a === figure || b === figure)
  const of = (presses: boolean) => own.filter((tie) => tie.presses === presses)
  const sum = (some: readonly Tie[]) => some.reduce((total, { weight }) => total + weight, 0)
  const ease = easeOf(page, figure)
  const [helping, pressing] = [of(false), of(true)]
  const [help, pressure] = [sum(helping) + Math.max(ease, 0), sum(pressing) - Math.min(ease, 0)]
  const [helps, presses] = [helping[0] ?? null, pressing[0] ?? null]
  if (own.length === 0) return { lean: 'alone', supports: null, opposes: null }
  if (helps && help >= pressure * CARRIES) return { lean: 'helped', supports: helps, opposes: presses }
  if (presses && pressure >= help * CARRIES) return { lean: 'pressed', supports: presses, opposes: helps }
  if (!helps || !presses) return { lean: helps ? 'helped' : 'pressed', supports: helps ?? presses, opposes: null }
  return { lean: 'both', supports: helps, opposes: presses }
}

/** How much its sign eases a figure: 0.5 in a dignity, −0.5 in a debility. */
function easeOf(page: ReportPage, figure: Figure): number {
  const sign = page.signOf(figure)
  if (sign === null || figure === 'chiron') return 0
  const [dignity] = essentialDignities(figure, sign)
  if (!dignity) return 0
  return dignity === 'domicile' || dignity === 'exaltation' ? 0.5 : -0.5
}

export const FRONTS = ['venus', 'mars', 'even'] as const

/** Who deals with other people first: of Venus and Mars the one that is clearly stronger by ties and by sign. */
export function front(page: ReportPage, ties: readonly Tie[]): (typeof FRONTS)[number] {
  const strength = (figure: 'venus' | 'mars') =>
    ties.reduce((sum, { a, b, weight }) => sum + (a === figure || b === figure ? weight : 0), 1 + easeOf(page, figure))
  const ratio = strength('venus') / strength('mars')
  return ratio > 1.3 ? 'venus' : ratio < 1 / 1.3 ? 'mars' : 'even'
}

/** The tie through which a third figure can speak to the two of a quarrel; null where none makes an easy aspect to them. */
export function mediator(ties: readonly Tie[], { a, b }: Tie): { figure: Figure; tie: Tie } | null {
  const isParty = (figure: Figure) => figure === a || figure === b
  const tie = ties.find((one) => !one.presses && isParty(one.a) !== isParty(one.b))
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
  const pressing = ties.filter(({ presses }) => presses).slice(0, 3)
  for (const { a, b, weight } of pressing) {
    for (const figure of [a, b]) {
      const defense = BY_FIGURE[figure]
      if (defense) points[defense] += 1.5 * weight
    }
  }
  const order = DEFENSES.toSorted((one, other) => points[other] - points[one])
  return { order, least, factors: [...signFacts(page, PLANETS), ...pressing.map((tie) => tieFact(page, tie))] }
}
