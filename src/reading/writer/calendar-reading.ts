import type { Factors, Paragraph } from './reading.ts'

/** Something that is exact on a day: its name, its instant (Julian day, UT), and what it says. */
export interface SkyNote extends Paragraph {
  name: string
  jdUt: number
}

export interface EventNote extends SkyNote {
  kind: 'station' | 'ingress' | 'eclipse'
}

/** What a phase is good for, for as long as it lasts: the same on each of its days. */
export interface PhaseEffects {
  emotions: string
  energy: string
  mindset: string
  actions: string
  /** The phase's factor. */
  factor: string
}

/** A civil day of the calendar in words. */
export interface CalendarReading {
  date: string
  /** The thread of the day: its first fact, the Moon, the phase. */
  general: Paragraph[]
  mantra: Paragraph
  /** The lunar day. */
  lunarDay: Paragraph[]
  aspects: SkyNote[]
  /** Stations, changes of sign and eclipses. */
  events: EventNote[]
  phase: PhaseEffects
  factors: Factors
}
