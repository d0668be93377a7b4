import type { Sign } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { judgeChart } from '../../compose/judgment.ts'
import { triplicityLords } from '../../compose/triplicity.ts'
import type { Side } from '../../compose/verdict.ts'
import { fortune } from '../fortune.ts'
import { cuspFact, cuspSign, rulerOfHouse, signFacts } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { type ChapterQuestion, POLES } from './chapter-words.ts'

/** The house from which a chapter asks: money of one's own, stakes, what is shared. */
export const HOUSE_OF: Record<ChapterQuestion, number> = { flow: 2, hand: 2, risk: 5, company: 8, season: 2 }

/**
 * Which way the first witness of a chapter speaks. Houses of earth hold an income and the others move it; earth, and the two
 * water signs of shell and sting, keep; nocturnal signs are careful (Ptolemy, Tetrabiblos I.12); houses of the self, of labor, of one's
 * own way, of a name and of solitude keep what is shared apart.
 */
const SECOND_SIDE = {
  flow: [1, 3, 5, 7, 8, 9, 11, 12],
  hand: [1, 3, 5, 7, 9, 11, 12],
  risk: [1, 3, 5, 7, 9, 11],
  company: [3, 4, 5, 7, 8, 11],
} as const satisfies Partial<Record<ChapterQuestion, readonly number[]>>

/** What a chapter rests on: the planet that the tradition asks first, and which way it speaks. */
export interface FirstWitness {
  question: ChapterQuestion
  planet: Planet
  side: Side
  /** The place of its text: by house or by sign, from 1; of the last question, its planet. */
  place: number | null
  sign: Sign
  house: number
  cusp: Sign
  factors: string[]
}

/** What a chapter names beside its first witness, by whose element its life is told. */
export interface Bearer {
  sign: Sign
  house: number
  factors: string[]
}

const known = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new RangeError('the report on money is written from a known hour')
  return value
}

export const sideName = (question: ChapterQuestion, side: Side): string => POLES[question][side]

/** The witness that the tradition asks first. @throws RangeError without the hour */
export function firstWitness(page: ReportPage, question: ChapterQuestion): FirstWitness {
  const of = (planet: Planet, side: Side, place: number | null, more: readonly string[] = []): FirstWitness => {
    const [sign, house] = [known(page.signOf(planet)), known(page.houseOf(planet))]
    const cusp = cuspFact(page, HOUSE_OF[question])
    return {
      question,
      planet,
      side,
      place,
      sign,
      house,
      cusp: known(cuspSign(page, HOUSE_OF[question])),
      factors: [...cusp, ...page.signFact(planet), ...page.houseFact(planet), ...more],
    }
  }
  const placed = (planet: Planet, place: number, seconds: readonly number[]) =>
    of(planet, seconds.includes(place) ? 1 : 0, place)
  switch (question) {
    case 'flow':
    case 'company': {
      const { ruler, inHouse } = known(rulerOfHouse(page, HOUSE_OF[question]))
      return placed(ruler, inHouse, SECOND_SIDE[question])
    }
    case 'hand':
      return placed('venus', known(page.signOf('venus')) + 1, SECOND_SIDE.hand)
    case 'risk':
      return placed('mars', known(page.signOf('mars')) + 1, SECOND_SIDE.risk)
    case 'season': {
      const { planet, side } = betterLord(page)
      return of(planet, side, null, signFacts(page, ['sun', 'moon']))
    }
  }
}

/** The better placed of the first two lords of the leading light's triplicity: of the earlier years or of the later. */
function betterLord(page: ReportPage): { planet: Planet; side: Side } {
  const { sect } = known(fortune(page))
  const { first, second } = triplicityLords(known(page.signOf(sect === 'day' ? 'sun' : 'moon')), sect)
  const judged = judgeChart(page.birth)
  const difference =
    judged[first].placedEase - judged[second].placedEase ||
    judged[first].strength.strength - judged[second].strength.strength
  return difference >= 0 ? { planet: first, side: 0 } : { planet: second, side: 1 }
}

/** By whose element a chapter's life is told. @throws RangeError without the hour */
export function bearerOf(page: ReportPage, question: ChapterQuestion): Bearer {
  const byPlanet = (planet: Planet): Bearer => ({
    sign: known(page.signOf(planet)),
    house: known(page.houseOf(planet)),
    factors: [...page.signFact(planet), ...page.houseFact(planet)],
  })
  switch (question) {
    case 'hand':
      return byPlanet('moon')
    case 'risk':
      return byPlanet('jupiter')
    case 'season':
      return fortuneBearer(page)
    default: {
      const house = HOUSE_OF[question]
      return { sign: known(cuspSign(page, house)), house, factors: cuspFact(page, house) }
    }
  }
}

function fortuneBearer(page: ReportPage): Bearer {
  const { longitudeDeg, house } = known(fortune(page))
  const sign = signOf(longitudeDeg)
  const said = SKY_NAMES[page.lang].degree(longitudeDeg)
  const factor = page.factor({ id: 'fortune', kind: 'special', sign, house, said })
  return { sign, house, factors: [factor, ...signFacts(page, ['sun', 'moon', 'asc'])] }
}
