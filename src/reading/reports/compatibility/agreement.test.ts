import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { howMany } from '#test/how-many.ts'
import { NOT_PARTNERS, pairDocuments } from '#test/readings/pair-documents.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { bondVerdictsIn } from '../../truth/bond-verdict.ts'
import { likenessOf } from './compatibility-facts.ts'
import { TIE_PAIRS } from './questions.ts'
import { compatibilityTexts } from './words.ts'

const PAIRS = howMany(8, 40)
const room = { sky: loadEphemeris(), library: loadLibrary() }
/** A point of the reader's and one of Anna's. */
const spokenOf = <const One extends string, const Other extends string>(one: One, other: Other) =>
  ({ one: { point: one, of: null }, other: { point: other, of: 'Anna' }, a: null, b: 'Anna' }) as const

type Sections = Map<string, string[]>

/** The chapters of a printed comparison, each as its sections with their paragraphs and tables. */
function chaptersOf(text: string): Map<string, Sections> {
  const chapters = new Map<string, Sections>()
  for (const chapter of text.split(/^# /mu).slice(1)) {
    const [title = '', ...sections] = chapter.split(/^## /mu)
    chapters.set(
      title.trim(),
      new Map(
        sections.map((section): [string, string[]] => {
          const [name = '', ...paragraphs] = section.trim().split('\n\n')
          return [name, paragraphs]
        }),
      ),
    )
  }
  return chapters
}

const rowsOf = (table: string) =>
  table
    .split('\n')
    .slice(2)
    .map((row) => row.split(' | '))

/** What the counts of a row say, read from the figures alone. */
function saidBy([, easy, sore]: readonly string[]): 'easy' | 'sore' | 'even' {
  const more = Number(easy) - Number(sore)
  return more >= 2 ? 'easy' : more <= -2 ? 'sore' : 'even'
}

/** How many counts a sentence speaks of, and the side it says they lean to. */
const COUNTS: Record<Lang, Record<string, RegExp>> = {
  en: {
    '3 easy': /^All three counts lean to the easy side/u,
    '2 easy': /^Two of the three counts lean to the easy side, and the third comes out about even/u,
    '1 easy': /^One of the three counts leans to the easy side, and the other two come out about even/u,
    '0': /^All three counts come out about even/u,
    both: /^The counts point in different directions\./u,
    '1 sore': /^One of the three counts leans to the strained side, and the other two come out about even/u,
    '2 sore': /^Two of the three counts lean to the strained side, and the third comes out about even/u,
    '3 sore': /^All three counts lean to the strained side/u,
  },
  ru: {
    '3 easy': /^Все три подсчёта клонятся к лёгкому/u,
    '2 easy': /^Два подсчёта из трёх клонятся к лёгкому, третий выходит почти поровну/u,
    '1 easy': /^К лёгкому клонится один подсчёт из трёх, а два выходят почти поровну/u,
    '0': /^Все три подсчёта выходят почти поровну/u,
    both: /^Подсчёты клонятся в разные стороны\./u,
    '1 sore': /^К трудному клонится один подсчёт из трёх, а два выходят почти поровну/u,
    '2 sore': /^Два подсчёта из трёх клонятся к трудному, третий выходит почти поровну/u,
    '3 sore': /^Все три подсчёта клонятся к трудному/u,
  },
}

describe.each(LANGS)('a comparison agrees with itself, %s', (lang) => {
  const words = room.library.texts(compatibilityTexts, lang)
  const comparisons = [...NOT_PARTNERS, 'partner'].flatMap((relation) =>
    Array.from({ length: PAIRS }, (_, index) => {
      const text = pairDocuments(room, { relation, lang, index }).textOf('compatibility')
      return { relation, index, chapters: chaptersOf(text) }
    }),
  )
  const sectionOf = (chapters: Map<string, Sections>, chapter: string, section: string) =>
    chapters.get(chapter)?.get(section) ?? []

  it('says of the three counts what their table shows', () => {
    for (const { relation, index, chapters } of comparisons) {
      const [, table = '', sentence = ''] = sectionOf(chapters, words.chapters.tables, words.titles.counts)
      const leanings = rowsOf(table).map(saidBy)
      const [easy, sore] = ['easy', 'sore'].map((way) => leanings.filter((one) => one === way).length)
      const claim = easy && sore ? 'both' : easy ? `${easy} easy` : sore ? `${sore} sore` : '0'
      expect(sentence, `${relation} ${index}: ${leanings.join(' ')}`).toMatch(COUNTS[lang][claim] ?? /^$/u)
    }
  })

  it('announces the rows that its table of habits has', () => {
    for (const { relation, index, chapters } of comparisons) {
      for (const [title, blocks] of chapters.get(words.chapters.closing) ?? []) {
        const table = blocks.find((block) => block.startsWith(`[${words.terms.caption}]`))
        if (table === undefined) continue
        const rows = rowsOf(table).map(([row = '']) => row.toLocaleLowerCase(lang))
        expect(title.toLocaleLowerCase(lang).split(', '), `${relation} ${index}`).toEqual(rows)
      }
    }
  })

  it('gives no verdict without what speaks for it', () => {
    const leanOf = new Map(Object.entries(words.glance.lean).map(([lean, said]) => [said, lean]))
    for (const { relation, index, chapters } of comparisons) {
      const glance = sectionOf(chapters, words.chapters.thesis, words.titles.glance)
      const rows = rowsOf(glance.find((block) => block.startsWith(`[${words.glance.caption}]`)) ?? '')
      expect(rows.length).toBeGreaterThan(4)
      for (const [chapter = '', , said = ''] of rows) {
        const question = Object.entries(words.chapters).find(([, title]) => title === chapter)?.[0]
        const parts = words.parts[question as keyof typeof words.parts]
        const [forIt, againstIt] = [parts.forIt, parts.againstIt].map(
          (title) => sectionOf(chapters, chapter, title).length,
        ) as [number, number]
        const where = `${relation} ${index}: ${chapter}, ${forIt} for, ${againstIt} against`
        const lean = leanOf.get(said)
        if (lean === 'quiet') continue
        expect(forIt + againstIt, where).toBeGreaterThan(0)
        if (lean === 'easy') expect(forIt, where).toBeGreaterThan(0)
        if (lean === 'hard') expect(againstIt, where).toBeGreaterThan(0)
      }
    }
  })
})

/** A yes-or-no question isn't answered with a means, nor with what the means would be without a sentence. */
const MEANS: Record<Lang, RegExp> = {
  en: /^(?:By|With|Through|Better|Good things|Only|Small things|It’s respect)\b/u,
  ru: /^(?:Через|По|Лучше|Только|Мелочами|То с|Скорее|Без)(?!\p{L})/u,
}

describe.each(LANGS)('the answers of a comparison, %s', (lang) => {
  const { verdict, ofChild } = room.library.texts(compatibilityTexts, lang)

  it('fit their questions in grammar', () => {
    const answers = [
      ...[verdict.draw, verdict.money].flatMap((settings) => Object.values(settings)),
      verdict.talk,
      verdict.growth,
      ofChild.draw,
      ofChild.talk,
      ofChild.growth,
    ].flatMap((leans) => Object.values(leans))
    expect(answers.length).toBeGreaterThan(40)
    expect(answers.filter((answer) => MEANS[lang].test(answer))).toEqual([])
  })

  it('pronounce on nobody: they tell what can happen and what helps', () => {
    const source = readFileSync(new URL(`../../library/texts/${lang}/compatibility.md`, import.meta.url), 'utf8')
    const found = source
      .split(/^## /mu)
      .filter((section) => !/^(?:lovers|\S+\.partner)/u.test(section))
      .flatMap((section) => bondVerdictsIn(lang, section).map((words) => `${section.split('\n')[0]}: ${words}`))
    expect(found).toEqual([])
  })

  it('deny no weight that the contacts are given', () => {
    const { notice, ruled, mutual } = room.library.texts(compatibilityTexts, lang)
    expect(notice).not.toMatch(/Nothing here is a score|Баллов здесь нет/u)
    const filled = [
      ...[...ruled.yours, ...ruled.theirs].map((say) => say({ point: 'venus', house: 7, name: 'Anna' })),
      ...mutual.map((say) =>
        say({ one: { point: 'sun', of: null }, other: { point: 'moon', of: 'Anna' }, aspect: 'trine' }),
      ),
    ]
    expect(filled.filter((text) => /вдвойне|counts? double/u.test(text))).toEqual([])
  })
})

/** What says of two people whether their tastes are alike. */
const TASTE: Record<Lang, RegExp> = {
  en: /\b(?:your tastes|about taste|of taste|in taste|and taste you)\b/iu,
  ru: /спор\S* о вкусах|вкусы спорят|во вкус(?:е|ах)|вкус\S* у вас/iu,
}
/** That two people are the same in something, and that they aren’t. */
const SAME: Record<Lang, RegExp> = {
  en: /\b(?:the same means|similar things|are the same|coincides)\b/iu,
  ru: /одно и то же|вкусы у вас разные|совпадают/iu,
}

describe.each(LANGS)('how alike two people are, %s', (lang) => {
  it('is said of taste by Venus beside Venus alone', () => {
    const told = TIE_PAIRS.flatMap((pair) => {
      const [first = '', second = ''] = pair.split(' ')
      if (first === 'venus' && second === 'venus') return []
      return ['conjunction', 'flowing', 'tense'].flatMap((nature) =>
        Object.values(room.library.findForPair(lang, `synastry/${first}`, `${second} ${nature}`, 'any') ?? {}).filter(
          (text) => text !== undefined,
        ),
      )
    })
    const { tie } = room.library.texts(compatibilityTexts, lang)
    const spoken = spokenOf('sun', 'moon')
    const compared = TIE_PAIRS.flatMap((pair) =>
      pair === 'venus venus' ? [] : [tie[pair].easy(spoken), tie[pair].hard(spoken)],
    )
    expect(told.length).toBeGreaterThan(200)
    expect([...told, ...compared].filter((text) => TASTE[lang].test(text))).toEqual([])
  })

  it('isn’t said by an easy contact, which two who differ may have as well', () => {
    const { tie } = room.library.texts(compatibilityTexts, lang)
    const spoken = spokenOf('venus', 'venus')
    const { gist = '' } = room.library.findForPair(lang, 'synastry/venus', 'venus flowing', 'any') ?? {}
    expect(gist).not.toBe('')
    for (const said of [tie['venus venus'].easy(spoken), tie['moon moon'].easy(spoken), gist])
      expect(said).not.toMatch(SAME[lang])
  })
})

/** Of making peace: what only the chapter on quarrels may promise. */
const PEACE: Record<Lang, RegExp> = { en: /\bpeace is\b|\bmake up\b/iu, ru: /мирит(?:есь|ься)|примир/iu }

it.each(LANGS)('no planet at the descendant promises peace, which the chapter on quarrels judges, %s', (lang) => {
  const { facing } = room.library.texts(compatibilityTexts, lang)
  const spoken = spokenOf('sun', 'moon')
  expect(
    Object.values(facing)
      .map((say) => say(spoken))
      .filter((said) => PEACE[lang].test(said)),
  ).toEqual([])
})

it('compares two signs, and an aspect out of sign has its way', () => {
  const met = (aspect: 'trine' | 'square' | 'opposition' | 'conjunction') =>
    ({ yours: 'venus', theirs: 'venus', aspect }) as const
  // Signs from 0, Aries: fire and fire, fire and air, fire and earth.
  expect([likenessOf(0, 4, undefined), likenessOf(0, 6, undefined), likenessOf(0, 1, undefined)]).toEqual([
    'same',
    'kin',
    'foreign',
  ])
  expect(likenessOf(0, 6, met('opposition'))).toBe('foreign')
  expect(likenessOf(0, 3, met('square'))).toBe('foreign')
  expect(likenessOf(0, 5, met('trine'))).toBe('kin')
  expect(likenessOf(0, 1, met('conjunction'))).toBe('kin')
  expect(likenessOf(0, 0, met('conjunction'))).toBe('same')
})
