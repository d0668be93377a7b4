import { elementOf, modeOf } from '#astro/charts/balance.ts'
import { signOf } from '#astro/charts/sign.ts'
import { sideOfPlanet, sideOfSign } from '../../compose/directions.ts'
import { judgeChart } from '../../compose/judgment.ts'
import type { Side } from '../../compose/verdict.ts'
import { triplicityLords } from '../../compose/triplicity.ts'
import { fortune } from '../fortune.ts'
import { cuspFact, own, rulerOfHouse, signFacts } from '../natal-parts.ts'
import { type Passage, spokenParagraph } from '../verdict/passages.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { earningPassages } from './earning-passages.ts'
import { bySign, moneyWeight, type Writing } from './money-writing.ts'

/** Which risk suits: Mars by the nature of its sign, Jupiter and Saturn by their own, and the house of stakes. */
export function riskPassages(writing: Writing): Passage[] {
  const { page, words } = writing
  const [mars, jupiter, saturn] = [page.signOf('mars'), page.signOf('jupiter'), page.signOf('saturn')]
  if (mars === null || jupiter === null || saturn === null) return []
  return [
    ...earningPassages(writing, 'risk'),
    ...bySign(writing, 'mars', {
      side: sideOfSign('risk', mars),
      title: words.titles.stake,
      parts: [spokenParagraph(words.stake[elementOf(mars)], page.signFact('mars'))],
    }),
    ...bySign(writing, 'jupiter', {
      side: sideOfPlanet('risk', 'jupiter'),
      title: words.titles.venture,
      parts: [spokenParagraph(words.venture[elementOf(jupiter)], page.signFact('jupiter'))],
    }),
    ...bySign(writing, 'saturn', {
      side: sideOfPlanet('risk', 'saturn'),
      title: words.titles.caution,
      parts: [spokenParagraph(words.caution[modeOf(saturn)], page.signFact('saturn'))],
    }),
    ...gamePassages(writing),
  ]
}

function gamePassages({ page, words }: Writing): Passage[] {
  const found = rulerOfHouse(page, 5)
  const side = found ? sideOfPlanet('risk', found.ruler) : null
  if (!found || side === null) return []
  const { ruler, inHouse } = found
  return [
    {
      side,
      title: words.titles.game,
      parts: [spokenParagraph(words.game[ruler], [...cuspFact(page, 5), ...page.houseFact(ruler)])],
      weight: 0.8 * moneyWeight(page, ruler),
      voice: { kind: 'ruler', of: 5, point: ruler, house: inHouse },
      occasions: [5, ruler],
      factors: [...cuspFact(page, 5), ...page.houseFact(ruler)],
    },
  ]
}

const FORTUNE = 1.5
const PHASE = 0.8

/** Early or late: the Part of Fortune, Jupiter before or after the Sun, and the lords of the leading light's triplicity. */
export function seasonPassages(writing: Writing): Passage[] {
  return [
    ...fortunePassages(writing),
    ...morningPassages(writing),
    ...elderPassages(writing),
    ...earningPassages(writing, 'season'),
  ]
}

function fortunePassages({ page, words }: Writing): Passage[] {
  const found = fortune(page)
  if (!found) return []
  const { longitudeDeg, house } = found
  const place = SKY_NAMES[page.lang].degree(longitudeDeg)
  const sign = signOf(longitudeDeg)
  const side = sideOfSign('season', sign)
  if (side === null) return []
  const said = words.fortune.said({ place, house })
  const factor = page.factor({ id: 'fortune', kind: 'special', sign, house, said })
  return [
    {
      side,
      title: words.titles.fortuneSign,
      parts: [
        spokenParagraph(words.fortune.sign[sign], [factor]),
        spokenParagraph(words.proof[elementOf(sign)], [factor]),
        own(words.fortune.house[house - 1] ?? '', [factor]),
      ],
      weight: FORTUNE,
      voice: { kind: 'lot', sign, house },
      occasions: [house],
      factors: [factor],
      isPromised: true,
    },
  ]
}

/** Planets that rise before the Sun work early, those that follow it late (Ptolemy, Tetrabiblos III.4 and IV.10). */
function morningPassages({ page, words }: Writing): Passage[] {
  const [sun, jupiter] = (['sun', 'jupiter'] as const).map((point) =>
    page.birth.chart.placements.find(({ body }) => body === point),
  )
  if (!sun || !jupiter) return []
  const rises = (sun.longitudeDeg - jupiter.longitudeDeg + 360) % 360 < 180 ? 'before' : 'after'
  return [
    {
      side: rises === 'before' ? 0 : 1,
      title: words.titles.morning,
      parts: [spokenParagraph(words.morning[rises], signFacts(page, ['sun', 'jupiter']))],
      weight: PHASE * moneyWeight(page, 'jupiter'),
      voice: { kind: 'phase', planet: 'jupiter', rises },
      occasions: [],
      factors: signFacts(page, ['sun', 'jupiter']),
    },
  ]
}

/** The first lord gives the earlier years, the second the later ones; a weak one gives its years away. */
function elderPassages(writing: Writing): Passage[] {
  const { page, words } = writing
  const sect = fortune(page)?.sect
  const light = sect === 'day' ? 'sun' : 'moon'
  const sign = page.signOf(light)
  if (!sect || sign === null) return []
  const lords = triplicityLords(sign, sect)
  return (['first', 'second'] as const).flatMap((which): Passage[] => {
    const planet = lords[which]
    const { condition } = judgeChart(page.birth)[planet]
    if (condition === 'even') return []
    const side: Side = (which === 'first') === (condition === 'strong') ? 0 : 1
    const factors = [...page.signFact(light), ...page.signFact(planet), ...page.houseFact(planet)]
    return [
      {
        side,
        title: words.titles[which],
        parts: [own(words.elder[which][condition]({ planet }), factors)],
        weight: 1,
        voice: { kind: 'elder', planet, which },
        occasions: [],
        factors,
      },
    ]
  })
}
