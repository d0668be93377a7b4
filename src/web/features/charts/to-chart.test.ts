import { DEFAULT_RULES } from '#product/default-rules.ts'
import { expect, test } from 'vitest'
import type { ChartAnswer } from '#contract/charts.ts'
import { toChart } from './to-chart.ts'

const sun = { id: 'sun', lon: 56.26, lat: 0, speed: 0.96, sign: 1, degree: 26, minute: 15, house: 9, retrograde: false }
const answer: ChartAnswer = {
  type: 'chart:natal',
  title: 'Natal chart',
  created_at: '2026-11-24T03:00:00.000Z',
  instant: '2000-01-01T12:00:00Z',
  local: { date: '2000-01-01', clock: '15:00', offset: '+03:00' },
  place: { name: 'Moscow', lat: 55.75, lon: 37.62, time_zone: 'Europe/Moscow' },
  house_system: 'placidus',
  zodiac: 'tropical',
  rules: { ...DEFAULT_RULES, own: false },
  bodies: [sun, { ...sun, id: 'vulcan' }],
  houses: null,
  aspects: [
    { a: 'sun', b: 'asc', type: 'trine', orb: 1.5, applying: null },
    { a: 'sun', b: 'moon', type: 'novile', orb: 1, applying: true },
  ],
  uncertain: [],
  whole_day: null,
  reading: [],
  factors: [],
  birthtime_known: false,
  doubt: null,
  read: { birthdate_julian: null, clock_name: null, territory: null, by_hand: false, turn: null },
  natal: null,
  partner: null,
  person: null,
  big_three: [],
  told_as: null,
  return: null,
  year: null,
}

test('a chart of the wire becomes one to draw', () => {
  const chart = toChart(answer)
  expect(chart.placements.map(({ body, longitudeDeg, house }) => [body, longitudeDeg, house])).toEqual([
    ['sun', 56.26, 9],
  ])
  expect(chart.houses).toBeNull()
  expect(chart.aspects).toEqual([{ a: 'sun', b: 'asc', aspect: 'trine', orbDeg: 1.5, applying: null }])
})
