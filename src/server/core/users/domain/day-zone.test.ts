import { expect, it } from 'vitest'
import { dayZoneOf, movesDay } from './day-zone.ts'

const since = new Date('2026-11-21T09:00:00Z')
const user = { timeZone: 'Asia/Tokyo', dayTimeZone: 'Europe/Moscow', dayTimeZoneSince: since }
const after = (hours: number) => new Date(since.getTime() + hours * 3_600_000)

it('moves once in 24 hours', () => {
  expect(movesDay(user, 'Asia/Tokyo', after(23.9))).toBe(false)
  expect(movesDay(user, 'Asia/Tokyo', after(24))).toBe(true)
  expect(movesDay(user, 'Europe/Moscow', after(48))).toBe(false)
})

it('is the first zone that is sent, and before that what is known', () => {
  const fresh = { timeZone: null, dayTimeZone: null, dayTimeZoneSince: null }
  expect(movesDay(fresh, 'Asia/Tokyo', since)).toBe(true)
  expect(dayZoneOf(fresh)).toBe('UTC')
  expect(dayZoneOf({ ...fresh, timeZone: 'Asia/Tokyo' })).toBe('Asia/Tokyo')
  expect(dayZoneOf(user)).toBe('Europe/Moscow')
})
