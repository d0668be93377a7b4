import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import type { ReportTable } from '../report-document.ts'
import { ReportPage } from '../report-page.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { verdictChapterFaults } from '../verdict/verdict-chapters.fixture.ts'
import { directionFaults } from '../verdict/direction-faults.fixture.ts'
import { verdictTexts } from '../verdict/words.ts'
import { financialPotential, moneyPlans } from './financial-potential.ts'
import { financialTexts, MONEY_QUESTIONS } from './words.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const BIRTHS = 30

function written(lang: Lang, index: number) {
  const request = sampleRequest(room, financialPotential, lang, index)
  if (!request) return null
  const words = room.library.texts(financialTexts, lang)
  const plans = moneyPlans({ page: new ReportPage(request), words })
  const { titles } = room.library.texts(verdictTexts, lang)
  return { document: financialPotential.write(request), plans, words, against: Object.values(titles) }
}

describe.each(LANGS)('the questions about money, %s', (lang) => {
  const reports = Array.from({ length: BIRTHS }, (_, index) => written(lang, index) ?? []).flat()

  it('are each answered at the head of a chapter that keeps to the answer', () => {
    const faults = reports.flatMap(({ document, plans, words, against }, index) =>
      MONEY_QUESTIONS.filter((question) => question !== 'flow').flatMap((question) =>
        verdictChapterFaults(document, {
          chapter: words.chapters[question],
          answers: Object.values(words.answer[question]),
          verdict: plans[question].verdict,
          against,
        }).map((fault) => `${index}: ${fault}`),
      ),
    )
    expect(faults.slice(0, 10)).toEqual([])
  })

  it('give nobody past 65 the advice of a beginner at work', () => {
    // Among the first thirty births are some before 1940.
    const old = Array.from({ length: BIRTHS }, (_, index) => sampleRequest(room, financialPotential, lang, index) ?? [])
      .flat()
      .filter(({ person, nowJdUt }) => (nowJdUt - person.birth.chart.jdUt) / 365.2425 >= 65)
    expect(old.length).toBeGreaterThan(3)
    const words = room.library.texts(financialTexts, lang)
    for (const request of old) {
      const sections = financialPotential.write(request).chapters.flatMap((chapter) => chapter.sections)
      expect(sections.map(({ title }) => title)).not.toContain(words.titles.try2)
      const said = sections
        .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])))
        .join(' ')
      expect(said).not.toMatch(/deserves a serious look|заслуживает внимательного взгляда/u)
      const age = Math.floor((request.nowJdUt - request.person.birth.chart.jdUt) / 365.2425)
      expect(Object.values(words.now).some((now) => said.includes(now.old({ age })))).toBe(true)
      expect(Object.values(words.now).some((now) => said.includes(now.later({ age })))).toBe(false)
    }
  })

  it('have on the first page the answers that the chapters and the end give', () => {
    for (const { document, plans, words } of reports) {
      const [first] = document.chapters
      const blocks = first?.sections.flatMap((section) => section.blocks) ?? []
      const table = blocks.find((block): block is ReportTable => block.kind === 'table')
      expect(table?.rows.map(([, answer]) => answer).slice(1)).toEqual(
        MONEY_QUESTIONS.slice(1).map((question) => words.short[question][plans[question].verdict.answer]),
      )
      const end = document.chapters.find(({ title }) => title === words.chapters.close)?.sections[0]?.blocks ?? []
      expect(end.map((block) => block.kind === 'paragraph' && block.text)).toEqual(
        MONEY_QUESTIONS.map((question) => words.last[question][plans[question].verdict.answer]),
      )
    }
  })

  it('have nothing contrary to an answer outside of the marked place', () => {
    const faults = reports.flatMap(({ document }) =>
      directionFaults(lang, room.library, 'financial-potential', document),
    )
    expect(faults).toEqual([])
  })

  it('show what the shop promises of habits, discount, enough and the Part of Fortune, whichever side they are on', () => {
    for (const { document, words } of reports) {
      const sections = document.chapters.flatMap((chapter) => chapter.sections)
      // Under its own heading, or with the heading before it in the place of the other side.
      const isTold = (title: string) =>
        sections.some(
          ({ title: heading, blocks }) =>
            heading === title ||
            blocks.some((block) => block.kind === 'paragraph' && block.text.startsWith(`${title}. `)),
        )
      const promised = [
        'cusp8',
        'cusp11',
        'enough',
        'roundUp',
        'unmentioned',
        'discount',
        'secret',
        'fortuneSign',
      ] as const
      expect(promised.map((name) => words.titles[name]).filter((title) => !isTold(title))).toEqual([])
    }
  })
})
