import { beforeAll, describe, expect, it } from 'vitest'
import { howMany } from '#test/how-many.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import { planetStrengths } from '../facts/natal-strength.ts'
import { natalFactors } from '../facts/natal-factors.ts'
import { randomBirths } from '../facts/random-births.fixture.ts'
import { loadLibrary } from '../library/load-library.ts'
import { LANGS } from '#language/lang.ts'
import { unfounded } from '../truth/check-text.ts'
import { NatalPage } from '../writer/natal-page.ts'
import { writeNatal } from '../writer/write-natal.ts'
import { AREAS, Portrait } from './portrait.ts'
import { signature, signatureAspects } from './signature.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const CHARTS = howMany(300, 1000)

let births: NatalBirth[] = []
beforeAll(() => {
  births = randomBirths(sky, CHARTS, 20_261_122).map(({ birth }) => birth)
})

/** The chart that voice and issue speak of: their author found these aspects with another program. */
const petersburg: NatalBirth = {
  chart: natalChart(sky, { jdUt: jdUtFromIso('1985-03-02T01:10:00Z'), latitudeDeg: 59.9386, longitudeDeg: 30.3141 }),
  timeKnown: true,
  uncertain: [],
}

describe('the signature of a chart', () => {
  it('has two or three themes, and no theme comes first in more than 12 of 100 charts', () => {
    const first = new Map<string, number>()
    for (const birth of births) {
      const themes = signature(birth)
      expect(themes.length).toBeGreaterThanOrEqual(2)
      expect(themes.length).toBeLessThanOrEqual(3)
      expect(new Set(themes.map(({ id }) => id)).size).toBe(themes.length)
      const id = themes[0]?.id ?? ''
      first.set(id, (first.get(id) ?? 0) + 1)
    }
    const most = [...first].toSorted((a, b) => b[1] - a[1])[0]
    expect(most?.[1], most?.[0]).toBeLessThanOrEqual(0.12 * CHARTS)
  })

  it('rests on facts of the chart alone, whether or not the hour is known', () => {
    for (const birth of births) {
      const known = new Set(natalFactors(birth).map(({ id }) => id))
      const { themes } = new Portrait(new NatalPage(birth, { library, lang: 'en' }))
      const factors = themes.flatMap(({ evidence }) => evidence.factors)
      expect(factors.filter((id) => !known.has(id))).toEqual([])
      expect(themes.every(({ evidence }) => evidence.factors.length > 0)).toBe(true)
    }
  })

  it('of the chart of 2 March 1985 in Saint Petersburg holds Venus with Mars and Jupiter with Pluto', () => {
    const told = signatureAspects(petersburg).map(({ a, b, orbDeg }) => `${a} ${b} ${Math.round(orbDeg * 60)}′`)
    expect(told).toEqual(expect.arrayContaining(['venus mars 38′', 'jupiter pluto 36′', 'moon pluto 40′']))
  })
})

describe.each(LANGS)('a portrait, %s', (lang) => {
  it('says nothing of the sky that the chart doesn’t bear out, and leaves no slot open', () => {
    for (const birth of births.slice(0, 0.3 * CHARTS)) {
      const portrait = new Portrait(new NatalPage(birth, { library, lang }))
      const texts = [
        ...portrait.summary(),
        ...portrait.openings().map(({ paragraph }) => paragraph),
        portrait.thesis(),
        ...AREAS.map((area) => portrait.area(area, 'venus')),
        portrait.rest(),
        ...portrait.close(planetStrengths(birth)),
      ].map(({ text }) => text)
      const factors = natalFactors(birth)
      expect(texts.filter((text) => /[{}]/.test(text))).toEqual([])
      expect(texts.flatMap((text) => unfounded(lang, text, factors).map((fault) => ({ fault, text })))).toEqual([])
    }
  }, 60_000)

  it('tells every aspect under one degree of a personal planet, the ruler or an angle', () => {
    for (const birth of births.slice(0, 0.2 * CHARTS)) {
      const { factors } = writeNatal({ ...birth, library, lang })
      const told = Object.keys(factors)
      const left = signatureAspects(birth).filter(({ a, b, aspect }) => !told.includes(`natal:${a}:${aspect}:${b}`))
      expect(left).toEqual([])
    }
  }, 60_000)
})
