/** The kinds of report, in the order of the footer. */
export const REPORT_TYPES = [
  'personality',
  'compatibility',
  'pastlife',
  'relationship',
  'financial-potential',
  'life-evolution',
  'monthly-forecast',
  'professional',
  'health-horoscope',
  'health-forecast',
  'astrological-psychotest',
  'numerology',
  'psychological-horoscope',
  'business-life-forecast',
  'asteroids-horoscope',
  'karmic-horoscope',
  'flowers-minerals',
  'moving',
  'lucky-star',
  'major-events',
  'karmic-horoscope-cayce',
  'karmic-horoscope-ronco',
  'events-forecast',
  'cosmobiological',
  'sabian-symbols',
  'child',
] as const
export type ReportType = (typeof REPORT_TYPES)[number]

/** The parts of life that reports are found by. */
export const REPORT_CATEGORIES = [
  'mental',
  'personal',
  'communication',
  'relationship',
  'spirituality',
  'emotional',
  'finance',
  'career',
  'leadership',
  'health',
  'liberty',
] as const
export type ReportCategory = (typeof REPORT_CATEGORIES)[number]

/** The longest that a report takes to be written, in minutes. */
export const DELIVERY_MINUTES = 20

interface Point {
  title: string
  text: string
}

/** What a visitor reads of a report before buying it, in one language. */
export interface ReportTexts {
  title: string
  /** Two or three words under which the footer and lists name it. */
  short: string
  /** On its card and in search engines: one or two sentences. */
  summary: string
  /** On its own page: what question it answers, and how. */
  lead: string
  /** What one has in hand afterwards. */
  benefits: readonly [string, string, string, string, ...string[]]
  /** Its chapters: what is computed, and what is read from it. */
  details: readonly [Point, Point, Point, Point, Point, Point]
  features: readonly [Point, Point, Point]
}

/** One kind of report as it is offered. */
export interface Report {
  type: ReportType
  categories: readonly [ReportCategory, ...ReportCategory[]]
  /** Where it stands in lists, the heaviest first. */
  weight: number
  /** The mean of its ratings, of 5, and how many there are: the operator's figures. */
  score: number
  reviews: number
  isNew?: boolean
  texts: { en: ReportTexts; ru: ReportTexts }
}
