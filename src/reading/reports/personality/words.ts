import type { Element } from '#astro/charts/balance.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Area } from '../../compose/portrait.ts'
import type { Wish } from '../../compose/themes.ts'

/** The report's own words, in one language. */
export interface PersonalityWords {
  title: string
  subtitle(name: string): string
  noHour: string
  /** How an hour that isn't known may still be found. */
  findHour: { title: string; text: readonly string[] }
  chapters: Record<
    'thesis' | 'lights' | 'lightsAlone' | 'mind' | 'love' | 'work' | 'home' | 'growth' | 'closing' | 'tables',
    string
  >
  /** How the report came about, in paragraphs. */
  made: readonly string[]
  titles: Record<'made' | 'positions' | 'summary' | 'thesis' | 'close' | 'table' | 'rule' | 'grid' | 'tasks', string>
  captions: Record<'wheel' | 'positions' | 'rule' | 'houses' | 'grid', string>
  heads: Record<'positions' | 'rule' | 'houses', readonly string[]>
  /** Headings of the paragraphs that take a theme up in an area of life. */
  areas: Record<Area, string>
  retrograde: string

  /** What the planet that weighs most wants. */
  theme: Record<Planet, string>

  eitherTitle(planet: Planet): string
  /** Opens what is so if a planet whose sign the hour decides is in this one. */
  ifIn(planet: Planet, sign: Sign): string

  closingLead: readonly string[]
  /** What helps a wish of the thesis. */
  wishTasks: Record<Wish, string>
  tasks: Record<Planet, string>
  lacking: Record<Element, string>
}
