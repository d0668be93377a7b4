import * as z from 'zod/mini'
import type { Part, Routes } from './route.ts'

const calls = {
  'GET /version': {
    summary: 'The version of texts and calendar that a cache is good for',
    response: z.object({ version: z.string() }),
  },
} as const satisfies Routes

export const meta = {
  tag: 'Service',
  calls,
} as const satisfies Part
