import type { ReportBlock } from '#contract/reports.ts'
import type { ShownReport } from '../../reports/api.ts'

type Document = ShownReport['document']
type Mentions = (text: string) => boolean

/** What says by which clock a birth was read. */
const CLOCK = /(?<!\d)\d{1,2}:\d{2}(?!\d)/

/** All words of a picture; numbers of positions aren't read as dates. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

function blockWithout(block: ReportBlock, mentions: Mentions, isKept: (id: string) => boolean): ReportBlock[] {
  switch (block.kind) {
    case 'notice':
      return mentions(block.text) ? [] : [block]
    case 'paragraph':
      return mentions(block.text) ? [] : [{ ...block, factors: block.factors.filter(isKept) }]
    case 'table': {
      const rows = block.rows.filter((cells) => !cells.some(mentions))
      const isGone = rows.length === 0 || mentions(block.caption) || block.head.some(mentions)
      return isGone ? [] : [{ ...block, rows, factors: block.factors.filter(isKept) }]
    }
    case 'figure': {
      const figure =
        block.figure.kind === 'map'
          ? { ...block.figure, places: block.figure.places.filter(({ isBirth }) => !isBirth) }
          : block.figure
      const isGone = [block.caption, ...wordsIn(figure)].some(mentions)
      return isGone ? [] : [{ ...block, figure, factors: block.factors.filter(isKept) }]
    }
  }
}

/** How much a document says: blocks, rows, lines before them. */
const sizeOf = ({ chapters, limits, subtitle }: Document): number =>
  chapters
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    .reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 1), limits.length + subtitle.length)

/** A document without the blocks, rows and factors that give something away, and what is empty then. */
export function withoutMentions(document: Document, mentions: Mentions): { document: Document; leftOut: boolean } {
  const factors = document.factors.filter((factor) => !wordsIn(factor).some(mentions))
  const ids = new Set(factors.map(({ id }) => id))
  const isKept = (id: string) => ids.has(id)
  const chapters = document.chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections
        .map((section) => ({
          ...section,
          blocks: section.blocks.flatMap((block) => blockWithout(block, mentions, isKept)),
        }))
        .filter(({ title, blocks }) => blocks.length > 0 && !mentions(title)),
    }))
    .filter(({ title, sections }) => sections.length > 0 && !mentions(title))
  const told = {
    ...document,
    subtitle: mentions(document.subtitle) ? '' : document.subtitle,
    limits: document.limits.filter((text) => !mentions(text) && !CLOCK.test(text)),
    chapters,
    factors,
  }
  return { document: told, leftOut: sizeOf(told) < sizeOf(document) }
}

/** A document that calls somebody by the first name alone. */
export function withoutLastName(document: Document, lastName: string): Document {
  if (lastName === '') return document
  const shorten = (text: string) => text.replaceAll(` ${lastName}`, '')
  const deep = (value: unknown): unknown => {
    if (typeof value === 'string') return shorten(value)
    if (Array.isArray(value)) return value.map(deep)
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deep(one)]))
      : value
  }
  return deep(document) as Document
}
