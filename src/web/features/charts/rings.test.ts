import { DEFAULT_RULES } from '#product/default-rules.ts'
import { expect, test } from 'vitest'
import type { Birth, ChartAnswer } from '#contract/charts.ts'
import { aspectsOf, innerHouse, ringsOf } from './rings.ts'

const body = (id: string, lon: number) => ({
  id,
  lon,
  lat: 0,
  speed: 1,
  sign: Math.floor(lon / 30),
  degree: Math.floor(lon % 30),
  minute: 0,
  house: null,
  retrograde: false,
})
const moment = {
  instant: '2000-01-01T12:00:00Z',
  local: { date: '2000-01-01', clock: '15:00', offset: '+03:00' },
  place: { name: 'Moscow', lat: 55.75, lon: 37.62, time_zone: 'Europe/Moscow' },
  house_system: 'equal',
  uncertain: [],
  birthtime_known: true,
  doubt: null,
  read: { birthdate_julian: null, clock_name: null, territory: null, by_hand: false, turn: null },
}
const houses = {
  cusps: Array.from({ length: 12 }, (_, i) => i * 30),
  asc: 0,
  mc: 270,
  system: 'equal',
  requested: 'equal',
}
const birth: Birth = { ...moment, bodies: [body('sun', 10)], houses }
const answer = (changes: Partial<ChartAnswer>): ChartAnswer => ({
  ...moment,
  type: 'chart:transit',
  title: 'Transit chart',
  created_at: '2026-11-24T03:00:00.000Z',
  zodiac: 'tropical',
  rules: { ...DEFAULT_RULES, own: false },
  bodies: [body('saturn', 100)],
  houses,
  aspects: [{ a: 'saturn', b: 'sun', type: 'square', orb: 0.5, applying: true }],
  whole_day: null,
  reading: [],
  factors: [],
  natal: null,
  partner: null,
  person: null,
  big_three: [],
  told_as: null,
  return: null,
  year: null,
  ...changes,
})

test('a transit stands around the birth, its aspects told from there', () => {
  const rings = ringsOf(answer({ natal: birth }))
  if (!rings) throw new Error('no rings')
  expect(rings.names).toEqual({ inner: { key: 'natal' }, outer: { key: 'transit' } })
  expect(rings.inner.placements[0]?.body).toBe('sun')
  expect(rings.outer.placements[0]?.body).toBe('saturn')
  expect(aspectsOf(rings, { ring: 'outer', point: 'saturn' })).toMatchObject([{ inner: 'sun', aspect: 'square' }])
  expect(aspectsOf(rings, { ring: 'inner', point: 'saturn' })).toEqual([])
  // 100° lies between the cusps at 90 and 120°.
  expect(innerHouse(rings, 'saturn')).toBe(4)
})

test('a return stands in the middle with its own houses, the birth around it', () => {
  const ofReturn = { light: 'sun', for: '2000', next: null, relocated: false } as const
  const rings = ringsOf(answer({ type: 'chart:solar-return', natal: birth, return: ofReturn }))
  if (!rings) throw new Error('no rings')
  expect(rings.names).toEqual({ inner: { key: 'solarReturn' }, outer: { key: 'natal' } })
  expect(rings.aspects).toMatchObject([{ inner: 'saturn', outer: 'sun', aspect: 'square' }])
  expect(innerHouse(rings, 'saturn')).toBe(4)
})

test('in a synastry the reader stands in the middle', () => {
  const rings = ringsOf(
    answer({
      type: 'chart:synastry',
      bodies: [body('moon', 40)],
      partner: { ...birth, houses: null },
      person: { id: 1, name: 'Anna' },
      aspects: [{ a: 'moon', b: 'sun', type: 'conjunction', orb: 2, applying: null }],
    }),
  )
  expect(rings?.names).toEqual({ inner: { key: 'you' }, outer: { name: 'Anna' } })
  expect(rings?.aspects).toMatchObject([{ inner: 'moon', outer: 'sun' }])
  expect(rings?.inner.aspects).toEqual([])
})

test('a natal chart and a composite are one ring', () => {
  expect(ringsOf(answer({ type: 'chart:natal' }))).toBeNull()
  expect(ringsOf(answer({ type: 'chart:composite', partner: birth }))).toBeNull()
})
