import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '../library/load-library.ts'
import { LANGS } from '#language/lang.ts'
import { REPORT_MODULES } from './modules.ts'
import type { ReportModule } from './report-module.ts'
import { isBare, reportFaults, sentencesOf } from './report-faults.fixture.ts'
import { directionFaults } from './verdict/direction-faults.fixture.ts'
import { verdictFaults } from './verdict-faults.fixture.ts'
import { sampleRequest } from './sample-requests.fixture.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
/** So far ahead a report looks for its dates. */
const AHEAD_YEARS = 20
const YEAR_DAYS = 365.2425
/** In which years of life a report is ordered. */
const AGES = [1, 12, 19, 35, 55, 80, 95, 107, 113]
/** Known, polar, of before 1940, with no hour; `npm run -s judge:reports` takes more. */
const SAMPLES = [0, 1, 2, 4]

it('knows each type once', () => {
  const types = REPORT_MODULES.map(({ type }) => type)
  expect(types).toEqual([...new Set(types)])
})

describe.each(REPORT_MODULES.map((module) => [module.type, module] as const))('%s', (_, module: ReportModule) => {
  it.each(LANGS)('is long enough, true to its chart and whole, in %s', (lang) => {
    const faults = SAMPLES.flatMap((index) => {
      const request = sampleRequest(room, module, lang, index)
      if (!request) return []
      const document = module.write(request)
      const found = [
        ...reportFaults(lang, document),
        ...verdictFaults(lang, room.library, module.type, document),
        ...directionFaults(lang, room.library, module.type, document),
      ]
      return found.map((fault) => `${index}: ${fault}`)
    })
    expect(faults.slice(0, 10)).toEqual([])
  })

  it('prints no heading with nothing under it, at any age, with and without the hour', () => {
    const bare = AGES.flatMap((age, i) => {
      const lang = i % 2 === 0 ? 'en' : 'ru'
      // Of the samples every fifth has no hour.
      return [i, 4 + 5 * i].flatMap((index) => {
        const request = sampleRequest(room, module, lang, index)
        const nowJdUt = (request?.person.birth.chart.jdUt ?? 0) + (age + 0.5) * YEAR_DAYS
        if (!request || nowJdUt + AHEAD_YEARS * YEAR_DAYS > room.sky.toJdUt) return []
        const { chapters } = module.write({ ...request, nowJdUt })
        return chapters.flatMap(({ sections }) =>
          sections.filter(isBare).map(({ title }) => `${index} at ${age}: ${title}`),
        )
      })
    })
    expect(bare).toEqual([])
  })

  it('depends on the day of its order only as it says', () => {
    const same = (days: number) =>
      SAMPLES.flatMap((index) => {
        const request = sampleRequest(room, module, 'en', index)
        if (!request) return []
        const { chapters } = module.write(request)
        const later = module.write({ ...request, nowJdUt: request.nowJdUt + days })
        return JSON.stringify(later.chapters) === JSON.stringify(chapters)
      })
    const isAlways = !same(7_000).includes(false)
    const inAMonth = same(31)
    expect({ isAlways, someInAMonth: inAMonth.filter(Boolean).length > 0 }).toEqual({
      isAlways: module.dependsOnDay === undefined,
      someInAMonth: module.dependsOnDay !== 'ahead',
    })
  })

  it('is the same for the same order', () => {
    const request = sampleRequest(room, module, 'ru', 1)
    if (request) expect(module.write(request)).toEqual(module.write(request))
  })

  it('tells two people different things', () => {
    const [one, other] = [0, 2].map((index) => sampleRequest(room, module, 'en', index))
    if (!one || !other) return
    const said = new Set(sentencesOf(module.write(one)))
    const again = sentencesOf(module.write(other))
    expect(again.filter((sentence) => said.has(sentence)).length / again.length).toBeLessThan(0.4)
  })
})
