import type { MoonPhaseName } from '#astro/events/moon-phase.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Factor } from '../facts/factor.ts'
import type { Pass } from '../facts/transit-stories.ts'

/** A text of some sentences, and the ids of the factors that it names and rests on: at least one. */
export interface Paragraph {
  text: string
  factors: string[]
}

/** Every factor that a reading's paragraphs name, by id. */
export type Factors = Record<string, Factor>

/** The parts of life that a report can be ordered for. */
export type Category =
  | 'mental'
  | 'personal'
  | 'communication'
  | 'relationship'
  | 'spirituality'
  | 'emotional'
  | 'finance'
  | 'career'
  | 'leadership'
  | 'health'
  | 'liberty'

/** Something of the day to lean on, or to mind. */
export interface Focus {
  title: string
  desc: string
  category: Category
  /** In words: "Mars trine natal Mercury", and what it means today. */
  aspects: { aspect: string; meaning: string }[]
  factors: string[]
}

/** One part of life on one day. */
export interface AreaReading {
  /** An integer, 0–100: on the side of what is told, and 50 where nothing is. */
  score: number
  /** Whether nothing of the day speaks of it: then the figure says nothing. */
  isQuiet: boolean
  /** −1 … 1, two decimals: whether tomorrow presses or eases. */
  trend: number
  paragraphs: Paragraph[]
  /** Where today has nothing for it: the next date that has. */
  next: DatedParagraph | null
}

/** A text about a date `YYYY-MM-DD`. */
export interface DatedParagraph extends Paragraph {
  date: string
}

/** A transit that lasts, in words. Instants are Julian days, UT; null where they can't be told. */
export interface RunningTransit {
  title: string
  /** One plain sentence. */
  meaning: string
  text: string
  beganJdUt: number | null
  endsJdUt: number | null
  passes: readonly Pass[]
  /** Which of the passes is nearest to the day, from 1. */
  pass: number | null
  retrograde: boolean
  factors: string[]
}

/** Seven days from one on: how they weigh, and which is the best and the hardest. */
export interface WeekReading extends Paragraph {
  days: { date: string; score: number }[]
  best: DatedParagraph
  hardest: DatedParagraph
}

/** A day's horoscope. */
export interface DayReading {
  /** What kind of day it is, in one sentence. */
  headline: Paragraph
  thread: Paragraph[]
  /** Where the Moon is, and until when. */
  moonLine: Paragraph
  /** The lasting transits that weigh most. */
  now: RunningTransit[]
  week: WeekReading
  /** Where the hour of birth is unknown: what is left out for it. */
  unknownHour: string | null
  mantra: Paragraph
  /** Illumination as a fraction, 0–1. */
  moon: { phase: MoonPhaseName; illuminatedFraction: number; sign: Sign }
  /** Integers, 0–100. */
  mood: { mental: number; emotional: number; creativity: number; energy: number }
  love: AreaReading
  career: AreaReading
  health: AreaReading
  strengths: Focus[]
  attention: Focus[]
  factors: Factors
}
