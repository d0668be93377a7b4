import type { Sign } from '#astro/charts/chart.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
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
  callingTexts,
  dayTexts,
  nameTexts,
  orderTexts,
  POLES,
  type WholeWords,
  whenTexts,
  type WorkQuestion,
} from './chapter-words.ts'
import { herald, spirit } from './professional-facts.ts'

/** Planets that speak for people; the others speak for a matter. */
const FOR_PEOPLE: readonly Planet[] = ['sun', 'moon', 'venus', 'jupiter', 'neptune']

/**
 * Which way the first witness of a chapter speaks: these signs or houses, from 1, for the second direction. The cardinal and mutable signs but
 * Libra, Virgo and Capricorn work in bursts; houses of the self, of one's own word, ground, work, conviction and solitude need no order; the
 * angles and the houses of play, far journeys and friends are seen from afar.
 */
const SECOND_PLACES = {
  day: [1, 3, 4, 9, 11, 12],
  order: [1, 3, 4, 5, 9, 12],
  name: [1, 5, 7, 9, 10, 11],
} as const

/** Signs that plainly look at things or at people, serve an order or their own rule, keep to a few or go out to many. */
const [THING_SIGNS, PEOPLE_SIGNS]: [readonly Sign[], readonly Sign[]] = [
  [1, 5, 9],
  [3, 6, 11],
]
const [ORDER_SIGNS, OWN_SIGNS]: [readonly Sign[], readonly Sign[]] = [
  [3, 5, 6, 9],
  [0, 4, 8, 10],
]
const [NEAR_SIGNS, WIDE_SIGNS]: [readonly Sign[], readonly Sign[]] = [
  [1, 3, 5, 11],
  [0, 4, 8, 10],
]

/** The houses in which a planet is at its business (Antiochus and Timaeus, in Rhetorius); in the others it acts late. */
const BUSY_HOUSES: readonly number[] = [1, 4, 5, 7, 10, 11]

const TEXTS = { calling: callingTexts, day: dayTexts, order: orderTexts, name: nameTexts, when: whenTexts } as const

/**
 * Who speaks for the trade: the planet seen last to rise before the Sun (Ptolemy, Tetrabiblos IV.4), or where none is, the light of the sect.
 */
export function tradePlanet(page: ReportPage): ReturnType<typeof herald> | 'sun' | 'moon' {
  return herald(page) ?? (known(fortune(page)).sect === 'day' ? 'sun' : 'moon')
}

function trade(page: ReportPage): FirstWitness {
  const planet = known(tradePlanet(page))
  const { lead } = page.request.library.texts(callingTexts, page.lang)
  const side: Side = FOR_PEOPLE.includes(planet) ? 1 : 0
  return witnessOf(page, { planet, side, texts: lead[planet], cuspHouse: 10, factors: signFacts(page, ['sun', 'mc']) })
}

/** A planet whose place, a sign or a house from 1, decides the direction and the text. */
function placed(page: ReportPage, question: keyof typeof SECOND_PLACES, planet: Planet, place: number): FirstWitness {
  const { lead } = page.request.library.texts(TEXTS[question], page.lang)
  const witness = { planet, place, cuspHouse: WORK[question].house }
  return placedWitness(page, witness, { leads: lead, seconds: SECOND_PLACES[question] })
}

/** The ruler of the sign in which the Lot of Spirit stands. */
function rulerOfSpirit(page: ReportPage): FirstWitness {
  const { lead } = page.request.library.texts(whenTexts, page.lang)
  const { sign, factors } = spiritBearer(page)
  const planet = rulerOf(sign)
  const said = `${page.names.sign(sign)}: ${page.names.point(planet)}`
  const rules = page.factor({
    id: 'special:ruler:spirit',
    kind: 'special',
    transiting: planet,
    natal: planet,
    sign,
    said,
  })
  const side: Side = BUSY_HOUSES.includes(known(page.houseOf(planet))) ? 0 : 1
  const texts = lead[POLES.when[side]][planet]
  return { ...witnessOf(page, { planet, side, texts, cuspHouse: 10, factors: [...factors, rules] }), cusp: sign }
}

/** What a chapter names beside its first witness: its place, from 1, has a text. */
interface Bearer {
  sign: Sign
  house: number
  planet: Planet
  place: number
  factors: readonly string[]
}

/** The sign on a cusp, with the house in which its ruler stands. */
function cuspBearer(page: ReportPage, house: number): Bearer {
  const { sign, ruler, inHouse } = known(rulerOfHouse(page, house))
  return {
    sign,
    house: inHouse,
    planet: ruler,
    place: sign + 1,
    factors: [...rulership(page, house), ...page.houseFact(ruler)],
  }
}

function spiritBearer(page: ReportPage): Bearer {
  const { longitudeDeg, house } = known(spirit(page))
  const sign = signOf(longitudeDeg)
  const said = page.names.degree(longitudeDeg)
  const factor = page.factor({ id: 'spirit', kind: 'special', sign, house, said })
  return {
    sign,
    house,
    planet: rulerOf(sign),
    place: house,
    factors: [factor, ...signFacts(page, ['sun', 'moon', 'asc'])],
  }
}

const work = <Q extends WorkQuestion>(
  question: Q,
  chapter: Omit<ChapterDesign, 'poles' | 'life' | 'texts'> & {
    bearer: (page: ReportPage, first: FirstWitness) => Bearer
  },
): ChapterDesign => ({
  ...chapter,
  poles: POLES[question],
  life(page, first): Paragraph {
    const bearer = chapter.bearer(page, first)
    const { life } = page.request.library.texts(TEXTS[question], page.lang)
    return own(known(life[bearer.place - 1])(bearer), bearer.factors)
  },
  texts: (page) => page.request.library.texts(TEXTS[question], page.lang),
})

/** What one is for, how one works, under whom, where one is known, and when. */
export const WORK: ReportDesign<WorkQuestion> = {
  calling: work('calling', {
    house: 10,
    secondSide: FOR_PEOPLE,
    natural: ['mercury', 'saturn', 'moon', 'venus'],
    form: [['lead', 'near', 'placed', 'support'], ['life'], ['counter'], ['mark']],
    signs: [THING_SIGNS, PEOPLE_SIGNS],
    first: trade,
    bearer: (page, { planet, sign, house }) => ({
      sign,
      house,
      planet,
      place: sign + 1,
      factors: [...page.signFact(planet), ...page.houseFact(planet)],
    }),
  }),
  day: work('day', {
    house: 6,
    secondSide: ['moon', 'mercury', 'jupiter', 'uranus', 'neptune'],
    natural: ['saturn', 'venus', 'mercury', 'moon'],
    form: [['life'], ['lead', 'near', 'placed'], ['mark', 'support'], ['counter']],
    signs: [SLOW_SIGNS, QUICK_SIGNS],
    first: (page) => placed(page, 'day', 'mars', known(page.signOf('mars')) + 1),
    bearer: (page) => cuspBearer(page, 6),
  }),
  order: work('order', {
    house: 7,
    secondSide: ['sun', 'mars', 'uranus', 'pluto'],
    natural: ['moon', 'venus', 'sun', 'mars'],
    form: [['lead', 'near', 'placed'], ['counter'], ['support', 'life'], ['mark']],
    signs: [ORDER_SIGNS, OWN_SIGNS],
    first: (page) => placed(page, 'order', 'saturn', known(page.houseOf('saturn'))),
    bearer: (page) => cuspBearer(page, 7),
  }),
  name: work('name', {
    house: 10,
    secondSide: ['sun', 'mars', 'jupiter', 'uranus', 'neptune'],
    natural: ['moon', 'saturn', 'sun', 'jupiter'],
    form: [['mark', 'lead', 'near', 'placed'], ['counter'], ['support', 'life']],
    signs: [NEAR_SIGNS, WIDE_SIGNS],
    first(page) {
      const { ruler, inHouse } = known(rulerOfHouse(page, 10))
      const first = placed(page, 'name', ruler, inHouse)
      return { ...first, factors: [...first.factors, ...rulership(page, 10), ...page.signFact('mc')] }
    },
    bearer: (page) => ({ ...cuspBearer(page, 10), factors: [...rulership(page, 10), ...page.signFact('mc')] }),
  }),
  when: work('when', {
    house: 10,
    secondSide: ['mars', 'jupiter', 'saturn', 'neptune', 'pluto'],
    natural: ['moon', 'sun', 'saturn', 'jupiter'],
    form: [['lead', 'near', 'placed', 'support'], ['mark'], ['life'], ['counter']],
    signs: [QUICK_SIGNS, SLOW_SIGNS],
    first: rulerOfSpirit,
    bearer: spiritBearer,
  }),
}

/** The sign at the top of the chart. */
export const summitSign = (page: ReportPage): Sign => known(cuspSign(page, 10))

/** What the five answers come to: the first two, and the other three. */
export function together(texts: WholeWords['thesis'], plans: ChapterPlans<WorkQuestion>) {
  const side = (question: WorkQuestion): Side => plans[question].first.side
  return {
    first: texts.first[POLES.calling[side('calling')]][POLES.day[side('day')]],
    last: texts.last[POLES.order[side('order')]][POLES.name[side('name')]][POLES.when[side('when')]],
  }
}
