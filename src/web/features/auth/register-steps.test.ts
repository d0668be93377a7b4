import { expect, test } from 'vitest'
import { RegisterBody } from '#contract/accounts.ts'
import { firstStep, STEPS, stepOfError } from './register-steps.ts'

test('each field that a person fills in is asked for in one step', () => {
  const {
    lang: _,
    utm: _utm,
    origin: _origin,
    referer: _referer,
    ...rest
  } = RegisterBody.shape as Record<string, unknown>
  const asked: readonly string[] = STEPS.flat()
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.filter((field) => !(field in rest))).toEqual([])
})

test('the first step with an error is the one to go back to', () => {
  expect(stepOfError({ email: {}, birthplace: {} })).toBe(1)
  expect(stepOfError({ password: {} })).toBe(2)
  expect(stepOfError({})).toBeNull()
})

test('whoever has just seen their chart is asked only what to sign in with', () => {
  expect(STEPS[firstStep(false)]).toContain('birthdate')
  expect(STEPS[firstStep(true)]).toContain('email')
})
