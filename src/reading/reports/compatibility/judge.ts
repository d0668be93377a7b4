import type { ClassicalPlanet } from '#astro/charts/dignities.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import { houseRulers } from '../../facts/natal-strength.ts'
import type { BondAspect, BondHouse, SynastryFacts } from '../../facts/synastry-facts.ts'
import type { ReportPage } from '../report-page.ts'
import type { Kinship } from '../kinship.ts'
import { likenessOf } from './compatibility-facts.ts'
import {
  GUEST_OF,
  HOUSE_OF_QUESTION,
  homeOf,
  type Lean,
  pairOf,
  type Question,
  QUESTION_OF_HOUSE,
  relevanceOf,
  type Side,
  sideOf,
} from './questions.ts'
import type { Compared } from './words.ts'

/** A contact between two charts; with its mirror, where mine stands to yours as yours to mine, it is two aspects. */
export interface Tie {
  kind: 'tie'
  side: Side
  aspects: readonly [BondAspect, ...BondAspect[]]
  /** The question in whose chapter it is told. */
  home: Question
  weight: number
  /** Whether it is among the heaviest of all, whatever is asked: such a contact is always told. */
  isHeavy: boolean
  /** The house of its owner that one of its points rules, and which of the question it is weighed for; null without. */
  ruled: { whose: 'yours' | 'theirs'; ruler: ClassicalPlanet; house: number } | null
}

/** A planet of one in a house of the other. */
export interface Landing {
  kind: 'landing'
  side: 'easy' | 'hard'
  placed: BondHouse
  home: Question
  weight: number
}

export type Testimony = Tie | Landing

/** What the two charts answer to a question. */
export interface Judgment {
  question: Question
  lean: Lean
  /** What speaks for it less what speaks against it, as a share, beside what is usual: 0 is like most pairs. */
  balance: number
  /** Strongest first. */
  forIt: Testimony[]
  againstIt: Testimony[]
}

/** So many contacts are always told, and stand in the table of weights. */
export const HEAVIEST = 10
/** A contact that holds in both directions weighs more than the sum of its two aspects. */
const BOTH_WAYS = 1.25
/** So does one whose point rules the house of the question. */
const RULER = 1.3
/** A planet in a house beside an aspect. */
const LANDING = 0.6
const STYLE = 0.6
/** Whether a person pools or keeps, by the ruler of the second or the eighth. */
const PURSE = 1
/**
 * What is usual between two people, measured on 600 pairs: the mean of what speaks for a question less what speaks against
 * it, and the sum below which the charts say little, which one pair of twenty-five has.
 */
const USUAL: Record<Question, { mean: number; little: number }> = {
  draw: { mean: 0.05, little: 5.2 },
  talk: { mean: 0.04, little: 3.3 },
  home: { mean: 0.04, little: 5 },
  money: { mean: 0.12, little: 2.1 },
  quarrel: { mean: -0.01, little: 4.5 },
  growth: { mean: 0.14, little: 1.8 },
  last: { mean: 0.1, little: 5 },
}
/** A question of which a chapter tells as many testimonies isn't called one of which the charts say little. */
const NOT_LITTLE = 3
/** Without an hour there are no houses to speak. */
const WITHOUT_HOUSES = 0.7
/** How far from what is usual a question leans to a side: half of the standard deviation, 0.25. */
const LEANING = 0.125

/** Contacts with their mirrors, each pair of points and side once. */
function tiesOf({ aspects }: SynastryFacts, asked: readonly Question[]): Tie[] {
  const heavy = new Set(aspects.slice(0, HEAVIEST))
  const groups = Map.groupBy(aspects, (aspect) => `${pairOf(aspect)} ${sideOf(aspect)}`)
  return [...groups.values()].flatMap((group): Tie[] => {
    const [first, ...others] = group
    if (!first) return []
    const sum = group.reduce((weight, aspect) => weight + aspect.weight, 0)
    const weight = others.length > 0 ? sum * BOTH_WAYS : sum
    return [
      {
        kind: 'tie',
        side: sideOf(first),
        aspects: [first, ...others],
        home: homeOf(first, asked),
        weight,
        isHeavy: group.some((aspect) => heavy.has(aspect)),
        ruled: null,
      },
    ]
  })
}

const landingsOf = ({ theirsInYours, yoursInTheirs }: SynastryFacts): Landing[] =>
  [...theirsInYours, ...yoursInTheirs].flatMap((placed): Landing[] => {
    const guest = GUEST_OF[placed.planet]
    const home = QUESTION_OF_HOUSE[placed.house - 1]
    if (!guest || !home) return []
    return [
      { kind: 'landing', side: guest === 'kind' ? 'easy' : 'hard', placed, home, weight: placed.weight * LANDING },
    ]
  })

/** The point of a contact that rules the house of a question in its owner's chart. */
function ruledBy(tie: Tie, question: Question, births: Record<'yours' | 'theirs', NatalBirth>): Tie['ruled'] {
  const house = HOUSE_OF_QUESTION[question]
  if (house === undefined) return null
  const [aspect] = tie.aspects
  for (const whose of ['yours', 'theirs'] as const) {
    const ruler = houseRulers(births[whose]).find((one) => one.house === house)?.ruler
    if (ruler !== undefined && aspect[whose] === ruler) return { whose, ruler, house }
  }
  return null
}

/** What binds speaks for what lasts, for growth and for keeping goods together; elsewhere it weighs on people. */
const BINDING: ReadonlySet<Question> = new Set(['last', 'growth', 'money'])
const speaksFor = (question: Question, side: Side) => side === 'easy' || (side === 'bond' && BINDING.has(question))

/** A planet of each, by their elements, as a testimony on the question where it is compared. */
export const STYLES: Partial<Record<Question, Compared>> = {
  draw: 'venus',
  talk: 'mercury',
  home: 'moon',
  quarrel: 'mars',
}

/** The aspect of a planet with the same of the other one. */
export const metOf = ({ aspects }: SynastryFacts, planet: Compared | undefined): BondAspect | undefined =>
  aspects.find(({ yours, theirs }) => yours === planet && theirs === planet)

const STYLE_VALUE: Record<Kinship, number> = { same: STYLE, kin: STYLE / 2, foreign: -STYLE }

function styleValue(question: Question, you: ReportPage, them: ReportPage, facts: SynastryFacts): number {
  const planet = STYLES[question]
  const [yours, theirs] = planet ? [you.signOf(planet), them.signOf(planet)] : [null, null]
  if (yours === null || theirs === null) return 0
  return STYLE_VALUE[likenessOf(yours, theirs, metOf(facts, planet))]
}

/** How the rulers of a person's second and eighth houses deal with what is shared. */
export type Purse = 'pools' | 'keeps'

/** Whether somebody pools what there is or keeps it apart, by the house of a ruler; null where neither is told. */
export function purseOf(
  birth: NatalBirth,
): { purse: Purse; ruler: ClassicalPlanet; of: 2 | 8; inHouse: number } | null {
  const rulers = houseRulers(birth)
  const [second, eighth] = [2, 8].map((house) => rulers.find((one) => one.house === house))
  if (!second || !eighth) return null
  if (second.inHouse === 7 || second.inHouse === 8) return { purse: 'pools', ...told(second, 2) }
  if (eighth.inHouse === 2 || eighth.inHouse === 7) return { purse: 'pools', ...told(eighth, 8) }
  return second.inHouse <= 2 || second.inHouse === 12 ? { purse: 'keeps', ...told(second, 2) } : null
}

const told = <H extends 2 | 8>({ ruler, inHouse }: { ruler: ClassicalPlanet; inHouse: number }, of: H) => ({
  ruler,
  of,
  inHouse,
})

const purseValue = (birth: NatalBirth): number => {
  const purse = purseOf(birth)?.purse
  return purse === undefined ? 0 : purse === 'pools' ? PURSE : -PURSE
}

/**
 * The questions judged by all that both charts testify: contacts by closeness, planets and relevance, double ones more,
 * planets in each other's houses, and the two ways of doing a thing beside each other.
 */
export function judge(facts: SynastryFacts, you: ReportPage, them: ReportPage, asked: readonly Question[]): Judgment[] {
  const births = { yours: you.birth, theirs: them.birth }
  const ties = tiesOf(facts, asked)
  const landings = landingsOf(facts)
  return asked.map((question) => {
    const weighed: Testimony[] = [
      ...ties.flatMap((tie): Tie[] => {
        const relevance = relevanceOf(question, tie.aspects[0])
        if (relevance === 0) return []
        const ruled = ruledBy(tie, question, births)
        return [{ ...tie, ruled, weight: tie.weight * relevance * (ruled ? RULER : 1) }]
      }),
      ...landings.filter(({ home }) => home === question),
    ].toSorted((a, b) => b.weight - a.weight)
    const [forIt, againstIt] = [true, false].map((way) =>
      weighed.filter(({ side }) => speaksFor(question, side) === way),
    ) as [Testimony[], Testimony[]]
    const style =
      styleValue(question, you, them, facts) +
      (question === 'money' ? purseValue(you.birth) + purseValue(them.birth) : 0)
    const sum = (list: readonly Testimony[]) => list.reduce((total, { weight }) => total + weight, 0)
    const [plus, minus] = [sum(forIt) + Math.max(0, style), sum(againstIt) + Math.max(0, -style)]
    const total = plus + minus
    const { mean, little } = USUAL[question]
    const balance = (plus - minus) / (total + 1) - mean
    const enough = you.birth.timeKnown && them.birth.timeKnown ? little : little * WITHOUT_HOUSES
    const isQuiet = total < enough && weighed.filter(({ home }) => home === question).length < NOT_LITTLE
    const lean = isQuiet || weighed.length === 0 ? 'quiet' : leanOf(balance)
    return { question, lean: isWitnessed(lean, forIt, againstIt) ? lean : 'both', balance, forIt, againstIt }
  })
}

/** The question that comes easiest and the one that asks most. */
export interface Poles {
  best: Judgment
  hardest: Judgment
  /** How both lean where they lean alike, so that nothing may be said of a contrast. */
  alike: Lean | null
}

/** The poles among the questions that the charts answer; where they answer fewer than two, among all. */
export function polesOf(judged: readonly Judgment[]): Poles {
  const answered = judged.filter(({ lean }) => lean !== 'quiet')
  const among = answered.length > 1 ? answered : judged
  const best = among.reduce((most, one) => (one.balance > most.balance ? one : most))
  const hardest = among.reduceRight((least, one) => (one.balance < least.balance && one !== best ? one : least))
  if (among !== answered) return { best, hardest, alike: 'quiet' }
  return { best, hardest, alike: best.lean === hardest.lean ? best.lean : null }
}

const leanOf = (balance: number): Lean => (balance >= LEANING ? 'easy' : balance <= -LEANING ? 'hard' : 'both')

/** Two habits beside each other lean a question, and by themselves give no verdict. */
const isWitnessed = (lean: Lean, forIt: readonly Testimony[], againstIt: readonly Testimony[]): boolean =>
  lean === 'easy' ? forIt.length > 0 : lean === 'hard' ? againstIt.length > 0 : true
