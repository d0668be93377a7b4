import type { Planet } from '#astro/ephemeris/body.ts'

/** A school of the readings: every planet but the two lights. */
export type School = Exclude<Planet, 'sun' | 'moon'>

/** Where a planet stood toward the horizon and the meridian. */
export type Angle = 'asc' | 'mc' | 'dsc' | 'ic'

/** The texts of the report after Cayce in one language. `rising` goes by sign from Aries. */
export interface CayceWords {
  title: string
  subtitle(name: string): string
  chapters: Record<'how' | 'rising' | 'first' | 'others' | 'lights' | 'retrograde' | 'will', string>
  titles: Record<'how' | 'quotes' | 'horizon' | 'ascendant' | 'angles' | 'none' | 'backward' | 'last', string>
  opening: readonly string[]
  method: string
  quotes: readonly string[]
  table: {
    caption: string
    head: readonly string[]
    angle: Record<Angle, string>
    away(angle: string, degrees: string): string
  }
  figure: string
  /** Which angle a planet is nearest to, and how far. */
  near: Record<Angle, readonly ((planet: Planet, degrees: string) => string)[]>
  /** The same where that is further than ten degrees. */
  far: readonly ((planet: Planet, angle: Angle, degrees: string) => string)[]
  order: readonly ((planet: Planet, place: number) => string)[]
  rising: readonly string[]
  risingLead: readonly string[]
  /** Two or more of one angle within ten degrees. */
  company(planets: readonly Planet[]): string
  nobody: readonly string[]
  sojourn: Record<School, string>
  leaning: Record<School, string>
  differs: Record<School, string>
  passing: Record<School, string>
  where: readonly string[]
  lights: { sun: readonly string[]; moon: readonly string[] }
  backward: Record<School, string>
  backwardLead: readonly string[]
  noneBackward: string
  will: readonly (readonly string[])[]
  schoolTitle(planet: Planet): string
}
