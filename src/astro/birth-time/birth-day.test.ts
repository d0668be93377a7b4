import { expect, it } from 'vitest'
import { birthDay } from './birth-day.ts'

const LVIV = { latitudeDeg: 49.83826, longitudeDeg: 24.02324, timeZone: 'Europe/Kyiv' }
const day = (place: Parameters<typeof birthDay>[0], date: string) => {
  const { startUtcMs, endUtcMs } = birthDay(place, date)
  return [new Date(startUtcMs).toISOString(), (endUtcMs - startUtcMs) / 3_600_000]
}

it('runs from midnight to midnight by the clock that was followed', () => {
  expect(day(LVIV, '1935-02-05')).toEqual(['1935-02-04T23:00:00.000Z', 24])
  expect(day(LVIV, '1950-02-05')).toEqual(['1950-02-04T21:00:00.000Z', 24])
})

it('is two hours shorter where Moscow time came in', () => {
  expect(day(LVIV, '1939-09-21')).toEqual(['1939-09-20T23:00:00.000Z', 24])
  expect(day(LVIV, '1939-09-22')).toEqual(['1939-09-21T23:00:00.000Z', 22])
})

it('is the zone’s own where only the zone is known', () => {
  expect(day({ longitudeDeg: 0, timeZone: 'UTC' }, '1935-02-05')).toEqual(['1935-02-05T00:00:00.000Z', 24])
})
