import type { Element, Mode } from '#astro/charts/balance.ts'
import type { Aspect } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'

/** Pairs of planets whose squares and oppositions within a bond have a scene. */
export const SORE_PAIRS = [
  'sun moon',
  'sun mars',
  'sun saturn',
  'moon mercury',
  'moon venus',
  'moon mars',
  'moon saturn',
  'moon uranus',
  'moon pluto',
  'mercury mars',
  'mercury saturn',
  'venus mars',
  'venus saturn',
  'venus uranus',
  'mars saturn',
  'mars uranus',
  'sun uranus',
  'sun neptune',
  'sun pluto',
  'moon neptune',
  'venus neptune',
  'venus pluto',
  'sun jupiter',
  'mars jupiter',
] as const
export type SorePair = (typeof SORE_PAIRS)[number]

/** How the two charts of a pair agree about a planet. */
export type Agreement = 'sign' | 'element' | 'apart'

/** The words of the report on a pair, said to both, in one language. By sign from Aries, by house from the first. */
export interface RelationshipWords {
  title: string
  subtitle(one: string, other: string): string
  chapters: Record<'how' | 'lights' | 'davison' | 'rhythm' | 'sore' | 'carries' | 'hold' | 'questions', string>
  titles: Record<
    | 'how'
    | 'composite'
    | 'asc'
    | 'davisonWhat'
    | 'table'
    | 'davisonSun'
    | 'davisonMoon'
    | 'element'
    | 'mode'
    | 'tempo'
    | 'loads'
    | 'synastry'
    | 'venus'
    | 'saturn'
    | 'uranus'
    | 'talk'
    | 'work'
    | 'questions'
    | 'closing',
    string
  >
  how: readonly ((one: string, other: string) => string)[]
  notice: string
  withoutHours: string
  wheel: Record<'composite' | 'davison', string>
  /** "The pair’s Sun in Leo". */
  placed(point: Planet | 'asc', sign: Sign): string
  placedTitle(point: Planet | 'asc', sign: Sign): string
  inHouse(point: Planet, house: number): string
  davison: {
    what: readonly string[]
    caption: string
    head: string[]
    agreement: Record<Agreement, string>
    verdict: Record<'trust' | 'argue', string>
    placed(point: 'sun' | 'moon', sign: Sign): string
    sun: readonly string[]
    moon: readonly string[]
  }
  rhythm: {
    element: Record<Element, string>
    mode: Record<Mode, string>
    tempo: Record<Mode, string>
    many(element: Element): string
    cross(mode: Mode): string
  }
  sore: {
    intro: readonly string[]
    scene: Record<SorePair, readonly [scene: string, wish: string]>
    wish(text: string): string
    none: string
    aspect(a: Planet, aspect: Aspect, b: Planet): string
    behind: string
  }
  carries: {
    caption: string
    head(one: string, other: string): string[]
    /** What a planet carries. */
    load: Record<Planet, string>
    /** Where to, by house. */
    room: readonly string[]
    intro: readonly string[]
    even: string
    more(name: string): string
  }
  venus: Record<Element, string>
  saturnHouse: readonly string[]
  saturn: Record<Element, string>
  uranus: Record<'easy' | 'hard' | 'none', string>
  talk: readonly string[]
  work: readonly string[]
  questions: {
    intro: readonly string[]
    caption: string
    head: string[]
    sun: Record<Element, string>
    moon: Record<Element, string>
    mercury: Record<Element, string>
    venus: Record<Element, string>
    mars: Record<Element, string>
    saturn: Record<Element, string>
  }
  closing: readonly string[]
}

/** What is said otherwise of two people who aren't a couple. */
export interface AnyPairWords extends Pick<RelationshipWords, 'title' | 'how' | 'notice'> {
  scene: Partial<RelationshipWords['sore']['scene']>
  venusEarth: string
}
