import { expect, it } from 'vitest'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { InvalidPlaceError } from './houses.ts'
import { natalChart } from './natal-chart.ts'
import { wholeDayChart } from './whole-day-chart.ts'

const sky = loadEphemeris()
const place = { latitudeDeg: 55.75, longitudeDeg: 37.62 }
const day = (start: string, end: string) => ({ jdUtStart: jdUtFromIso(start), jdUtEnd: jdUtFromIso(end), ...place })

// test/fixtures/ephemeris/events.json: Moon into Aquarius 2025-01-01 10:49:41, Venus into Pisces 2025-01-03 03:24:04.
it('says which body changes sign, and when', () => {
  const { uncertain } = wholeDayChart(sky, day('2025-01-01T00:00Z', '2025-01-02T00:00Z'))
  expect(uncertain).toMatchObject([{ body: 'moon', signs: [9, 10] }])
  expect(Math.abs((uncertain[0]?.changesAtJdUt ?? 0) - jdUtFromIso('2025-01-01T10:49:41Z')) * 86_400).toBeLessThan(2)

  const next = wholeDayChart(sky, day('2025-01-03T00:00Z', '2025-01-04T00:00Z')).uncertain
  expect(next.find(({ body }) => body === 'venus')).toMatchObject({ signs: [10, 11] })
})

// events.json: Mars back into Cancer 2025-01-06 (retrograde).
it('tells a retrograde change from a direct one', () => {
  const { uncertain } = wholeDayChart(sky, day('2025-01-06T00:00Z', '2025-01-07T00:00Z'))
  expect(uncertain.find(({ body }) => body === 'mars')).toMatchObject({ signs: [4, 3] })
})

it('has no houses, stands in the middle of the day, and keeps only what holds from beginning to end', () => {
  const whole = day('1990-05-16T20:00Z', '1990-05-17T20:00Z')
  const { chart, uncertain } = wholeDayChart(sky, whole)
  expect(uncertain).toEqual([])
  expect(chart.houses).toBeNull()
  expect(chart.jdUt).toBe(jdUtFromIso('1990-05-17T08:00Z'))
  expect(chart.placements.every(({ house }) => house === null)).toBe(true)

  const at = (jdUt: number) =>
    new Set(natalChart(sky, { jdUt, ...place }).aspects.map((x) => `${x.a} ${x.aspect} ${x.b}`))
  const [first, last] = [at(whole.jdUtStart), at(whole.jdUtEnd)]
  expect(chart.aspects.length).toBeGreaterThan(5)
  for (const { a, aspect, b } of chart.aspects) {
    expect(first.has(`${a} ${aspect} ${b}`) && last.has(`${a} ${aspect} ${b}`)).toBe(true)
  }
})

it('refuses a place that does not exist', () => {
  const whole = day('1990-05-16T20:00Z', '1990-05-17T20:00Z')
  expect(() => wholeDayChart(sky, { ...whole, latitudeDeg: 91 })).toThrow(InvalidPlaceError)
})
