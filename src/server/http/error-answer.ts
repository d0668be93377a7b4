import type * as z from 'zod/mini'
import type { ErrorBody } from '#contract/error.ts'
import type { Lang } from '#language/lang.ts'
import { isMessageKey, say, type MessageKey } from '#contract/messages/say.ts'
import { AppError, type Sentence } from '#platform/app-error.ts'

type Issue = z.core.$ZodIssue

/** Of a union's branches, the complaints of the one that the value came nearest to; else the complaint itself. */
function ownIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [nearest = []] = issue.errors.toSorted((a, b) => a.length - b.length)
  if (nearest.length === 0) return [issue]
  return nearest.flatMap((inner) => ownIssues({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** The fields that a complaint is about: of an object that takes no others, those that it doesn't know. */
function fieldsOf(issue: Issue): string[] {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : [null]
  const names = keys.map((key) => [...issue.path, ...(key === null ? [] : [key])].join('.'))
  return names.filter((name) => name !== '')
}

/** What a failed check says of each field, first complaint first. */
export function validationError(issues: readonly Issue[]): AppError {
  const errors: Record<string, MessageKey> = {}
  for (const issue of issues.flatMap(ownIssues)) {
    for (const field of fieldsOf(issue)) errors[field] ??= isMessageKey(issue.message) ? issue.message : 'invalid'
  }
  return new AppError('validation', Object.keys(errors).length > 0 ? { errors } : { message: 'bad_request' })
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
    ...error.forPrograms,
    ...(error.challenge && { challenge: { ...error.challenge, parameters: { ...error.challenge.parameters } } }),
    ...(error.errors && {
      errors: Object.fromEntries(Object.entries(error.errors).map(([field, sentence]) => [field, speak(sentence)])),
      codes: Object.fromEntries(Object.entries(error.errors).map(([field, { key }]) => [field, key])),
    }),
  }
}
