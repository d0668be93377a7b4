import * as z from 'zod/mini'

/** Every stable code a failure can carry, and the HTTP status it travels with. */
export const REASON_STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  /** 401 at signing in, where the call is to be sent again with a `code`; 403 to staff who have none yet. */
  second_factor_required: 401,
  /** A link from a mail that counts for who is signed in to its account, or sets a new password. */
  sign_in_required: 401,
  forbidden: 403,
  /** Nobody has shown yet that the account’s address is theirs. */
  email_unconfirmed: 403,
  /** Who one is must be shown once more: `POST /account/proof`, a passkey or a sign-in; then the call is sent again. */
  proof_required: 403,
  upgrade_required: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  validation: 422,
  rate_limited: 429,
  limit_reached: 429,
  internal: 500,
  unavailable: 503,
} as const
export type Reason = keyof typeof REASON_STATUS

/**
 * A proof of work (ALTCHA, second version) that may be asked for with `rate_limited`. The same call with the header
 * `X-Proof-Of-Work`, base64 of the JSON `{challenge, solution}`, is answered without waiting. A solution works once.
 */
export const Challenge = z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.optional(z.string()) })
export interface Challenge {
  parameters: object
  signature?: string | undefined
}

export const ErrorBody = z.object({
  status: z.literal('error'),
  /** A sentence for a person, in their language. */
  message: z.string(),
  reason: z.enum(Object.keys(REASON_STATUS) as [Reason, ...Reason[]]),
  /** Field → a sentence for a person. */
  errors: z.optional(z.record(z.string(), z.string())),
  /** Field → a stable code of what is wrong with it, in every language the same. */
  codes: z.optional(z.record(z.string(), z.string())),
  challenge: z.optional(Challenge),
  /** Of the public API: a stable code that is finer than the reason, what is wrong and what to give instead, for programmers. */
  code: z.optional(z.string()),
  detail: z.optional(z.string()),
  instead: z.optional(z.string()),
})
export type ErrorBody = z.infer<typeof ErrorBody>
