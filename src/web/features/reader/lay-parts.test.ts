import { describe, expect, it } from 'vitest'
import { countWords, layParts, type ReaderChapter } from './lay-parts.ts'

/** Chapters whose sections take so many minutes at 228 words in one. */
function chaptersOf(...minutes: number[][]): ReaderChapter[] {
  let part = 0
  return minutes.map((sections, chapter) => ({
    title: `Chapter ${chapter + 1}`,
    sections: sections.map((length) => {
      part += 1
      return { id: `part-${part}`, title: `Section ${part}`, words: Math.round(228 * length), body: null }
    }),
  }))
}

const laid = (...minutes: number[][]) =>
  layParts(chaptersOf(...minutes), 'en').map(({ chapters }) =>
    chapters.map(({ title, sections }) => `${title.slice(8)}: ${sections.map(({ id }) => id.slice(5)).join(' ')}`),
  )

describe('the parts of a reading', () => {
  it('are its chapters where those take three to five minutes', () => {
    expect(laid([2, 2], [1.5, 1.5], [5])).toEqual([['1: 1 2'], ['2: 3 4'], ['3: 5']])
  })

  it('divide a long chapter between its sections, and say where it goes on', () => {
    const parts = layParts(chaptersOf([2, 2, 2, 2], [4]), 'en')
    expect(parts.map(({ id }) => id)).toEqual(['part-1', 'part-3', 'part-5'])
    expect(parts.map(({ title }) => title)).toEqual(['Chapter 1', 'Chapter 1', 'Chapter 2'])
    expect(parts.map(({ chapters }) => chapters[0]?.continued)).toEqual([false, true, false])
  })

  it('join short chapters', () => {
    expect(laid([1], [1], [1, 1], [4])).toEqual([['1: 1', '2: 2', '3: 3 4'], ['4: 5']])
    expect(layParts(chaptersOf([2], [2]), 'en').map(({ title }) => title)).toEqual(['Chapter 1 · Chapter 2'])
  })

  it('are longer in Russian, which is read at fewer words a minute', () => {
    const [part] = layParts(chaptersOf([1]), 'ru')
    expect(part?.minutes).toBeCloseTo(228 / 184, 2)
  })

  it('take three to five minutes each, of a portrait of 7,000 words', () => {
    // Eleven chapters of six sections, as the longest reports have them.
    const chapters = chaptersOf(...Array.from({ length: 11 }, () => Array.from({ length: 6 }, () => 0.465)))
    const minutes = layParts(chapters, 'en').map((part) => part.minutes)
    expect(minutes.reduce((sum, one) => sum + one, 0)).toBeCloseTo(7000 / 228, 0)
    expect(Math.min(...minutes)).toBeGreaterThan(2.5)
    expect(Math.max(...minutes)).toBeLessThan(5.6)
  })

  it('are none of a reading that says nothing', () => {
    expect(layParts([], 'en')).toEqual([])
  })
})

it('words are what stands between spaces', () => {
  expect(countWords(['Солнце — в Деве.', '', 'The Moon moves on.'])).toBe(8)
})
