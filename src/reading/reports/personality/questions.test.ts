import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import type { Block } from '../report-document.ts'
import { ReportPage } from '../report-page.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { proseOf } from '../report-faults.fixture.ts'
import { directionFaults } from '../verdict/direction-faults.fixture.ts'
import { personality } from './personality.ts'
import { personalityTexts, type PortraitQuestion } from './words.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const BIRTHS = 20
/** The planet that a chapter tells by sign and house, and its texts. */
const TOLD = [
  ['mind', 'mind', 'mercury'],
  ['love', 'love', 'venus'],
  ['work', 'drive', 'mars'],
] as const

function written(lang: Lang, index: number) {
  const request = sampleRequest(room, personality, lang, index)
  if (!request) throw new Error('a portrait needs no hour')
  const document = personality.write(request)
  const { chapters } = document
  const prose = (title: string): Extract<Block, { kind: 'paragraph' }>[] =>
    (chapters.find((chapter) => chapter.title === title)?.sections ?? []).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'paragraph' ? [block] : [])),
    )
  return { page: new ReportPage(request), words: room.library.texts(personalityTexts, lang), prose, document }
}

describe.each(LANGS)('a chapter of the portrait, %s', (lang) => {
  const portraits = Array.from({ length: BIRTHS }, (_, index) => written(lang, index))

  it('opens with the answer to its question, which rests on what the chapter tells', () => {
    for (const [index, { words, prose }] of portraits.entries()) {
      for (const [chapter, question] of TOLD) {
        const [first, ...rest] = prose(words.chapters[chapter])
        if (!first) continue
        const answers = Object.values(words.answer[question as PortraitQuestion])
        expect(
          answers.some((answer) => first.text.startsWith(answer)),
          `${index}: ${first.text}`,
        ).toBe(true)
        const told = new Set(rest.flatMap(({ factors }) => factors))
        expect(first.factors.filter((factor) => !told.has(factor))).toEqual([])
      }
    }
  })

  it('has nothing contrary to an answer outside of the place where it is gathered', () => {
    const faults = portraits.flatMap(({ document }) => directionFaults(lang, room.library, 'personality', document))
    expect(faults).toEqual([])
  })

  it('tells every placement, on whichever side', () => {
    for (const { page, words, document } of portraits) {
      if (!page.birth.timeKnown) continue
      const prose = proseOf(document).join('\n')
      for (const planet of ['sun', 'moon', 'mercury', 'mars', 'saturn', 'jupiter'] as const) {
        const [sign, house] = [page.signOf(planet), page.houseOf(planet)]
        for (const text of [words[planet][sign ?? 0], words[`${planet}House`][(house ?? 1) - 1]])
          expect(prose.includes(text?.text.split('. ')[0] ?? '')).toBe(true)
      }
    }
  })
})
