import { AREA_POINTS, type NatalPoint } from '../library/subjects.ts'

/** The parts of life that a day is told of. */
export type Area = 'love' | 'career' | 'health'

/** Their names, and the names under which the library has their texts. */
export const AREAS = [
  { name: 'love', texts: 'love' },
  { name: 'career', texts: 'work' },
  { name: 'health', texts: 'body' },
] as const satisfies readonly { name: Area; texts: keyof typeof AREA_POINTS }[]

/** The parts of life that a natal point speaks of. */
export const areasOf = (point: NatalPoint): Area[] =>
  AREAS.filter(({ texts }) => (AREA_POINTS[texts] as readonly NatalPoint[]).includes(point)).map(({ name }) => name)
