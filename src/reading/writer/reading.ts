import type { MoonPhaseName } from '#astro/events/moon-phase.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Factor } from '../facts/factor.ts'

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
  /** An integer, 0–100. */
  score: number
  /** −1 … 1, two decimals: whether tomorrow presses or eases. */
  trend: number
  paragraphs: Paragraph[]
}

/** A day's horoscope. */
export interface DayReading {
  general: Paragraph[]
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
