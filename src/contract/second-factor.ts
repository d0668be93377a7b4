import * as z from 'zod/mini'
import { blankAsAbsent, oneLine, Success, Done } from './field.ts'
import type { Part, Routes } from './route.ts'

const password = z.string().check(z.maxLength(1000, 'too_long'))

/** A code of the authenticator app, or a recovery code. */
export const Code = z
  .string('required')
  .check(oneLine, z.trim(), z.minLength(1, 'required'), z.maxLength(40, 'code_wrong'))

export const BeginSecondFactorBody = z.object({ password: blankAsAbsent(password) })
export const CodeBody = z.object({ code: Code })
export type CodeBody = z.infer<typeof CodeBody>
export const EndSecondFactorBody = z.object({ password: blankAsAbsent(password), code: Code })

const RecoveryCodes = z.object({
  status: Success,
  /** Shown this once; each opens once. */
  recovery_codes: z.array(z.string()),
})

const calls = {
  'GET /account/second-factor': {
    summary: 'Whether signing in asks for a code of an authenticator app',
    auth: true,
    response: z.object({ on: z.boolean(), since: z.nullable(z.string()), recovery_codes_left: z.number() }),
  },
  'POST /account/second-factor': {
    summary: 'Begin a second factor: a secret for the app; the password, where the account has one',
    auth: true,
    body: BeginSecondFactorBody,
    response: z.object({
      status: Success,
      /** Base 32, to be typed. */
      secret: z.string(),
      uri: z.string(),
      /** The same as a QR code: the path of an SVG of `size` by `size`. */
      qr: z.object({ size: z.number(), path: z.string() }),
    }),
  },
  'POST /account/second-factor/confirm': {
    summary: 'Turn it on with a first code; every other device is signed out',
    auth: true,
    body: CodeBody,
    response: RecoveryCodes,
  },
  'POST /account/second-factor/recovery-codes': {
    summary: 'New recovery codes in the place of those before',
    auth: true,
    body: CodeBody,
    response: RecoveryCodes,
  },
  'DELETE /account/second-factor': {
    summary: 'Turn it off with password and code; every other device is signed out',
    auth: true,
    body: EndSecondFactorBody,
    response: Done,
  },
} as const satisfies Routes

export const secondFactor = {
  tag: 'Security',
  calls,
} as const satisfies Part
