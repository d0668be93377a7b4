import { describe, expect, it } from 'vitest'
import { ASPECT_ANGLES } from '#astro/charts/aspect.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { howMany } from '#test/how-many.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { chapterFaults, sectionsOf } from '../argument/argument-faults.fixture.ts'
import { byContest, planChapters } from '../argument/plan-chapters.ts'
import { turningPoints } from '../argument/turning-points.ts'
import { wordsIn } from '../argument/write-chapter.ts'
import { DatedPage } from '../dated-page.ts'
import type { ReportTable } from '../report-document.ts'
import type { ReportRequest } from '../report-module.ts'
import { reportFaults } from '../report-faults.fixture.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { wholeTexts } from './chapter-words.ts'
import { MONEY, together } from './design.ts'
import { financialPotential, moneyPoints } from './financial-potential.ts'
import { financialTexts, QUESTIONS } from './words.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const BIRTHS = howMany(60, 1250)
const YEAR_DAYS = 365.2425

function requests(lang: Lang, count: number) {
  return Array.from({ length: count }, (_, index) => sampleRequest(room, financialPotential, lang, index) ?? []).flat()
}

describe.each(LANGS)('the report on money, %s', (lang) => {
  const words = room.library.texts(financialTexts, lang)
  const whole = room.library.texts(wholeTexts, lang)
  const written = requests(lang, BIRTHS).map((request) => ({ request, document: financialPotential.write(request) }))

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

  it('is true to its chart and says nothing twice', () => {
    const faults = written.flatMap(({ document }, index) =>
      reportFaults(lang, document).map((fault) => `${index}: ${fault}`),
    )
    expect(faults.slice(0, 5)).toEqual([])
  })

  it('comes back at its end to what its first page says of all five answers', () => {
    for (const { request, document } of written) {
      const plans = planChapters(new DatedPage(request), MONEY)
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
        const natal = request.person.birth.chart.placements.find(({ body }) => body === target.point)?.longitudeDeg ?? 0
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

  it.each([19, 35, 55, 80, 95])('advises somebody of %i by their stage of life alone', (age) => {
    const stage = age < 30 ? 'young' : age < 50 ? 'middle' : age < 70 ? 'late' : 'old'
    for (const request of requests(lang, 12)) {
      const nowJdUt = request.person.birth.chart.jdUt + (age + 0.5) * YEAR_DAYS
      if (nowJdUt + 20 * YEAR_DAYS > room.sky.toJdUt) continue
      const aged = { ...request, nowJdUt }
      const document = financialPotential.write(aged)
      const plans = planChapters(new DatedPage(aged), MONEY)
      const close = sectionsOf(document, words.chapters.close).find(({ title }) => title === words.titles.plan)
      const [contested, ...others] = byContest(plans, MONEY)
      const adviceOn = (question: (typeof QUESTIONS)[number]) =>
        MONEY[question].texts(new DatedPage(aged)).act[MONEY[question].poles[plans[question].first.side]]?.[stage]
      const [section] = sectionsOf(document, words.chapters[contested ?? QUESTIONS[0] ?? 'flow'])
      expect(section?.paragraphs.at(-1)).toBe(contested && adviceOn(contested))
      expect(close?.paragraphs).toEqual(others.map(adviceOn))
    }
  })
})

function pointsOf(request: ReportRequest) {
  const page = new DatedPage(request)
  return turningPoints(page, moneyPoints(page))
}
