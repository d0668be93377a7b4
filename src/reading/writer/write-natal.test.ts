import { beforeAll, describe, expect, it } from 'vitest'
import { howMany } from '#test/how-many.ts'
import { civilDay } from '#astro/birth-time/civil-day.ts'
import { chartShape } from '#astro/charts/chart-shape.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { wholeDayChart } from '#astro/charts/whole-day-chart.ts'
import { jdUtFromDate, jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { natalFactors } from '../facts/natal-factors.ts'
import { randomBirths, type RandomBirth } from '../facts/random-births.fixture.ts'
import { loadLibrary } from '../library/load-library.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import type { ChartReading } from './chart-reading.ts'
import { readingFaults } from './reading-faults.fixture.ts'
import { writeNatal } from './write-natal.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const moscow = { latitudeDeg: 55.7558, longitudeDeg: 37.6173 }
// Swiss Ephemeris: Sun 26°15′49″ Taurus, Moon 21°37′13″ Aquarius (issue 2).
const known = {
  timeKnown: true,
  uncertain: [],
  chart: natalChart(sky, { jdUt: jdUtFromIso('1990-05-17T10:30:00Z'), ...moscow }),
}

const titles = ({ sections }: ChartReading) => sections.map(({ title }) => title)
const text = ({ sections }: ChartReading) =>
  sections.flatMap(({ paragraphs }) => paragraphs.map((paragraph) => paragraph.text)).join('\n')

let births: RandomBirth[] = []
beforeAll(() => {
  births = randomBirths(sky, howMany(48, 240))
})

describe.each(LANGS)('over random births, %s', (lang: Lang) => {
  it('says nothing that its factors don’t bear out, and nothing twice', () => {
    const faults = births.flatMap(({ birth }, i) =>
      readingFaults(lang, writeNatal({ ...birth, library, lang, seed: `${i}` })),
    )
    expect(faults.slice(0, 10)).toEqual([])
  })

  it('names only what is among the chart’s facts', () => {
    for (const { birth } of births.filter(({ birth: { timeKnown } }) => timeKnown)) {
      const facts = new Set(natalFactors(birth).map(({ id }) => id))
      const named = Object.keys(writeNatal({ ...birth, library, lang }).factors)
      expect(named.filter((id) => !facts.has(id))).toEqual([])
    }
  })

  it('says of a birth without an hour only what holds at every hour of that day', () => {
    for (const { birth, atHours } of births.filter(({ birth: { timeKnown } }) => !timeKnown)) {
      const reading = writeNatal({ ...birth, library, lang })
      const open = new Set(
        birth.uncertain.flatMap(({ body, signs }) => signs.map((sign) => `natal:${body}:sign:${sign}`)),
      )
      const told = Object.keys(reading.factors).filter((id) => !open.has(id))
      for (const hour of atHours) {
        const facts = new Set(natalFactors(hour).map(({ id }) => id))
        expect(told.filter((id) => !facts.has(id))).toEqual([])
      }
      const shapes = new Set(atHours.map(({ chart }) => chartShape(chart).shape))
      if (shapes.size > 1) expect(titles(reading).join()).not.toMatch(/The whole chart|Карта целиком/)
      expect(Object.values(reading.factors).some(({ house, orbDeg }) => house ?? orbDeg)).toBe(false)
    }
  })
})

describe('with the time of birth', () => {
  const en = writeNatal({ ...known, library, lang: 'en', seed: 'a' })

  const core = en.sections.filter(({ chapter }) => chapter === 'At the core')

  it('goes from its themes and the core to the road, in chapters that each stand together', () => {
    const chapters = en.sections.map(({ chapter }) => chapter).filter((name, i, all) => name !== all[i - 1])
    expect(chapters).toEqual([...new Set(chapters)])
    expect(chapters.slice(0, 2)).toEqual(['What this chart is about', 'At the core'])
    expect(chapters.at(-1)).toBe('The road and the sore spot')
    expect(core.slice(0, 3).map(({ title }) => title)).toEqual([
      'Sun in Taurus, ninth house',
      expect.stringMatching(/^Moon in Aquarius, \w+ house$/),
      'Ascendant in Virgo',
    ])
    // Virgo rises: Mercury, in the eighth house, rules the first.
    expect(core[3]?.title).toMatch(/^Ruler of the first house in the \w+$/)
    expect(titles(writeNatal({ ...known, library, lang: 'ru' }))).toContain('Солнце в Тельце, девятый дом')
  })

  it('names the contradiction of a Taurus Sun and an Aquarius Moon, and what reconciles it', () => {
    const section = core[4]
    expect(section?.paragraphs[0]?.factors).toEqual(['natal:sun:sign:1', 'natal:moon:sign:10'])
    // Earth and air get in each other's way.
    expect(section?.title).toMatch(/^(Where you argue with yourself|Two voices at one table)$/)
    expect(section?.paragraphs[0]?.text.split(/\s/).length).toBeGreaterThan(60)
  })

  it('counts the planets of the element that prevails', () => {
    // Sun, Mercury in Taurus; Saturn, Uranus, Neptune in Capricorn; Swiss Ephemeris.
    expect(text(en)).toContain(
      'Five of the ten planets stand in earth signs: the Sun, Mercury, Saturn, Uranus and Neptune.',
    )
  })

  it('differs in wording with the seed, and in nothing else', () => {
    const other = writeNatal({ ...known, library, lang: 'en', seed: 'b' })
    expect(text(other)).not.toBe(text(en))
    expect(Object.keys(other.factors).toSorted()).toEqual(Object.keys(en.factors).toSorted())
    expect(writeNatal({ ...known, library, lang: 'en', seed: 'a' })).toEqual(en)
  })
})

describe('without it', () => {
  const { startUtcMs, endUtcMs } = civilDay({ timeZone: 'Europe/Moscow', date: '1990-05-18' })
  const day = { jdUtStart: jdUtFromDate(new Date(startUtcMs)), jdUtEnd: jdUtFromDate(new Date(endUtcMs)) }
  const unknown = { timeKnown: false, ...wholeDayChart(sky, { ...day, ...moscow }) }

  it.each(LANGS)('has no ascendant and no house, %s', (lang) => {
    const reading = writeNatal({ ...unknown, library, lang })
    expect(titles(reading).length).toBeGreaterThanOrEqual(9)
    expect(Object.keys(reading.factors).join()).not.toMatch(/asc|mc/)
    expect(readingFaults(lang, reading)).toEqual([])
  })

  it('says of a body that changes sign that both are possible', () => {
    // The Moon entered Pisces on 18 May 1990 in the morning, universal time.
    expect(unknown.uncertain.map(({ body }) => body)).toContain('moon')
    const { sections } = writeNatal({ ...unknown, library, lang: 'ru' })
    const moon = sections.find(({ title }) => title === 'Луна')
    expect(moon?.paragraphs[0]?.text).toContain('из Водолея в Рыбы')
    expect(moon?.paragraphs[0]?.factors).toEqual(['natal:moon:sign:10', 'natal:moon:sign:11'])
  })
})
