import { expect, it } from 'vitest'
import { randomFrom } from '../../../test/random.ts'
import { isoFromJdUt, jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import type { AspectStay } from '../events/aspect-stays.ts'
import { InvalidPlaceError } from './houses.ts'
import { natalChart } from './natal-chart.ts'
import { wholeDayChart } from './whole-day-chart.ts'

const sky = loadEphemeris()
const name = ({ a, aspect, b }: { a: string; aspect: string; b: string }) => `${a} ${aspect} ${b}`
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

// Swiss Ephemeris 2.10.03: Mercury at 300°00′00″ at 04:20:18, direct, and at 11:59:22, retrograde.
it('gives both changes of a body that turns on a border, and the turn', () => {
  const { uncertain, stations } = wholeDayChart(sky, day('1970-01-04T00:00Z', '1970-01-05T00:00Z'))
  const mercury = uncertain.filter(({ body }) => body === 'mercury')
  expect(mercury.map(({ signs }) => signs)).toEqual([
    [9, 10],
    [10, 9],
  ])
  const utc = ['1970-01-04T04:20:18Z', '1970-01-04T11:59:22Z']
  mercury.forEach(({ changesAtJdUt }, i) => expect(isoFromJdUt(changesAtJdUt)).toBe(utc[i]))
  expect(stations.filter(({ body }) => body === 'mercury')).toMatchObject([{ begins: 'retrograde' }])
})

// events.json: the Moon in exact conjunction with Venus 2025-01-03 16:20:42, in the middle of the hours below.
it('calls an aspect that is exact within the day neither applying nor separating', () => {
  const whole = wholeDayChart(sky, day('2025-01-03T12:00Z', '2025-01-03T20:00Z'))
  const moonVenus = whole.chart.aspects.find(({ a, b }) => a === 'moon' && b === 'venus')
  expect(moonVenus).toMatchObject({ aspect: 'conjunction', applying: null })
})

it('on days of 23 and 25 hours, too, agrees with a chart for each quarter of an hour', () => {
  const next = randomFrom(7)
  for (let i = 0; i < 8; i++) {
    const jdUtStart = 2_400_000.5 + Math.floor(next() * 90_000)
    const jdUtEnd = jdUtStart + (i % 2 ? 23 : 25) / 24
    const whole = wholeDayChart(sky, { jdUtStart, jdUtEnd, ...place })
    const stands = ({ enterJdUt, leaveJdUt }: AspectStay, jdUt: number) =>
      jdUt > (enterJdUt ?? -Infinity) && jdUt < (leaveJdUt ?? Infinity)
    for (let jdUt = jdUtStart + 1e-6; jdUt < jdUtEnd; jdUt += 1 / 96) {
      const { placements, aspects } = natalChart(sky, { jdUt, ...place })
      const found = aspects.filter(({ a, b }) => a !== 'asc' && a !== 'mc' && b !== 'asc' && b !== 'mc').map(name)
      const expected = [...whole.chart.aspects, ...whole.passing.filter((stay) => stands(stay, jdUt))].map(name)
      expect(found.toSorted()).toEqual(expected.toSorted())
      for (const { body, sign, retrograde } of placements) {
        const change = whole.uncertain.findLast((one) => one.body === body && one.changesAtJdUt < jdUt)
        const ahead = whole.uncertain.find((one) => one.body === body)
        const middle = whole.chart.placements.find((one) => one.body === body)
        expect(sign, body).toBe(change?.signs[1] ?? ahead?.signs[0] ?? middle?.sign)
        const turned = whole.stations.findLast((one) => one.body === body && one.jdUt < jdUt)?.begins
        const turns = whole.stations.find((one) => one.body === body)?.begins
        const before = turns === undefined ? middle?.retrograde : turns === 'direct'
        expect(retrograde, body).toBe(turned === undefined ? before : turned === 'retrograde')
      }
    }
  }
})

// Swiss Ephemeris 2.10.03, swe_calc_ut: the Moon at 0h and 24h UT.
it("gives the Moon's way", () => {
  const [from, to] = wholeDayChart(sky, day('2025-01-03T00:00Z', '2025-01-04T00:00Z')).moonDeg
  expect(from).toBeCloseTo(321.16372, 5)
  expect(to).toBeCloseTo(334.995258, 5)
})

it('refuses a place that does not exist', () => {
  const whole = day('1990-05-16T20:00Z', '1990-05-17T20:00Z')
  expect(() => wholeDayChart(sky, { ...whole, latitudeDeg: 91 })).toThrow(InvalidPlaceError)
})
