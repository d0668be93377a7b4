import { aspectSide } from '../../compose/judgment.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { BondAspect, BondPoint } from '../../facts/synastry-facts.ts'
import { knownRelation } from '../../facts/known-relation.ts'
import type { Audience } from '../../library/audience.ts'

/** What is asked of two people: liking, talk, daily life, shared goods, quarrel, growth, what lasts. */
export const QUESTIONS = ['draw', 'talk', 'home', 'money', 'quarrel', 'growth', 'last'] as const
export type Question = (typeof QUESTIONS)[number]

/** Which way a question leans: for, for and against alike, against, or little either way. */
export const LEANS = ['easy', 'both', 'hard', 'quiet'] as const
export type Lean = (typeof LEANS)[number]

/** For whom a question that isn't the same for all is answered. */
export const SETTINGS = ['partner', 'kin', 'friend', 'work'] as const
export type Setting = (typeof SETTINGS)[number]

export function settingOf(audience: Audience, relation: string): Setting {
  if (audience === 'partner') return 'partner'
  if (audience !== 'any') return 'kin'
  return knownRelation(relation) === 'colleague' ? 'work' : 'friend'
}

const OWN: readonly BondPoint[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'asc']
export const BOND_POINTS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'asc',
] as const

type PairOf<A extends string> = A extends unknown ? `${A} ${BondPoint}` : never
/** Two points in the order of {@link BOND_POINTS}, one of which at least belongs to the person and not to the years. */
export type TiePair = PairOf<BondPoint>
export const TIE_PAIRS = BOND_POINTS.flatMap((one, i) =>
  BOND_POINTS.slice(i)
    .filter((other) => OWN.includes(one) || OWN.includes(other))
    .map((other): TiePair => `${one} ${other}`),
)

/** How a contact works: it helps, it rubs, or, of Saturn beside a light, Venus or the ascendant, it binds. */
export type Side = 'easy' | 'hard' | 'bond'
export const BONDS = ['sun saturn', 'moon saturn', 'venus saturn', 'saturn asc'] as const satisfies readonly TiePair[]

export const pairOf = ({ yours, theirs }: Pick<BondAspect, 'yours' | 'theirs'>): TiePair =>
  BOND_POINTS.indexOf(yours) <= BOND_POINTS.indexOf(theirs) ? `${yours} ${theirs}` : `${theirs} ${yours}`

/** The planet of one that stands at the descendant of the other, opposite the ascendant; null for any other contact. */
export function facingOf({ yours, theirs, aspect }: Pick<BondAspect, 'yours' | 'theirs' | 'aspect'>): Planet | null {
  if (aspect !== 'opposition') return null
  if (yours === 'asc') return theirs === 'asc' ? null : theirs
  return theirs === 'asc' ? yours : null
}

/**
 * How a contact works by the rule of every report, but that Saturn beside a light, Venus or the ascendant binds (Arroyo,
 * Relationships and Life Cycles, 1979), as it does at the descendant.
 */
export function sideOf(met: Pick<BondAspect, 'yours' | 'theirs' | 'aspect'>): Side {
  const { yours, theirs, aspect } = met
  if (facingOf(met) === 'saturn') return 'bond'
  if (aspect === 'conjunction' && BONDS.some((pair) => pair === pairOf(met))) return 'bond'
  return aspectSide({ a: yours, b: theirs, aspect })
}

type Significators = Readonly<Partial<Record<BondPoint, number>>>

/**
 * How much each point has to say on a question, 0 to 1. Venus, Mars and the lights for liking, Mercury for talk, the Moon
 * for living together, Venus and Jupiter for goods, Mars for strife, Jupiter for growth, Saturn and the lights for what
 * lasts (Davison, Synastry, 1977; Sargent, How to Handle Your Human Relations, 1958).
 */
const SIGNIFICATORS: Record<Question, Significators> = {
  draw: { venus: 1, mars: 0.8, sun: 0.7, moon: 0.7, asc: 0.7, uranus: 0.6, neptune: 0.6, pluto: 0.6, jupiter: 0.3 },
  talk: {
    mercury: 1,
    jupiter: 0.6,
    saturn: 0.6,
    neptune: 0.6,
    sun: 0.5,
    moon: 0.5,
    mars: 0.5,
    uranus: 0.5,
    asc: 0.5,
    venus: 0.5,
    pluto: 0.4,
  },
  home: {
    moon: 1,
    saturn: 0.7,
    uranus: 0.7,
    sun: 0.6,
    mars: 0.6,
    jupiter: 0.6,
    pluto: 0.6,
    asc: 0.6,
    venus: 0.5,
    neptune: 0.5,
    mercury: 0.3,
  },
  money: {
    venus: 0.9,
    jupiter: 0.9,
    saturn: 0.8,
    neptune: 0.6,
    mars: 0.5,
    uranus: 0.5,
    mercury: 0.4,
    pluto: 0.4,
    sun: 0.3,
    moon: 0.3,
  },
  quarrel: {
    mars: 1,
    pluto: 0.7,
    moon: 0.7,
    mercury: 0.7,
    uranus: 0.6,
    saturn: 0.6,
    sun: 0.6,
    asc: 0.6,
    venus: 0.4,
    neptune: 0.3,
  },
  growth: {
    jupiter: 1,
    sun: 0.7,
    uranus: 0.7,
    pluto: 0.6,
    saturn: 0.5,
    neptune: 0.5,
    asc: 0.5,
    mercury: 0.4,
    moon: 0.4,
    venus: 0.4,
    mars: 0.4,
  },
  last: {
    saturn: 1,
    moon: 0.9,
    sun: 0.8,
    venus: 0.75,
    asc: 0.5,
    mercury: 0.5,
    uranus: 0.5,
    mars: 0.4,
    jupiter: 0.4,
    neptune: 0.4,
    pluto: 0.4,
  },
}

/** Questions by how much a point has to say on each. */
export const byPoint = (point: BondPoint, asked: readonly Question[]): Question[] =>
  asked.toSorted((a, b) => (SIGNIFICATORS[b][point] ?? 0) - (SIGNIFICATORS[a][point] ?? 0))

/** Below this a contact has nothing to say on a question. */
const LEAST = 0.3

/** How much two points together have to say on a question, 0 to 1. */
export function relevanceOf(question: Question, { yours, theirs }: Pick<BondAspect, 'yours' | 'theirs'>): number {
  const relevance = (SIGNIFICATORS[question][yours] ?? 0) * (SIGNIFICATORS[question][theirs] ?? 0)
  return relevance < LEAST ? 0 : relevance
}

const mostRelevant = (tie: Pick<BondAspect, 'yours' | 'theirs'>, asked: readonly Question[]): Question =>
  asked.reduce((best, question) => (relevanceOf(question, tie) > relevanceOf(best, tie) ? question : best))

/**
 * The question on which a contact has most to say: in its chapter the contact is told. What would be told of goods is told
 * under liking, where nothing is asked of goods: one treat more is no matter of growing.
 */
export function homeOf(tie: Pick<BondAspect, 'yours' | 'theirs'>, asked: readonly Question[]): Question {
  const isOfGoods = !asked.includes('money') && mostRelevant(tie, QUESTIONS) === 'money'
  return isOfGoods && relevanceOf('draw', tie) > 0 ? 'draw' : mostRelevant(tie, asked)
}

/** The question that a house of the other's answers to. */
export const QUESTION_OF_HOUSE = [
  'draw',
  'money',
  'talk',
  'home',
  'draw',
  'home',
  'last',
  'money',
  'growth',
  'growth',
  'growth',
  'quarrel',
] as const satisfies readonly Question[]

/** The house whose ruler has a special say on a question. */
export const HOUSE_OF_QUESTION: Partial<Record<Question, number>> = {
  draw: 5,
  talk: 3,
  home: 4,
  money: 8,
  growth: 9,
  last: 7,
}

/** What a guest in a house does there. */
export const GUESTS = ['kind', 'mars', 'saturn'] as const
export type Guest = (typeof GUESTS)[number]
export const GUEST_OF: Partial<Record<Planet, Guest>> = {
  sun: 'kind',
  moon: 'kind',
  venus: 'kind',
  jupiter: 'kind',
  mars: 'mars',
  saturn: 'saturn',
}
