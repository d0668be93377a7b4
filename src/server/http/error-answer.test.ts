import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import { errorBody, validationError } from './error-answer.ts'

const complaintsOf = (schema: z.core.$ZodType, value: unknown) => {
  const result = z.safeParse(schema, value)
  return errorBody(validationError(result.error?.issues ?? []), 'en')
}

describe('a failure', () => {
  it('is one form, in the language asked for', () => {
    const error = invalid({
      email: 'email',
      birthtime: { key: 'time_doubled', values: { place: 'Рим', offset: '+1' } },
    })
    expect(errorBody(error, 'ru')).toEqual({
      status: 'error',
      reason: 'validation',
      message: say('ru', 'check_fields'),
      errors: {
        email: say('ru', 'email'),
        birthtime: 'Такое время было дважды: здесь (Рим) часы перевели назад. Мы взяли первое (+1).',
      },
      codes: { email: 'email', birthtime: 'time_doubled' },
    })
    expect(errorBody(new AppError('not_found'), 'en')).toEqual({
      status: 'error',
      reason: 'not_found',
      message: say('en', 'not_found'),
    })
  })

  it.each([
    [1, 'in 1 minute', 'через 1 минуту'],
    [61, 'in 2 minutes', 'через 2 минуты'],
    [300, 'in 5 minutes', 'через 5 минут'],
    [21 * 60, 'in 21 minutes', 'через 21 минуту'],
  ])('says when to come back after %i seconds', (retryAfterSeconds, en, ru) => {
    const error = new AppError('rate_limited', { retryAfterSeconds })
    expect(errorBody(error, 'en').message).toBe(`Too many attempts. Please try again ${en}.`)
    expect(errorBody(error, 'ru').message).toBe(`Слишком много попыток. Попробуйте снова ${ru}.`)
  })
})

describe('a failed check', () => {
  it('names each field once, by its first complaint, with its path', () => {
    const Body = z.object({
      name: z.string().check(z.minLength(3, 'required'), z.regex(/^x/, 'too_long')),
      list: z.array(z.object({ n: z.number('number') })),
      other: z.string(),
    })
    expect(complaintsOf(Body, { name: '', list: [{ n: 1 }, { n: 'x' }], other: 1 }).errors).toEqual({
      name: say('en', 'required'),
      'list.1.n': say('en', 'number'),
      other: say('en', 'invalid'),
    })
  })

  it('takes of several forms the one that the value came nearest to, wherever it stands', () => {
    const Form = z.union([
      z.object({ email: z.string('required') }),
      z.object({ password: z.string('required'), token: z.string('required') }),
    ])
    expect(complaintsOf(Form, { token: 'x', password: 1 }).errors).toEqual({ email: say('en', 'required') })
    expect(complaintsOf(z.object({ form: Form }), { form: {} }).errors).toEqual({ 'form.email': say('en', 'required') })
    const Inner = z.object({ flag: z.union([z.boolean(), z.literal('on')]) })
    expect(complaintsOf(Inner, { flag: [] }).errors).toEqual({ flag: say('en', 'invalid') })
  })

  it('of a body that is no object says that it could not be read', () => {
    const { errors, message } = complaintsOf(z.object({}), 7)
    expect([errors, message]).toEqual([undefined, say('en', 'bad_request')])
  })
})
