import type { Element, Mode } from '#astro/charts/balance.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'

/** Pairs of planets whose aspects are told of a child. */
export const CHILD_PAIRS = [
  'moon saturn',
  'moon mars',
  'moon pluto',
  'moon uranus',
  'moon neptune',
  'sun saturn',
  'sun moon',
  'mercury saturn',
  'sun mars',
  'moon mercury',
  'moon venus',
  'moon jupiter',
  'mars saturn',
  'mercury mars',
  'sun pluto',
  'sun uranus',
  'sun neptune',
  'venus saturn',
  'venus mars',
  'mercury uranus',
  'mercury neptune',
  'mercury jupiter',
  'sun jupiter',
] as const
export type ChildPair = (typeof CHILD_PAIRS)[number]

/** How two elements get on: the same, of one kind (fire and air, earth and water), or neither. */
export type Kinship = 'same' | 'kin' | 'foreign'

/** The words of the report on a child, said to the parent, in one language. By house from the first. */
export interface ChildWords {
  title: string
  subtitle(name: string): string
  chapters: Record<
    'how' | 'moon' | 'sun' | 'mercury' | 'mars' | 'venus' | 'saturn' | 'ties' | 'ages' | 'you' | 'closing',
    string
  >
  titles: Record<
    | 'how'
    | 'glance'
    | 'moon'
    | 'moonHouse'
    | 'fear'
    | 'leaving'
    | 'sun'
    | 'sunHouse'
    | 'stubborn'
    | 'asc'
    | 'door'
    | 'mercury'
    | 'homework'
    | 'mars'
    | 'venus'
    | 'jupiter'
    | 'saturn'
    | 'noise'
    | 'short'
    | 'age1'
    | 'age2'
    | 'age3'
    | 'moons'
    | 'talk'
    | 'anger'
    | 'closing',
    string
  >
  how: readonly ((name: string) => string)[]
  notice: string
  withoutHour: string
  /** How to find out by looking which of two signs the Moon has. */
  openMoon: string
  findHour: { title: string; text: string }
  wheel: string
  glance: { caption: string; head: string[]; rows: readonly [Planet | 'asc', string][] }
  /** "Moon in Leo", said of the child. */
  placed(point: Planet | 'asc', sign: Sign): string
  moonHouse: readonly string[]
  sunHouse: readonly string[]
  fear: Record<Element, string>
  leaving: Record<Mode, string>
  stubborn: Record<Mode, string>
  door: Record<Kinship, string>
  homework: Record<Element, string>
  leanings: Record<Element, string>
  noise: Record<Element, string>
  short: Record<Element, string>
  pair: Record<ChildPair, Record<'easy' | 'hard', string>>
  agesIntro: string
  ages: Record<'moon' | 'mercury' | 'venus', Record<Element, string>>
  youIntro(yours: Sign, theirs: Sign): string
  moons: Record<Element, Record<Element, string>>
  talk: Record<Kinship, string>
  anger: Record<Kinship, string>
  talkIntro(yours: Sign, theirs: Sign): string
  angerIntro(yours: Sign, theirs: Sign): string
  closing: readonly string[]
}

type BySort<T extends string> = readonly [title: string, texts: Readonly<Record<T, string>>]

/** A heading and its texts, each by the element or the mode of one planet's sign, or by how two signs get on. */
export interface MoreChildWords {
  sleep: BySort<Element>
  mood: BySort<Mode>
  praise: BySort<Element>
  bored: BySort<Mode>
  untruth: BySort<Element>
  quarrel: BySort<Element>
  outlet: BySort<Element>
  rule: BySort<Mode>
  failure: BySort<Element>
  headHeart: BySort<Kinship>
  speed: BySort<Kinship>
  wish: BySort<Kinship>
  birthday: BySort<Element>
  holidays: BySort<Element>
  sharing: BySort<Mode>
  chores: BySort<Element>
  standards: BySort<Kinship>
  company: BySort<Kinship>
}
