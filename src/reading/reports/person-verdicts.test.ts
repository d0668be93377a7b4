import { describe, expect, it } from 'vitest'
import { rulerOf } from '#astro/charts/dignities.ts'
import { signOf } from '#astro/charts/sign.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadAsteroids } from '#astro/asteroids/load-asteroids.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { type Lang, LANGS } from '#language/lang.ts'
import { LEANS } from '../compose/judgment.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import { randomBirths } from '../facts/random-births.fixture.ts'
import { loadLibrary } from '../library/load-library.ts'
import type { TextSubject } from '../library/text-shape.ts'
import { REPORT_MODULES } from './modules.ts'
import { proseOf } from './report-faults.fixture.ts'
import type { ReportRequest } from './report-module.ts'
import { REPORT_TEXTS } from './texts.ts'

/** Whether a planet is helped or pressed is said in several reports of one person: none may say the opposite of another. */

const sky = loadEphemeris()
const library = loadLibrary()

type Told = ReadonlyMap<string, ReadonlySet<string>>
/** Where a report says it: by planet, or of the one planet that the chart gives. */
const SAYS: Readonly<Record<string, (texts: Group, birth: NatalBirth) => Record<string, Group>>> = {
  'psychological-horoscope': (texts) => groupsOf(texts, 'verdict'),
  'life-evolution': (texts) => ({ saturn: texts['saturnLean'] as Group }),
  'karmic-horoscope-cayce': (texts, { chart, timeKnown }): Record<string, Group> =>
    timeKnown && chart.houses ? { [rulerOf(signOf(chart.houses.ascendantDeg))]: texts['porterLean'] as Group } : {},
}
type Group = Record<string, unknown>
const groupsOf = (texts: Group, name: string) => texts[name] as Record<string, Group>

const SLOT = '\u0001'

/** The parts of a text between its slots. */
function partsOf(text: unknown): string[] {
  if (typeof text === 'string') return [text]
  if (typeof text !== 'function') return []
  const slots = new Proxy({}, { get: () => SLOT })
  return (text as (slots: object) => string)(slots).split(SLOT)
}

function toldOf(type: string, lang: Lang, request: ReportRequest): Told {
  const module = REPORT_MODULES.find((one) => one.type === type)
  const subject: TextSubject | undefined = REPORT_TEXTS.find(({ name }) => name === type)
  if (!module || !subject) throw new Error(`no report ${type}`)
  const prose = proseOf(module.write(request)).join('\n')
  const all: unknown = library.texts(subject, lang)
  const topics = SAYS[type]?.(all as Group, request.person.birth) ?? {}
  return new Map(
    Object.entries(topics).map(([planet, texts]) => [
      planet,
      new Set(LEANS.filter((lean) => partsOf(texts[lean]).every((part) => prose.includes(part)))),
    ]),
  )
}

const requestOf = (lang: Lang, birth: NatalBirth, index: number): ReportRequest => ({
  sky,
  library,
  asteroids: loadAsteroids,
  lang,
  timeZone: 'UTC',
  nowJdUt: jdUtFromIso('2026-11-23T09:00:00Z'),
  seed: `${index}`,
  person: { firstName: 'Ada', lastName: '', birthdate: '1970-01-01', birthtime: null, birth },
  other: null,
  places: [],
})

/** The planets that one document of a person calls helped and another, or the same, calls pressed. */
function oppositesOf(lang: Lang, birth: NatalBirth, index: number): string[] {
  const request = requestOf(lang, birth, index)
  const types = Object.keys(SAYS).filter(
    (type) => birth.timeKnown || REPORT_MODULES.find((one) => one.type === type)?.birthTime !== 'required',
  )
  const all = types.flatMap((type) =>
    [...toldOf(type, lang, request)].flatMap(([planet, leans]) => [...leans].map((lean) => ({ type, planet, lean }))),
  )
  seen.count += all.length
  return [...Map.groupBy(all, ({ planet }) => planet)].flatMap(([planet, said]) => {
    const leans = new Set(said.map(({ lean }) => lean))
    if (!leans.has('helped') || !leans.has('pressed')) return []
    return [`${index}: ${planet} is ${said.map(({ type, lean }) => `${lean} in ${type}`).join(', ')}`]
  })
}

const seen = { count: 0 }

describe('the reports of one person', () => {
  it.each(LANGS)('never say that a planet is helped in one and pressed in another, in %s', (lang) => {
    seen.count = 0
    const births = randomBirths(sky, lang === 'en' ? 200 : 40)
    expect(births.flatMap(({ birth }, index) => oppositesOf(lang, birth, index))).toEqual([])
    // Of each birth some five verdicts are found again in its documents.
    expect(seen.count).toBeGreaterThan(births.length * 4)
  })
})
