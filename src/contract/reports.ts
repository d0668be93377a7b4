import * as z from 'zod/mini'
import { REPORT_TYPES } from './catalogue/report.ts'
import { requiredText, Success } from './field.ts'
import type { Routes } from './route.ts'

export const reports = {
  'GET /order/report/:type': {
    summary: 'Order a report with a credit, or this month’s forecast with a plan',
    auth: true,
    params: z.object({ type: requiredText(60) }),
    response: z.object({ status: Success, counters: z.string(), hash: z.string() }),
  },
  'GET /check/report/:type': {
    summary: 'How many reports of a type there are: this month’s, for the monthly forecast',
    auth: true,
    params: z.object({ type: z.enum(REPORT_TYPES) }),
    response: z.object({ status: Success, count: z.number() }),
  },
} as const satisfies Routes
