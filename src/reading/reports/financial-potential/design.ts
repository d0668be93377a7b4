import { type Element, elementOf } from '#astro/charts/balance.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { judgeChart } from '../../compose/judgment.ts'
import { triplicityLords } from '../../compose/triplicity.ts'
import type { Side } from '../../compose/verdict.ts'
import type { Paragraph } from '../../writer/reading.ts'
import {
  type ChapterDesign,
  type FirstWitness,
  known,
  QUICK_SIGNS,
  SLOW_SIGNS,
  placedWitness,
  type ReportDesign,
  rulership,
  witnessOf,
} from '../argument/chapter-design.ts'
import type { ChapterPlans } from '../argument/plan-chapters.ts'
import { fortune } from '../fortune.ts'
import { cuspSign, own, rulerOfHouse, signFacts } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import {
  type ChapterQuestion,
  companyTexts,
  flowTexts,
  handTexts,
  POLES,
  riskTexts,
  seasonTexts,
  type WholeWords,
} from './chapter-words.ts'

/**
 * Which way the first witness of a chapter speaks: these houses or signs, from 1, for the second direction. Houses of earth hold an income
 * and the others move it; earth, and the two water signs of shell and sting, keep; nocturnal signs are careful (Ptolemy, Tetrabiblos I.12);
 * houses of the self, of labor, of one's own way, of a name and of solitude keep what is shared apart.
 */
const SECOND_PLACES = {
  flow: [1, 3, 5, 7, 8, 9, 11, 12],
  hand: [1, 3, 5, 7, 9, 11, 12],
  risk: [1, 3, 5, 7, 9, 11],
  company: [3, 4, 5, 7, 8, 11],
} as const

/** Signs of one's own way, and of the other person. */
const ALONE_SIGNS: readonly Sign[] = [0, 7, 9, 10]
const TOGETHER_SIGNS: readonly Sign[] = [2, 3, 6, 11]

const CHAPTER_TEXTS = {
  flow: flowTexts,
  hand: handTexts,
  risk: riskTexts,
  company: companyTexts,
  season: seasonTexts,
} as const
type PlacedQuestion = Exclude<ChapterQuestion, 'season'>

const textsOf = <Q extends ChapterQuestion>(page: ReportPage, question: Q) =>
  page.request.library.texts<(typeof CHAPTER_TEXTS)[Q]>(CHAPTER_TEXTS[question], page.lang)

/** A planet whose place, a sign or a house from 1, decides the direction and the text. */
function placed(page: ReportPage, question: PlacedQuestion, planet: Planet, place: number): FirstWitness {
  const { lead } = page.request.library.texts(CHAPTER_TEXTS[question], page.lang)
  const witness = { planet, place, cuspHouse: MONEY[question].house }
  return placedWitness(page, witness, { leads: lead, seconds: SECOND_PLACES[question] })
}

function rulerWitness(page: ReportPage, question: 'flow' | 'company'): FirstWitness {
  const { ruler, inHouse } = known(rulerOfHouse(page, MONEY[question].house))
  return placed(page, question, ruler, inHouse)
}

const signWitness = (page: ReportPage, question: 'hand' | 'risk', planet: 'venus' | 'mars'): FirstWitness =>
  placed(page, question, planet, known(page.signOf(planet)) + 1)

/** The better placed of the first two lords of the leading light's triplicity: of the earlier years or of the later. */
function betterLord(page: ReportPage): FirstWitness {
  const { sect } = known(fortune(page))
  const { first, second } = triplicityLords(known(page.signOf(sect === 'day' ? 'sun' : 'moon')), sect)
  const judged = judgeChart(page.birth)
  const difference =
    judged[first].placedEase - judged[second].placedEase ||
    judged[first].strength.strength - judged[second].strength.strength
  const { lead } = textsOf(page, 'season')
  const [planet, side, texts] =
    difference >= 0 ? ([first, 0, lead.early[first]] as const) : ([second, 1, lead.late[second]] as const)
  return witnessOf(page, { planet, side, texts, cuspHouse: 2, factors: signFacts(page, ['sun', 'moon']) })
}

/** What a chapter names beside its first witness, by which its life is told. */
interface Bearer {
  sign: Sign
  house: number
  /** From 1, by which the scene is added to. */
  place: number
  factors: string[]
}

function bearerPlanet(page: ReportPage, planet: Planet): Bearer {
  const [sign, house] = [known(page.signOf(planet)), known(page.houseOf(planet))]
  return { sign, house, place: house, factors: [...page.signFact(planet), ...page.houseFact(planet)] }
}

function bearerCusp(page: ReportPage, house: number): Bearer {
  const sign = known(cuspSign(page, house))
  return { sign, house, place: sign + 1, factors: rulership(page, house) }
}

function bearerFortune(page: ReportPage): Bearer {
  const { longitudeDeg, house } = known(fortune(page))
  const sign = signOf(longitudeDeg)
  const said = page.names.degree(longitudeDeg)
  const factor = page.factor({ id: 'fortune', kind: 'special', sign, house, said })
  return { sign, house, place: house, factors: [factor, ...signFacts(page, ['sun', 'moon', 'asc'])] }
}

type LifeTexts = Readonly<Record<string, Readonly<Record<Element, (slots: Pick<Bearer, 'sign' | 'house'>) => string>>>>

/** How a chapter looks in life: by direction and element, and what its sign or house adds. */
function lifeOf(page: ReportPage, question: ChapterQuestion, { side }: FirstWitness, bearer: Bearer): Paragraph {
  const texts = page.request.library.texts(CHAPTER_TEXTS[question], page.lang)
  const life: LifeTexts = texts.life
  const scene = known(life[POLES[question][side]])[elementOf(bearer.sign)](bearer)
  return own(`${scene} ${texts.where[bearer.place - 1] ?? ''}`.trim(), bearer.factors)
}

const money = <Q extends ChapterQuestion>(
  question: Q,
  chapter: Omit<ChapterDesign, 'poles' | 'life' | 'texts'> & { bearer: (page: ReportPage) => Bearer },
): ChapterDesign => ({
  ...chapter,
  poles: POLES[question],
  life: (page, first) => lifeOf(page, question, first, chapter.bearer(page)),
  texts: (page) => page.request.library.texts(CHAPTER_TEXTS[question], page.lang),
})

/**
 * How money comes, goes and is risked, with whom and when. Saturn, Pluto, the Moon and Mercury, who counts, keep; the ages of man give the Moon,
 * Mercury, Venus and the Sun the first half of life (Ptolemy, Tetrabiblos IV.10).
 */
export const MONEY: ReportDesign<ChapterQuestion> = {
  flow: money('flow', {
    house: 2,
    secondSide: ['moon', 'mercury', 'mars', 'jupiter', 'uranus', 'neptune'],
    natural: ['saturn', 'venus', 'moon', 'mercury'],
    form: [['lead', 'near', 'placed', 'support'], ['life'], ['counter'], ['mark']],
    signs: [SLOW_SIGNS, QUICK_SIGNS],
    first: (page) => rulerWitness(page, 'flow'),
    bearer: (page) => bearerCusp(page, 2),
  }),
  hand: money('hand', {
    house: 2,
    secondSide: ['sun', 'mars', 'jupiter', 'uranus', 'neptune'],
    natural: ['saturn', 'moon', 'jupiter', 'sun'],
    form: [['life'], ['lead', 'near', 'placed'], ['mark', 'support'], ['counter']],
    signs: [SLOW_SIGNS, QUICK_SIGNS],
    scene: 'moon',
    tells: 'dignity',
    first: (page) => signWitness(page, 'hand', 'venus'),
    bearer: (page) => bearerPlanet(page, 'moon'),
  }),
  risk: money('risk', {
    house: 5,
    secondSide: ['sun', 'jupiter', 'uranus', 'pluto'],
    natural: ['saturn', 'moon', 'jupiter', 'sun'],
    form: [['lead', 'near', 'placed'], ['counter'], ['support', 'life'], ['mark']],
    signs: [SLOW_SIGNS, QUICK_SIGNS],
    scene: 'jupiter',
    tells: 'dignity',
    first: (page) => signWitness(page, 'risk', 'mars'),
    bearer: (page) => bearerPlanet(page, 'jupiter'),
  }),
  company: money('company', {
    house: 8,
    secondSide: ['moon', 'mercury', 'venus', 'jupiter', 'neptune'],
    natural: ['saturn', 'sun', 'moon', 'venus'],
    form: [['mark'], ['lead', 'near', 'placed', 'support'], ['counter'], ['life']],
    signs: [ALONE_SIGNS, TOGETHER_SIGNS],
    first: (page) => rulerWitness(page, 'company'),
    bearer: (page) => bearerCusp(page, 8),
  }),
  season: money('season', {
    house: 2,
    secondSide: ['mars', 'jupiter', 'saturn', 'neptune', 'pluto'],
    natural: ['moon', 'sun', 'saturn', 'jupiter'],
    form: [['lead', 'near', 'placed', 'support'], ['mark'], ['life'], ['counter']],
    signs: [QUICK_SIGNS, SLOW_SIGNS],
    tells: 'better placed',
    first: betterLord,
    bearer: bearerFortune,
  }),
}

/** What the five answers come to: the first two, and the other three. */
export function together(texts: WholeWords['thesis'], plans: ChapterPlans<ChapterQuestion>) {
  const side = (question: ChapterQuestion): Side => plans[question].first.side
  return {
    first: texts.first[POLES.flow[side('flow')]][POLES.hand[side('hand')]],
    last: texts.last[POLES.risk[side('risk')]][POLES.company[side('company')]][POLES.season[side('season')]],
  }
}
