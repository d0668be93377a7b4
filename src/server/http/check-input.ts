import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { Route } from '#contract/route.ts'
import { AppError } from '#platform/app-error.ts'
import { validationError } from './error-answer.ts'
import { isAllPlainText, isPlainText } from './plain-text.ts'

function check(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value)
  if (!result.success) throw validationError(result.error.issues)
  return result.data
}

/** A path that breaks its contract names nothing there is. */
function checkPath(schema: z.core.$ZodType | undefined, value: Record<string, string>): unknown {
  if (!Object.values(value).every(isPlainText)) throw new AppError('not_found')
  const result = schema && z.safeParse(schema, value)
  if (result?.success === false) throw new AppError('not_found')
  return result?.data
}

function checkQuery(schema: z.core.$ZodType | undefined, value: Record<string, string>): unknown {
  if (!isAllPlainText(value)) throw new AppError('bad_request')
  return check(schema, value)
}

/** What a request gives, by its contract. @throws {AppError} not_found, bad_request, validation */
export const checkInput = (c: Context, { params, query, body: shape }: Route, body: unknown) => ({
  params: checkPath(params, c.req.param()),
  query: checkQuery(query, c.req.query()),
  body: check(shape, body),
})
