import * as z from 'zod/mini'
import { CARD_SIZES, CHART_CARDS, DAY_CARDS, PASSAGE_CARD } from '#product/share-cards.ts'
import { CivilDate, RowId } from './field.ts'
import { FileBytes } from './file-answer.ts'
import type { Part, Routes } from './route.ts'

const CARD_THEMES = ['light', 'dark'] as const

const calls = {
  'GET /card/:kind': {
    summary: 'A picture to share: 1080 by 1350 pixels, or 1080 by 1920 as a story; without a name or birth data',
    auth: true,
    media: 'image/png',
    params: z.object({ kind: z.enum([...DAY_CARDS, ...CHART_CARDS, PASSAGE_CARD]) }),
    query: z.object({
      size: z._default(z.enum(CARD_SIZES), 'post'),
      theme: z._default(z.enum(CARD_THEMES), 'light'),
      /** Of a day’s card: which day; today unless told. */
      date: z.optional(CivilDate),
      /** Of a passage: the note that marks it. */
      note: z.optional(RowId),
    }),
    response: FileBytes,
  },
} as const satisfies Routes

export const cards = { tag: 'Charts', calls } as const satisfies Part
