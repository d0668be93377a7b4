import type { AspectNature } from '#astro/charts/aspect.ts'
import { elementOf, modeOf } from '#astro/charts/balance.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { sideOfHouse, sideOfPlanet, sideOfSign } from '../../compose/directions.ts'
import type { Side } from '../../compose/verdict.ts'
import { cuspFact, cuspSign, dignityOf, own, planetsIn, rulerOfHouse } from '../natal-parts.ts'
import { type Passage, spokenParagraph } from '../verdict/passages.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { byAspect, byHouse, bySign, tiesOfEarning, type Writing } from './money-writing.ts'
import type { MoneyQuestion, Purse } from './words.ts'

const CUSP = 1.2

/** The questions that the texts on a planet in the second house or ruling it answer, by planet. */
const KEPT_BY: Record<Planet, MoneyQuestion> = {
  sun: 'company',
  moon: 'flow',
  mercury: 'flow',
  venus: 'hand',
  mars: 'flow',
  jupiter: 'hand',
  saturn: 'flow',
  uranus: 'flow',
  neptune: 'hand',
  pluto: 'hand',
}

/** The questions that the texts on an aspect of the ruler of the second house answer, by the other planet. */
const TIED_BY: Record<Planet, MoneyQuestion> = {
  sun: 'company',
  moon: 'flow',
  mercury: 'company',
  venus: 'company',
  mars: 'flow',
  jupiter: 'risk',
  saturn: 'flow',
  uranus: 'flow',
  neptune: 'hand',
  pluto: 'risk',
}

/** An easy Moon earns by people; a Saturn at odds delays more than it steadies. */
function questionOfTie(planet: Planet, nature: AspectNature): MoneyQuestion {
  if (planet === 'moon' && nature === 'flowing') return 'company'
  return planet === 'saturn' && nature === 'tense' ? 'season' : TIED_BY[planet]
}

/** What the second house, its planets and its ruler say to a question. */
export function earningPassages(writing: Writing, question: MoneyQuestion): Passage[] {
  return [
    ...(question === 'flow' ? [...cuspPassages(writing), ...rulerPassages(writing)] : []),
    ...keeperPassages(writing, question),
    ...planetsIn(writing.page, 2).flatMap((planet) =>
      KEPT_BY[planet] === question ? planetPassage(writing, 2, planet, sideOfPlanet(question, planet)) : [],
    ),
    ...tiePassages(writing, question),
  ]
}

function cuspPassages({ page, words }: Writing): Passage[] {
  const sign = cuspSign(page, 2)
  const side = sign === null ? null : sideOfSign('flow', sign)
  if (sign === null || side === null) return []
  return [
    {
      side,
      title: words.titles.cusp2,
      parts: [
        spokenParagraph(words.cusp[2][sign], cuspFact(page, 2)),
        spokenParagraph(words.pace[2][modeOf(sign)], cuspFact(page, 2)),
      ],
      weight: CUSP,
      voice: { kind: 'cusp', house: 2, sign },
      occasions: [],
      factors: cuspFact(page, 2),
      isPromised: true,
    },
  ]
}

function rulerPassages(writing: Writing): Passage[] {
  const { page, words } = writing
  const found = rulerOfHouse(page, 2)
  if (!found) return []
  const { ruler, inHouse } = found
  return rulerInPassage(writing, 2, {
    side: sideOfHouse('flow', inHouse),
    title: words.titles.ruler2,
    parts: [spokenParagraph(words.rulerIn[2][inHouse - 1], [...cuspFact(page, 2), ...page.houseFact(ruler)])],
    isPromised: true,
  })
}

function keeperPassages(writing: Writing, question: MoneyQuestion): Passage[] {
  const found = rulerOfHouse(writing.page, 2)
  if (!found || KEPT_BY[found.ruler] !== question) return []
  return keeperPassage(writing, 2, sideOfPlanet(question, found.ruler))
}

/** The planet that rules a money house: how it deals with money, and how well it is placed. */
export function keeperPassage(writing: Writing, purse: Purse, side: Side | null): Passage[] {
  const { page, words } = writing
  const found = rulerOfHouse(page, purse)
  if (!found || side === null) return []
  const { ruler, inHouse } = found
  const cusp = cuspFact(page, purse)
  const [passage] = bySign(writing, ruler, {
    side,
    title: words.keeperTitle[purse]({ planet: ruler }),
    parts: [
      spokenParagraph(words.keeper[purse][ruler], [...cusp, ...page.signFact(ruler)]),
      own(conditionOf(writing, purse, ruler), page.signFact(ruler)),
    ],
    isPromised: true,
  })
  if (!passage) return []
  return [
    {
      ...passage,
      voice: { kind: 'ruler', of: purse, point: ruler, house: inHouse },
      occasions: [purse, ruler],
      factors: [...cusp, ...passage.factors],
    },
  ]
}

/** Where the ruler of a money house stands. */
export function rulerInPassage(writing: Writing, purse: Purse, told: Parameters<typeof byHouse>[2]): Passage[] {
  const found = rulerOfHouse(writing.page, purse)
  if (!found) return []
  const { ruler, inHouse } = found
  const factors = [...cuspFact(writing.page, purse), ...writing.page.houseFact(ruler)]
  return byHouse(writing, ruler, told).map((passage) => ({
    ...passage,
    voice: { kind: 'ruler-in', of: purse, house: inHouse },
    factors,
  }))
}

/** How well the ruler of a money house is placed by its sign. */
function conditionOf({ page, words }: Writing, purse: Purse, planet: Planet): string {
  const found = dignityOf(page, planet)
  const { strong, weak, plain } = words.condition[purse]
  if (found === null) return plain({ planet })
  const dignity = SKY_NAMES[page.lang].dignity[found]
  return (found === 'domicile' || found === 'exaltation' ? strong : weak)({ planet, dignity })
}

/** A planet in a money house. */
export function planetPassage(writing: Writing, house: Purse, planet: Planet, side: Side | null): Passage[] {
  const { page, words } = writing
  return byHouse(writing, planet, {
    side,
    title: words.planetTitle({ planet, house }),
    parts: [spokenParagraph(words.planet[house][planet], page.houseFact(planet))],
    share: 1,
  })
}

function tiePassages(writing: Writing, question: MoneyQuestion): Passage[] {
  const { page, words } = writing
  return tiesOfEarning(writing).flatMap(({ ruler, planet, aspect, nature }) => {
    const side = questionOfTie(planet, nature) === question ? sideOfPlanet(question, planet) : null
    if (side === null) return []
    return [
      byAspect(writing, [ruler, planet], aspect, { side, text: words.tie[planet][nature], more: cuspFact(page, 2) }),
    ]
  })
}

/** What to say when a price has to be named: by the element of the second cusp. */
export function priceAdvice({ page, words }: Writing): ReturnType<typeof own> | null {
  const sign = cuspSign(page, 2)
  return sign === null ? null : own(words.try[2][elementOf(sign)], cuspFact(page, 2))
}
