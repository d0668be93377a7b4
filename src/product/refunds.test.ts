import { describe, expect, it } from 'vitest'
import { PLANS } from './offers.ts'
import { PRODUCT_IDS, PRODUCTS } from './products.ts'
import { deliveredCents, partsOf, ratesOf } from './refunds.ts'

const NOTHING = { reports: 0, forecasts: 0, days: 0, ofDays: 365 }

describe('a price', () => {
  it('of a year divides as its parts would cost singly: 12 × $20 and 2 × $15 of $270', () => {
    // 150 × 30/270 = 16.67 and 150 × 240/270 = 133.33
    expect(partsOf('year', 150_00)).toEqual({ reports: 2, reportsCents: 1667, months: 12, timeCents: 13333 })
    // 16.67/2, 133.33/365 and 133.33/12, to the next cent
    expect(ratesOf('year', 150_00)).toEqual({ report: 834, day: 37, month: 1112 })
  })

  it('of half a year likewise: 6 × $20 and $15 of $135', () => {
    expect(partsOf('six_months', 100_00)).toEqual({ reports: 1, reportsCents: 1111, months: 6, timeCents: 8889 })
  })

  it('of a month is all time, of a bundle all reports', () => {
    expect(partsOf('month', 20_00)).toEqual({ reports: 0, reportsCents: 0, months: 1, timeCents: 2000 })
    expect(ratesOf('month', 20_00)).toEqual({ report: null, day: 66, month: 2000 })
    expect(ratesOf('report_4_bundle', 45_00)).toEqual({ report: 1125, day: null, month: null })
    // With 15 % off: 21.25 for two.
    expect(ratesOf('report_2_bundle', 21_25)).toEqual({ report: 1063, day: null, month: null })
  })
})

describe('what was delivered', () => {
  const year = partsOf('year', 150_00)
  const month = partsOf('month', 20_00)

  it('is the reports and the days begun', () => {
    // 8.335 and 133.33/365 = 0.3653, each to the next cent
    expect(deliveredCents(year, { ...NOTHING, reports: 1, days: 1 })).toBe(834 + 37)
    expect(deliveredCents(year, { ...NOTHING, reports: 2, days: 10 })).toBe(1667 + 366)
  })

  it('is a whole month where its forecast was written, and never days and months both', () => {
    expect(deliveredCents(month, { ...NOTHING, forecasts: 1, days: 1, ofDays: 30 })).toBe(2000)
    expect(deliveredCents(year, { ...NOTHING, forecasts: 1, days: 1 })).toBe(1112)
    expect(deliveredCents(year, { ...NOTHING, forecasts: 1, days: 40 })).toBe(1462)
  })

  it('is never more than the price, and all of it when all was delivered', () => {
    for (const id of [...PRODUCT_IDS, ...PLANS.map((plan) => plan.id)]) {
      for (const cents of [1, 99, 850, 1275, 2000, 15000]) {
        const parts = partsOf(id, cents)
        const all = { reports: parts.reports, forecasts: parts.months, days: 365, ofDays: 365 }
        expect(deliveredCents(parts, all)).toBe(cents)
        expect(deliveredCents(parts, { reports: 99, forecasts: 99, days: 999, ofDays: 365 })).toBe(cents)
        expect(deliveredCents(parts, NOTHING)).toBe(0)
      }
    }
  })

  it('counts no report below its part of the price', () => {
    for (const { id, priceCents, bundle } of Object.values(PRODUCTS))
      for (let reports = 0; reports <= bundle; reports++)
        expect(deliveredCents(partsOf(id, priceCents), { ...NOTHING, reports })).toBeGreaterThanOrEqual(
          (priceCents * reports) / bundle,
        )
  })
})
