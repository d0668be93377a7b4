import * as z from 'zod/mini'
import type { Routes } from './route.ts'

export const meta = {
  'GET /version': {
    summary: 'The version of texts and calendar that a cache is good for',
    response: z.object({ version: z.string() }),
  },
} as const satisfies Routes
