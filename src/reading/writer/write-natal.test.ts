import { describe, expect, it } from 'vitest'
import { civilDay } from '#astro/birth-time/civil-day.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { wholeDayChart } from '#astro/charts/whole-day-chart.ts'
import { jdUtFromDate, jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '../library/load-library.ts'
import { LANGS, type Lang } from '../library/subjects.ts'
import { paragraphFaults } from '../truth/check-text.ts'
import { writeNatal, type NatalReading } from './write-natal.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const moscow = { latitudeDeg: 55.7558, longitudeDeg: 37.6173 }
// Swiss Ephemeris: Sun 26°15′49″ Taurus, Moon 21°37′13″ Aquarius (issue 2).
const known = {
  timeKnown: true,
  uncertain: [],
  chart: natalChart(sky, { jdUt: jdUtFromIso('1990-05-17T10:30:00Z'), ...moscow }),
}

const titles = ({ sections }: NatalReading) => sections.map(({ title }) => title)

/** Whether every placement that a paragraph names is among its factors. */
function expectTrue({ sections, factors }: NatalReading, lang: Lang) {
  for (const { text, factors: ids } of sections.flatMap(({ paragraphs }) => paragraphs)) {
    expect(ids.length).toBeGreaterThan(0)
    expect(paragraphFaults(lang, { text, factors: ids }, factors)).toBeNull()
  }
}

describe('with the time of birth', () => {
  it('has a section for each topic, by sign and house, then the closest aspects', () => {
    const en = writeNatal({ ...known, library, lang: 'en' })
    expect(titles(en)[0]).toBe('Sun in Taurus, ninth house')
    expect(titles(en)[1]).toMatch(/^Moon in Aquarius, \w+ house$/)
    expect(titles(en)[2]).toBe('Ascendant in Virgo')
    // Eleven points and six aspects.
    expect(en.sections).toHaveLength(17)
    expect(Object.values(en.factors).filter(({ aspect }) => aspect)).toHaveLength(6)
    expect(titles(writeNatal({ ...known, library, lang: 'ru' }))[0]).toBe('Солнце в Тельце, девятый дом')
  })

  it.each(LANGS)('names nothing that isn’t in the chart, %s', (lang) => {
    expectTrue(writeNatal({ ...known, library, lang }), lang)
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
    for (const factor of Object.values(reading.factors)) expect(factor.orbDeg).toBeUndefined()
    for (const factor of Object.values(reading.factors)) expect(factor.house).toBeUndefined()
    expectTrue(reading, lang)
  })

  it('says of a body that changes sign that both are possible', () => {
    // The Moon entered Pisces on 18 May 1990 in the morning, universal time.
    expect(unknown.uncertain.map(({ body }) => body)).toContain('moon')
    const { sections } = writeNatal({ ...unknown, library, lang: 'ru' })
    expect(sections[1]?.title).toBe('Луна')
    expect(sections[1]?.paragraphs[0]?.text).toContain('из Водолея в Рыбы')
    expect(sections[1]?.paragraphs[0]?.factors).toEqual(['natal:moon:sign:10', 'natal:moon:sign:11'])
  })
})
