import type { Span } from '../facts/span-facts.ts'
import type { DatedParagraph, Factors, Paragraph, RunningTransit } from './reading.ts'

/** A day of a week, a week of a month or a month of a year. */
export interface SpanPartReading extends Paragraph {
  /** Its first and its last day, `YYYY-MM-DD`. */
  from: string
  to: string
  score: number
}

/** A phase of the Moon or an eclipse that touches the chart. */
export interface SpanSky extends DatedParagraph {
  event: 'new' | 'first-quarter' | 'full' | 'last-quarter' | 'solar' | 'lunar'
  jdUt: number
}

/** A week, a month or a year of one person from a day on. */
export interface SpanReading {
  span: Span
  /** Its first and its last day. */
  from: string
  to: string
  headline: Paragraph
  /** What carries it, in one sentence; null where no long transit runs. */
  carried: Paragraph | null
  threads: RunningTransit[]
  days: { date: string; score: number }[]
  best: DatedParagraph
  hardest: DatedParagraph
  parts: SpanPartReading[]
  sky: SpanSky[]
  unknownHour: string | null
  factors: Factors
}
