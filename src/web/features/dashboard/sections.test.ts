import { expect, test } from 'vitest'
import type { DailyContent } from '#contract/daily.ts'
import { dayToShow, sourcedParagraphs, starsOf, trendOf } from './sections.ts'

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
