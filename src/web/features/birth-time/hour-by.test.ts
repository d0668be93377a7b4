import { expect, test } from 'vitest'
import type { BirthCandidate } from '#contract/birth-time.ts'
import { clockLabel, hourBy, takenOf } from './hour-by.ts'

const moon = { sign: 0, degree: 0, minute: 0 }
const of = (utc: string, offset: string, clock: string, more: Partial<BirthCandidate> = {}): BirthCandidate => ({
  utc,
  offset,
  clock,
  clock_name: `${clock} time`,
  fold: 0,
  ascendant: null,
  moon,
  chosen: false,
  ...more,
})
const moscow = of('1939-10-05T09:00:00Z', '+03:00', 'Moscow', { chosen: true })
const polish = of('1939-10-05T11:00:00Z', '+01:00', 'Polish')

test('what one clock shows when the other shows the birth time', () => {
  expect(hourBy(polish, moscow)).toEqual({ clock: '14:00', days: 0 })
  expect(hourBy(moscow, polish)).toEqual({ clock: '10:00', days: 0 })
  const late = of('1939-10-05T22:30:00Z', '+01:00', 'Polish')
  expect(hourBy(late, moscow)).toEqual({ clock: '01:30', days: 1 })
})

test('a clock is named with its offset, one given by hand by that alone', () => {
  expect(clockLabel(polish)).toBe('Polish time, UTC+01:00')
  expect(clockLabel(of('', '-05:00', '-05:00', { clock_name: 'UTC−05:00' }))).toBe('UTC−05:00')
})

test('the likeliest is taken until one is chosen, of a doubled hour the half that is', () => {
  const nothing = { birth_clock: '', birth_fold: '' }
  expect(takenOf([moscow, polish], nothing)).toBe(moscow)
  expect(takenOf([moscow, polish], { birth_clock: 'Polish', birth_fold: '0' })).toBe(polish)
  expect(takenOf([moscow, polish], { birth_clock: 'Japanese', birth_fold: '' })).toBe(moscow)
  const second = of('1939-10-05T10:00:00Z', '+02:00', 'Moscow', { fold: 1 })
  expect(takenOf([moscow, second], { birth_clock: '', birth_fold: '1' })).toBe(second)
  expect(takenOf([{ ...polish }], nothing)).toBeNull()
})
