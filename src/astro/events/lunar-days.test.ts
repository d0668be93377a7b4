import { expect, it } from 'vitest'
import { referenceLunarDays } from '../../../test/fixtures/ephemeris/reference.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { lunarDaysByElongation } from './lunar-days.ts'

const sky = loadEphemeris()

it('begin every 12° as in the reference, to the second', () => {
  const { elongation12deg } = referenceLunarDays()
  const found = lunarDaysByElongation(sky, { fromJdUt: jdUtFromIso('2025-01-01T00:00Z'), toJdUt: jdUtFromIso('2025-03-01T00:00Z') })
  expect(found.map(({ lunarDay }) => lunarDay)).toEqual(elongation12deg.map(({ lunarDay }) => lunarDay))
  elongation12deg.forEach(({ utc }, i) => {
    expect(Math.abs((found[i]?.jdUt ?? 0) - jdUtFromIso(utc)) * 86_400, utc).toBeLessThan(1)
  })
})
