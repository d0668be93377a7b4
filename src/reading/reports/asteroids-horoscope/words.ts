import type { NatalPoint } from '../../library/subjects.ts'

/** The asteroid report's own texts in one language. */
export interface AsteroidWords {
  title: string
  subtitle(name: string): string
  noHour: string
  outOfRange(from: number, to: number): string
  chapters: Record<'how' | 'lights' | 'personal' | 'angles' | 'slow' | 'close', string>
  titles: Record<'how' | 'count' | 'slow' | 'closest' | 'five' | 'last', string>
  opening: readonly string[]
  method(count: string): string
  five: { caption: string; head: readonly string[] }
  /** How many were to be expected by chance, and how many there are. */
  chance: readonly ((found: number, expected: number, points: number) => string)[]
  table: { caption(point: string): string; head: readonly string[]; back: string; forward: string }
  closestTable: { caption: string; head: readonly string[] }
  /** What a name beside a point is read as. */
  host: Partial<Record<NatalPoint, readonly string[]>>
  closest: readonly ((name: string, distance: string) => string)[]
  known: readonly ((name: string, story: string) => string)[]
  mute: readonly ((name: string) => string)[]
  empty: readonly ((point: string) => string)[]
  ask: readonly string[]
  slow: readonly string[]
  close: readonly (readonly string[])[]
}
