import { expect, it } from 'vitest'
import { zodiacalReleasing } from './zodiacal-releasing.ts'

const BIRTH = 2_400_000

/** By hand, from Valens' years: Cancer 25 years of 360 days are 9,000 days; the twelve signs' months, 211 of 30 days, are 6,330. */
it('of Cancer, the bond is loosed after 211 months: the count goes on from Capricorn and is cut at the end', () => {
  const [cancer, leo] = zodiacalReleasing(3, BIRTH)
  expect([cancer?.sign, (cancer?.toJdUt ?? 0) - BIRTH, leo?.sign]).toEqual([3, 9000, 4])
  const parts = cancer?.parts.map(({ sign, fromJdUt, loosed }) => [sign, fromJdUt - BIRTH, loosed])
  expect(parts).toEqual([
    [3, 0, false],
    [4, 750, false],
    [5, 1320, false],
    [6, 1920, false],
    [7, 2160, false],
    [8, 2610, false],
    [9, 2970, false],
    [10, 3780, false],
    [11, 4680, false],
    [0, 5040, false],
    [1, 5490, false],
    [2, 5730, false],
    [9, 6330, true],
    [10, 7140, false],
    [11, 8040, false],
    [0, 8400, false],
    [1, 8850, false],
  ])
  expect((cancer?.parts.at(-1)?.toJdUt ?? 0) - BIRTH).toBe(9000)
})

it('of a short sign, the parts end before they come round', () => {
  const [taurus] = zodiacalReleasing(1, BIRTH)
  // Eight years are 2,880 days: Taurus 240, Gemini 600, Cancer 750, Leo 570, Virgo 600, and 120 of Libra.
  expect(taurus?.parts.map(({ sign, toJdUt }) => [sign, toJdUt - BIRTH])).toEqual([
    [1, 240],
    [2, 840],
    [3, 1590],
    [4, 2160],
    [5, 2760],
    [6, 2880],
  ])
  expect(taurus?.parts.some(({ loosed }) => loosed)).toBe(false)
})

it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
  'from sign %d on, periods and parts follow without a gap for a life',
  (sign) => {
    const periods = zodiacalReleasing(sign, BIRTH)
    expect(periods[0]?.fromJdUt).toBe(BIRTH)
    expect(periods.at(-1)?.toJdUt).toBeGreaterThanOrEqual(BIRTH + 36_000)
    for (const [i, { fromJdUt, toJdUt, parts }] of periods.entries()) {
      if (i > 0) expect(fromJdUt).toBe(periods[i - 1]?.toJdUt)
      expect([parts[0]?.fromJdUt, parts.at(-1)?.toJdUt]).toEqual([fromJdUt, toJdUt])
      for (const [k, part] of parts.entries()) if (k > 0) expect(part.fromJdUt).toBe(parts[k - 1]?.toJdUt)
      expect(parts.filter(({ loosed }) => loosed).length).toBeLessThanOrEqual(1)
    }
  },
)
