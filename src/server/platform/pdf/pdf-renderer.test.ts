import { fork } from 'node:child_process'
import { once } from 'node:events'
import { text as textOf } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sampleDiagrams } from '#drawing/report-diagrams/sample-diagrams.fixture.ts'
import type { Lang } from '#language/lang.ts'
import type { Block, ReportDocument } from '#reading/reports/report-document.ts'
import { pdfFaults } from '#test/pdf-faults.ts'
import { readPdf } from '#test/read-pdf.ts'
import { createPdfRenderer } from './pdf-renderer.ts'

const TEXTS: Record<Lang, { title: string; subtitle: string; chapters: string[]; text: string; cells: string[] }> = {
  en: {
    title: 'The Weather of a Character',
    subtitle: 'Ada, 10 December 1815',
    chapters: ['Where it begins', 'What it leads to'],
    text: 'She keeps a list of what is wrong, and a second one of what could be mended by Thursday. #strong[x] $y$ @z <b>',
    cells: ['Body', 'Place', 'Sun', '18°17′'],
  },
  ru: {
    title: 'Погода одного характера',
    subtitle: 'Ада, 10 декабря 1815 года',
    chapters: ['С чего всё начинается', 'Куда это ведёт'],
    text: 'Где-то внутри ведётся строгий учёт: что сломано, что ещё можно починить к четвергу. #strong[х] $у$ @ъ <б>',
    cells: ['Тело', 'Место', 'Солнце', '18°17′'],
  },
}

function documentIn(lang: Lang, figures: Block[] = []): ReportDocument {
  const { title, subtitle, chapters, text, cells } = TEXTS[lang]
  const paragraph: Block = { kind: 'paragraph', text: `${text} `.repeat(9).trim(), factors: ['a', 'b'] }
  const table: Block = {
    kind: 'table',
    caption: cells[0] ?? '',
    head: cells.slice(0, 2),
    rows: [cells.slice(2)],
    factors: [],
  }
  const blocks: Block[] = [paragraph, { kind: 'notice', text }, table, ...figures, paragraph, paragraph, paragraph]
  return {
    title,
    subtitle,
    limits: [text],
    timeZone: 'Europe/London',
    chapters: chapters.map((chapter) => ({
      title: chapter,
      sections: chapters.map((section) => ({ title: `${chapter}: ${section}`, blocks })),
    })),
    factors: {
      a: { id: 'a', kind: 'natal', transiting: 'sun', natal: 'moon', aspect: 'square', orbDeg: 2.5 },
      b: { id: 'b', kind: 'special', said: text.slice(0, 30) },
    },
  }
}

const diagramsIn = (lang: Lang): Block[] =>
  sampleDiagrams(lang).map((figure) => ({ kind: 'figure', figure, caption: TEXTS[lang].title, factors: [] }))

/** Text as it was before lines were broken: without hyphens at their ends and with single spaces. */
const unbroken = (text: string) => text.replaceAll(/[-\u00ad\u2010]\n/g, '').replaceAll(/\s+/g, ' ')

describe.each(['en', 'ru'] as const)('a report in print, %s', (lang) => {
  const pdfRenderer = createPdfRenderer()
  const document = documentIn(lang, diagramsIn(lang))
  const printed = pdfRenderer.print(document, { lang, type: 'personality' })

  it('has title, language, bookmarks, right page numbers, all its text, and no heading alone at a page’s end', async () => {
    expect(await pdfFaults(document, await printed, lang)).toEqual([])
  })

  it('keeps letters that are signs of the typesetter, and what figures say', async () => {
    const { pages } = await readPdf(await printed)
    const whole = unbroken(pages.join('\n'))
    const { text, cells } = TEXTS[lang]
    expect(whole.split(text).length - 1).toBeGreaterThan(40)
    for (const cell of cells) expect(whole).toContain(cell)
  })

  it('copies a word that was divided as it was written, also where no hyphen stands in the text', async () => {
    const long =
      lang === 'en'
        ? 'Unquestionably incomprehensible circumstances. '
        : 'Достопримечательности человеконенавистничества. '
    const text = long.repeat(20).trim()
    const blocks: Block[] = [{ kind: 'paragraph', text, factors: [] }]
    const plain = { ...documentIn(lang), limits: [], chapters: [{ title: 'I', sections: [{ title: 'II', blocks }] }] }
    const pdf = await pdfRenderer.print(plain, { lang, type: 'none' })
    expect((await readPdf(pdf)).pages.join('')).toMatch(/-\n/)
    expect(await pdfFaults(plain, pdf, lang)).toEqual([])
  })
})

describe('the renderer', () => {
  it('makes the same bytes of the same report, four at once, and of another others', async () => {
    const pdfRenderer = createPdfRenderer()
    const same = documentIn('ru')
    const [first, ...others] = await Promise.all(
      [same, same, same, { ...same, subtitle: 'Вера' }].map((document) =>
        pdfRenderer.print(document, { lang: 'ru', type: 'child' }),
      ),
    )
    expect(others.map((pdf) => Buffer.from(pdf).equals(Buffer.from(first ?? [])))).toEqual([true, true, false])
    const again = await createPdfRenderer().print(same, { lang: 'ru', type: 'child' })
    expect(Buffer.from(again).equals(Buffer.from(first ?? []))).toBe(true)
  })

  it('says what it could not print, and prints on; it begins anew after a rest', async () => {
    const idleMs = 1
    const pdfRenderer = createPdfRenderer(idleMs)
    const broken = { ...documentIn('en'), chapters: null } as unknown as ReportDocument
    await expect(pdfRenderer.print(broken, { lang: 'en', type: 'child' })).rejects.toThrow(/chapters|null/)
    expect((await pdfRenderer.print(documentIn('en'), { lang: 'en', type: 'child' })).length).toBeGreaterThan(20_000)
    // A timer of the same length as the renderer's own fires after it: the first process is let go, but hasn't ended yet.
    await setTimeout(idleMs)
    expect((await pdfRenderer.print(documentIn('en'), { lang: 'en', type: 'none' })).length).toBeGreaterThan(20_000)
  })

  it('ends without a word when whoever ordered is gone, as after a start that was refused', async () => {
    const work = fileURLToPath(new URL('pdf-renderer-child.ts', import.meta.url))
    const child = fork(work, { serialization: 'advanced', execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    if (!child.stderr) throw new Error('nothing to read')
    const order = { id: 1, document: documentIn('en'), options: { lang: 'en', type: 'child' } } as const
    child.send(order, () => child.disconnect())
    expect(await Promise.all([once(child, 'exit'), textOf(child.stderr)])).toEqual([[0, null], ''])
  })
})
