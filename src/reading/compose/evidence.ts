import { orbText } from '#language/angle.ts'
import { tableOrbDeg } from '../facts/table-orb.ts'
import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { Lang } from '#language/lang.ts'
import { isSpoken, type SpokenPoint } from '../library/subjects.ts'
import type { NatalPage } from '../writer/natal-page.ts'
import { evidenceEn } from './evidence-en.ts'
import { evidenceRu } from './evidence-ru.ts'
import type { ChartTheme } from './themes.ts'
import { ASPECT_THEMES, isAspectTheme } from './themes.ts'

/** A point as evidence names it: its sign and house where they are certain, null elsewhere. */
export interface PlacedPoint {
  point: SpokenPoint
  sign: number | null
  house: number | null
}

/** An aspect as evidence names it. */
export interface PlacedAspect {
  one: PlacedPoint
  other: PlacedPoint
  aspect: ChartAspect['aspect']
  /** "0°42′"; empty without the hour. */
  orb: string
}

/** How the facts behind a theme are said: a sentence or two, which name each point. */
export interface EvidenceWords {
  aspect(aspect: PlacedAspect): string
  /** A second aspect of the same theme; `shared` is the point that both have. */
  also(aspect: PlacedAspect, shared: SpokenPoint | null): string
  house(house: number, points: readonly SpokenPoint[], ruler: SpokenPoint | null): string
  element(element: 'fire' | 'earth' | 'air' | 'water', points: readonly SpokenPoint[]): string
  noElement(element: 'fire' | 'earth' | 'air' | 'water'): string
  mode(mode: 'cardinal' | 'fixed' | 'mutable', points: readonly SpokenPoint[]): string
  alone(point: PlacedPoint): string
  ruler(ascendant: number, point: PlacedPoint, dignity: 'domicile' | 'exaltation' | 'detriment' | 'fall'): string
  tSquare(ends: readonly [PlacedPoint, PlacedPoint], apex: PlacedPoint): string
  /** The four in the order of the circle. */
  grandCross(points: readonly PlacedPoint[]): string
  grandTrine(points: readonly PlacedPoint[]): string
  retrograde(point: PlacedPoint): string
  /** A point in the middle of a sentence, in a case where the language has cases. */
  point(point: SpokenPoint, grammaticalCase: string): string
}

const WORDS: Record<Lang, EvidenceWords> = { en: evidenceEn, ru: evidenceRu }

/** How personal a point is decides which of two is named first, and with its house. */
const FIRST: readonly ChartPoint[] = ['sun', 'moon', 'venus', 'mars', 'mercury', 'jupiter', 'saturn']
const rank = (point: ChartPoint) => (FIRST.includes(point) ? FIRST.indexOf(point) : FIRST.length)

/** Those without a sign last: “the Moon and Mercury in Pisces” would put the Moon into Pisces, too. */
const signsFirst = (points: readonly PlacedPoint[]): PlacedPoint[] =>
  points.toSorted((a, b) => Number(a.sign === null) - Number(b.sign === null))

/** The facts behind a theme in words, and the ids of the factors that they are. */
export function evidenceOf(page: NatalPage, { evidence }: ChartTheme): { text: string; factors: string[] } {
  const words = WORDS[page.lang]
  const placed = (point: ChartPoint): PlacedPoint => {
    const spoken = spokenPoint(point)
    return { point: spoken, sign: page.signOf(spoken), house: page.houseOf(spoken) }
  }
  const facts = (points: readonly ChartPoint[]) =>
    points.flatMap((point) => [...page.signFact(spokenPoint(point)), ...page.houseFact(spokenPoint(point))])
  const told = ({ a, b, aspect, orbDeg }: ChartAspect): PlacedAspect => {
    const [one, other] = [a, b].toSorted((x, y) => rank(x) - rank(y)).map(placed) as [PlacedPoint, PlacedPoint]
    const orb = page.birth.timeKnown ? orbText(tableOrbDeg(page.birth.chart, { a, b, aspect, orbDeg })) : ''
    // “The Moon and Mercury in Pisces” would put the Moon, whose sign the hour decides, into Pisces, too.
    return one.sign === null && other.sign !== null
      ? { one: other, other: one, aspect, orb }
      : { one, other, aspect, orb }
  }
  const aspectFacts = (aspects: readonly ChartAspect[]) => [
    ...aspects.map(({ a, b, aspect }) => page.fact(`${a}:${aspect}:${b}`)),
    ...facts([...new Set(aspects.flatMap(({ a, b }) => [a, b]))]),
  ]
  switch (evidence.kind) {
    case 'aspects': {
      const [first, second] = evidence.aspects
      if (!first) throw new RangeError('a theme of aspects without one')
      const shared = second && [first.a, first.b].find((point) => point === second.a || point === second.b)
      return {
        text: [words.aspect(told(first)), second ? words.also(told(second), shared ? spokenPoint(shared) : null) : '']
          .filter(Boolean)
          .join(' '),
        factors: aspectFacts(evidence.aspects),
      }
    }
    case 'house': {
      const ruler =
        evidence.planets.length === 2 ? (evidence.planets.find((one) => one !== 'sun' && one !== 'moon') ?? null) : null
      return { text: words.house(evidence.house, evidence.planets, ruler), factors: facts(evidence.planets) }
    }
    case 'element':
      return { text: words.element(evidence.element, evidence.planets), factors: facts(evidence.planets) }
    case 'no-element':
      return { text: words.noElement(evidence.element), factors: facts(PLANETS) }
    case 'mode':
      return { text: words.mode(evidence.mode, evidence.planets), factors: facts(evidence.planets) }
    case 'alone':
      return { text: words.alone(placed(evidence.planet)), factors: facts([evidence.planet]) }
    case 'ruler':
      return {
        text: words.ruler(evidence.ascendant, placed(evidence.planet), evidence.dignity),
        factors: facts(['asc', evidence.planet]),
      }
    case 't-square': {
      const [one, other] = signsFirst(evidence.ends.map(placed))
      if (!one || !other) throw new RangeError('an opposition of less than two')
      return {
        text: words.tSquare([one, other], placed(evidence.apex)),
        factors: aspectFacts(evidence.aspects),
      }
    }
    case 'grand-cross':
      return {
        text: words.grandCross(evidence.planets.map(placed)),
        factors: aspectFacts(evidence.aspects),
      }
    case 'grand-trine':
      return {
        text: words.grandTrine(signsFirst(evidence.planets.map(placed))),
        factors: aspectFacts(evidence.aspects),
      }
    case 'retrograde':
      return {
        text: words.retrograde(placed(evidence.planet)),
        factors: [...facts([evidence.planet]), page.fact(`${evidence.planet}:retrograde`)],
      }
  }
}

/** The point that varies from chart to chart within one theme; null where a theme has no such point. */
export function varyingPoint({ evidence, id }: ChartTheme): SpokenPoint | null {
  if (evidence.kind === 'alone' || evidence.kind === 'retrograde' || evidence.kind === 'ruler') return evidence.planet
  const [first] = evidence.kind === 'aspects' ? evidence.aspects : []
  if (!first || !isAspectTheme(id)) return null
  const rule = ASPECT_THEMES[id].rules.find(
    ({ one, others }) => (one === first.a && others.includes(first.b)) || (one === first.b && others.includes(first.a)),
  )
  return rule ? spokenPoint(first.a === rule.one ? first.b : first.a) : null
}

/** Puts the evidence and the varying point into a text of a theme. */
export function fillTheme(lang: Lang, text: string, theme: ChartTheme, evidence: string): string {
  const other = varyingPoint(theme)
  return text.replace(/\{(evidence|other)(?::(\w+))?\}/g, (_, slot: string, grammaticalCase = 'nom') => {
    if (slot === 'evidence') return evidence
    if (!other) throw new RangeError(`${theme.id} has no point that varies`)
    return WORDS[lang].point(other, grammaticalCase)
  })
}

function spokenPoint(point: ChartPoint): SpokenPoint {
  if (!isSpoken(point)) throw new RangeError(`readings don’t speak of ${point}`)
  return point
}
