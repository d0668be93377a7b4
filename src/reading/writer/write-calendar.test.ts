import { beforeAll, describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { daysOfMonth, monthsFrom } from '../facts/calendar-days.fixture.ts'
import { calendarMonth } from '../facts/calendar-month.ts'
import { loadLibrary } from '../library/load-library.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { paragraphFaults } from '../truth/check-text.ts'
import type { CalendarReading } from './calendar-reading.ts'
import type { Paragraph } from './reading.ts'
import { writeCalendar } from './write-calendar.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const ZONES = ['Europe/Moscow', 'America/New_York', 'Pacific/Auckland']

const monthIn = (month: string, timeZone: string, lang: Lang) =>
  writeCalendar(calendarMonth(sky, daysOfMonth(month, timeZone)), { library, lang, timeZone })

const paragraphsOf = ({ general, mantra, lunarDay, aspects, events }: CalendarReading): Paragraph[] => [
  ...general,
  mantra,
  ...lunarDay,
  ...aspects,
  ...events,
]
const sentencesOf = ({ text }: Paragraph) => text.split(/(?<=[.!?…]["”»)]*)(?<!\b[ap]\.m\.)\s+/u)

describe.each(LANGS)('in %s', (lang) => {
  const months = new Map<string, CalendarReading[]>()
  beforeAll(() => {
    for (const [i, month] of monthsFrom(2026, 24).entries())
      months.set(month, monthIn(month, ZONES[i % ZONES.length] ?? 'UTC', lang))
  })
  const days = () => [...months.values()].flat()

  it('every text holds against its factors', () => {
    const faults = days().flatMap((day) =>
      paragraphsOf(day).flatMap((paragraph) => {
        const fault = paragraphFaults(lang, paragraph, day.factors)
        return fault ? [`${day.date}: ${paragraph.text.slice(0, 80)} ${JSON.stringify(fault)}`] : []
      }),
    )
    expect(faults).toEqual([])
  })

  it.each(ZONES)('no sentence stands twice in a month, nor on neighbouring days of two: %s', (timeZone) => {
    const repeated: string[] = []
    let yesterday: CalendarReading | undefined
    for (const month of monthsFrom(2026, 24)) {
      const seen = new Map<string, string>()
      for (const sentence of yesterday ? paragraphsOf(yesterday).flatMap(sentencesOf) : [])
        seen.set(sentence, 'the day before')
      for (const day of monthIn(month, timeZone, lang)) {
        if (day.date.endsWith('-02')) for (const [text, date] of seen) if (date === 'the day before') seen.delete(text)
        for (const sentence of paragraphsOf(day).flatMap(sentencesOf)) {
          const before = seen.get(sentence)
          // Where two planets stand is a fact: they may come back to the degree.
          if (before !== undefined && !/\d°/u.test(sentence)) repeated.push(`${before} ${day.date} ${sentence}`)
          seen.set(sentence, day.date)
        }
        yesterday = day
      }
    }
    expect(repeated).toEqual([])
  })

  it('every day has a thread, a mantra, a lunar day and the phase’s four effects', () => {
    for (const day of days()) {
      expect(day.general.length, day.date).toBeGreaterThanOrEqual(2)
      expect(day.lunarDay.length, day.date).toBe(2)
      for (const text of [day.mantra.text, ...Object.values(day.phase)]) expect(text, day.date).toMatch(/\S{3}/)
      const whole = paragraphsOf(day)
        .map(({ text }) => text)
        .join(' ')
      expect(whole, day.date).not.toMatch(/undefined|NaN|null|\s\s|\{|\}| [.,]/)
    }
  })

  it('tells each exact aspect at its minute, in order', () => {
    for (const { date, aspects } of days()) {
      const instants = aspects.map(({ jdUt }) => jdUt)
      expect(instants, date).toEqual(instants.toSorted((a, b) => a - b))
    }
    // 9 planets by 8 aspects of the Moon in 27.3 to 29.5 days, and the others.
    expect(days().flatMap(({ aspects }) => aspects).length / 24).toBeGreaterThan(75)
  })
})

it('the same sky gives the same text, and the other language the same facts', () => {
  const [once, again] = [1, 2].map(() => monthIn('2027-02', 'Europe/Berlin', 'en'))
  expect(again).toEqual(once)
  const russian = monthIn('2027-02', 'Europe/Berlin', 'ru')
  const facts = (month: readonly CalendarReading[] | undefined) =>
    month?.map(({ date, aspects, events, factors }) => [
      date,
      Object.keys(factors).toSorted(),
      ...[...aspects, ...events].map(({ jdUt }) => jdUt),
    ])
  expect(facts(russian)).toEqual(facts(once))
})

it('tells clocks in the reader’s zone: the first quarter of 23:56 UTC is 2:56 a.m. in Moscow', () => {
  const day = monthIn('2025-01', 'Europe/Moscow', 'en')[6]
  expect(day?.general.at(-1)?.text).toContain('2:56 a.m.')
})

it('leads with an eclipse, and tells its place and saros beside it', () => {
  const day = monthIn('2026-08', 'UTC', 'en')[11]
  expect(day?.general[0]?.text).toMatch(/^A total eclipse of the Sun is greatest at 5:4[56] p\.m\. \p{Lu}/u)
  expect(day?.events[0]).toMatchObject({ kind: 'eclipse', name: 'Total eclipse of the Sun' })
  expect(day?.events[0]?.text).toContain('20°02′ Leo; magnitude 1.04, saros series 126.')
})
