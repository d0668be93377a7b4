import type { Sign } from '#astro/charts/chart.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { Scale } from './scales.ts'

export type Band = 'low' | 'middle' | 'high'
/** Two scales read together, the second's band after the first's. */
export type Quarter = 'high high' | 'high low' | 'low high' | 'low low'

/** The words of the test, in one language. */
export interface PsychotestWords {
  title: string
  subtitle(name: string): string
  chapters: Record<'how' | 'scales' | 'outline' | 'material' | 'closing', string>
  titles: Record<
    | 'radar'
    | 'how'
    | 'longest'
    | 'shortest'
    | 'company'
    | 'work'
    | 'eye'
    | 'element'
    | 'mode'
    | 'lights'
    | 'threads'
    | 'friend'
    | 'closing',
    string
  >
  how: readonly string[]
  notice: string
  withoutHour: string
  scale: Record<
    Scale,
    {
      name: string
      high: string
      low: string
      band: Record<Band, string>
      gap: string
      longest: string
      shortest: string
    }
  >
  radar: string
  table: { caption: string; head: string[] }
  sum: { caption(scale: string): string; head: string[]; start: string; total: string; rest: string }
  placed(point: SpokenPoint, sign: Sign): string
  above(point: SpokenPoint, isAbove: boolean): string
  scored(scale: string, score: number, band: Band): string
  quarters: Record<'company' | 'work' | 'eye', Record<Quarter, string>>
  friend: readonly string[]
  closing: readonly string[]
}
