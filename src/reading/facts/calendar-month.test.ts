import { expect, it } from 'vitest'
import { referenceEvents, referenceLunarDays } from '../../../test/fixtures/ephemeris/reference.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { daysOfMonth, monthsFrom } from './calendar-days.fixture.ts'
import { calendarMonth, type CalendarDayFacts } from './calendar-month.ts'

const sky = loadEphemeris()
const monthOf = (month: string, timeZone = 'UTC') => calendarMonth(sky, daysOfMonth(month, timeZone))
const dayOf = (month: string, day: number, timeZone?: string): CalendarDayFacts => {
  const facts = monthOf(month, timeZone)[day - 1]
  if (!facts) throw new RangeError(`${month} has no day ${day}`)
  return facts
}

it('every exact aspect, station and change of sign of the reference year is on its day, and no other', () => {
  const reference = referenceEvents()
  const within = ({ utc }: { utc: string }) => utc >= '2025-01-01' && utc < '2025-04-01'
  const facts = ['2025-01', '2025-02', '2025-03'].flatMap((month) => monthOf(month))
  const pair = (a: string, b: string) => [a, b].toSorted().join(' ')
  const found = facts.flatMap(({ date, aspects, stations, ingresses }) => [
    ...aspects.map(({ a, b, aspect }) => `${date} ${pair(a, b)} ${aspect}`),
    ...stations.map(({ body, begins }) => `${date} ${body} ${begins}`),
    ...ingresses.map(({ body, direction }) => `${date} ${body} enters ${direction}`),
  ])
  const others = ['moon', 'chiron', 'meanNode', 'trueNode']
  const expected = [
    ...[...reference.aspects, ...reference.moonAspects]
      .filter(within)
      .map(({ utc, a, b, aspect }) => `${utc.slice(0, 10)} ${pair(a, b)} ${aspect}`),
    ...reference.stations
      .filter((event) => within(event) && event.body !== 'chiron')
      .map(({ utc, body, type }) => `${utc.slice(0, 10)} ${body} ${type}`),
    ...reference.ingresses
      .filter((event) => within(event) && !others.includes(event.body))
      .map(({ utc, body, direction }) => `${utc.slice(0, 10)} ${body} enters ${direction}`),
  ]
  expect(found.toSorted()).toEqual(expected.toSorted())
})

it('has on each day the stretches void of course that touch it, from the last aspect of the reference to its ingress', () => {
  const { ingresses, moonAspects } = referenceEvents()
  const entries = ingresses.filter(({ body }) => body === 'moon').map(({ utc }) => utc)
  const stretches = entries.slice(0, -1).map((entry, i) => {
    const to = entries[i + 1] ?? ''
    return { from: moonAspects.findLast(({ utc }) => utc >= entry && utc < to)?.utc ?? entry, to }
  })
  // The first days of the reference lie in a sign that began before it.
  for (const { date, startJdUt, endJdUt, voids } of monthOf('2025-01').slice(4)) {
    const expected = stretches.filter(({ from, to }) => jdUtFromIso(from) < endJdUt && jdUtFromIso(to) > startJdUt)
    expect(voids.length, date).toBe(expected.length)
    for (const [i, { from, to }] of expected.entries()) {
      expect(Math.abs((voids[i]?.fromJdUt ?? 0) - jdUtFromIso(from)) * 86_400, date).toBeLessThan(2)
      expect(Math.abs((voids[i]?.toJdUt ?? 0) - jdUtFromIso(to)) * 86_400, date).toBeLessThan(2)
    }
  }
})

it('the lunar day of a civil one is that of its middle, by the moonrises of Moscow', () => {
  const moscow = referenceLunarDays().moonriseMoonset.find(({ place }) => place === 'Moscow')
  // The moonrise of 1 January 2025 opens the third day of the new moon of 30 December (lunar-days.test.ts).
  const thirds = moscow?.moonrise.slice(0, 20) ?? []
  thirds.forEach((utc, i) => {
    const noon = Date.parse(utc) + 12 * 3_600_000
    const date = new Date(noon).toISOString().slice(0, 10)
    const facts = dayOf('2025-01', Number(date.slice(8)))
    expect(
      facts.lunarDays.map(({ lunarDay }) => lunarDay),
      date,
    ).toContain(3 + i)
    const begin = facts.lunarDays.find(({ lunarDay }) => lunarDay === 3 + i)?.jdUt ?? 0
    expect(Math.abs(begin - jdUtFromIso(utc)) * 1440, date).toBeLessThan(0.2)
    const middle = jdUtFromIso(`${date}T12:00:00Z`)
    if (begin <= middle) expect(facts.lunarDay.lunarDay, date).toBe(3 + i)
  })
})

it('lunar days run on through three years without a gap, and their count begins anew with each new moon', () => {
  const all = monthsFrom(2025, 36).flatMap((month) => monthOf(month, 'Asia/Vladivostok'))
  for (const { date, lunarDays, lunarDay, startJdUt, endJdUt } of all) {
    expect(lunarDays[0]?.jdUt, date).toBeLessThanOrEqual(startJdUt)
    expect(lunarDays.at(-1)?.endJdUt, date).toBeGreaterThanOrEqual(endJdUt)
    lunarDays.slice(1).forEach((stay, i) => {
      const before = lunarDays[i]
      expect(stay.jdUt, date).toBe(before?.endJdUt)
      expect([1, (before?.lunarDay ?? 0) + 1], date).toContain(stay.lunarDay)
    })
    expect(lunarDay.lunarDay, date).toBeLessThanOrEqual(30)
  }
  // 36 months hold 37 new moons: three years of 365.24 days by 29.53.
  expect(
    new Set(all.flatMap(({ lunarDays }) => lunarDays).flatMap((d) => (d.lunarDay === 1 ? [d.jdUt] : []))).size,
  ).toBe(37)
})

it('knows the total eclipse of 12 August 2026 and the total one of the Moon of 3 March', () => {
  // NASA: greatest eclipse 17:45:51 UT, magnitude 1.0386, saros 126, the Sun in Leo; the Moon 11:33:40 UT, saros 133.
  const [solar] = dayOf('2026-08', 12).solarEclipses
  expect(solar).toMatchObject({ type: 'total', saros: 126 })
  // By a smaller radius of the Moon than ours (solar-eclipses.ts).
  expect(solar?.magnitude).toBeCloseTo(1.0386, 2)
  expect(Math.floor((solar?.longitudeDeg ?? 0) / 30)).toBe(4)
  const [lunar] = dayOf('2026-03', 3).lunarEclipses
  expect(lunar).toMatchObject({ type: 'total', saros: 133 })
})

it('an evening in Auckland is another date than in Los Angeles', () => {
  // 2025-01-06T23:56 UT, first quarter.
  expect(dayOf('2025-01', 7, 'Pacific/Auckland').phase.exact?.phase).toBe('first-quarter')
  expect(dayOf('2025-01', 6, 'America/Los_Angeles').phase.exact?.phase).toBe('first-quarter')
})

it('lunations, and rounds of the Moon, count up by one at the new moon and at 0° of Aries', () => {
  const all = monthsFrom(2026, 24).flatMap((month) => monthOf(month))
  const changes = (key: 'lunation' | 'moonRound' | 'phaseRound') =>
    all.slice(1).flatMap((day, i) => {
      const before = all[i]
      if (!before || day[key] === before[key]) return []
      expect(day[key]).toBe(before[key] + 1)
      return [{ day, before }]
    })
  for (const { day, before } of changes('moonRound')) expect([day.moon.sign, before.moon.sign]).toEqual([0, 11])
  for (const { day } of changes('phaseRound')) expect(day.phase).toMatchObject({ phase: 'new', dayInPhase: 0 })
  for (const { day } of changes('lunation')) expect(day.phase.phase).toBe('new')
  // Two years: 730 / 29.53 = 24.7 and 730 / 27.32 = 26.7.
  expect([24, 25]).toContain(changes('lunation').length)
  expect([26, 27]).toContain(changes('moonRound').length)
})
