import type { Sign } from '#astro/charts/chart.ts'
import type { ClassicalPlanet } from '#astro/charts/dignities.ts'
import type { Planet } from '#astro/ephemeris/body.ts'

/** Who plays the other parts. */
export type Supporting = 'venus' | 'mars' | 'saturn' | 'jupiter' | 'mercury' | 'sun' | 'chiron'

/** The tale of the south node in one language. Lists of twelve go by sign from Aries, or by house from the first. */
export interface PastlifeWords {
  title: string
  subtitle(name: string): string
  noHour: string
  southName: string
  chapters: Record<'before' | 'tale' | 'hero' | 'cast' | 'today' | 'other', string>
  titles: Record<
    | 'how'
    | 'points'
    | 'costume'
    | 'setting'
    | 'hero'
    | 'manner'
    | 'place'
    | 'plot'
    | 'company'
    | 'breaks'
    | 'habit'
    | 'north'
    | 'northHouse'
    | 'questions',
    string
  >
  opening: readonly string[]
  method: string
  table: { caption: string; head: readonly string[]; ruler(planet: Planet): string }
  node: readonly ((south: Sign) => string)[]
  nodeHouse: readonly ((south: number) => string)[]
  costume: readonly string[]
  setting: readonly string[]
  breaks: readonly string[]
  breaksLead: readonly string[]
  hero: Record<ClassicalPlanet, string>
  heroLead: readonly ((planet: Planet) => string)[]
  place: readonly string[]
  plot: Record<'flowing' | 'tense' | 'conjunction', readonly ((aspect: string) => string)[]>
  noPlot: string
  company: Record<Planet, string>
  /** The other parts of the tale, by the planet that plays them. */
  cast: Record<Supporting, { title: string; lead: string }>
  alone: readonly string[]
  memory: readonly string[]
  habit: readonly string[]
  habitLead: readonly string[]
  northLead: readonly string[]
  northHouseLead: readonly string[]
  questions: readonly (readonly string[])[]
}
