import * as z from 'zod/mini'
import { Email, requiredText, Success } from './field.ts'
import type { Routes } from './route.ts'

export const SUPPORT_LENGTH = { subject: 200, message: 5000 } as const

export const SupportBody = z.object({
  subject: requiredText(SUPPORT_LENGTH.subject),
  message: requiredText(SUPPORT_LENGTH.message),
  email: Email,
})

export const support = {
  'POST /support': {
    summary: 'Write to the people who run the service',
    body: SupportBody,
    response: z.object({ status: Success }),
  },
} as const satisfies Routes
