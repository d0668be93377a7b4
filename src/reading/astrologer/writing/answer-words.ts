import type { AspectNature } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { Topic } from '../topics.ts'

export type Element = 'fire' | 'earth' | 'air' | 'water'
/** Two elements in the order fire, earth, air, water. */
export type ElementPair =
  | 'fire fire'
  | 'fire earth'
  | 'fire air'
  | 'fire water'
  | 'earth earth'
  | 'earth air'
  | 'earth water'
  | 'air air'
  | 'air water'
  | 'water water'

/** A plan that is sold: the price of one payment, how many months that covers, and what it comes to a month. */
interface SpokenOffer {
  title: string
  price: string
  cents: number
  months: number
  perMonth: string
  questions: number
  reports: number
}

/** What the reader's plan gives, as the product tells it. */
export interface SpokenPlan {
  title: string
  isFree: boolean
  questionsADay: number
  questionsLeft: number
  /** The day to which it is paid: its civil date `YYYY-MM-DD`, and as it is told; null on the free plan. */
  paidUntil: { date: string; told: string } | null
  features: readonly string[]
  /** How many reports can be ordered without paying. */
  reportsLeft: number
  /** The plans that are sold, the cheapest first, with the price of one payment. */
  offers?: readonly SpokenOffer[]
}

/** What the astrologer says beyond facts and the library. Facts are told by `fact-words`, meanings by the library. */
export interface AnswerWords {
  noBirth: string
  noHour: string
  eitherSign(point: SpokenPoint): string
  otherSign: string
  otherHouse: string
  noAspect(a: SpokenPoint, b: SpokenPoint): string
  fewAspects(point: SpokenPoint): string
  ruledBy(house: number, planet: Planet): string
  emptyHouse: string
  chartOpens: string
  gift(text: string): string
  watch(text: string): string
  topic: Record<Topic, string>
  topicNone: string
  topicNow: string
  care: Partial<Record<Topic, string>>
  helps: string
  presses: string
  periodOpens: { day: string; week: string; month: string; year: string; span: string }
  quietPeriod: string
  noHits: string
  far: string
  retrogradeNow(planets: readonly Planet[]): string
  notRetrograde(planet: Planet): string
  neverRetrograde: string
  noneRetrograde: string
  noEclipse: string
  nextEclipse: string
  favors: string
  avoids: string
  lunarTradition: string
  progressedOpens: string
  bondOpens(name: string): string
  bondThin(name: string): string
  bondCloses: string
  /** How two signs sit with each other by their elements. */
  elements: Record<ElementPair, string>
  signPairOpens(own: Sign, other: Sign): string
  signPairCloses: string
  twoSigns(one: Sign, other: Sign): string
  nature: Record<AspectNature, string>
  askWhom: string
  greeting(name: string): string
  thanks: string
  identity: string
  truth: string
  product: string
  plan(plan: SpokenPlan): string
  unknown: string
  unknownWithChart: string
  fate: string
  minor: string
  expert: string
  injection: string
}
