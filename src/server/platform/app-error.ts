import { REASON_STATUS, type Challenge, type Reason } from '#contract/error.ts'
import type { MessageKey } from '#contract/messages/say.ts'

export interface Sentence {
  key: MessageKey
  values?: Record<string, string>
}

interface Details {
  message?: MessageKey
  values?: Record<string, string>
  /** Field name → what is wrong with it. */
  errors?: Record<string, MessageKey | Sentence>
  retryAfterSeconds?: number
  /** A puzzle whose solution lets the caller go on before that. */
  challenge?: Challenge
  /** Where a reason travels with another status than its own. */
  httpStatus?: 403
  /** Of the public API: what programs go by, and what their programmers read, in English. */
  code?: string
  detail?: string
  instead?: string
  cause?: unknown
}

/** A failure that a person may be told of. Verbs throw it; each transport maps it once. */
export class AppError extends Error {
  readonly reason: Reason
  readonly sentence: Sentence
  readonly errors: Record<string, Sentence> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly challenge: Challenge | undefined
  readonly forPrograms: { code?: string; detail?: string; instead?: string }
  readonly httpStatus: (typeof REASON_STATUS)[Reason]

  constructor(reason: Reason, details: Details = {}) {
    super(details.message ?? reason, { cause: details.cause })
    this.reason = reason
    const fallback: MessageKey =
      reason === 'validation' ? 'check_fields' : reason === 'limit_reached' ? 'rate_limited' : reason
    this.sentence = { key: details.message ?? fallback, values: details.values }
    this.errors =
      details.errors &&
      Object.fromEntries(
        Object.entries(details.errors).map(([field, what]) => [field, typeof what === 'string' ? { key: what } : what]),
      )
    this.retryAfterSeconds = details.retryAfterSeconds
    this.challenge = details.challenge
    const { code, detail, instead } = details
    this.forPrograms = { ...(code && { code }), ...(detail && { detail }), ...(instead && { instead }) }
    this.httpStatus = details.httpStatus ?? REASON_STATUS[reason]
  }
}

/** Fields that are wrong, each with its sentence. */
export const invalid = (errors: Record<string, MessageKey | Sentence>) => new AppError('validation', { errors })
