import { describe, expect, it } from 'vitest'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { howMany } from '#test/how-many.ts'
import { signatureAspects } from '../../compose/signature.ts'
import { tellableAspects } from '../../compose/tellable-aspects.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { chapterFaults, sectionsOf } from '../argument/argument-faults.fixture.ts'
import { planChapters } from '../argument/plan-chapters.ts'
import { turningPoints } from '../argument/turning-points.ts'
import { DatedPage } from '../dated-page.ts'
import { reportFaults } from '../report-faults.fixture.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import {
  aimTexts,
  driveTexts,
  growthTexts,
  loveTexts,
  mindTexts,
  needTexts,
  PORTRAIT_QUESTIONS,
  portraitWholeTexts,
} from './chapter-words.ts'
import { firstPlanet, PORTRAIT } from './design.ts'
import { figureTexts } from './figure-words.ts'
import { personality, portraitPoints } from './personality.ts'
import { personalityTexts } from './words.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const BIRTHS = howMany(40, 500)
const PERSONAL: readonly ChartPoint[] = ['sun', 'moon', 'mercury', 'venus', 'mars']
const YEAR_DAYS = 365.2425

/** Every fifth has no hour. */
const requests = (lang: Lang, count: number) =>
  Array.from({ length: count }, (_, index) => sampleRequest(room, personality, lang, index) ?? []).flat()

describe.each(LANGS)('the portrait, %s', (lang) => {
  const words = room.library.texts(personalityTexts, lang)
  const whole = room.library.texts(portraitWholeTexts, lang)
  const figures = room.library.texts(figureTexts, lang)
  const written = requests(lang, BIRTHS).map((request) => ({ request, document: personality.write(request) }))

  it('has one argument a chapter under its answer, of a page at most, in three to five paragraphs', () => {
    const faults = written.flatMap(({ request, document }, index) => {
      const page = new DatedPage(request)
      if (!page.birth.timeKnown) return []
      const told = PORTRAIT_QUESTIONS.filter((question) => question !== 'love' || age(request) >= 18)
      const main = told.map((question) => words.chapters[question])
      const first = {
        ...document,
        chapters: document.chapters.map((one) => ({ ...one, sections: one.sections.slice(0, 1) })),
      }
      return chapterFaults(first, main, { all: lang === 'ru' ? 185 : 215, each: 15 }).map(
        (fault) => `${index} ${fault}`,
      )
    })
    expect(faults.slice(0, 10)).toEqual([])
  })

  it('is true to its chart and says nothing twice', () => {
    const faults = written.flatMap(({ document }, index) =>
      reportFaults(lang, document).map((fault) => `${index}: ${fault}`),
    )
    expect(faults.slice(0, 5)).toEqual([])
  })

  it('claims without an hour no planet without aspects, and has no heading of an angle', () => {
    const open = written.filter(({ request }) => !request.person.birth.timeKnown)
    expect(open.length).toBeGreaterThan(5)
    for (const { document } of open) {
      expect(JSON.stringify(document)).not.toMatch(/no aspect to any other|[Бб]ез аспектов к другим/)
      const titles = document.chapters.flatMap(({ sections }) => sections.map(({ title }) => title))
      expect(titles.join('\n')).not.toMatch(/Ascendant|Midheaven|home ground|асцендент|Середина неба|родная почва/i)
    }
  })

  it('tells no age and no dates of a birth too long ago for its reader to live', () => {
    const old = written.filter(({ request }) => age(request) > 110)
    expect(old.length).toBeGreaterThan(2)
    for (const { request, document } of old) {
      const years = Math.floor(age(request))
      const said = document.chapters.flatMap(({ title }) =>
        sectionsOf(document, title).flatMap(({ paragraphs }) => paragraphs),
      )
      const told = said.flatMap((text) => text.match(/\b1\d\d\b/g) ?? []).map(Number)
      expect(told.filter((number) => number >= years && number < years + 5)).toEqual([])
      expect(sectionsOf(document, words.chapters.close).map(({ title }) => title)).not.toContain(words.titles.turns)
    }
  })

  it('tells every aspect under a degree of a light, a personal planet, the ruler or an angle', () => {
    for (const { request, document } of written) {
      const page = new DatedPage(request)
      const blocks = document.chapters.flatMap(({ sections }) => sections.flatMap((section) => section.blocks))
      const told = new Set(blocks.flatMap((block) => (block.kind === 'paragraph' ? block.factors : [])))
      for (const { a, b, aspect } of signatureAspects(page.birth))
        if (age(request) >= 18 || (a !== 'mc' && b !== 'mc'))
          expect(told, `${a} ${aspect} ${b}`).toContain(page.fact(`${a}:${aspect}:${b}`))
    }
  })

  it('tells a T-square of a personal planet with its three planets, under the planet that the other two press upon', () => {
    let met = 0
    for (const { request, document } of written) {
      const page = new DatedPage(request)
      const aspects = tellableAspects(page.birth)
      const has = (one: ChartPoint, other: ChartPoint, kind: string) =>
        aspects.some(
          ({ a, b, aspect }) => aspect === kind && [`${one} ${other}`, `${other} ${one}`].includes(`${a} ${b}`),
        )
      const apexes = PLANETS.filter((apex) =>
        PLANETS.some((one) =>
          PLANETS.some(
            (other) =>
              has(one, other, 'opposition') &&
              has(apex, one, 'square') &&
              has(apex, other, 'square') &&
              [apex, one, other].some((planet) => PERSONAL.includes(planet)),
          ),
        ),
      )
      const isCross = apexes.some((one) => apexes.some((other) => has(one, other, 'opposition')))
      if (apexes.length !== 1 || isCross) continue
      met++
      const [apex] = apexes
      const said = apex && figures.tSquare.apex[apex]
      const told = sectionsOf(document, words.chapters.themes).flatMap(({ paragraphs }) => paragraphs)
      const fitted = said?.split(/(?<=[.!?…])\s/u)[0] ?? ''
      expect(told.some((text) => text.includes(fitted))).toBe(true)
    }
    expect(met).toBeGreaterThan(1)
  })

  it.each([258, 491])('tells birth %i, told to begin without asking, no node that calls that new', (index) => {
    const request = sampleRequest(room, personality, lang, index)
    const asksFirst = words.node[0]
    expect(request && asksFirst).toBeTruthy()
    if (!request || !asksFirst) return
    expect(new DatedPage(request).signOf('trueNode')).toBe(0)
    expect(JSON.stringify(personality.write(request))).not.toContain(asksFirst.text)
  })

  it('answers by the first witness of each chapter, and comes back at its end to the first page', () => {
    for (const { request, document } of written) {
      const page = new DatedPage(request)
      if (!page.birth.timeKnown || age(request) < 18) continue
      const plans = planChapters(page, PORTRAIT)
      const [thesis] = sectionsOf(document, words.chapters.answers)
      const [close] = sectionsOf(document, words.chapters.close)
      for (const question of PORTRAIT_QUESTIONS) {
        const [section] = sectionsOf(document, words.chapters[question])
        expect(section?.title).toBe(plans[question].first.texts.answer)
        expect(plans[question].first.planet).toBe(firstPlanet(page, question))
      }
      const [aim, need] = [PORTRAIT.aim.poles[plans.aim.first.side], PORTRAIT.need.poles[plans.need.first.side]]
      const opening: Record<string, Record<string, string>> = whole.thesis.first
      const end: Record<string, Record<string, string>> = whole.close.first
      const { thesis: split, close: splitEnd }: Record<'thesis' | 'close', Record<string, string>> = whole.split
      // Sun and Moon that turn the same way and are at odds aren't told to agree.
      const isSplit = thesis?.paragraphs[0]?.includes(split[aim] ?? '') ?? false
      if (isSplit) {
        expect(page.knows('sun:square:moon') || page.knows('sun:opposition:moon')).toBe(true)
        expect(close?.paragraphs[0]).toContain(splitEnd[aim])
        continue
      }
      expect(thesis?.paragraphs[0]).toContain(opening[aim]?.[need])
      expect(close?.paragraphs[0]).toContain(end[aim]?.[need])
    }
  })

  it.each([12, 19, 35, 55, 80, 95])('advises somebody of %i by their stage of life alone', (years) => {
    const stage = years < 18 ? 'child' : years < 30 ? 'young' : years < 50 ? 'middle' : years < 70 ? 'late' : 'old'
    for (const request of requests(lang, 8)) {
      const nowJdUt = request.person.birth.chart.jdUt + (years + 0.5) * YEAR_DAYS
      if (nowJdUt + 20 * YEAR_DAYS > room.sky.toJdUt) continue
      const document = personality.write({ ...request, nowJdUt })
      const titles = document.chapters.map(({ title }) => title)
      expect(titles.includes(words.chapters.love)).toBe(stage !== 'child')
      expect(titles.includes(words.chapters.liking)).toBe(stage === 'child')
      const parting = sectionsOf(document, words.chapters.close).at(-1)?.paragraphs
      expect(parting).toEqual([whole.parting[stage]])
      const told = sectionsOf(document, words.chapters.answers)[0]?.paragraphs ?? []
      expect(told.filter((text) => text.includes(`${years}`))).toHaveLength(1)
      const isAge = new RegExp(`(?<![\\d°′])${years}(?![\\d°′])`, 'u')
      for (const question of PORTRAIT_QUESTIONS)
        for (const { paragraphs } of sectionsOf(document, words.chapters[question]))
          expect(paragraphs.filter((text) => isAge.test(text))).toEqual([])
    }
  })

  it('builds no two chapters alike, and ends a third of them with something to do', () => {
    const forms = PORTRAIT_QUESTIONS.map((question) => JSON.stringify(PORTRAIT[question].form))
    expect(new Set(forms).size).toBe(forms.length)
    const acts = JSON.stringify(
      [aimTexts, needTexts, mindTexts, loveTexts, driveTexts, growthTexts].map(
        (texts) => room.library.texts(texts, lang).act,
      ),
    )
    for (const { request, document } of written) {
      if (!new DatedPage(request).birth.timeKnown) continue
      const last = PORTRAIT_QUESTIONS.flatMap(
        (question) => sectionsOf(document, words.chapters[question])[0]?.paragraphs.at(-1) ?? [],
      )
      expect(last.filter((text) => acts.includes(JSON.stringify(text).slice(1, -1)))).toHaveLength(2)
    }
  })

  it('ends with three meetings that are still ahead', () => {
    for (const { request } of written.slice(0, 20)) {
      const page = new DatedPage(request)
      const points = turningPoints(page, portraitPoints(page))
      expect(points).toHaveLength(age(request) > 105 ? 0 : 3)
      for (const { passesJdUt } of points) for (const jdUt of passesJdUt) expect(jdUt).toBeGreaterThan(request.nowJdUt)
    }
  })
})

const age = ({ nowJdUt, person }: { nowJdUt: number; person: { birth: { chart: { jdUt: number } } } }) =>
  (nowJdUt - person.birth.chart.jdUt) / YEAR_DAYS
