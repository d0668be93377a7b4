import type { Element } from '#astro/charts/balance.ts'
import type { Planet } from '#astro/ephemeris/body.ts'

/** The inner figures: the ten planets and Chiron. */
export type Figure = Planet | 'chiron'

/** Pairs of figures that can be strangers to one another. */
export const STRANGERS = [
  'moon saturn',
  'moon pluto',
  'saturn chiron',
  'moon chiron',
  'sun moon',
  'venus saturn',
  'saturn pluto',
] as const
export type StrangerPair = (typeof STRANGERS)[number]

/** The words of the report on the inner cast, in one language. By sign from Aries, by house from the first. */
export interface PsychologicalWords {
  title: string
  subtitle(name: string): string
  chapters: Record<'how' | 'moon' | 'saturn' | 'chiron' | 'pluto' | 'others' | 'defense' | 'talk' | 'words', string>
  titles: Record<
    | 'how'
    | 'cast'
    | 'mother'
    | 'moonPlace'
    | 'moonTies'
    | 'critic'
    | 'hour'
    | 'hired'
    | 'room'
    | 'eases'
    | 'chironTies'
    | 'lock'
    | 'leave'
    | 'plutoTies'
    | 'first'
    | 'covers'
    | 'trick'
    | 'table'
    | 'scene'
    | 'strangers'
    | 'words'
    | 'closing',
    string
  >
  othersTitle: Record<'sun' | 'venus' | 'mars' | 'mercury' | 'jupiter', string>
  others: Record<'sun' | 'venus' | 'mars' | 'mercury' | 'jupiter', string>
  how: readonly string[]
  notice: string
  withoutHour: string
  wheel: string
  cast: {
    caption: string
    head: string[]
    role: Record<'moon' | 'saturn' | 'chiron' | 'pluto' | 'sun' | 'mars', string>
  }
  mother: readonly string[]
  critic: readonly string[]
  /** When the critic takes the floor, and the rule it guards, by house. */
  hour: readonly string[]
  hired: Record<Element, string>
  room: readonly string[]
  eases: Record<Element, string>
  lock: readonly string[]
  /** Where one would sooner leave, by what Pluto meets; `none` where it meets nothing personal. */
  leave: Record<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'none', string>
  first: Record<Element, string>
  covers: Record<Element, string>
  trick: Record<Element, string>
  talk: { caption: string; head: string[]; silence: string }
  scene: {
    before: readonly string[]
    lines: Record<Figure, readonly [opening: string, again: string, turn: string]>
    /** "Moon: “…”" */
    line(figure: Figure, text: string): string
    after: Record<'tense' | 'joined', readonly string[]>
  }
  strangersIntro(one: Figure, other: Figure): string
  strangers: Record<StrangerPair, string>
  phrases: {
    caption: string
    head: string[]
    of: Record<'moon' | 'saturn' | 'mars', string>
    moon: readonly string[]
    saturn: readonly string[]
    mars: readonly string[]
  }
  wordsIntro: string
  closing: readonly string[]
}
