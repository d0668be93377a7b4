import { ASPECT_NATURE, type AspectNature } from '#astro/charts/aspect.ts'
import type { Element, Mode } from '#astro/charts/balance.ts'
import type { ChartAspect, ChartPoint, Sign } from '#astro/charts/chart.ts'
import type { Dignity } from '#astro/charts/dignities.ts'
import type { Planet } from '#astro/ephemeris/body.ts'

/** What a theme is about underneath: the wish that it keeps coming back to. Pairs of them have texts of their own. */
export const WISHES = ['closeness', 'freedom', 'safety', 'achievement', 'truth', 'joy', 'order', 'meaning'] as const
export type Wish = (typeof WISHES)[number]

/** The facts by which a theme is found in a chart, the one that decides first. */
export type Evidence =
  | { kind: 'aspects'; aspects: readonly ChartAspect[] }
  | { kind: 'house'; house: number; planets: readonly Planet[] }
  | { kind: 'element'; element: Element; planets: readonly Planet[] }
  | { kind: 'no-element'; element: Element }
  | { kind: 'mode'; mode: Mode; planets: readonly Planet[] }
  | { kind: 'alone'; planet: Planet }
  | { kind: 'ruler'; ascendant: Sign; planet: Planet; sign: Sign; dignity: Dignity }
  /** A T-square: `apex` in square to both ends of an opposition. */
  | { kind: 't-square'; apex: Planet; ends: readonly [Planet, Planet]; aspects: readonly ChartAspect[] }
  /** Two oppositions whose ends are in square: the four in the order of the circle. */
  | { kind: 'grand-cross'; planets: readonly [Planet, Planet, Planet, Planet]; aspects: readonly ChartAspect[] }
  | { kind: 'grand-trine'; planets: readonly [Planet, Planet, Planet]; aspects: readonly ChartAspect[] }
  | { kind: 'retrograde'; planet: 'venus' | 'mars' }

/** Aspects of one point with any of others, in one of some natures. */
interface AspectRule {
  one: ChartPoint
  others: readonly ChartPoint[]
  natures: readonly AspectNature[]
  /** Narrower than the aspect's own orb: a theme is made of what is close. Degrees; unlimited unless told. */
  withinDeg?: number
}

const TENSE = ['conjunction', 'tense'] as const satisfies readonly AspectNature[]
const HARD = ['tense'] as const satisfies readonly AspectNature[]
const FLOWING = ['flowing'] as const satisfies readonly AspectNature[]
const EASY = ['conjunction', 'flowing'] as const satisfies readonly AspectNature[]

/** The themes that are made of aspects, by the file that tells them. */
const TENSIONS = {
  'safety-and-freedom': { wish: 'freedom', rules: [{ one: 'uranus', others: ['moon', 'venus'], natures: TENSE }] },
  'warmth-on-terms': { wish: 'safety', rules: [{ one: 'saturn', others: ['moon', 'venus'], natures: TENSE }] },
  'gas-and-brake': { wish: 'achievement', rules: [{ one: 'saturn', others: ['mars'], natures: TENSE }] },
  'growth-and-limits': {
    wish: 'order',
    rules: [{ one: 'jupiter', others: ['saturn'], natures: TENSE, withinDeg: 2 }],
  },
  'will-against-need': { wish: 'closeness', rules: [{ one: 'sun', others: ['moon'], natures: HARD }] },
  'all-or-nothing': { wish: 'truth', rules: [{ one: 'pluto', others: ['sun', 'moon', 'venus'], natures: TENSE }] },
  'strong-hand': { wish: 'achievement', rules: [{ one: 'pluto', others: ['mars', 'asc', 'mc'], natures: TENSE }] },
  'open-borders': { wish: 'meaning', rules: [{ one: 'neptune', others: ['sun', 'moon', 'asc'], natures: TENSE }] },
  'ideal-love': { wish: 'closeness', rules: [{ one: 'neptune', others: ['venus'], natures: TENSE }] },
  'foggy-aim': { wish: 'meaning', rules: [{ one: 'neptune', others: ['mars', 'mercury'], natures: TENSE }] },
  'against-the-grain': { wish: 'freedom', rules: [{ one: 'uranus', others: ['sun', 'asc', 'mc'], natures: TENSE }] },
  'restless-mind': { wish: 'freedom', rules: [{ one: 'uranus', others: ['mercury'], natures: TENSE }] },
  'weight-of-duty': { wish: 'achievement', rules: [{ one: 'saturn', others: ['sun', 'asc', 'mc'], natures: TENSE }] },
  'careful-word': { wish: 'truth', rules: [{ one: 'saturn', others: ['mercury'], natures: TENSE }] },
  'too-much-of-a-good-thing': {
    wish: 'joy',
    rules: [{ one: 'jupiter', others: ['sun', 'moon', 'venus', 'mars'], natures: TENSE }],
  },
  'fast-heart': { wish: 'joy', rules: [{ one: 'venus', others: ['mars'], natures: TENSE }] },
  'sharp-word': { wish: 'truth', rules: [{ one: 'mars', others: ['mercury'], natures: TENSE }] },
  'quick-feelings': { wish: 'closeness', rules: [{ one: 'mars', others: ['moon'], natures: TENSE }] },
  'big-picture-small-print': { wish: 'meaning', rules: [{ one: 'jupiter', others: ['mercury'], natures: TENSE }] },
  'feelings-in-words': { wish: 'closeness', rules: [{ one: 'mercury', others: ['moon'], natures: TENSE }] },
  'sore-spot': {
    wish: 'order',
    rules: [{ one: 'chiron', others: ['sun', 'moon', 'venus', 'asc', 'mc'], natures: TENSE }],
  },
  'will-on-fire': { wish: 'achievement', rules: [{ one: 'mars', others: ['sun'], natures: TENSE }] },
} as const satisfies Record<string, AspectTheme>

const RESOURCES = {
  'all-of-a-piece': { wish: 'safety', rules: [{ one: 'sun', others: ['moon'], natures: EASY }] },
  'built-to-last': {
    wish: 'order',
    rules: [{ one: 'saturn', others: ['sun', 'moon', 'mercury', 'venus', 'mars'], natures: FLOWING }],
  },
  'open-door': {
    wish: 'joy',
    rules: [{ one: 'jupiter', others: ['sun', 'moon', 'venus', 'asc', 'mc'], natures: FLOWING }],
  },
  'sees-through': { wish: 'truth', rules: [{ one: 'pluto', others: ['sun', 'moon', 'mercury'], natures: FLOWING }] },
  'easy-strength': {
    wish: 'achievement',
    rules: [{ one: 'mars', others: ['sun', 'jupiter', 'asc', 'mc'], natures: FLOWING }],
  },
  'fine-antennae': {
    wish: 'meaning',
    rules: [{ one: 'neptune', others: ['sun', 'moon', 'mercury', 'venus'], natures: FLOWING }],
  },
  'good-surprises': {
    wish: 'freedom',
    rules: [{ one: 'uranus', others: ['sun', 'moon', 'venus', 'mars'], natures: FLOWING }],
  },
  'good-company': {
    wish: 'closeness',
    rules: [
      { one: 'venus', others: ['sun'], natures: ['conjunction'] },
      { one: 'venus', others: ['moon', 'asc'], natures: EASY },
      { one: 'venus', others: ['mars'], natures: FLOWING },
    ],
  },
  'ready-word': {
    wish: 'truth',
    rules: [{ one: 'mercury', others: ['moon', 'mars', 'jupiter', 'asc'], natures: FLOWING }],
  },
} as const satisfies Record<string, AspectTheme>

interface AspectTheme {
  wish: Wish
  rules: readonly AspectRule[]
}

/** What a crowded house wishes, first to twelfth. */
const HOUSE_WISHES = [
  'freedom',
  'safety',
  'truth',
  'safety',
  'joy',
  'order',
  'closeness',
  'truth',
  'meaning',
  'achievement',
  'freedom',
  'meaning',
] as const satisfies readonly Wish[]

/** Themes of weight and build: which kind of sign holds the planets, who stands alone, how the ruler is. */
const WEIGHTS = {
  'fire-leads': 'joy',
  'earth-leads': 'order',
  'air-leads': 'truth',
  'water-leads': 'closeness',
  'without-fire': 'achievement',
  'without-earth': 'safety',
  'without-air': 'truth',
  'without-water': 'closeness',
  'fixed-will': 'order',
  'first-step': 'achievement',
  'many-turns': 'freedom',
  'lone-planet': 'freedom',
  'ruler-at-home': 'safety',
  'ruler-abroad': 'order',
  'three-way-pull': 'achievement',
  'four-way-pull': 'achievement',
  'easy-circle': 'joy',
  'second-look': 'truth',
} as const satisfies Record<string, Wish>

export const TENSION_THEMES = Object.keys(TENSIONS) as (keyof typeof TENSIONS)[]
export const RESOURCE_THEMES = [
  ...(Object.keys(RESOURCES) as (keyof typeof RESOURCES)[]),
  ...HOUSE_WISHES.map((_, i) => `house-${i + 1}` as HouseTheme),
]
export const WEIGHT_THEMES = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]

type HouseTheme = `house-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`
export type AspectThemeId = keyof typeof TENSIONS | keyof typeof RESOURCES
export type ThemeId = AspectThemeId | HouseTheme | keyof typeof WEIGHTS

/** The rules of the themes that are made of aspects. */
export const ASPECT_THEMES: Readonly<Record<AspectThemeId, AspectTheme>> = { ...TENSIONS, ...RESOURCES }

export const isAspectTheme = (theme: ThemeId): theme is AspectThemeId => theme in ASPECT_THEMES

/** What a theme has in every chart, and its texts may therefore name: its points, and of a crowded house the house. */
export function constantOf(theme: ThemeId): { points: readonly ChartPoint[]; house: number | null } {
  if (isAspectTheme(theme)) {
    const { rules } = ASPECT_THEMES[theme]
    const [first] = rules
    if (!first) return { points: [], house: null }
    const others = new Set(rules.flatMap((rule) => rule.others))
    return { points: [first.one, ...(others.size === 1 ? others : [])], house: null }
  }
  if (theme.startsWith('ruler-')) return { points: ['asc'], house: null }
  const house = /^house-(\d+)$/.exec(theme)?.[1]
  return { points: [], house: house ? Number(house) : null }
}

/** The theme of a crowded house, 1–12. */
export const houseTheme = (house: number) => `house-${house}` as HouseTheme

/** What a theme wishes. */
export function wishOf(theme: ThemeId): Wish {
  if (isAspectTheme(theme)) return ASPECT_THEMES[theme].wish
  if (theme in WEIGHTS) return WEIGHTS[theme as keyof typeof WEIGHTS]
  return HOUSE_WISHES[Number(theme.slice('house-'.length)) - 1] ?? 'meaning'
}

/** The subject of the library that tells a theme. */
export function subjectOf(theme: ThemeId): 'theme/tension' | 'theme/resource' | 'theme/weight' {
  if (theme in TENSIONS) return 'theme/tension'
  return theme in WEIGHTS ? 'theme/weight' : 'theme/resource'
}

/** The key of two wishes in the library, in whichever order they are given. */
export function wishPair(one: Wish, other: Wish): string {
  const [first, second] = [one, other].toSorted((a, b) => WISHES.indexOf(a) - WISHES.indexOf(b))
  return `${first} ${second}`
}

/** Whether a theme is made of easy aspects alone, so that nothing in it asks for an agreement. */
export const isEasyTheme = ({ evidence }: { evidence: Evidence }): boolean =>
  evidence.kind === 'grand-trine' ||
  (evidence.kind === 'aspects' && evidence.aspects.every(({ aspect }) => ASPECT_NATURE[aspect] === 'flowing'))

/** A theme of one chart. */
export interface ChartTheme {
  id: ThemeId
  /** No unit: for ranking within one chart. */
  weight: number
  evidence: Evidence
  /** Every point that the evidence is made of. */
  points: readonly ChartPoint[]
}
