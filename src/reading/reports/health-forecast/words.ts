import type { Element } from '#astro/charts/balance.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { NatalPoint } from '../../library/subjects.ts'

type Ways<T> = readonly ((said: T) => string)[]

/** The points by which tradition judges the body. */
export type BodyPoint = Extract<
  NatalPoint,
  'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'asc'
>
export type Pressing = Extract<Planet, 'saturn' | 'jupiter' | 'uranus' | 'neptune' | 'pluto'>
export type Pace = 'fast' | 'even' | 'slow'

/** The words of the health forecast that are no library entry, in one language. */
export interface HealthWords {
  title: string
  subtitle(name: string, between: string): string
  notice: string
  noticeEnd: string
  limits: string
  chapters: Record<'come' | 'mars' | 'saturn' | 'jupiter' | 'fog' | 'sixth' | 'pace', string>
  titles: Record<
    | 'how'
    | 'elements'
    | 'places'
    | 'habits'
    | 'noMars'
    | 'noSaturn'
    | 'noJupiter'
    | 'noFog'
    | 'entries'
    | 'ruler'
    | 'table'
    | 'closing',
    string
  >
  how: Ways<{ between: string; windows: number }>
  pace: Ways<null>
  elementsCaption: string
  element: Record<Element, string>
  dominant: Record<Element, Ways<{ planets: string }>>
  lacking: Record<Element, Ways<null>>
  even: Ways<null>
  planets(planets: readonly Planet[]): string
  /** Before the entries of Moon and Mars by sign. */
  restOpening: Ways<null>
  heatOpening: Ways<null>
  placesOpening: Ways<null>
  /** By sign from Aries: what the old figure of the body gives it, and how one may listen to it. */
  place: readonly string[]
  placeOf: Ways<{ point: BodyPoint; sign: Sign }>
  sixthSign: Ways<{ sign: Sign }>
  lineCaption: string
  window: Ways<{ meeting: string; between: string; dates: string }>
  windowOpen: Ways<{ meeting: string; dates: string }>
  touches: Ways<{ meeting: string; between: string; dates: readonly string[] }>
  mars: Record<'conjunction' | 'tense', readonly string[]>
  marsTo: Record<BodyPoint, string>
  slow: Record<Pressing, Record<'hard' | 'soft', readonly string[]>>
  /** What of the body a point stands for. */
  point: Record<BodyPoint, string>
  helps: Record<'mars' | Pressing, readonly string[]>
  none: Record<'mars' | 'saturn' | 'jupiter' | 'fog', string>
  sixthOpening: Ways<{ sign: Sign; ruler: Planet }>
  enters: Ways<{ planet: Planet; date: string }>
  entersFor: Record<Exclude<Planet, 'moon' | 'uranus' | 'neptune' | 'pluto'>, string>
  entersTable: { caption: string; head: readonly [string, string] }
  rulerTouched: Ways<{ meetings: readonly string[] }>
  noEntry: string
  table: { caption: string; head: readonly [string, string, string] }
  paceName: Record<Pace, string>
  paceSentence: Record<Pace, Ways<{ months: readonly string[] }>>
  quietMonth: string
  closing: Ways<{ fast: string; slow: string }>
}
