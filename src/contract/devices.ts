import { Account } from './accounts.ts'
import type { Routes } from './route.ts'

export const devices = {
  'POST /session/cookie': {
    summary:
      'For the pages of the site alone (`X-Session: cookie`): exchanges a bearer token, which is dead afterwards, for the session cookie',
    auth: true,
    response: Account,
  },
} as const satisfies Routes
