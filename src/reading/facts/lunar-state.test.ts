import { expect, it } from 'vitest'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { voidMoons } from '#astro/events/void-moon.ts'
import { daysOfMonth, monthsFrom } from './calendar-days.fixture.ts'
import { calendarMonth } from './calendar-month.ts'
import { lunarState } from './lunar-state.ts'

const sky = loadEphemeris()
const at = (iso: string, timeZone = 'UTC') => lunarState(sky, { jdUt: jdUtFromIso(iso), timeZone })

it('knows the Moon of 13 January 2025: full at 22:26 UTC, in Cancer, the fifteenth lunar day in Moscow', () => {
  // Fixtures: elongation 180° at 22:26:55; the rise of the 13th in Moscow opens day 15 (1 January’s opens day 3).
  const { phase, moonDeg, lunarDay } = at('2025-01-13T22:27:00Z')
  expect(phase).toMatchObject({ phase: 'full' })
  expect(phase.illuminatedFraction).toBeGreaterThan(0.998)
  expect(Math.floor(moonDeg / 30)).toBe(3)
  expect(lunarDay.lunarDay).toBe(15)
})

it('names the next four key days in order, on the dates on which the calendar shows them', () => {
  const timeZone = 'America/New_York'
  const shown = monthsFrom(2026, 12).flatMap((month) => calendarMonth(sky, daysOfMonth(month, timeZone)))
  for (const { date, endJdUt } of shown.slice(0, 300)) {
    const { keyDays } = lunarState(sky, { jdUt: endJdUt - 0.2, timeZone })
    expect(keyDays, date).toHaveLength(4)
    expect(keyDays.map(({ lunarDay }) => lunarDay).toSorted((a, b) => a - b)).toEqual([1, 9, 16, 24])
    for (const key of keyDays) {
      expect(key.date >= date, date).toBe(true)
      const day = shown.find((other) => other.date === key.date)
      // A first day of some hours may be in the middle of no civil one.
      expect([day?.lunarDay.lunarDay, ...(day?.lunarDays.map(({ lunarDay }) => lunarDay) ?? [])]).toContain(
        key.lunarDay,
      )
      const before = shown[shown.findIndex((other) => other.date === key.date) - 1]
      expect(before?.lunarDay.lunarDay, date).not.toBe(key.lunarDay)
    }
  }
})

it('has the stretches void of course of the date, or else the next one', () => {
  const timeZone = 'Asia/Vladivostok'
  for (const { date, voids, startJdUt, endJdUt } of calendarMonth(sky, daysOfMonth('2026-11', timeZone))) {
    const state = lunarState(sky, { jdUt: (startJdUt + endJdUt) / 2, timeZone })
    if (voids.length > 0) {
      expect(state.voids.map(({ sign }) => sign)).toEqual(voids.map(({ sign }) => sign))
      continue
    }
    expect(state.voids, date).toHaveLength(1)
    // Nothing lies between the date and it.
    const [next] = state.voids
    expect(next?.fromJdUt ?? 0, date).toBeGreaterThanOrEqual(endJdUt)
    expect(voidMoons(sky, { fromJdUt: endJdUt, toJdUt: (next?.toJdUt ?? 0) - 1e-6 })).toHaveLength(1)
  }
})
