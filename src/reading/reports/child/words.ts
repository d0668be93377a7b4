import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import { KINSHIPS } from '../kinship.ts'

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

/** Who speaks for what, in the order of the table. */
export const GLANCE = ['moon', 'sun', 'asc', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const

const byElement = { title: text, of: each(ELEMENTS) }
const byMode = { title: text, of: each(MODES) }
const byKinship = { title: text, of: each(KINSHIPS) }

/** The words of the report on a child, said to the parent, in one language. By house from the first. */
export const childTexts = textSubject('child', {
  more: {
    sleep: byElement,
    mood: byMode,
    praise: byElement,
    bored: byMode,
    untruth: byElement,
    quarrel: byElement,
    outlet: byElement,
    rule: byMode,
    failure: byElement,
    headHeart: byKinship,
    speed: byKinship,
    wish: byKinship,
    birthday: byElement,
    holidays: byElement,
    sharing: byMode,
    chores: byElement,
    standards: byKinship,
    company: byKinship,
  },
  /** Of somebody of twelve and older, where the scene for all ages is a small child's. */
  teen: each(['sleep', 'birthday'], each(ELEMENTS)),
  title: text,
  subtitle: says({ name: 'text' }),
  chapters: each(['how', 'moon', 'sun', 'mercury', 'mars', 'venus', 'saturn', 'ties', 'ages', 'you', 'closing']),
  titles: each([
    'how',
    'glance',
    'moon',
    'moonHouse',
    'fear',
    'leaving',
    'sun',
    'sunHouse',
    'stubborn',
    'asc',
    'door',
    'mercury',
    'homework',
    'mars',
    'venus',
    'jupiter',
    'saturn',
    'noise',
    'short',
    'age1',
    'age2',
    'age3',
    'moons',
    'talk',
    'anger',
    'closing',
  ]),
  how: ways({ name: 'text' }),
  /** Which of the scenes are behind a child of this age, and which ahead. */
  age: each(['small', 'school', 'teen']),
  notice: text,
  withoutHour: text,
  openMoon: text,
  findHour: each(['title', 'text']),
  wheel: text,
  glance: { caption: text, head: list(3), rows: each(GLANCE) },
  placed: says({ point: 'point', sign: 'sign' }),
  moonHouse: list(12),
  sunHouse: list(12),
  fear: each(ELEMENTS),
  leaving: each(MODES),
  stubborn: each(MODES),
  door: each(KINSHIPS),
  homework: each(ELEMENTS),
  leanings: each(ELEMENTS),
  noise: each(ELEMENTS),
  short: each(ELEMENTS),
  pair: each(CHILD_PAIRS, each(['easy', 'hard'])),
  agesIntro: text,
  ages: each(['moon', 'mercury', 'venus'], each(ELEMENTS)),
  youIntro: says({ yours: 'sign', theirs: 'sign' }),
  moons: each(ELEMENTS, each(ELEMENTS)),
  talkIntro: says({ yours: 'sign', theirs: 'sign' }),
  talk: each(KINSHIPS),
  angerIntro: says({ yours: 'sign', theirs: 'sign' }),
  anger: each(KINSHIPS),
  closing: ways(),
})
export type ChildWords = TextsOf<typeof childTexts>

/** A heading and its texts, each by the element or the mode of one planet's sign, or by how two signs get on. */
export interface BySort<T extends string> {
  title: string
  of: Readonly<Record<T, string>>
}
