import { expect, it } from 'vitest'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { writeVoidAlmanac } from './write-void-almanac.ts'

const afterSquare = {
  fromJdUt: jdUtFromIso('2026-11-24T04:00:00Z'),
  toJdUt: jdUtFromIso('2026-11-24T09:30:00Z'),
  sign: 1,
  lastAspect: {
    a: 'moon',
    b: 'mars',
    aspect: 'square',
    jdUt: jdUtFromIso('2026-11-24T04:00:00Z'),
    longitudeADeg: 58,
    longitudeBDeg: 148,
    relativeSpeedDegPerDay: 12,
  },
} as const

it('a stretch is a span with what it follows and what it is taken for', () => {
  const [line] = writeVoidAlmanac([afterSquare], 'en')
  expect(line).toMatchObject({
    at: { jdUt: afterSquare.fromJdUt, untilJdUt: afterSquare.toJdUt },
    title: 'Void-of-course Moon, then Gemini',
  })
  expect(line?.text).toMatch(/^After a square to Mars the Moon makes no other exact aspect in Taurus\. By custom/)
})

it('in Russian, and where the sign has no aspect at all', () => {
  const [square, none] = writeVoidAlmanac([afterSquare, { ...afterSquare, lastAspect: null }], 'ru')
  expect(square?.title).toBe('Луна без курса, затем Близнецы')
  expect(square?.text).toContain('в Тельце: квадрат к Марсу.')
  expect(none?.text).toMatch(/^Ни одного точного аспекта в Тельце у Луны не будет\./)
})
