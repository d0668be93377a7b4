import { expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { hoursInSigns } from './likelier-sign.ts'

// The equinox of 2024 was on March 20 at 03:06 UT: of that day Pisces had three hours and Aries the others.
it('weighs two signs of a day by their hours', () => {
  expect(hoursInSigns(loadEphemeris(), jdUtFromIso('2024-03-20T12:00:00Z'), 'sun', [11, 0])).toEqual([3, 21])
})
