import type { Sign } from '#astro/charts/chart.ts'
import type { PlanetaryLine } from '#astro/charts/planetary-lines.ts'
import type { Planet } from '#astro/ephemeris/body.ts'

export type LineAngle = PlanetaryLine['angle']
/** What somebody may move for. */
export type Purpose = 'work' | 'love' | 'home' | 'study' | 'rest' | 'craft'

/** The relocation report's own texts in one language. */
export interface MovingWords {
  title: string
  subtitle(name: string): string
  chapters: Record<'how' | 'luggage' | 'cities' | 'nearest' | 'purpose' | 'close', string>
  titles: Record<'how' | 'map' | 'table' | 'luggage' | 'last' | 'mean', string>
  opening: readonly string[]
  method: string
  map: string
  table: { caption: string; head: readonly string[] }
  purposeTable: { caption: string; head: readonly string[]; none: string }
  luggage: readonly string[]
  /** A line in a table: "Venus, setting". */
  lineName(planet: Planet, angle: LineAngle): string
  line: Record<Planet, Record<LineAngle, string>>
  km(distanceKm: number): string
  angles(city: string, asc: Sign, mc: Sign): string
  same: readonly ((city: string) => string)[]
  nearest: readonly ((line: string, km: string) => string)[]
  far: readonly ((city: string, line: string, km: string) => string)[]
  second: readonly ((line: string, km: string) => string)[]
  known: readonly ((city: string, line: string, told: string) => string)[]
  moves: readonly ((city: string, moves: readonly string[]) => string)[]
  move(planet: Planet, from: number, to: number): string
  unmoved: readonly ((city: string) => string)[]
  full: readonly ((city: string, planets: readonly Planet[], house: number) => string)[]
  newHouse: readonly ((city: string, planet: Planet, house: number) => string)[]
  newRising: readonly ((city: string, asc: Sign) => string)[]
  nearestLead: readonly string[]
  passes: readonly ((city: string, line: string, km: string) => string)[]
  purpose: Record<Purpose, { title: string; text: string; best(cities: readonly string[]): string; none: string }>
  close: readonly (readonly string[])[]
}
