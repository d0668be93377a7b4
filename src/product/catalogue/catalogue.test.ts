import { describe, expect, it } from 'vitest'
import { CATALOGUE, inLanguage, reportOf, reportsIn } from './catalogue.ts'
import { REPORT_CATEGORIES, REPORT_TYPES } from './report.ts'

const words = (text: string) => text.split(/\s+/).length

describe('the catalogue', () => {
  it('has each of the 26 types once, under its own name', () => {
    expect(REPORT_TYPES).toHaveLength(26)
    expect(CATALOGUE.map(({ type }) => type).toSorted()).toEqual([...REPORT_TYPES].toSorted())
    for (const type of REPORT_TYPES) expect(reportOf(type)?.type).toBe(type)
    for (const none of ['tarot', '', 'constructor', '__proto__']) expect(reportOf(none)).toBeUndefined()
  })

  it('begins with the heaviest, and no two weigh the same', () => {
    const weights = CATALOGUE.map(({ weight }) => weight)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    expect(new Set(weights).size).toBe(weights.length)
    expect(CATALOGUE[0]?.type).toBe('personality')
  })

  it('has something for every part of life', () => {
    for (const category of REPORT_CATEGORIES) expect(reportsIn(category).length, category).toBeGreaterThan(0)
  })

  it.each(['en', 'ru'] as const)('says something of its own of each report (%s)', (lang) => {
    const seen = new Map<string, string>()
    for (const report of CATALOGUE.map((entry) => inLanguage(entry, lang))) {
      const { type, title, short, summary, lead, benefits, details, features } = report
      const points = [...details, ...features]
      const all = [title, short, summary, lead, ...benefits, ...points.map(({ text }) => text)]
      for (const text of all) {
        expect(seen.get(text), `${type}: ${text}`).toBeUndefined()
        seen.set(text, type)
        expect(/[А-Яа-яЁё]/.test(text), `${type}: ${text}`).toBe(lang === 'ru')
      }
      expect(words(lead), type).toBeGreaterThanOrEqual(40)
      expect(words(summary), type).toBeGreaterThanOrEqual(12)
      for (const { text } of points) expect(words(text), `${type}: ${text}`).toBeGreaterThanOrEqual(8)
    }
  })

  it('states figures that can be', () => {
    for (const { type, score, reviews } of CATALOGUE) {
      expect(score, type).toBeGreaterThanOrEqual(1)
      expect(score, type).toBeLessThanOrEqual(5)
      expect(Number.isInteger(reviews) && reviews > 0, type).toBe(true)
    }
  })
})
