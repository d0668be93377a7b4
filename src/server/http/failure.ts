import type { Context } from 'hono'
import type { Lang } from '#language/lang.ts'
import { AppError } from '#platform/app-error.ts'
import { isUnreachable, RETRY_AFTER_SECONDS } from '#platform/database/is-unreachable.ts'
import { refersToGone } from '#platform/database/violates.ts'
import type { Services } from '#platform/services.ts'
import { errorBody } from './error-answer.ts'

/** A part of a path that looks drawn at random: a token, or the name of somebody's thing. Words of addresses are shorter. */
const KEY = /(?<=\/)(?=[^/]*[A-Z\d])[\w.-]{24,}(?=\/|$)/g

/** A path as the log may tell it: without what opens something. */
export const pathWithoutKeys = (path: string): string => path.replaceAll(KEY, '…')

export const JSON_TYPE = 'application/json; charset=utf-8'

/** A failure that may be told of; anything else is logged, and nothing of it is told. */
function knownFailure(c: Context, services: Services, error: unknown): AppError {
  if (error instanceof AppError) return error
  const gone = refersToGone(error)
  const { method, path } = c.req
  services.log[gone ? 'warn' : 'error']('request failed', { method, path: pathWithoutKeys(path), error })
  if (gone) return new AppError(gone === 'person' ? 'unauthenticated' : 'not_found', { cause: error })
  if (!isUnreachable(error)) return new AppError('internal', { cause: error })
  return new AppError('unavailable', { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS })
}

export const failureEvent = (c: Context, services: Services, error: unknown, lang: Lang) => ({
  event: 'error',
  data: errorBody(knownFailure(c, services, error), lang),
})

/** Answers a failure, in a language. */
export function failure(c: Context, services: Services, error: unknown, lang: Lang): Response {
  const known = knownFailure(c, services, error)
  if (known.retryAfterSeconds) c.header('retry-after', String(known.retryAfterSeconds))
  c.header('cache-control', 'no-store')
  c.header('content-type', JSON_TYPE)
  return c.json(errorBody(known, lang), known.httpStatus)
}
