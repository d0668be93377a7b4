import type { Challenge, ErrorBody, Reason } from '#contract/error.ts'

/** A call that failed: the server's own words and code, or `network` when no answer came. */
export class CallError extends Error {
  readonly reason: Reason | 'network'
  readonly status: number
  readonly errors: Readonly<Record<string, string>>
  /** A proof of work with which the same call is answered. */
  challenge?: Challenge | undefined

  constructor(reason: Reason | 'network', message: string, status: number, errors: Record<string, string> = {}) {
    super(message)
    this.name = 'CallError'
    this.reason = reason
    this.status = status
    this.errors = errors
  }
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'reason' in body && 'message' in body && typeof body.message === 'string'

/** The error of an answer that is no success; `fallback` speaks where the body does not (a proxy's page, say). */
export function errorOfAnswer(status: number, body: unknown, fallback: string): CallError {
  if (isErrorBody(body)) {
    const error = new CallError(body.reason, body.message, status, body.errors)
    error.challenge = body.challenge
    return error
  }
  const silent = status === 502 || status === 503 || status === 504
  return new CallError(silent ? 'unavailable' : 'internal', fallback, status)
}

/** The sentence to show for anything thrown. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof CallError ? error.message : fallback
