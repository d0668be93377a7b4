import * as z from 'zod/mini'
import { blankAsAbsent, Success } from './field.ts'
import type { Part, Routes } from './route.ts'
import { Code } from './second-factor.ts'

/** How long it counts that somebody has just shown who they are. */
export const PROOF_MINUTES = 10

const password = z.string().check(z.maxLength(1000, 'too_long'))

const calls = {
  'GET /account/proof': {
    summary: 'Until when the last proof of this session counts, and by what a new one can be given',
    auth: true,
    response: z.object({
      fresh_until: z.nullable(z.string()),
      ways: z.object({
        /** The password; with `code` also a code of the app. */
        password: z.boolean(),
        code: z.boolean(),
        passkey: z.boolean(),
        /** Signing in with Google once more. */
        google: z.boolean(),
        /** The ids of all providers that signing in with once more is a proof: `google`, and others that are set up. */
        providers: z.array(z.string()),
      }),
    }),
  },
  'POST /account/proof': {
    summary:
      'Show once more who one is, by the password and, where two-step sign-in is on, a code. Counts for ten minutes of this session; signing in counts too. Calls that need it answer 403 proof_required without',
    auth: true,
    body: z.object({ password: blankAsAbsent(password), code: blankAsAbsent(Code) }),
    response: z.object({ status: Success, fresh_until: z.string() }),
  },
} as const satisfies Routes

export const proof = {
  tag: 'Security',
  calls,
} as const satisfies Part
