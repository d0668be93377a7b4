import { expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { LANGS } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { monthlyForecast } from './monthly-forecast.ts'
import { monthTexts } from './words.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { speaksOfSigning } from './write-days.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }

it('knows sentences about signing from others', () => {
  expect(speaksOfSigning('en', 'Sign the contract before noon.')).toBe(true)
  expect(speaksOfSigning('en', 'A sign of spring.')).toBe(false)
  expect(speaksOfSigning('ru', 'Подпишите договор до полудня.')).toBe(true)
  expect(speaksOfSigning('ru', 'Договоритесь заранее.')).toBe(false)
})

it.each(LANGS)('recommends no signing on days on which Mercury goes back, in %s', (lang) => {
  // Mercury is retrograde from June 29 to July 23, 2026, so for most of July.
  const days = [0, 1, 2, 3].flatMap((index) => {
    const request = sampleRequest(room, monthlyForecast, lang, index)
    if (!request) return []
    const july = monthlyForecast.write({ ...request, nowJdUt: jdUtFromIso('2026-07-10T09:00:00Z') })
    const title = room.library.texts(monthTexts, lang).chapters.days
    const chapter = july.chapters.find((one) => one.title === title)
    return (chapter?.sections ?? []).filter((section) => Number(/\d+/.exec(section.title)?.[0] ?? 31) < 23)
  })
  const prose = days.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])),
  )
  expect(prose.length).toBeGreaterThan(20)
  expect(prose.filter((text) => speaksOfSigning(lang, text))).toEqual([])
})

it.each(LANGS)('calls no day good for writing and deciding while Mercury goes back, in %s', (lang) => {
  const { forWhat } = room.library.texts(monthTexts, lang)
  const rows = Array.from({ length: 12 }, (_, index) => index).flatMap((index) => {
    const request = sampleRequest(room, monthlyForecast, lang, index)
    if (!request) return []
    const july = monthlyForecast.write({ ...request, nowJdUt: jdUtFromIso('2026-07-10T09:00:00Z') })
    const blocks = july.chapters[0]?.sections.flatMap((section) => section.blocks) ?? []
    return blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
  })
  const returning = rows.filter(([date = '']) => Number(/\d+/.exec(date)?.[0] ?? 31) < 23)
  expect(returning.length).toBeGreaterThan(10)
  expect(returning.filter(([, , use = '']) => use.includes(forWhat.mercury.conjunction))).toEqual([])
})
