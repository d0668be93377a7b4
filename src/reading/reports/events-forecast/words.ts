import type { AspectNature } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { NatalPoint } from '../../library/subjects.ts'

type Ways<T> = readonly ((said: T) => string)[]

/** The slow planets, whose visits come in several parts. */
export type Slow = Extract<Planet, 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
/** Which of the parts of a visit: on the way there, back, and there again. */
export type Part = 'first' | 'back' | 'last'

/** The words of the year's forecast that are no library entry, in one language. */
export interface EventsWords {
  title(year: { from: string; to: string }): string
  subtitle(name: string, between: string): string
  chapters: Record<'plots' | 'visits' | 'single' | 'stops' | 'arcs' | 'progressions' | 'months' | 'calendar', string>
  titles: Record<
    'how' | 'line' | 'meet' | 'swift' | 'moon' | 'others' | 'load' | 'order' | 'closing' | 'noStops' | 'noArcs',
    string
  >
  how: Ways<{ between: string; transits: number; passes: number; arcs: number; progressions: number }>
  reading: Ways<{ between: string }>
  methods: string
  lineCaption: string
  /** The heaviest story, with its dates in words. */
  heaviest: Ways<{ meeting: string; dates: string }>
  meet: Ways<{ your: string; meetings: readonly string[]; when: string }>
  noMeet: Ways<{ meeting: string }>
  /** What a natal point stands for in a year's plots, and how it is brought up. */
  subject: Ways<string>
  theme: Record<NatalPoint, string>
  parts: Ways<{ meeting: string; dates: readonly string[]; ways: readonly string[] }>
  way: Record<'forward' | 'back', string>
  /** A pass's text under its date. */
  dated(date: string, text: string): string
  part: Record<Slow, Record<Part, string>>
  within: Ways<{ meeting: string; between: string }>
  once: Ways<{ meeting: string; date: string }>
  never: Ways<{ meeting: string; orb: string; date: string }>
  stop: Ways<{ planet: string; your: string; date: string; orb: string; meeting: string }>
  stopOf: Record<Slow | 'mars', string>
  noStops: string
  arc: Ways<{ meeting: string; date: string }>
  arcOf: Record<NatalPoint, string>
  noArcs: string
  moon: Ways<{ meeting: string; date: string }>
  moonTo: Record<NatalPoint, string>
  moonTail: Record<AspectNature, readonly string[]>
  sunTo: Ways<{ meeting: string; date: string }>
  progressedOf: Record<'sun' | 'mercury' | 'venus' | 'mars', string>
  loadCaption: string
  fullest: Ways<{ month: string; count: number }>
  emptiest: Ways<{ month: string; count: number }>
  order: { caption: string; head: readonly [string, string, string, string] }
  closing: Ways<{ between: string }>
  check: Ways<{ dates: readonly string[] }>
}
