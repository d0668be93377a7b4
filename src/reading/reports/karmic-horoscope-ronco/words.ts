import type { Planet } from '#astro/ephemeris/body.ts'
import type { Sign } from '#astro/charts/chart.ts'

/** What can turn backward, of the planets. */
export type Turning = Exclude<Planet, 'sun' | 'moon'>

/** The texts of the report on nodes and backward planets in one language. Lists of twelve: signs from Aries, houses from the first. */
export interface RoncoWords {
  title: string
  subtitle(name: string): string
  noHour: string
  southName: string
  chapters: Record<'how' | 'nodes' | 'axis' | 'personal' | 'social' | 'outer' | 'close', string>
  titles: Record<'how' | 'speeds' | 'sign' | 'house' | 'walk' | 'onAxis' | 'freeAxis' | 'count' | 'last', string>
  opening: readonly string[]
  method: readonly string[]
  table: {
    caption: string
    head: readonly string[]
    forward: string
    back: string
    still: string
    perDay(degrees: string): string
  }
  axis: readonly ((south: Sign, north: Sign) => string)[]
  axisHouse: readonly ((south: number, north: number) => string)[]
  shoes: readonly string[]
  carry: readonly string[]
  walk: readonly string[]
  onAxis: readonly string[]
  freeAxis: readonly string[]
  toll: Record<Planet | 'chiron', string>
  back: Record<Turning, string>
  forth: Record<Turning, string>
  still(planet: Planet): string
  count: readonly ((planets: readonly Planet[]) => string)[]
  noneBack: readonly string[]
  outerLead: string
  movesOn: (planet: Planet) => string
  turnsBack: (planet: Planet) => string
  close: readonly (readonly string[])[]
}
