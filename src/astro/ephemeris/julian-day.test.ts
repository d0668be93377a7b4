import { describe, expect, it } from 'vitest'
import { dateFromJdUt, InvalidInstantError, isoFromJdUt, jdUtFromDate, jdUtFromIso } from './julian-day.ts'

describe('Julian days', () => {
  // Meeus 1998, Astronomical Algorithms, ch. 7.
  it.each([
    ['2000-01-01T12:00:00Z', 2_451_545],
    ['1999-01-01T00:00Z', 2_451_179.5],
    ['1987-06-19T12:00:00Z', 2_446_966],
    ['1900-01-01T00:00:00Z', 2_415_020.5],
    ['1800-01-01T00:00:00Z', 2_378_496.5],
  ])('%s is %d', (iso, jdUt) => {
    expect(jdUtFromIso(iso)).toBe(jdUt)
    expect(jdUtFromDate(new Date(iso))).toBe(jdUt)
    expect(dateFromJdUt(jdUt).getTime()).toBe(Date.parse(iso))
  })

  it('keeps fractions of a second when read, whole seconds when written', () => {
    expect((jdUtFromIso('2000-01-01T12:00:00.500Z') - 2_451_545) * 86_400).toBeCloseTo(0.5, 4)
    expect(isoFromJdUt(jdUtFromIso('2024-02-29T23:59:59Z'))).toBe('2024-02-29T23:59:59Z')
  })

  it.each([
    '1990-05-17',
    '1990-05-17T10:30:00',
    '1990-05-17T10:30:00+03:00',
    '1990-5-17T10:30:00Z',
    ' 1990-05-17T10:30:00Z',
    '1990-02-29T10:30:00Z',
    '2100-02-29T10:30:00Z',
    '1990-13-01T10:30:00Z',
    '1990-00-10T10:30:00Z',
    '1990-05-17T24:00:00Z',
    '1990-05-17T10:60:00Z',
    '1990-05-17T10:30:60Z',
    '1799-12-31T23:59:59Z',
    '2151-01-01T00:00:00Z',
    'now',
    '',
  ])('refuses "%s"', (text) => {
    expect(() => jdUtFromIso(text)).toThrow(InvalidInstantError)
  })

  it('refuses an invalid Date', () => {
    expect(() => jdUtFromDate(new Date('never'))).toThrow(InvalidInstantError)
  })
})
