/** What can be wrong with a request of a program, in the words of OAuth. */
export type OAuthCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'access_denied'
  | 'slow_down'

/** A refusal that a program is told as OAuth has it: a code and a sentence for its developer. */
export class OAuthError extends Error {
  readonly code: OAuthCode
  readonly status: 400 | 401 | 429
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: OAuthCode,
    message: string,
    { status = 400, retryAfterSeconds }: Partial<Pick<OAuthError, 'status' | 'retryAfterSeconds'>> = {},
  ) {
    super(message)
    this.name = 'OAuthError'
    this.code = code
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}
