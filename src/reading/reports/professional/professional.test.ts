import { describe, expect, it } from 'vitest'
import { ASPECT_ANGLES } from '#astro/charts/aspect.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { howMany } from '#test/how-many.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { chapterFaults, sectionsOf } from '../argument/argument-faults.fixture.ts'
import { byContest, planChapters } from '../argument/plan-chapters.ts'
import { turningPoints } from '../argument/turning-points.ts'
import { sideOfPlanet } from '../argument/witnesses.ts'
import { wordsIn } from '../argument/write-chapter.ts'
import { DatedPage } from '../dated-page.ts'
import type { ReportTable } from '../report-document.ts'
import type { ReportRequest } from '../report-module.ts'
import { reportFaults } from '../report-faults.fixture.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { wholeTexts } from './chapter-words.ts'
import { WORK, together } from './design.ts'
import { fields } from './professional-facts.ts'
import { professional, workPoints } from './professional.ts'
import { professionalTexts, QUESTIONS } from './words.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const BIRTHS = howMany(60, 1250)
const YEAR_DAYS = 365.2425

function requests(lang: Lang, count: number) {
  return Array.from({ length: count }, (_, index) => sampleRequest(room, professional, lang, index) ?? []).flat()
}

describe.each(LANGS)('the report on work, %s', (lang) => {
  const words = room.library.texts(professionalTexts, lang)
  const whole = room.library.texts(wholeTexts, lang)
  const written = requests(lang, BIRTHS).map((request) => ({ request, document: professional.write(request) }))

  it('has five chapters, each one piece under its answer, in three to five paragraphs of a page at most', () => {
    const titles = QUESTIONS.map((question) => words.chapters[question])
    const faults = written.flatMap(({ document }, index) =>
      chapterFaults(document, titles, { all: lang === 'ru' ? 185 : 215, each: 10 }).map((fault) => `${index} ${fault}`),
    )
    expect(faults.slice(0, 10)).toEqual([])
  })

  it('opens with a thesis of this chart, the answers of the chapters, and the birth it was reckoned from', () => {
    for (const { request, document } of written) {
      const [thesis] = sectionsOf(document, words.chapters.answers).map(({ paragraphs }) => paragraphs[0])
      expect(wordsIn(thesis ?? '')).toBeGreaterThanOrEqual(80)
      expect(wordsIn(thesis ?? '')).toBeLessThanOrEqual(170)
      const tables = (document.chapters[0]?.sections ?? []).flatMap(({ blocks }) =>
        blocks.filter((block): block is ReportTable => block.kind === 'table'),
      )
      const [answers, data] = tables
      expect(answers?.rows.map(([, answer]) => answer)).toEqual(
        QUESTIONS.map((question) => sectionsOf(document, words.chapters[question])[0]?.title),
      )
      const told = data?.rows.flat() ?? []
      expect(told).toContain(request.person.birthtime)
      expect(told).toContain(request.person.birthplace?.name)
    }
  })

  it('names ten occupations with a verdict and their grounds, three things to avoid, and four lines', () => {
    for (const { document } of written) {
      const tables = (document.chapters.find(({ title }) => title === words.chapters.jobs)?.sections ?? []).map(
        ({ blocks }) => blocks.find((block): block is ReportTable => block.kind === 'table')?.rows ?? [],
      )
      expect(tables.map(({ length }) => length)).toEqual([10, 3, 4])
      const [occupations = []] = tables
      expect(new Set(occupations.map(([name]) => name)).size).toBe(10)
      expect(tables.flat(2).every((cell) => cell !== '')).toBe(true)
    }
  })

  it('names occupations of planets that have the direction of the first, second or fourth answer', () => {
    for (const { request } of written) {
      const page = new DatedPage(request)
      const plans = planChapters(page, WORK)
      const agreeing = (planet: Planet) =>
        (['calling', 'day', 'name'] as const).filter(
          (question) => sideOfPlanet(WORK[question], planet) === plans[question].first.side,
        )
      const found = fields(page, { trade: plans.calling.first.planet, agreeing, count: 5 })
      expect(found[0]?.planet).toBe(plans.calling.first.planet)
      const agreed = found.map(({ planet, witnesses }) => {
        const answers = agreeing(planet)
        expect(witnesses).toEqual(expect.arrayContaining(answers))
        return answers.length
      })
      expect(agreed.filter((answers) => answers > 0).length).toBeGreaterThanOrEqual(4)
    }
  })

  it('is true to its chart and says nothing twice', () => {
    const faults = written.flatMap(({ document }, index) =>
      reportFaults(lang, document).map((fault) => `${index}: ${fault}`),
    )
    expect(faults.slice(0, 5)).toEqual([])
  })

  it('comes back at its end to what its first page says of all five answers', () => {
    for (const { request, document } of written) {
      const plans = planChapters(new DatedPage(request), WORK)
      const [thesis] = sectionsOf(document, words.chapters.answers)
      const [close] = sectionsOf(document, words.chapters.close)
      const [opening, end] = [together(whole.thesis, plans), together(whole.close, plans)]
      for (const said of Object.values(opening)) expect(thesis?.paragraphs.join(' ')).toContain(said)
      expect(close?.paragraphs).toEqual([`${end.first} ${end.last}`])
    }
  })

  it('ends with three meetings that are still ahead and exact on the days it names', () => {
    for (const { request } of written.slice(0, 40)) {
      const points = pointsOf(request)
      // Of a birth more than 105 years ago no dates are told.
      expect(points).toHaveLength(new DatedPage(request).age(request.nowJdUt) > 105 ? 0 : 3)
      const { latitudeDeg, longitudeDeg } = { latitudeDeg: 0, longitudeDeg: 0 }
      for (const { mover, target, story, passesJdUt } of points) {
        const natal =
          request.person.birth.chart.placements.find(({ body }) => body === target.point)?.longitudeDeg ??
          request.person.birth.chart.houses?.midheavenDeg ??
          0
        for (const jdUt of passesJdUt) {
          expect(jdUt).toBeGreaterThan(request.nowJdUt)
          const sky = natalChart(room.sky, { jdUt, latitudeDeg, longitudeDeg })
          const moving = sky.placements.find(({ body }) => body === mover)?.longitudeDeg ?? 0
          const apart = Math.abs(((moving - natal + 540) % 360) - 180)
          expect(Math.abs(apart - ASPECT_ANGLES[story.aspect])).toBeLessThan(0.001)
        }
      }
    }
  })

  it('tells how old one is on the last day of a meeting, the birthday being past by then', () => {
    for (const { request, document } of written.slice(0, 40)) {
      const page = new DatedPage(request)
      const told = sectionsOf(document, words.chapters.close).find(
        ({ title }) => title === words.titles.turns,
      )?.paragraphs
      for (const [i, { passesJdUt }] of pointsOf(request).entries())
        expect(told?.[i]).toMatch(new RegExp(`(?<!\\d)${page.age(passesJdUt.at(-1) ?? 0)}(?!\\d)`))
    }
  })

  it.each([14, 19, 34, 52, 68, 80, 95])('advises somebody of %i by their stage of life alone', (age) => {
    const stage = age < 24 ? 'student' : age < 40 ? 'rising' : age < 65 ? 'settled' : 'retired'
    for (const request of requests(lang, 12)) {
      const nowJdUt = request.person.birth.chart.jdUt + (age + 0.5) * YEAR_DAYS
      if (nowJdUt + 20 * YEAR_DAYS > room.sky.toJdUt) continue
      const aged = { ...request, nowJdUt }
      const document = professional.write(aged)
      const plans = planChapters(new DatedPage(aged), WORK)
      const close = sectionsOf(document, words.chapters.close).find(({ title }) => title === words.titles.plan)
      const [contested, ...others] = byContest(plans, WORK)
      const adviceOn = (question: (typeof QUESTIONS)[number]) =>
        WORK[question].texts(new DatedPage(aged)).act[WORK[question].poles[plans[question].first.side]]?.[stage]
      const [section] = sectionsOf(document, words.chapters[contested ?? QUESTIONS[0] ?? 'calling'])
      expect(section?.paragraphs.at(-1)).toBe(contested && adviceOn(contested))
      expect(close?.paragraphs).toEqual(others.map(adviceOn))
    }
  })
})

function pointsOf(request: ReportRequest) {
  const page = new DatedPage(request)
  return turningPoints(page, workPoints(page))
}
