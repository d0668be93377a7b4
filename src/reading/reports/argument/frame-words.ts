import { each, list, says, text, type TextSubject, type TextsOf } from '../../library/text-shape.ts'

/** What the first page of a report that argues says beside its thesis. */
export const frameShape = {
  glance: { caption: text, head: list(2) },
  /** The table of the birth. */
  data: {
    caption: text,
    head: list(2),
    ...each(['date', 'time', 'place', 'zone', 'universal', 'houses', 'zodiac', 'rulers', 'traditional']),
  },
  /** Of houses that don't exist so near the pole. */
  instead: says({ used: 'text', asked: 'text' }),
  notice: text,
} as const

export type FrameWords = TextsOf<TextSubject<typeof frameShape>> & {
  titles: Readonly<Record<'thesis' | 'glance' | 'data', string>>
}
