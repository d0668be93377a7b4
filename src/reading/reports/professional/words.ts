import type { Element, Mode } from '#astro/charts/balance.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Tool, Witness } from './professional-facts.ts'

/** The words of the report on work, in one language. By sign from Aries, by house from the first. */
export interface ProfessionalWords {
  title: string
  subtitle(name: string): string
  chapters: Record<'how' | 'summit' | 'weekday' | 'tools' | 'authority' | 'company' | 'witnesses', string>
  titles: Record<
    | 'how'
    | 'ruler'
    | 'emptyTenth'
    | 'sixth'
    | 'sixthRuler'
    | 'emptySixth'
    | 'table'
    | 'weighing'
    | 'pair'
    | 'boss'
    | 'beginner'
    | 'deadline'
    | 'sunSaturn'
    | 'partner'
    | 'alone'
    | 'fields'
    | 'resume'
    | 'week',
    string
  >
  how: readonly string[]
  wheel: string
  notice: string
  /** What being seen at work means by the sign of the midheaven. */
  summit: readonly string[]
  /** The back door to it, by the house of its ruler. */
  backDoor: readonly string[]
  inTenth: Record<Planet, string>
  inTenthTitle(planet: Planet): string
  emptyTenth: readonly string[]
  weekday: readonly string[]
  inSixth: Record<Planet, string>
  inSixthTitle(planet: Planet): string
  emptySixth: readonly string[]
  table: {
    caption: string
    head: string[]
    sixth: string
    tenth: string
    rows: Record<'cusp' | 'ruler' | 'stands' | 'dignity' | 'planets', string>
  }
  sameRuler: string
  differentRulers: readonly string[]
  tools: {
    caption: string
    intro: readonly string[]
    near: Record<Tool, string>
    pair: Record<'mercury venus' | 'mercury mars' | 'venus mars', string>
    nearTitle(tool: Tool): string
  }
  boss: Record<Element, string>
  beginner: Record<Element, string>
  deadline: Record<Mode, string>
  sunSaturn: { none: Record<Element, string>; before: readonly string[] }
  partner: Record<Element, string>
  alone: Record<Element, string>
  witness: Record<Witness, string>
  fields: {
    intro: readonly string[]
    caption: string
    head: string[]
    name: Record<Planet, string>
    lunch: Record<Planet, string>
    agreed: string
    hint: string
    /** What its trades are like, and by the element of its sign which of them. */
    told: Record<Planet, string>
    narrowed: Record<Planet, Record<Element, string>>
  }
  resume: {
    intro: string
    caption: string
    head: string[]
    sun: readonly string[]
    mc: readonly string[]
    mars: Record<Element, string>
    of: { sun: string; mc: string; mars: string }
  }
  week: Record<Mode, string>
  closing: readonly string[]
}
