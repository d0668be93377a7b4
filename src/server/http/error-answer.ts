import type * as z from 'zod/mini'
import type { ErrorBody } from '#contract/error.ts'
import type { Lang } from '#contract/field.ts'
import { isMessageKey, say, type MessageKey } from '#contract/messages/say.ts'
import { AppError, type Sentence } from '../platform/app-error.ts'

/** What a failed check says of each field, first complaint first. */
export function validationError(issues: readonly z.core.$ZodIssue[]): AppError {
  const errors: Record<string, MessageKey> = {}
  for (const issue of issues.flatMap((i) => (i.code === 'invalid_union' ? shortest(i.errors) : [i]))) {
    const field = issue.path.join('.')
    if (field) errors[field] ??= isMessageKey(issue.message) ? issue.message : 'invalid'
  }
  return new AppError('validation', Object.keys(errors).length > 0 ? { errors } : { message: 'bad_request' })
}

/** Of a union's branches, the one that the value came nearest to. */
function shortest(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] {
  return branches.toSorted((a, b) => a.length - b.length)[0] ?? []
}

/** When to come back, in words: minutes are exact enough, and less alarming than seconds. */
function whenText(lang: Lang, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return new Intl.RelativeTimeFormat(lang, { numeric: 'always' }).format(minutes, 'minute')
}

export function errorBody(error: AppError, lang: Lang): ErrorBody {
  const wait = { when: whenText(lang, error.retryAfterSeconds ?? 60) }
  const speak = ({ key, values }: Sentence) => say(lang, key, { ...wait, ...values })
  return {
    status: 'error',
    message: speak(error.sentence),
    reason: error.reason,
    ...(error.errors && {
      errors: Object.fromEntries(Object.entries(error.errors).map(([field, sentence]) => [field, speak(sentence)])),
    }),
  }
}
