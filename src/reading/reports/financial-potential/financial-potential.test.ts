import { describe, expect, it } from 'vitest'
import { ASPECT_ANGLES } from '#astro/charts/aspect.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { howMany } from '#test/how-many.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { DatedPage } from '../dated-page.ts'
import type { ReportDocument, ReportTable } from '../report-document.ts'
import { reportFaults } from '../report-faults.fixture.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { planChapters } from './chapter-plan.ts'
import { POLES, wholeTexts } from './chapter-words.ts'
import { financialPotential } from './financial-potential.ts'
import { sideName } from './first-witness.ts'
import { turningPoints } from './turning-points.ts'
import { financialTexts, QUESTIONS } from './words.ts'
import { CHAPTER_TEXTS, wordsIn } from './write-chapter.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const BIRTHS = howMany(60, 1250)
const YEAR_DAYS = 365.2425

function requests(lang: Lang, count: number) {
  return Array.from({ length: count }, (_, index) => sampleRequest(room, financialPotential, lang, index) ?? []).flat()
}

/** The paragraphs of each section of a chapter. */
function sectionsOf({ chapters }: ReportDocument, title: string) {
  const sections = chapters.find((chapter) => chapter.title === title)?.sections ?? []
  return sections.map((section) => ({
    title: section.title,
    paragraphs: section.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])),
  }))
}

describe.each(LANGS)('the report on money, %s', (lang) => {
  const words = room.library.texts(financialTexts, lang)
  const whole = room.library.texts(wholeTexts, lang)
  const written = requests(lang, BIRTHS).map((request) => ({ request, document: financialPotential.write(request) }))

  it('has five chapters, each one piece under its answer, of 250 to 400 words in four paragraphs', () => {
    const faults = written.flatMap(({ document }, index) =>
      QUESTIONS.flatMap((question) => {
        const [section, ...more] = sectionsOf(document, words.chapters[question])
        if (!section || more.length > 0) return [`${index} ${question}: ${more.length + 1} sections`]
        const lengths = section.paragraphs.map(wordsIn)
        const all = lengths.reduce((sum, length) => sum + length, 0)
        return lengths.length === 4 && all >= 250 && all <= 400 && lengths.every((length) => length >= 40)
          ? []
          : [`${index} ${question}: ${lengths.join(' + ')} = ${all} words`]
      }),
    )
    expect(faults.slice(0, 10)).toEqual([])
  })

  it('opens with a thesis of this chart, the answers of the chapters, and the birth it was reckoned from', () => {
    for (const { request, document } of written) {
      const [thesis] = sectionsOf(document, words.chapters.answers).map(({ paragraphs }) => paragraphs.join(' '))
      expect(wordsIn(thesis ?? '')).toBeGreaterThanOrEqual(80)
      expect(wordsIn(thesis ?? '')).toBeLessThanOrEqual(120)
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

  it('has in each chapter one direction, and one voice of the other that comes after it', () => {
    for (const { request, document } of written) {
      const plans = planChapters(new DatedPage(request))
      for (const question of QUESTIONS) {
        const { first, support, counter } = plans[question]
        expect(counter.side, question).not.toBe(first.side)
        expect(support?.side ?? first.side, question).toBe(first.side)
      }
      const [close] = sectionsOf(document, words.chapters.close)
      expect(close?.paragraphs).toEqual([
        whole.close[POLES.flow[plans.flow.first.side]][POLES.hand[plans.hand.first.side]],
      ])
    }
  })

  it('ends with three meetings that are still ahead and exact on the days it names', () => {
    for (const { request } of written.slice(0, 40)) {
      const points = turningPoints(new DatedPage(request))
      expect(points).toHaveLength(3)
      const { latitudeDeg, longitudeDeg } = { latitudeDeg: 0, longitudeDeg: 0 }
      for (const { mover, target, story, passesJdUt } of points) {
        const natal = request.person.birth.chart.placements.find(({ body }) => body === target)?.longitudeDeg ?? 0
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
      for (const [i, { passesJdUt }] of turningPoints(page).entries())
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
      const plans = planChapters(new DatedPage(aged))
      for (const question of QUESTIONS) {
        const [section] = sectionsOf(document, words.chapters[question])
        const advice = actsOf(lang, question)[sideName(question, plans[question].first.side)]
        expect(section?.paragraphs.at(-1), `${question} ${age}`).toContain(advice?.[stage])
      }
    }
  })
})

function actsOf(lang: Lang, question: (typeof QUESTIONS)[number]) {
  const { act } = room.library.texts(CHAPTER_TEXTS[question], lang)
  return act as Readonly<Record<string, Readonly<Record<'young' | 'middle' | 'late' | 'old', string>>>>
}
