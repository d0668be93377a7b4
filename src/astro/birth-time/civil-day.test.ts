import { describe, expect, it } from 'vitest'
import { civilDay } from './civil-day.ts'
import { SkippedDayError } from './skipped-day-error.ts'

const hours = (timeZone: string, date: string) => {
  const { startUtcMs, endUtcMs } = civilDay({ timeZone, date })
  return { start: new Date(startUtcMs).toISOString(), hours: (endUtcMs - startUtcMs) / 3_600_000 }
}

describe('civilDay', () => {
  it('runs from midnight to midnight', () => {
    expect(hours('Europe/Moscow', '1990-05-17')).toEqual({ start: '1990-05-16T20:00:00.000Z', hours: 24 })
  })

  it('is shorter or longer when clocks change', () => {
    expect(hours('Europe/Berlin', '2024-03-31').hours).toBe(23)
    expect(hours('Europe/Berlin', '2024-10-27').hours).toBe(25)
  })

  it('starts with the jump where midnight is skipped', () => {
    // São Paulo 2018-11-04: 00:00 became 01:00.
    expect(hours('America/Sao_Paulo', '2018-11-04')).toEqual({ start: '2018-11-04T03:00:00.000Z', hours: 23 })
  })

  it('starts with the first midnight where it comes twice', () => {
    // Havana 2024-11-03: 01:00 daylight time became 00:00.
    expect(hours('America/Havana', '2024-11-03')).toEqual({ start: '2024-11-03T04:00:00.000Z', hours: 25 })
  })

  it('refuses a day that a place jumped over', () => {
    expect(() => civilDay({ timeZone: 'Pacific/Apia', date: '2011-12-30' })).toThrow(SkippedDayError)
    expect(hours('Pacific/Apia', '2011-12-29').hours).toBe(24)
    expect(hours('Pacific/Apia', '2011-12-31').hours).toBe(24)
  })

  it('refuses a day no calendar has', () => {
    expect(() => civilDay({ timeZone: 'Etc/UTC', date: '2023-02-29' })).toThrow(
      expect.objectContaining({ field: 'day', validRange: 'it is a whole number from 1 to 28' }),
    )
  })
})
