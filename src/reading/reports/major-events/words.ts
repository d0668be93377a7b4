import type { AspectNature } from '#astro/charts/aspect.ts'
import type { Progressing } from '../../facts/directions.ts'
import type { NatalPoint } from '../../library/subjects.ts'

type Ways<T> = readonly ((said: T) => string)[]

/** The planets whose passages over the chief points come once in a life, or not at all. */
export type Rare = 'uranus' | 'neptune' | 'pluto'
/** The corners of the chart, in the order in which Saturn rises to them. */
export type Corner = 'asc' | 'ic' | 'dsc' | 'mc'

/** The words of the big dates that are no library entry, in one language. */
export interface MajorWords {
  name: string
  subtitle(name: string, years: string): string
  chapters: Record<'method' | 'behind' | 'ahead' | 'turns' | 'corners' | 'rhymes' | 'line', string>
  titles: Record<
    | 'how'
    | 'test'
    | 'density'
    | 'peaks'
    | 'level'
    | 'turns'
    | 'noTurns'
    | 'corners'
    | 'rhymes'
    | 'noRhymes'
    | 'table'
    | 'closing',
    string
  >
  how: Ways<{ transits: number; arcs: number; progressions: number }>
  test: Ways<null>
  methods: string
  noneBehind: string
  noneAhead: string
  passage: Ways<{ meeting: string; dates: readonly string[]; age: number }>
  direction: Ways<{ meeting: string; date: string; age: number }>
  rare: Record<Rare, Record<AspectNature, string>>
  point: Record<NatalPoint, string>
  arc: Record<NatalPoint, string>
  progressed: Record<Progressing, string>
  question: Ways<{ age: number; meeting: string }>
  aheadUse: Ways<{ age: number; meeting: string }>
  turn: Ways<{ planet: 'mercury' | 'venus' | 'mars'; date: string; age: number; begins: 'retrograde' | 'direct' }>
  turnOf: Record<'mercury' | 'venus' | 'mars', Record<'retrograde' | 'direct', string>>
  noTurns: string
  corner: Ways<{ corner: Corner; dates: string; age: number }>
  cornerOf: Record<Corner, readonly string[]>
  rhyme: Ways<{ pair: string; times: readonly string[] }>
  time(method: string, when: string, age: number): string
  pair(a: string, b: string): string
  noRhymes: string
  densityCaption: string
  decade(from: number): string
  peak: Ways<{ year: string; age: number; meetings: readonly string[] }>
  level: Ways<{ from: number; to: number }>
  table: { caption: string; head: readonly [string, string, string, string] }
  closing: Ways<null>
}
