import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { referenceEclipses } from '../../../test/fixtures/ephemeris/reference.ts'
import { LANGS } from '#language/lang.ts'
import { RECORDED } from '../sky-events/history.ts'
import { NOTABLE } from '../sky-events/notable.ts'
import { loadSkyEvents, readPastManifest, readSkyEventsManifest } from '../sky-events/load-sky-events.ts'
import { writeSkyHistory } from './write-sky-history.ts'

const events = loadSkyEvents()
const on = (day: string, lang: 'en' | 'ru' = 'en', before = '2026-11-21T09:00:00Z') =>
  writeSkyHistory(events.get(day) ?? [], { day, before: new Date(before), lang })

it('the data are those of the manifest, made from the tables that the product has', () => {
  const manifest = readSkyEventsManifest()
  const read = (path: string) => readFileSync(new URL(path, import.meta.url))
  const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('hex')
  expect(sha256(read(`../sky-events/data/${manifest.file}`))).toBe(manifest.sha256)
  expect(sha256(read('../../astro/ephemeris/data/manifest.json'))).toBe(manifest.ephemerisSha256)
  const past = readPastManifest()
  expect(sha256(read(`../sky-events/data/${past.file}`))).toBe(past.sha256)
  const all = [...events.values()].flat()
  const count = (kind: string) => all.filter((event) => event.kind === kind).length
  expect([count('solar'), count('lunar'), count('conjunction')]).toEqual([
    manifest.solarEclipses + past.solarEclipses,
    manifest.lunarEclipses + past.lunarEclipses,
    manifest.conjunctions + past.conjunctions,
  ])
})

it('every eclipse of the reference years is there at its minute and of its type', () => {
  const reference = referenceEclipses()
  const all = [...events.values()].flat().toSorted((a, b) => a.jdUt - b.jdUt)
  for (const [kind, list] of [
    ['solar', reference.solarEclipses],
    ['lunar', reference.lunarEclipses],
  ] as const) {
    const found = all.filter(
      (event) => event.kind === kind && event.jdUt > 2378861.5 && event.at >= reference.from && event.at < reference.to,
    )
    expect(found.map((event) => ('type' in event ? event.type : ''))).toEqual(list.map(({ type }) => type))
    found.forEach((event, i) => {
      expect(Math.abs(Date.parse(event.at) - Date.parse(list[i]?.utc ?? '')), event.at).toBeLessThan(60_000)
    })
  }
})

it('tells the eclipse of 1919 by which light was weighed: total, 13:08 UTC, saros 136', () => {
  // NASA's canon: 29 May 1919, greatest eclipse 13:08:35 UT, magnitude 1.0719; the series' next on 8 June 1937.
  const eclipse = on('05-29').find(({ year }) => year === 1919)
  expect(eclipse).toMatchObject({ type: 'solar_eclipse', saros: 136, planets: ['sun', 'moon'] })
  expect(eclipse?.magnitude).toBeCloseTo(1.0719, 2)
  expect(eclipse?.at).toMatch(/^1919-05-29T13:0[89]Z$/)
  expect(eclipse?.description).toMatch(/greatest at 13:0[89] UTC.* May 18, 1901 and June 8, 1937\.$/)
})

it('tells the great conjunction of 2020: 18:2x UTC, 0.1° apart, 2000 before and 2040 after', () => {
  const meeting = on('12-21', 'ru').find(({ year }) => year === 2020)
  expect(meeting?.name).toBe('Великое соединение 2020 года')
  expect(meeting?.description).toMatch(/Юпитер и Сатурн сошлись в 0°29′ Водолея в 18:\d\d UTC, в 0,1° друг от друга\./)
  expect(meeting?.description).toContain('была 28 мая 2000 года, следующая 31 октября 2040 года')
})

it('has nothing that is still to come', () => {
  expect(on('08-12').at(-1)?.year).toBe(2026)
  expect(on('08-12', 'en', '2026-08-12T17:00:00Z').some(({ year }) => year === 2026)).toBe(false)
})

it.each(LANGS)('every recorded storm and flare is told with its source, %s', (lang) => {
  for (const { date, type, source } of RECORDED) {
    const found = on(date.slice(5), lang).filter(
      (event) => event.year === Number(date.slice(0, 4)) && event.type === type,
    )
    expect(found, date).toHaveLength(1)
    expect(found[0]).toMatchObject({ source, at: null, magnitude: null })
    expect(found[0]?.description.length, date).toBeGreaterThan(80)
  }
})

it.each(LANGS)('all texts of the year are whole, %s', (lang) => {
  const texts = [...events.keys()].flatMap((day) => on(day, lang)).map(({ description }) => description)
  expect(texts.length).toBeGreaterThan(1500)
  for (const text of texts) expect(text).not.toMatch(/undefined|NaN|null|\s\s/)
})

it('has three events or more on every day of the year, in both languages', () => {
  for (let i = 0; i < 366; i++) {
    const day = new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(5, 10)
    for (const lang of LANGS) expect(on(day, lang).length, day).toBeGreaterThanOrEqual(3)
  }
})

it.each([
  // NASA's canons (Espenak & Meeus 2006 and 2009): date by the Julian calendar, UT of greatest eclipse, saros, magnitude.
  ['05-28', -585, 'solar_eclipse', '14:22', 57, 1.08],
  ['08-03', -431, 'solar_eclipse', '14:54', 48, 0.984],
  ['08-02', 1133, 'solar_eclipse', '12:07', 102, 1.066],
  ['05-01', 1185, 'solar_eclipse', '13:18', 115, 1.074],
  ['03-01', 1504, 'lunar_eclipse', '00:44', 105, 1.096],
  ['05-03', 1715, 'solar_eclipse', '09:36', 114, 1.063],
] as const)('tells the eclipse of %s %i as the canon does', (day, year, type, clock, saros, magnitude) => {
  const eclipse = on(day).find((event) => event.year === year && event.type === type)
  expect(eclipse).toMatchObject({ saros, notable: true, calendar: year < 1582 ? 'julian' : 'gregorian' })
  expect(Math.abs((eclipse?.magnitude ?? 0) - magnitude)).toBeLessThan(0.02)
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))
  expect(Math.abs(minutes(eclipse?.at?.slice(-6, -1) ?? '') - minutes(clock))).toBeLessThan(year < 0 ? 10 : 5)
})

it('tells years before the common era with their calendar, in both languages', () => {
  const told = (lang: 'en' | 'ru') => on('05-28', lang).find(({ year }) => year === -585)
  expect(told('en')?.name).toBe('The eclipse of Thales')
  expect(told('en')?.description).toMatch(
    /about \d\d:\d\d UTC.* the next one is on June 8, 567 BCE\. The date is of the Julian calendar\.$/,
  )
  expect(told('ru')?.description).toMatch(/следующее 8 июня 567 года до н\. э\. Дата по юлианскому календарю\.$/)
  // The same instant by the calendar of ISO 8601, six days earlier.
  expect(told('en')?.at).toMatch(/^-000584-05-22T14:/)
})

it.each(Object.entries(NOTABLE))('%s is among the events computed', (_, key) => {
  const [, kind, year, day = ''] = /^(\w+) (-?\d+)-(\d\d-\d\d)$/.exec(key) ?? []
  const types = { solar: 'solar_eclipse', lunar: 'lunar_eclipse', conjunction: 'planetary_conjunction' }
  const found = on(day).filter((event) => event.notable && event.year === Number(year))
  expect(found.map(({ type }) => type)).toContain(types[kind as keyof typeof types])
})
