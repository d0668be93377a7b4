import { Account } from './accounts.ts'
import type { Part, Routes } from './route.ts'

const calls = {
  'POST /session/cookie': {
    summary:
      'For the pages of the site alone (`X-Session: cookie`): exchanges a bearer token, which is dead afterwards, for the session cookie',
    auth: true,
    response: Account,
  },
} as const satisfies Routes

export const devices = {
  tag: 'Security',
  calls,
} as const satisfies Part
