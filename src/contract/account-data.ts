import * as z from 'zod/mini'
import { blankAsAbsent, lineOf, Password, DoneWithMessage } from './field.ts'
import type { Part, Routes } from './route.ts'
import { Code } from './second-factor.ts'

/** A device on which the person is signed in. */
const Device = z.object({
  id: z.string(),
  /** What the browser says of itself; null when it says nothing. */
  user_agent: z.nullable(z.string()),
  signed_in_at: z.string(),
  /** To the hour. */
  last_used_at: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
})
export type Device = z.infer<typeof Device>

const written = z.string('required').check(z.minLength(1, 'required'), z.maxLength(1000, 'too_long'))

export const ChangePasswordBody = z
  .object({
    current_password: written,
    password: Password,
    repeat_password: z.string('required').check(z.minLength(1, 'required')),
  })
  .check(
    z.refine(({ password, repeat_password: repeated }) => password === repeated, {
      error: 'passwords_differ',
      path: ['repeat_password'],
    }),
  )

const Rows = z.array(z.object({ what: z.string(), rows: z.number() }))

/** That an account is deleted: how many rows went by table, and how many stay in the books without their person. */
export const Receipt = z.object({
  /** By which the receipt can be asked for again, without an account. */
  code: z.string(),
  erased_at: z.string(),
  deleted: Rows,
  kept: Rows,
  files: z.number(),
})
export type Receipt = z.infer<typeof Receipt>

/**
 * The password, and where two-step sign-in is on a code with it. Or the address, typed once more, with a proof of the last
 * minutes (`POST /account/proof`, a passkey, or signing in with a provider once more); a sign-in alone doesn't count as one.
 */
export const DeleteAccountBody = z.object({
  password: blankAsAbsent(written),
  code: blankAsAbsent(Code),
  email: blankAsAbsent(lineOf(1000)),
})

const calls = {
  'POST /account/password': {
    summary: 'Set a new password with the current one; every other device is signed out',
    auth: true,
    body: ChangePasswordBody,
    response: DoneWithMessage,
  },
  'GET /account/devices': {
    summary: 'The devices on which one is signed in, the one used last first',
    auth: true,
    response: z.array(Device),
  },
  'DELETE /account/devices/:id': {
    summary: 'Signs one device out',
    auth: true,
    params: z.object({ id: lineOf(64) }),
    response: DoneWithMessage,
  },
  'DELETE /account/devices': { summary: 'Signs every other device out', auth: true, response: DoneWithMessage },
  'GET /account/export': {
    summary: 'Everything that is held on the person',
    auth: true,
    proof: true,
    response: z.object({
      exported_at: z.string(),
      account: z.record(z.string(), z.unknown()),
      /** Rows by table; passwords, tokens and keys are left out, which are kept as their hashes alone. */
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
      files: z.array(z.object({ name: z.string(), base64: z.string() })),
    }),
  },
  'DELETE /account': {
    summary:
      'Deletes the account and all its content; subscriptions end at once. Takes the password, or the address with a proof beside the sign-in, else 403 proof_required',
    auth: true,
    body: DeleteAccountBody,
    response: z.extend(DoneWithMessage, { receipt: Receipt }),
  },
  'GET /erasure/:code': {
    summary: 'The receipt of a deleted account, for whoever has its code',
    params: z.object({ code: lineOf(64) }),
    response: Receipt,
  },
} as const satisfies Routes

export const accountData = {
  tag: 'Personal data',
  calls,
  named: {
    Receipt: [Receipt, 'That an account was deleted: rows by table.'],
  },
} as const satisfies Part
