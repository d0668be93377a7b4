import { expect, it } from 'vitest'
import { LOTS, lotLongitudes } from './lots.ts'

/** Whole degrees, worked by hand: ascendant 100, Sun 10, Moon 50, Mercury 20, Venus 350, Mars 200, Jupiter 120, Saturn 300. */
const CHART = {
  ascendantDeg: 100,
  planets: { sun: 10, moon: 50, mercury: 20, venus: 350, mars: 200, jupiter: 120, saturn: 300 },
}

it.each([
  ['day', { fortune: 140, spirit: 60, eros: 30, necessity: 220, courage: 40, victory: 160, nemesis: 300 }],
  ['night', { fortune: 60, spirit: 140, eros: 250, necessity: 60, courage: 240, victory: 120, nemesis: 340 }],
] as const)('by %s they are those that a hand finds', (sect, expected) => {
  expect(lotLongitudes({ ...CHART, sect })).toEqual(expected)
})

it('Fortune of the day is Spirit of the night', () => {
  const [day, night] = [lotLongitudes({ ...CHART, sect: 'day' }), lotLongitudes({ ...CHART, sect: 'night' })]
  expect(day.fortune).toBe(night.spirit)
  expect(day.spirit).toBe(night.fortune)
  for (const lot of LOTS) expect(day[lot]).toBeLessThan(360)
})
