import { expect, it } from 'vitest'
import { landingFigures } from './landing-figures.ts'
import { parseEnv } from './platform/env.ts'

it('counts what can be counted until the operator states all three', () => {
  const figures = landingFigures(parseEnv({ STATED_USERS: '10000', STATED_RATING: '5' }))
  expect(figures.kind).toBe('counted')
  if (figures.kind !== 'counted') return
  expect(figures.places).toBeGreaterThan(200_000)
  expect(figures.errorArcSeconds).toBeLessThan(0.5)
  // The issue asks for over 1,600 entries in each of two languages.
  expect(figures.texts).toBeGreaterThan(3200)
})

it('says what the operator states', () => {
  const env = parseEnv({ STATED_USERS: '10000', STATED_CONSULTATIONS: '50000', STATED_RATING: '5' })
  expect(landingFigures(env)).toEqual({ kind: 'stated', users: 10_000, consultations: 50_000, rating: 5 })
})
