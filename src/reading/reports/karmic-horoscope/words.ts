import type { Planet } from '#astro/ephemeris/body.ts'
import type { Sign } from '#astro/charts/chart.ts'

export type KarmicChapter = 'nodes' | 'saturn' | 'twelfth' | 'pluto' | 'chiron' | 'retrograde'

/** The karmic horoscope's own texts in one language. Lists of twelve go by sign from Aries, or by house from the first. */
export interface KarmicWords {
  title: string
  subtitle(name: string): string
  noHour: string
  chapters: Record<KarmicChapter | 'how' | 'close', string>
  titles: Record<
    'how' | 'places' | 'sign' | 'house' | 'exam' | 'hardest' | 'ruler' | 'empty' | 'ties' | 'errand' | 'count' | 'last',
    string
  >
  opening: readonly string[]
  method: string
  table: { caption: string; head: readonly string[]; south: string; twelfth: string }
  axis: readonly ((south: Sign, north: Sign) => string)[]
  axisHouse: readonly ((south: number, north: number) => string)[]
  southRuler(planet: Planet): string
  northRuler(planet: Planet): string
  southSign: readonly string[]
  southHouse: readonly string[]
  exam: readonly string[]
  passing: readonly string[]
  twelfth: readonly string[]
  emptyTwelfth: readonly string[]
  inTwelfth: readonly ((planets: readonly Planet[]) => string)[]
  release: readonly string[]
  plutoSign: string
  found: readonly string[]
  noneBackward: string
  backward: readonly ((planets: readonly (Planet | 'chiron')[]) => string)[]
  hardest: readonly string[]
  /** Saturn has no tense aspect. */
  noHardest: string
  errands: Record<KarmicChapter, readonly string[]>
  close: readonly (readonly string[])[]
}
