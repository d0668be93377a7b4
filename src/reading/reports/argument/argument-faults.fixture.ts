import type { ReportDocument } from '../report-document.ts'
import { MOST_WORDS, wordsIn } from './write-chapter.ts'

/** The paragraphs of each section of a chapter, by its heading. */
export function sectionsOf({ chapters }: ReportDocument, title: string) {
  const sections = chapters.find((chapter) => chapter.title === title)?.sections ?? []
  return sections.map((section) => ({
    title: section.title,
    paragraphs: section.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])),
  }))
}

/** Where a chapter isn't one piece under its answer, of as many words as asked and no more than allowed in three to five paragraphs of as many at least. */
export function chapterFaults(
  document: ReportDocument,
  chapters: readonly string[],
  least = { all: 250, each: 20 },
): string[] {
  return chapters.flatMap((chapter) => {
    const [section, ...more] = sectionsOf(document, chapter)
    if (!section || more.length > 0) return [`${chapter}: ${more.length + 1} sections`]
    const lengths = section.paragraphs.map(wordsIn)
    const all = lengths.reduce((sum, length) => sum + length, 0)
    const isWhole =
      lengths.length >= 3 &&
      lengths.length <= 5 &&
      all >= least.all &&
      all <= MOST_WORDS &&
      lengths.every((length) => length >= least.each)
    return isWhole ? [] : [`${chapter}: ${lengths.join(' + ')} = ${all} words`]
  })
}
