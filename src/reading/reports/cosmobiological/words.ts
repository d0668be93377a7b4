import type { MidpointPoint } from './midpoints.ts'

/** The cosmobiological report's own texts in one language. Pairs are keyed `sun moon`, in the order of MIDPOINT_POINTS. */
export interface CosmoWords {
  title: string
  subtitle(name: string): string
  noHour: string
  chapters: Record<'how' | 'dial' | 'personal' | 'planets' | 'close', string>
  titles: Record<'how' | 'read' | 'dial' | 'knots' | 'roots' | 'table' | 'last', string>
  opening: readonly string[]
  method: string
  reading: readonly string[]
  dial: string
  knots: readonly string[]
  noKnots: string
  roots: readonly string[]
  rootTitle(name: string): string
  table: { caption: string; head: readonly string[]; direct: string; half: string }
  treeTitle(name: string): string
  bare: readonly ((name: string) => string)[]
  /** What a point stands for in this school. */
  stands: Record<MidpointPoint, readonly string[]>
  /** What it does in the middle of a pair. */
  adds: Record<MidpointPoint, readonly string[]>
  pair: Readonly<Record<string, string>>
  pairAgain: readonly ((formula: string) => string)[]
  longest: readonly ((names: readonly string[], count: number) => string)[]
  close: readonly (readonly string[])[]
}
