import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Lang } from '#language/lang.ts'
import { isMessageKey, say } from '#contract/messages/say.ts'

/**
 * Checks a form with the schema that the server checks it with, and says the same sentences. `instead` gives the form's
 * own words where its controls differ from the wire's (a date in three parts is not "year-month-day"); `with` are values
 * that the schema wants and no field holds.
 */
export function contractResolver<Form extends FieldValues, Schema extends z.core.$ZodType<FieldValues>>(
  schema: Schema,
  lang: Lang,
  { instead = {}, with: added = {} }: { instead?: Partial<Record<string, string>>; with?: FieldValues } = {},
): Resolver<Form, unknown, z.core.output<Schema>> {
  return (values) => {
    const result = z.safeParse(schema, { ...values, ...added })
    if (result.success) return { values: result.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const issue of result.error.issues) {
      const field = issue.path.join('.')
      const sentence = instead[issue.message] ?? say(lang, isMessageKey(issue.message) ? issue.message : 'invalid')
      errors[field] ??= { type: issue.message, message: sentence }
    }
    return { values: {}, errors: errors as FieldErrors<Form> }
  }
}
