import type { ReportDocument } from './report-document.ts'

/** The same document with its paragraphs rewritten, but for those of the tables. */
export function withTexts(document: ReportDocument, tables: string, rewrite: (text: string) => string): ReportDocument {
  const chapters = document.chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === 'paragraph' && chapter.title !== tables ? { ...block, text: rewrite(block.text) } : block,
      ),
    })),
  }))
  return { ...document, chapters }
}
