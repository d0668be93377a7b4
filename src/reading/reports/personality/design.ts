import { elementOf } from '#astro/charts/balance.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { sideOfSign } from '../../compose/directions.ts'
import { judgeChart } from '../../compose/judgment.ts'
import type { Side } from '../../compose/verdict.ts'
import {
  type ChapterDesign,
  type FirstWitness,
  known,
  QUICK_SIGNS,
  type ReportDesign,
  SLOW_SIGNS,
} from '../argument/chapter-design.ts'
import type { ReportPage } from '../report-page.ts'
import type { Spoken } from '../../library/text-shape.ts'
import { spokenParagraph } from '../verdict/passages.ts'
import {
  aimTexts,
  driveTexts,
  growthTexts,
  loveTexts,
  mindTexts,
  needTexts,
  POLES,
  type PortraitQuestion,
} from './chapter-words.ts'

const TEXTS = {
  aim: aimTexts,
  need: needTexts,
  mind: mindTexts,
  love: loveTexts,
  drive: driveTexts,
  growth: growthTexts,
} as const

/** The planet that a question is put to first; growth asks the stronger of Saturn and Jupiter. */
const FIRST = { aim: 'sun', need: 'moon', mind: 'mercury', love: 'venus', drive: 'mars' } as const satisfies Partial<
  Record<PortraitQuestion, Planet>
>
/** The axis of `compose/directions.ts` on which the sign of that planet takes its side. */
export const AXIS = { aim: 'turn', need: 'home', mind: 'mind', love: 'love', drive: 'drive', growth: 'growth' } as const

type Growing = 'saturn' | 'jupiter'

function stronger({ birth }: ReportPage): Growing {
  const { saturn, jupiter } = judgeChart(birth)
  return saturn.rank < jupiter.rank ? 'saturn' : 'jupiter'
}

/** The planet that a chapter of the portrait is about. */
export const firstPlanet = (page: ReportPage, question: PortraitQuestion): Planet =>
  question === 'growth' ? stronger(page) : FIRST[question]

interface SignTexts {
  answer: string
  claim: string
  lead: Spoken
}

/** What the first witness says in a sign. */
export function leadAt(page: ReportPage, question: PortraitQuestion, sign: number): SignTexts {
  const { library, lang } = page.request
  if (question === 'growth') return known(library.texts(growthTexts, lang).lead[stronger(page)][sign])
  const leads: readonly SignTexts[] = library.texts(TEXTS[question], lang).lead
  return known(leads[sign])
}

/** How the first witness shows in life: by its house, by the element of its sign where the hour isn't known. */
export function lifeAt(
  page: ReportPage,
  question: PortraitQuestion,
  { planet, sign }: Pick<FirstWitness, 'planet' | 'sign'>,
): Spoken {
  const { life, still } = page.request.library.texts(TEXTS[question], page.lang)
  const house = page.houseOf(planet)
  return house === null ? still[elementOf(sign)] : known(life[house - 1])
}

/** What a planet adds to the answer of a chapter. */
export function supportAt(page: ReportPage, question: PortraitQuestion, planet: Planet): Spoken | undefined {
  const { planet: voices } = page.request.library.texts(TEXTS[question], page.lang)
  const told: Partial<Record<Planet, { support: Spoken }>> = voices
  return told[planet]?.support
}

/** Saturn gets further by effort, Jupiter by trust, but in the two signs in which it has to earn that: its detriment Virgo and its fall. */
const EARNED: readonly Sign[] = [5, 9]
const sideOfGrowth = (planet: Planet, sign: Sign): Side => (planet === 'saturn' || EARNED.includes(sign) ? 0 : 1)

/** @throws RangeError where the unknown hour leaves the sign open */
function firstWitness(page: ReportPage, question: PortraitQuestion): FirstWitness {
  const planet = firstPlanet(page, question)
  const sign = known(page.signOf(planet))
  const said = leadAt(page, question, sign)
  const side: Side = question === 'growth' ? sideOfGrowth(planet, sign) : known(sideOfSign(AXIS[question], sign))
  return {
    planet,
    side,
    sign,
    house: page.houseOf(planet) ?? 1,
    cusp: sign,
    texts: { answer: said.answer, claim: () => said.claim, lead: () => said.lead.text },
    factors: [...page.signFact(planet), ...page.houseFact(planet)],
  }
}

const chapter = (
  question: PortraitQuestion,
  design: Pick<ChapterDesign, 'house' | 'secondSide' | 'natural' | 'signs' | 'form'>,
): ChapterDesign => ({
  ...design,
  poles: POLES[question],
  tells: 'dignity',
  first: (page) => firstWitness(page, question),
  life: (page, first) => spokenParagraph(lifeAt(page, question, first), first.factors),
  texts(page) {
    const { planet, act, mark } = page.request.library.texts(TEXTS[question], page.lang)
    const spoken = Object.entries(planet).map(([name, { counter, support }]) => [
      name,
      { counter: () => counter, support: () => support.text },
    ])
    return { planet: Object.fromEntries(spoken), act, mark }
  },
})

/** The signs that plainly hold on. */
const STAYING = [1, 3, 5, 9] as const

/** What somebody is after, needs, thinks, loves, does, and how they get further. */
export const PORTRAIT: ReportDesign<PortraitQuestion> = {
  aim: chapter('aim', {
    house: 1,
    secondSide: ['moon', 'saturn', 'neptune', 'pluto'],
    natural: ['mars', 'jupiter', 'moon', 'saturn'],
    signs: [QUICK_SIGNS, [3, 7, 9, 11]],
    // From the fact to the person who knows it.
    form: [['lead', 'near', 'placed', 'support'], ['life'], ['counter'], ['mark']],
  }),
  need: chapter('need', {
    house: 4,
    secondSide: ['sun', 'mercury', 'mars', 'jupiter', 'uranus'],
    natural: ['venus', 'saturn', 'mars', 'jupiter'],
    signs: [STAYING, QUICK_SIGNS],
    // A scene first, then why.
    form: [['life'], ['lead', 'near', 'placed'], ['mark', 'support'], ['counter']],
  }),
  mind: chapter('mind', {
    house: 3,
    secondSide: ['venus', 'saturn', 'neptune', 'pluto'],
    natural: ['moon', 'jupiter', 'saturn', 'pluto'],
    signs: [QUICK_SIGNS, SLOW_SIGNS],
    // A question that the reader can answer, and a scene at the end.
    form: [['mark'], ['lead', 'near', 'placed', 'support'], ['counter'], ['life']],
  }),
  love: chapter('love', {
    house: 7,
    secondSide: ['mercury', 'mars', 'jupiter', 'uranus'],
    natural: ['moon', 'saturn', 'mars', 'uranus'],
    signs: [
      [1, 3, 7, 11],
      [0, 2, 8, 10],
    ],
    // Two wishes against each other, and what comes of them.
    form: [['lead', 'near', 'placed'], ['counter'], ['support', 'life'], ['mark']],
  }),
  drive: chapter('drive', {
    house: 10,
    secondSide: ['venus', 'saturn', 'neptune', 'pluto'],
    natural: ['sun', 'jupiter', 'saturn', 'venus'],
    signs: [QUICK_SIGNS, SLOW_SIGNS],
    // What is seen first, then where the strength comes from.
    form: [['mark'], ['lead', 'near', 'placed'], ['life', 'support'], ['counter']],
  }),
  growth: chapter('growth', {
    house: 9,
    secondSide: ['moon', 'venus', 'jupiter', 'uranus', 'neptune'],
    natural: ['saturn', 'sun', 'jupiter', 'venus'],
    signs: [
      [1, 5, 9],
      [3, 8, 11],
    ],
    // The strength with what disputes it, then the school it goes through.
    form: [['lead', 'near', 'placed', 'support'], ['counter', 'mark'], ['life']],
  }),
}
