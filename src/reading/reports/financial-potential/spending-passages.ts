import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { elementOf, modeOf } from '#astro/charts/balance.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Spoken } from '../../library/text-shape.ts'
import { handOfPair, sideOfHouse, sideOfPlanet, sideOfSign } from '../../compose/directions.ts'
import { otherSide, type Side } from '../../compose/verdict.ts'
import { cuspFact, cuspSign, own, rulerOfHouse, signFacts } from '../natal-parts.ts'
import { type Passage, spokenParagraph } from '../verdict/passages.ts'
import { earningPassages } from './earning-passages.ts'
import { aspectOf, byAspect, byHouse, bySign, tiesOfEarning, type Writing } from './money-writing.ts'
import { WISH_PAIRS } from './words.ts'

const SPENDS: Side = 1
/** Habits are told and hardly weigh. */
const HABIT = 0.25
/** What follows from a placement that has spoken already. */
const FOLLOWS = 0.4

/** Whether what comes in is kept or spent: the Moon, Venus, Jupiter and Saturn by sign, house and aspect, and three habits. */
export function handPassages(writing: Writing): Passage[] {
  return [
    ...earningPassages(writing, 'hand'),
    ...moonPassages(writing),
    ...venusPassages(writing),
    ...jupiterPassages(writing),
    ...saturnPassages(writing),
    ...pairPassages(writing),
    ...habitPassages(writing),
  ]
}

const textBySign = ({ page }: Writing, planet: Planet, texts: readonly Spoken[]) =>
  spokenParagraph(texts[page.signOf(planet) ?? 0], page.signFact(planet))
const textByHouse = ({ page }: Writing, planet: Planet, texts: readonly Spoken[]) =>
  spokenParagraph(texts[(page.houseOf(planet) ?? 1) - 1], page.houseFact(planet))
const sideBySign = ({ page }: Writing, planet: Planet): Side | null => {
  const sign = page.signOf(planet)
  return sign === null ? null : sideOfSign('hand', sign)
}

function moonPassages(writing: Writing): Passage[] {
  const { page, words } = writing
  const house = page.houseOf('moon')
  return [
    ...bySign(writing, 'moon', {
      side: sideBySign(writing, 'moon'),
      title: words.titles.moon,
      parts: [textBySign(writing, 'moon', words.moon)],
    }),
    ...byHouse(writing, 'moon', {
      side: house === null ? null : sideOfHouse('hand', house),
      title: page.titleByHouse('moon'),
      parts: [textByHouse(writing, 'moon', words.moonHouse)],
      share: FOLLOWS,
    }),
  ]
}

function venusPassages(writing: Writing): Passage[] {
  const { page, words } = writing
  const [earned, liked] = [cuspSign(page, 2), page.signOf('venus')]
  const side = sideBySign(writing, 'venus')
  const byElement: Side | null = liked === null ? null : elementOf(liked) === 'earth' ? 0 : SPENDS
  return [
    ...bySign(writing, 'venus', {
      side,
      title: words.titles.enough,
      parts: [textBySign(writing, 'venus', words.enough)],
      isPromised: true,
    }),
    ...byHouse(writing, 'venus', {
      side: SPENDS,
      title: page.titleByHouse('venus'),
      parts: [textByHouse(writing, 'venus', words.venusHouse)],
      share: FOLLOWS,
    }),
    // Two of the water signs keep, and the text is of the element.
    ...(earned === null || liked === null || side !== byElement
      ? []
      : bySign(writing, 'venus', {
          side,
          title: words.titles.both,
          parts: [
            spokenParagraph(words.both[elementOf(earned)][elementOf(liked)], [
              ...cuspFact(page, 2),
              ...page.signFact('venus'),
            ]),
          ],
          share: FOLLOWS,
        })),
  ]
}

function jupiterPassages(writing: Writing): Passage[] {
  const { page, words } = writing
  const sign = page.signOf('jupiter')
  if (sign === null) return []
  return bySign(writing, 'jupiter', {
    side: sideOfPlanet('hand', 'jupiter'),
    title: words.titles.roundUp,
    parts: [
      textBySign(writing, 'jupiter', words.roundUp),
      textByHouse(writing, 'jupiter', words.jupiterHouse),
      spokenParagraph(words.round[elementOf(sign)], page.signFact('jupiter')),
    ],
    isPromised: true,
  })
}

function saturnPassages(writing: Writing): Passage[] {
  const { page, words } = writing
  const sign = page.signOf('saturn')
  if (sign === null) return []
  return bySign(writing, 'saturn', {
    side: sideOfPlanet('hand', 'saturn'),
    title: words.holdTitle,
    parts: [
      spokenParagraph(words.hold[elementOf(sign)], page.signFact('saturn')),
      spokenParagraph(words.keep[modeOf(sign)], page.signFact('saturn')),
      textByHouse(writing, 'saturn', words.saturnHouse),
    ],
  })
}

/** The aspects of the planets of wishing and keeping, but for those that are told of the ruler of earning. */
function pairPassages(writing: Writing): Passage[] {
  const { page, words } = writing
  const ruler = rulerOfHouse(page, 2)?.ruler
  const tied = new Set(tiesOfEarning(writing).map(({ planet }) => planet))
  return WISH_PAIRS.flatMap(([one, other]) => {
    const aspect = aspectOf(writing, one, other)
    if (!aspect || (one === ruler && tied.has(other)) || (other === ruler && tied.has(one))) return []
    // Jupiter beside Saturn opens and shuts the hand by turns: of two answers only.
    if (one === 'jupiter' && other === 'saturn') return []
    const nature = ASPECT_NATURE[aspect.aspect]
    const text = words.pair[`${one} ${other}`][nature]
    return [byAspect(writing, [one, other], aspect, { side: handOfPair(one, other, nature), text })]
  })
}

/** The discount, the purchase nobody mentions and the habit nobody knows of. */
function habitPassages(writing: Writing): Passage[] {
  const { page, words } = writing
  const [moon, venus, hidden] = [page.signOf('moon'), page.signOf('venus'), cuspSign(page, 12)]
  if (moon === null || venus === null || hidden === null) return []
  const met = aspectOf(writing, 'venus', 'jupiter')
  return [
    ...bySign(writing, 'moon', {
      side: SPENDS,
      title: words.titles.discount,
      parts: [
        spokenParagraph(words.discount[elementOf(moon)], page.signFact('moon')),
        spokenParagraph(words.favor[modeOf(moon)], page.signFact('moon')),
      ],
      share: HABIT,
      isPromised: true,
    }),
    ...bySign(writing, 'venus', {
      side: SPENDS,
      title: words.titles.unmentioned,
      parts: [
        spokenParagraph(words.unmentioned[elementOf(venus)], page.signFact('venus')),
        met ? null : own(words.strangers, signFacts(page, ['venus', 'jupiter'])),
      ],
      share: HABIT,
      isPromised: true,
    }),
    {
      // Counting and hiding keep, betting and comparing spend: signs of earth and water, of fire and air.
      side: elementOf(hidden) === 'earth' || elementOf(hidden) === 'water' ? otherSide(SPENDS) : SPENDS,
      title: words.titles.secret,
      parts: [
        spokenParagraph(words.secret[elementOf(hidden)], cuspFact(page, 12)),
        spokenParagraph(words.habit[modeOf(hidden)], cuspFact(page, 12)),
      ],
      weight: HABIT,
      voice: { kind: 'cusp', house: 12, sign: hidden },
      occasions: [12],
      factors: cuspFact(page, 12),
      isPromised: true,
    },
  ]
}

/** What the wish and the brake make of each other: where both answer. */
export function bridgeOfHand({ page, words }: Writing): ReturnType<typeof own> | null {
  const [venus, saturn] = [page.signOf('venus'), page.signOf('saturn')]
  if (venus === null || saturn === null) return null
  return own(words.brake[elementOf(venus)][elementOf(saturn)], signFacts(page, ['venus', 'saturn']))
}
