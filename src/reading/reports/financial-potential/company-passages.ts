import { modeOf } from '#astro/charts/balance.ts'
import { sideOfHouse, sideOfPlanet, sideOfSign } from '../../compose/directions.ts'
import type { Side } from '../../compose/verdict.ts'
import { cuspFact, cuspSign, planetsIn, rulerOfHouse } from '../natal-parts.ts'
import { type Passage, spokenParagraph } from '../verdict/passages.ts'
import { earningPassages, keeperPassage, planetPassage, rulerInPassage } from './earning-passages.ts'
import { termsOf } from './financial-facts.ts'
import { byHouse, type Writing } from './money-writing.ts'
import type { Purse } from './words.ts'

const PAIRS = [
  { one: 2, other: 8, pair: '2 8' },
  { one: 2, other: 11, pair: '2 11' },
  { one: 8, other: 11, pair: '8 11' },
] as const

const TOGETHER: Side = 1
/** The eighth cusp is of what is shared; the eleventh is with others in every chart, so that it says little by itself. */
const CUSP = { 8: 1, 11: 0.2 } as const
const ELEVENTH = 0.3
const TERMS = 0.8
/** The houses of talk, partners, shared money and friends, in which the Moon leans on others; in the twelfth it is alone. */
const MOON_WITH_OTHERS = [3, 7, 8, 11]

/** Whether money is handled better alone or with others: the houses of what is shared and of what comes through people. */
export function companyPassages(writing: Writing): Passage[] {
  const { page } = writing
  return [
    ...earningPassages(writing, 'company'),
    ...sharedPassages(writing),
    ...circlePassages(writing),
    ...termsPassages(writing),
    ...planetsIn(page, 8).flatMap((planet) => planetPassage(writing, 8, planet, sideOfPlanet('company', planet))),
    ...planetsIn(page, 11).flatMap((planet) => planetPassage(writing, 11, planet, TOGETHER)),
    ...moonPassages(writing),
  ]
}

function cuspPassage({ page, words }: Writing, purse: 8 | 11, side: Side | null): Passage[] {
  const sign = cuspSign(page, purse)
  if (sign === null || side === null) return []
  return [
    {
      side,
      title: words.titles[`cusp${purse}`],
      parts: [
        spokenParagraph(words.cusp[purse][sign], cuspFact(page, purse)),
        spokenParagraph(words.pace[purse][modeOf(sign)], cuspFact(page, purse)),
      ],
      weight: CUSP[purse],
      voice: { kind: 'cusp', house: purse, sign },
      occasions: [],
      factors: cuspFact(page, purse),
      isPromised: true,
    },
  ]
}

function rulerPassage(
  writing: Writing,
  purse: 8 | 11,
  side: (inHouse: number) => Side | null,
  share: number,
): Passage[] {
  const { page, words } = writing
  const found = rulerOfHouse(page, purse as Purse)
  if (!found) return []
  const { ruler, inHouse } = found
  return rulerInPassage(writing, purse, {
    side: side(inHouse),
    title: words.titles[`ruler${purse}`],
    parts: [spokenParagraph(words.rulerIn[purse][inHouse - 1], [...cuspFact(page, purse), ...page.houseFact(ruler)])],
    share,
  })
}

function sharedPassages(writing: Writing): Passage[] {
  const { page } = writing
  const sign = cuspSign(page, 8)
  const ruler = rulerOfHouse(page, 8)?.ruler
  return [
    ...cuspPassage(writing, 8, sign === null ? null : sideOfSign('company', sign)),
    ...rulerPassage(writing, 8, (inHouse) => sideOfHouse('company', inHouse), 0.8),
    ...(ruler ? keeperPassage(writing, 8, sideOfPlanet('company', ruler)) : []),
  ]
}

function circlePassages(writing: Writing): Passage[] {
  return [
    ...cuspPassage(writing, 11, TOGETHER),
    ...rulerPassage(writing, 11, () => TOGETHER, ELEVENTH),
    ...keeperPassage(writing, 11, TOGETHER).map((passage) => ({ ...passage, weight: passage.weight * ELEVENTH })),
  ]
}

/** How the rulers of the money houses get on, two by two: joined they share, at odds or apart each keeps its own. */
function termsPassages({ page, words }: Writing): Passage[] {
  return PAIRS.flatMap(({ one, other, pair }): Passage[] => {
    const met = termsOf(page, one, other)
    if (!met) return []
    const factors = [...met.factors, ...cuspFact(page, one), ...cuspFact(page, other)]
    return [
      {
        side: met.terms === 'one' || met.terms === 'easy' ? TOGETHER : 0,
        title: words.pairTitle[pair],
        parts: [spokenParagraph(words.terms[pair][met.terms], factors)],
        weight: met.factors.length > 0 ? 2 * TERMS : TERMS,
        voice: { kind: 'rulers', one, other },
        occasions: [],
        factors,
      },
    ]
  })
}

function moonPassages(writing: Writing): Passage[] {
  const { page, words } = writing
  const house = page.houseOf('moon')
  if (house === null) return []
  const side = MOON_WITH_OTHERS.includes(house) ? TOGETHER : house === 12 ? 0 : null
  return byHouse(writing, 'moon', {
    side: sideOfHouse('hand', house) === null ? side : null,
    title: page.titleByHouse('moon'),
    parts: [spokenParagraph(words.moonHouse[house - 1], page.houseFact('moon'))],
    share: 0.4,
  })
}
