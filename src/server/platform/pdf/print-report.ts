import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { glyphSvg } from '#drawing/glyphs/glyph-svg.ts'
import type { GlyphName } from '#drawing/glyphs/glyph-paths.ts'
import { LIGHT, type Palette } from '#drawing/paint/palettes.ts'
import { svgDocument } from '#drawing/paint/svg-document.ts'
import { describeDiagram } from '#drawing/report-diagrams/describe-diagram.ts'
import { ReportDiagramSvg } from '#drawing/report-diagrams/report-diagram-svg.ts'
import { loadEngraving, printedEngraving } from '#drawing/engravings/load-engraving.ts'
import type { Lang } from '#language/lang.ts'
import type { Block, ReportDocument, ReportDiagram } from '#reading/reports/report-document.ts'
import { FAMILIES } from './fonts.ts'
import { factorMarks, type GlyphInk, type MarkPart } from './factor-marks.ts'
import { areNotesShorter } from './note-lines.ts'

/** The words of a PDF that no report writes. */
const PDF_WORDS: Record<Lang, { contents: string; limits: string }> = {
  en: { contents: 'Contents', limits: 'Before you read' },
  ru: { contents: 'Содержание', limits: 'Прежде чем читать' },
}

/** Letters that fit beside one another over the whole width of a page. */
const LETTERS = 84
/** A column is never narrower than so many. */
const SHORTEST = 4
const GUTTER = 3

/**
 * How the width of a table is shared among its columns: each has the room of its longest text as long as that leaves the
 * others theirs; the long ones share what remains, and all of them what is left over.
 */
export function columnShares(rows: readonly (readonly string[])[]): number[] {
  const [head = []] = rows
  const needs = head.map((_, column) => Math.max(SHORTEST, ...rows.map((row) => (row[column] ?? '').length)))
  const shares = needs.map(() => 0)
  let room = LETTERS - GUTTER * (needs.length - 1)
  const byNeed = needs.map((need, column) => ({ need, column })).toSorted((a, b) => a.need - b.need)
  byNeed.forEach(({ need, column }, i) => {
    const share = Math.min(need, room / (byNeed.length - i))
    shares[column] = share
    room -= share
  })
  return shares
}

/** The inks of the light theme on white, so that printing costs no colour for the ground. */
const INKS: Palette = { ...LIGHT, '--paper': '#FFFFFF', '--surface': '#FFFFFF' }

/** Millimetres: the column of text, and with the margin of notes. */
const COLUMN_MM = 112
const FULL_MM = 157
const PIXELS_PER_MM = 96 / 25.4

/** How wide each kind of diagram stands in print. */
const WIDTH_MM: Readonly<Record<ReportDiagram['kind'], number>> = {
  wheel: 120,
  'bi-wheel': 140,
  'aspect-grid': COLUMN_MM,
  bars: COLUMN_MM,
  timeline: FULL_MM,
  curve: FULL_MM,
  radar: FULL_MM,
  dial: COLUMN_MM,
  map: FULL_MM,
}

/** A diagram taller than this would leave much of a page empty where it does not fit. */
const TALL_MM = 75

/** What the template `report.typ` is set from: text as data, pictures as files. */
export interface PrintedReport {
  data: object
  files: Map<string, string>
}

/** A report as data and pictures for the renderer. `type` chooses the engraving of its title page. */
export function printReport(document: ReportDocument, { lang, type }: { lang: Lang; type: string }): PrintedReport {
  const files = new Map<string, string>()
  const glyphs = new Map<GlyphInk, string>()
  const notesOf = (ids: readonly string[]): MarkPart[][] =>
    ids
      .flatMap((id) => document.factors[id] ?? [])
      .map((factor) => {
        const marks = factorMarks(factor)
        for (const mark of marks) if (mark.kind === 'glyph') glyphs.set(mark.name, inked(mark.name))
        return marks
      })
      .filter(({ length }) => length > 0)

  const blockOf = (block: Block, _: number, blocks: readonly Block[]): object => {
    switch (block.kind) {
      case 'paragraph': {
        const notes = notesOf(block.factors)
        return { kind: block.kind, text: block.text, notes, hanging: areNotesShorter(notes, block.text) }
      }
      case 'notice':
        return block
      case 'table':
        return { ...block, shares: columnShares([block.head, ...block.rows]) }
      case 'figure': {
        const file = `figure-${files.size}.svg`
        const width = WIDTH_MM[block.figure.kind]
        const svg = diagramSvg(block.figure, lang, width)
        files.set(file, svg)
        // A section of nothing else would be left as a heading alone.
        const floats = heightMmOf(svg) > TALL_MM && blocks.some(({ kind }) => kind === 'paragraph')
        return {
          kind: block.kind,
          file,
          width,
          floats,
          caption: block.caption,
          alt: describeDiagram(block.figure, lang),
        }
      }
    }
  }

  const chapters = document.chapters.map(({ title, sections }) => ({
    title,
    sections: sections.map((section) => ({ title: section.title, blocks: section.blocks.map(blockOf) })),
  }))
  const illustration = illustrationSvg(type)
  if (illustration) files.set('illustration.svg', illustration)
  const { title, subtitle, note = '', limits } = document
  const data = {
    lang,
    brand: 'Asteria',
    words: PDF_WORDS[lang],
    illustration: illustration !== undefined,
    title,
    subtitle,
    note,
    limits,
    chapters,
    glyphs: Object.fromEntries(glyphs),
  }
  return { data, files }
}

function diagramSvg(diagram: ReportDiagram, lang: Lang, widthMm: number): string {
  const width = Math.round(widthMm * PIXELS_PER_MM)
  const markup = renderToStaticMarkup(h(ReportDiagramSvg, { diagram, lang, width }))
  return svgDocument(markup, { width, palette: INKS, fonts: FAMILIES })
}

const heightMmOf = (svg: string): number => Number(/ height="([\d.]+)"/.exec(svg)?.[1]) / PIXELS_PER_MM

/** A glyph of a note in its ink. */
function inked(name: GlyphInk): string {
  const [glyph = '', ink = ''] = name.split('.')
  const token = ink === 'conjunction' ? '--neutral' : (`--${ink}` as keyof Palette)
  return glyphSvg(glyph as GlyphName, { size: 24, colour: INKS[token] })
}

const illustrations = new Map<string, string>()

/** The engraving of a kind of report; undefined for one that has none. */
function illustrationSvg(type: string): string | undefined {
  const known = illustrations.get(type)
  if (known) return known
  const engraving = loadEngraving(type)
  if (engraving === null) return undefined
  const drawn = printedEngraving(engraving, { palette: INKS })
  illustrations.set(type, drawn)
  return drawn
}
