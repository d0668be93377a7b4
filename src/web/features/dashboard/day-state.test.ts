import { expect, test } from 'vitest'
import { CallError } from '../../api/call-error.ts'
import { dayState, pollStep } from './day-state.ts'

const today = '2025-05-17'
const yesterday = '2025-05-16'
const unavailable = new CallError('unavailable', 'Down for a minute.', 503)
const network = new CallError('network', 'Server not available', 0)
const validation = new CallError('validation', 'The birth is not complete.', 422)
const begun = { [today]: { status: 0, content: null } }
const written = { [today]: { status: 2, content: {} } }
const earlier = { ...begun, [yesterday]: { status: 2, content: {} } }

test('an unsettled day is asked for again, after an error at a longer step', () => {
  expect(pollStep({}, undefined, null, today)).toBe(500)
  expect(pollStep({}, begun, null, today)).toBe(500)
  for (const error of [unavailable, network, new TypeError('x')]) expect(pollStep({}, begun, error, today)).toBe(6_000)
  expect(pollStep({}, undefined, network, today)).toBe(6_000)
})

test('a settled day is not asked for again, nor one that was refused', () => {
  expect(pollStep({}, written, null, today)).toBe(false)
  expect(pollStep({}, { [today]: { status: -1 } }, null, today)).toBe(false)
  expect(pollStep({}, written, network, today)).toBe(false)
  expect(pollStep({}, undefined, validation, today)).toBe(false)
})

test('a failed poll with nothing saved is told in its own words beside the waiting card', () => {
  for (const error of [unavailable, network])
    expect(dayState({ days: begun, answered: true, error }, { date: today, today })).toEqual({
      waiting: true,
      offline: false,
      failure: error,
    })
})

test('only a network that failed makes a page a saved one', () => {
  const shown = { date: today, today }
  expect(dayState({ days: written, answered: false, error: network }, shown)).toEqual({
    waiting: false,
    offline: true,
    failure: null,
  })
  expect(dayState({ days: written, answered: false, error: unavailable }, shown)).toEqual({
    waiting: false,
    offline: false,
    failure: unavailable,
  })
})

test('yesterday’s page stands in while today’s is awaited, but kept days alone do not say that it is', () => {
  const shown = { date: yesterday, today }
  expect(dayState({ days: earlier, answered: true, error: null }, shown)).toMatchObject({
    waiting: true,
    offline: false,
  })
  expect(dayState({ days: earlier, answered: true, error: network }, shown)).toMatchObject({
    waiting: true,
    offline: true,
  })
  expect(dayState({ days: earlier, answered: false, error: network }, shown)).toMatchObject({ waiting: false })
  expect(dayState({ days: begun, answered: true, error: validation }, { date: today, today }).waiting).toBe(false)
})
