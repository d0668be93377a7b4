import type { Element, Mode } from '#astro/charts/balance.ts'
import type { Sign } from '#astro/charts/chart.ts'

/** The words of the report on constitution, in one language. By sign from Aries. */
export interface HealthWords {
  title: string
  subtitle(name: string): string
  chapters: Record<'how' | 'constitution' | 'body' | 'weekday' | 'sun' | 'moon' | 'heat' | 'observe', string>
  titles: Record<
    | 'how'
    | 'elements'
    | 'second'
    | 'least'
    | 'tempo'
    | 'map'
    | 'sixth'
    | 'ruler'
    | 'sun'
    | 'sunTies'
    | 'moon'
    | 'moonHouse'
    | 'mars'
    | 'saturn'
    | 'week'
    | 'closing',
    string
  >
  how: readonly string[]
  notice: string
  withoutHour: string
  bars: string
  share(points: string): string
  qualities: { caption: string; head: string[]; rows: Record<'hot' | 'cold' | 'dry' | 'moist', string> }
  temperament: Record<Element, { name: string; text: string }>
  second: Record<Element, string>
  least: Record<Element, string>
  tempo: Record<Mode, string>
  map: { caption: string; head: string[]; part: readonly string[]; intro: string }
  bodyTitle(sign: Sign): string
  body: readonly string[]
  sixth: readonly string[]
  sun: readonly string[]
  moon: readonly string[]
  nerves: Record<Element, string>
  appetite: Record<Element, string>
  measure: Record<Element, string>
  more: Record<'nerves' | 'appetite' | 'measure' | 'moonTies' | 'element', string>
  mars: Record<Element, string>
  saturn: Record<Element, string>
  week: {
    caption: string
    head: string[]
    days: readonly string[]
    rows: Record<Element, readonly string[]>
    intro: string
  }
  closing: readonly string[]
  again: string
}
