import * as z from 'zod/mini'
import { Email, requiredParagraphs, requiredText, Success } from './field.ts'
import type { Part, Routes } from './route.ts'

export const SUPPORT_LENGTH = { subject: 200, message: 5000 } as const

export const SupportBody = z.object({
  subject: requiredText(SUPPORT_LENGTH.subject),
  message: requiredParagraphs(SUPPORT_LENGTH.message),
  email: Email,
})

const calls = {
  'POST /support': {
    optionalAuth: true,
    summary: 'Write to the people who run the service',
    body: SupportBody,
    response: z.object({
      status: Success,
      /** Whether the writer's plan has its messages answered first. */
      priority: z.boolean(),
      /** Within how many working days an answer comes. */
      working_days: z.number(),
    }),
  },
} as const satisfies Routes

export const support = {
  tag: 'Service',
  calls,
  named: {
    SupportBody: [SupportBody, 'A message to the people who run the service.'],
  },
} as const satisfies Part
