import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { birthMentions } from '#core/births/domain/birth-mentions.ts'
import { presentFactor } from '#core/factors/api.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { REPORT_MODULES } from '#reading/reports/modules.ts'
import type { ReportModule, ReportPerson } from '#reading/reports/report-module.ts'
import { sampleRequest } from '#reading/reports/sample-requests.fixture.ts'
import { howMany } from '#test/how-many.ts'
import { withoutLastName, withoutMentions } from './without-birth.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const NOW = new Date('2026-11-21T09:00:00Z')
const BIRTHS = howMany(2, 6)

/** Every text in it, numbers of positions left aside. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** As the platform writes a date, and not our own months. */
const inWords = (lang: Lang, date: string) =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-US' : 'ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )

const told = ({ birthdate, birthtime, birthplace }: ReportPerson) => ({
  date: birthdate,
  clocks: birthtime === null ? [] : [birthtime],
  places: [birthplace?.name ?? ''],
})

function shownOf(module: ReportModule, lang: Lang, index: number) {
  const request = sampleRequest({ sky, library }, module, lang, index)
  if (!request) return null
  const { title, subtitle, limits, chapters, factors } = module.write(request)
  const whole = { lang, title, subtitle, limits, chapters, factors: Object.values(factors).map(presentFactor) }
  const people = [request.person, ...(request.other ? [request.other] : [])]
  const named = people.reduce((document, { lastName }) => withoutLastName(document, lastName), whole)
  return { whole, people, shown: withoutMentions(named, birthMentions(people.map(told), NOW)) }
}

describe.each(REPORT_MODULES.filter(({ type }) => type !== 'numerology'))('$type', (module) => {
  it.each(LANGS)('tells in %s no date, time or place of birth and no last name, and nearly all of the rest', (lang) => {
    for (let index = 0; index < BIRTHS; index++) {
      const made = shownOf(module, lang, index)
      if (!made) continue
      const { whole, people, shown } = made
      const texts = textsIn(shown.document)
      for (const { birthdate, birthtime, birthplace, lastName } of people) {
        const [year = '', month = '', day = ''] = birthdate.split('-')
        const given = [inWords(lang, birthdate), birthdate, `${day}.${month}`, birthplace?.name ?? '', birthtime ?? '']
        for (const one of [...given, lastName].filter(Boolean))
          expect(
            texts.filter((text) =>
              new RegExp(String.raw`(?<![\d\p{L}])${one.replaceAll('.', String.raw`\.`)}(?!\d)`, 'u').test(text),
            ),
            one,
          ).toEqual([])
        expect(texts.filter((text) => new RegExp(String.raw`(?<!\d)${year}(?!\d)`).test(text))).toEqual([])
      }
      const sizeOf = (value: unknown) => JSON.stringify(value).length
      expect(sizeOf(shown.document.chapters) / sizeOf(whole.chapters)).toBeGreaterThan(0.75)
    }
  })
})

it('leaves a document as it is where nothing gives anything away', () => {
  const [module] = REPORT_MODULES
  const made = module && shownOf(module, 'en', 0)
  if (!made) throw new Error('no report')
  expect(withoutMentions(made.whole, () => false)).toEqual({ document: made.whole, leftOut: false })
  expect(withoutMentions(made.whole, () => true).document).toMatchObject({ chapters: [], limits: [], subtitle: '' })
})
