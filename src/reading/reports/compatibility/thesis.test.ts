import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { people } from '#test/readings/people.ts'
import { synastryFacts } from '../../facts/synastry-facts.ts'
import { loadLibrary } from '../../library/load-library.ts'
import type { ReportDocument, ReportTable } from '../report-document.ts'
import { ReportPage } from '../report-page.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { compatibility } from './compatibility.ts'
import { judge } from './judge.ts'
import { type Lean, LEANS, type Question, QUESTIONS } from './questions.ts'
import { compatibilityTexts } from './words.ts'
import { sentencesOf } from './writing.ts'

const PAIRS = 40
/** Pairs of those, of whom nothing asks for work, or hardly anything is told: they are rare. */
const RARE = 160
const RELATIONS = ['partner', 'friend', 'parent', 'colleague', 'sibling']

const room = { sky: loadEphemeris(), library: loadLibrary() }
const born = people(room.sky, 2 * (PAIRS + RARE))

function written(lang: Lang, index: number) {
  const request = sampleRequest(room, compatibility, lang, 0)
  const [one, two] = [born[2 * index], born[2 * index + 1]]
  if (!request?.other || !one || !two) throw new Error('the sample has two births')
  const relation = RELATIONS[index % RELATIONS.length] ?? 'friend'
  const person = { ...request.person, birth: one.birth }
  const asked = { ...request, person, other: { ...request.other, birth: two.birth, relation } }
  const [you, them] = [new ReportPage(asked), new ReportPage({ ...asked, person: asked.other })]
  const judged = judge(synastryFacts(one.birth, two.birth), you, them, QUESTIONS)
  return { asked, judged }
}

const massOf = (aspects: readonly { weight: number }[]) => aspects.reduce((sum, { weight }) => sum + weight, 0)

const tablesOf = ({ chapters }: ReportDocument): ReportTable[] =>
  chapters.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))),
  )

describe.each(LANGS)('the thesis of a comparison, %s', (lang) => {
  const words = room.library.texts(compatibilityTexts, lang)
  const leanSaid = new Map<string, Lean>(LEANS.map((lean) => [words.glance.lean[lean], lean]))

  /** What the thesis claims, what the table at its side says, and what the closing chapter repeats. */
  function claimed(index: number) {
    const { asked, judged } = written(lang, index)
    const document = compatibility.write(asked)
    const [first] = document.chapters
    const said =
      first?.sections.flatMap(({ blocks }) => blocks.map((b) => (b.kind === 'paragraph' ? b.text : ''))) ?? []
    const glance = tablesOf(document).find(({ caption }) => caption === words.glance.caption)
    const leans = new Map(
      glance?.rows.map(([chapter, , lean]): [Question, Lean | undefined] => [
        QUESTIONS.find((question) =>
          [words.chapters[question], question === 'draw' && words.chapters.drawOfOthers].includes(chapter ?? ''),
        ) ?? 'draw',
        leanSaid.get(lean ?? ''),
      ]),
    )
    const contrast = Object.entries(words.thesis).find(([, text]) => said.includes(text))?.[0]
    return { document, judged, said, leans, contrast: contrast?.split(' ') as [Question, Question] | undefined }
  }

  it('agrees with the table beside it', { timeout: 120_000 }, () => {
    let contrasts = 0
    for (let index = 0; index < PAIRS + RARE; index++) {
      if (index >= PAIRS) {
        const leans = new Set(written(lang, index).judged.map(({ lean }) => lean))
        if (leans.has('hard') && !leans.has('quiet')) continue
      }
      const { leans, contrast, document } = claimed(index)
      const closing = document.chapters.find(({ title }) => title === words.chapters.closing)
      const titles = closing?.sections.map(({ title }) => title) ?? []
      if (contrast) {
        contrasts++
        const [best, hardest] = contrast.map((question) => leans.get(question))
        expect(['easy', 'both'], `${index}: ${contrast.join(' ')}`).toContain(best)
        expect(['both', 'hard'], `${index}: ${contrast.join(' ')}`).toContain(hardest)
        expect(best === hardest, `${index}: ${contrast.join(' ')}`).toBe(false)
      }
      const spoken = [...leans.values()]
      if (titles.includes(words.titles.holds))
        expect(spoken.some((lean) => lean === 'easy' || lean === 'both')).toBe(true)
      if (titles.includes(words.titles.rubs))
        expect(spoken.some((lean) => lean === 'hard' || lean === 'both')).toBe(true)
    }
    expect(contrasts).toBeGreaterThan(PAIRS / 2)
  })

  it('opens each chapter with its answer, which the table has in short', () => {
    for (let index = 0; index < PAIRS; index++) {
      const { document } = claimed(index)
      const rows = tablesOf(document).find(({ caption }) => caption === words.glance.caption)?.rows ?? []
      for (const [chapter = '', answer = ''] of rows) {
        const [first, ...rest] = (document.chapters.find(({ title }) => title === chapter)?.sections ?? [])
          .flatMap(({ blocks }) => blocks)
          .flatMap((block) => (block.kind === 'paragraph' ? [block] : []))
        expect(first?.text.startsWith(answer), `${index}: ${chapter}`).toBe(true)
        const told = new Set(rest.flatMap(({ factors }) => factors))
        expect(first?.factors.filter((factor) => !told.has(factor))).toEqual([])
      }
    }
  })

  it('says that little bears on a question only where little is told of it', { timeout: 120_000 }, () => {
    for (let index = 0; index < PAIRS + RARE; index++) {
      for (const { question, lean, forIt, againstIt } of written(lang, index).judged) {
        if (lean !== 'quiet') continue
        const told = [...forIt, ...againstIt].filter(({ home }) => home === question)
        expect(told.length, `${index}: ${question}`).toBeLessThan(3)
      }
    }
  })

  it(
    'names what holds by easy contacts and what rubs by hard ones, and the heaviest of either pole',
    { timeout: 120_000 },
    () => {
      for (let index = 0; index < PAIRS; index++) {
        const { document, judged, contrast } = claimed(index)
        const factorsUnder = (title: string) =>
          document.chapters[0]?.sections
            .find((section) => section.title === title)
            ?.blocks.flatMap((block) => (block.kind === 'paragraph' ? block.factors : [])) ?? []
        const [holds, rubs] = [factorsUnder(words.titles.holds), factorsUnder(words.titles.rubs)]
        const hard = new Set(
          judged
            .flatMap(({ forIt, againstIt }) => [...forIt, ...againstIt])
            .flatMap((one) => (one.kind === 'tie' && one.side === 'hard' ? one.aspects.map(({ id }) => id) : [])),
        )
        expect(
          holds.filter((id) => hard.has(id)),
          `${index}`,
        ).toEqual([])
        expect(
          rubs.filter((id) => !hard.has(id)),
          `${index}`,
        ).toEqual([])
        for (const [i, question] of (contrast ?? []).entries()) {
          const pole = judged.find((one) => one.question === question)
          const told = new Set(
            document.chapters
              .slice(1)
              .flatMap(({ sections }) => sections)
              .flatMap(({ blocks }) => blocks)
              .flatMap((block) => (block.kind === 'paragraph' ? block.factors : [])),
          )
          const [heaviest] = ((i === 0 ? pole?.forIt : pole?.againstIt) ?? [])
            .flatMap((one) => (one.kind === 'tie' && (one.side === 'hard') === (i === 1) ? [one.aspects] : []))
            .filter((aspects) => aspects.every(({ id }) => told.has(id)))
            .toSorted((a, b) => massOf(b) - massOf(a))
          if (heaviest) expect(i === 0 ? holds : rubs, `${index} ${question}`).toContain(heaviest[0].id)
        }
      }
    },
  )

  it('rests on contacts that are in the table of contacts', { timeout: 120_000 }, () => {
    for (let index = 0; index < PAIRS; index++) {
      const { document, contrast } = claimed(index)
      if (!contrast) continue
      const blocks = document.chapters[0]?.sections.flatMap((section) => section.blocks) ?? []
      const grounds = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.factors : []))
      expect(grounds.length, `${index}`).toBeGreaterThan(1)
      const table = tablesOf(document).find(({ caption }) => caption === words.contacts.caption)
      expect(
        grounds.filter((factor) => !table?.factors.includes(factor)),
        `${index}`,
      ).toEqual([])
    }
  })

  it('tells in its chapters what stands first in the table of weights', { timeout: 120_000 }, () => {
    for (let index = 0; index < PAIRS; index++) {
      const { chapters } = claimed(index).document
      const told = new Set(
        chapters
          .flatMap(({ sections }) => sections)
          .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? block.factors : []))),
      )
      const table = tablesOf({ chapters } as ReportDocument).find(({ caption }) => caption === words.contacts.caption)
      expect(
        table?.factors.filter((factor) => !told.has(factor)),
        `${index}`,
      ).toEqual([])
    }
  })

  it('breaks its first step between two pages at the end of a sentence', () => {
    for (const { first, firstOfChild, atWork } of [words]) {
      for (const text of [...Object.values(first), ...Object.values(firstOfChild), ...Object.values(atWork.first)]) {
        const [begun = '', ...rest] = sentencesOf(text)
        expect(begun).toMatch(/[.!?…]$/u)
        expect(rest.length, text).toBeGreaterThan(0)
        for (const sentence of rest) expect(sentence).toMatch(/^["“«]?\p{Lu}/u)
      }
    }
  })

  it('calls contacts the closest only where they are listed by closeness', () => {
    const contacts = tablesOf(claimed(0).document).find(({ caption }) => caption === words.contacts.caption)
    const orbs = contacts?.rows.map((row) => Number.parseFloat((row[3] ?? '').replace(',', '.'))) ?? []
    expect(orbs.toSorted((a, b) => a - b)).not.toEqual(orbs)
    for (const said of [words.contacts.caption, words.titles.contacts])
      expect(said).not.toMatch(/close(?:st)? contacts|тесн/u)
  })
})
