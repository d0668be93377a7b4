import type { AspectNature } from '#astro/charts/aspect.ts'
import type { SpokenPoint } from '../../library/subjects.ts'

/** The points whose degrees are read. */
export type CardPoint =
  | Exclude<SpokenPoint, 'meanLilith' | 'ceres'>
  /** Across from the north node. */
  | 'southNode'
  | 'fortune'

/** Which ten degrees of the signs hold most of the points; `even` where none does. */
export type Stretch = 'first' | 'second' | 'third' | 'even'

export type SabianChapter = 'how' | 'sun' | 'moon' | 'daily' | 'angles' | 'backdrop' | 'road' | 'links' | 'close'

/** The words of the report on degree symbols in one language. Lists of twelve go by sign from Aries, or by house. */
export interface SabianWords {
  title: string
  subtitle(name: string): string
  noHour: string
  chapters: Record<SabianChapter, string>
  titles: Record<'idea' | 'count' | 'stretches' | 'together' | 'scenery' | 'pairs' | 'last', string>
  /** What the two points without an everyday name in the library are called: on their own, and within a sentence. */
  names: Record<'southNode' | 'fortune', { title: string; subject: string }>
  opening: readonly string[]
  notice: string
  rule: readonly string[]
  captions: { wheel: string; table: string; stretches: string }
  head: readonly string[]
  /** "15th degree of Leo". */
  numbered(degree: number, sign: number): string
  /** The three tens, as the bars' labels. */
  tens: readonly string[]
  /** How many points, at a bar's end. */
  counted(count: number): string
  stretches: Record<Stretch, string>
  /** "Sun: the 15th degree of Leo", the title of a section. */
  cardTitle(point: string, degree: string): string
  /** Where the point stands, and as which degree that is counted. */
  stands: readonly ((point: string, sign: string, minutes: string, degree: number) => string)[]
  /** Without the hour: which degree holds for most of the day. */
  mostly: readonly ((point: string, sign: string, degree: number) => string)[]
  /** Without the hour, where the degree holds all day. */
  allDay: readonly ((point: string, sign: string, degree: number) => string)[]
  /** And which pictures the rest of the day has. */
  otherwise: readonly ((degree: string, image: string) => string)[]
  /** The picture has been told at another point. */
  shared: readonly ((point: string, others: string) => string)[]
  role: Record<CardPoint, readonly string[]>
  /** What the sign makes of the point: the library's first sentence, quoted. */
  bySign: readonly ((gist: string) => string)[]
  /** The house as the stage of the scene: a sentence that names it, and one on what is played there. */
  stage: readonly ((point: string, inHouse: string) => string)[]
  played: readonly string[]
  /** What the ten degrees of a sign tell, three a sign. */
  decans: readonly string[]
  retrograde: readonly ((point: string) => string)[]
  asks: readonly string[]
  /** How three pictures lie beside each other: by the elements of their signs, and to be tried out. */
  climate: { alike: string; pair(one: string, other: string, odd: string): string; apart: string }
  daily: readonly string[]
  backdrop: readonly string[]
  links: Record<AspectNature, readonly ((one: string, other: string) => string)[]>
  linksLead: readonly string[]
  noLinks: string
  close: readonly (readonly string[])[]
}
