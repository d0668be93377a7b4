import { expect, test } from 'vitest'
import type { DailyContent } from '#contract/daily.ts'
import { dayToShow, moonChange, openDates, openingOf, sourcedParagraphs, starsOf, trendOf } from './sections.ts'

const mars = { id: 'f1', kind: 'transit', transiting: 'mars', natal: 'mercury', aspect: 'trine', orb: 0.2 } as const
const moon = { id: 'f2', kind: 'moon', sign: 11 } as const
const content: DailyContent = {
  general: 'One. Two.',
  mantra: 'Slowly.',
  moon: { phase: 'full', illumination: 99, sign: 11 },
  mood: null,
  love: { score: 40, trend: 0, text: 'Warm.' },
  career: null,
  health: null,
  strengths: [],
  attention: [],
  locked: ['mood', 'career', 'health'],
  sources: { general: [mars], love: [moon] },
  paragraphs: {
    general: [
      { text: 'One.', factors: ['f1'] },
      { text: 'Two.', factors: ['f2', 'gone'] },
    ],
  },
}

test('each paragraph brings its own factors, wherever they are listed', () => {
  expect(sourcedParagraphs(content, 'general')).toEqual([
    { text: 'One.', factors: [mars] },
    { text: 'Two.', factors: [moon] },
  ])
})

test('a section without paragraphs stands whole; a locked one is empty', () => {
  expect(sourcedParagraphs(content, 'love')).toEqual([{ text: 'Warm.', factors: [moon] }])
  expect(sourcedParagraphs(content, 'career')).toEqual([])
})

test('the headline lends its factors to the paragraph that it leads into', () => {
  const venus = { id: 'f3', kind: 'transit', transiting: 'venus', natal: 'sun', aspect: 'sextile' } as const
  const day: DailyContent = {
    ...content,
    headline: { text: 'A day to speak.', factors: ['f1', 'f3'] },
    sources: { headline: [mars, venus], thread: [mars, moon] },
    paragraphs: {
      thread: [
        { text: 'Mars helps.', factors: ['f1'] },
        { text: 'The Moon waits.', factors: ['f2'] },
      ],
    },
  }
  expect(openingOf(day)).toEqual({
    headline: { text: 'A day to speak.', factors: [mars, venus] },
    thread: [
      { text: 'Mars helps.', factors: [mars, venus] },
      { text: 'The Moon waits.', factors: [moon] },
    ],
  })
})

test('a day that was written without a headline begins with its general text', () => {
  expect(openingOf(content)).toEqual({ headline: null, thread: sourcedParagraphs(content, 'general') })
})

test('the Moon’s change of sign is the end of its stay in the first', () => {
  const until = '2026-11-23T07:09:00Z'
  const stay = { id: 'm0', kind: 'moon', sign: 0, until } as const
  const hours = { id: 'm1', kind: 'moon', since: '2026-11-23T05:00:00Z', until } as const
  const day = (factors: (typeof stay | typeof hours | typeof moon)[]): DailyContent => ({
    ...content,
    sources: { moon_line: factors },
    moon_line: { text: 'Until 10:09 a.m. the Moon is in Aries.', factors: factors.map(({ id }) => id) },
  })
  expect(moonChange(day([stay, moon]))).toBe(until)
  // Hours without aspects end, too, and the sign stays.
  expect(moonChange(day([moon, hours]))).toBeUndefined()
  expect(moonChange(content)).toBeUndefined()
})

// The spec: a date strip of up to five days starting three days before today; a free person reads one day.
test('the days that a plan opens', () => {
  expect(openDates('year', '2026-03-01')).toEqual([
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
  expect(openDates('free', '2026-03-01')).toEqual(['2026-03-01'])
  expect(openDates('year', '')).toEqual([])
})

test('the latest written day is shown until today is', () => {
  const days = { '2025-05-15': { status: 2 }, '2025-05-16': { status: 2 }, '2025-05-17': { status: 1 } }
  expect(dayToShow(days, '2025-05-17')).toBe('2025-05-16')
  expect(dayToShow({ ...days, '2025-05-17': { status: 2 } }, '2025-05-17')).toBe('2025-05-17')
  expect(dayToShow({ ...days, '2025-05-17': { status: -1 } }, '2025-05-17')).toBe('2025-05-17')
  expect(dayToShow({ '2025-05-18': { status: 2 } }, '2025-05-17')).toBe('2025-05-17')
})

test('scores and trends by the spec', () => {
  expect([0, 1, 20, 21, 80, 81, 100].map(starsOf)).toEqual([0, 1, 1, 2, 4, 5, 5])
  expect([0.51, 0.5, -0.5, -0.6].map(trendOf)).toEqual(['rising', 'steady', 'steady', 'falling'])
})
