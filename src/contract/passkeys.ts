import * as z from 'zod/mini'
import { SignedIn } from './accounts.ts'
import { lineOf, requiredText, RowId, Success, Done } from './field.ts'
import type { Part, Routes } from './route.ts'

export const PASSKEY_NAME_LENGTH = 60

/** A passkey as its owner sees it. */
const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
  /** Whether it is kept by a password manager on several devices, or lives in one device alone. */
  synced: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>

/** What `navigator.credentials` is given, as JSON (WebAuthn Level 3, 5.1.8 and 5.1.9). */
const Options = z.object({ status: Success, options: z.record(z.string(), z.unknown()) })

/** Bytes in base64url. */
const BYTES = /^[\w-]*={0,2}$/
const encoded = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(20_000, 'too_long'), z.regex(BYTES, 'invalid'))
const text = lineOf(200)
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(text)),
  clientExtensionResults: z._default(z.record(text, z.unknown()), {}),
}

/** What a browser makes of a new passkey, as `PublicKeyCredential.toJSON()` gives it. */
export const RegistrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.optional(z.array(text).check(z.maxLength(10, 'too_long'))),
  }),
})
export type RegistrationResponse = z.output<typeof RegistrationResponse>

/** What a browser makes of a passkey that is used. */
export const AuthenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(200, 'too_long'), z.regex(BYTES, 'invalid')))),
  }),
})
export type AuthenticationResponse = z.output<typeof AuthenticationResponse>

const Id = z.object({ id: RowId })
const Used = z.object({ response: AuthenticationResponse })
const name = requiredText(PASSKEY_NAME_LENGTH)

const calls = {
  'GET /account/passkeys': { summary: 'One’s passkeys, oldest first', auth: true, response: z.array(Passkey) },
  'POST /account/passkeys/options': {
    summary: 'Begin a new passkey; for who has confirmed the address',
    auth: true,
    proof: true,
    body: z.object({}),
    response: Options,
  },
  'POST /account/passkeys': {
    summary: 'Keep a new passkey; the person is told by mail',
    auth: true,
    proof: true,
    status: 201,
    body: z.object({ name, response: RegistrationResponse }),
    response: z.object({ status: Success, passkey: Passkey }),
  },
  'PATCH /account/passkeys/:id': {
    summary: 'Rename a passkey',
    auth: true,
    params: Id,
    body: z.object({ name }),
    response: Done,
  },
  'DELETE /account/passkeys/:id': {
    summary: 'Remove a passkey, unless it is the last way to sign in; the person is told by mail',
    auth: true,
    proof: true,
    params: Id,
    response: Done,
  },
  'POST /login/passkey/options': { summary: 'Begin a sign-in by passkey', body: z.object({}), response: Options },
  'POST /login/passkey': {
    summary: 'Sign in by passkey: neither address nor password nor code is asked for',
    body: Used,
    response: SignedIn,
  },
  'POST /account/proof/passkey/options': {
    summary: 'Begin to show by a passkey once more who one is',
    auth: true,
    body: z.object({}),
    response: Options,
  },
  'POST /account/proof/passkey': {
    summary: 'Show by a passkey once more who one is; counts as POST /account/proof does',
    auth: true,
    body: Used,
    response: z.object({ status: Success, fresh_until: z.string() }),
  },
} as const satisfies Routes

export const passkeys = {
  tag: 'Security',
  calls,
  named: {
    RegistrationResponse: [RegistrationResponse, 'A new passkey, as `PublicKeyCredential.toJSON()` gives it.'],
    AuthenticationResponse: [
      AuthenticationResponse,
      'A passkey that is used, as `PublicKeyCredential.toJSON()` gives it.',
    ],
  },
} as const satisfies Part
