import type { ChartAnswer } from '#contract/charts.ts'

type Section = ChartAnswer['reading'][number] & {
  /** The anchor on the page. */
  id: string
}

/** Sections that stand under one heading. */
export interface Chapter {
  title: string
  sections: Section[]
}

/** The reading's sections by chapter, in order, each with its anchor. */
export function chaptersOf(reading: ChartAnswer['reading']): Chapter[] {
  const chapters: Chapter[] = []
  for (const [i, section] of reading.entries()) {
    const last = chapters.at(-1)
    const numbered = { ...section, id: `part-${i + 1}` }
    if (last?.title === section.chapter) last.sections.push(numbered)
    else chapters.push({ title: section.chapter, sections: [numbered] })
  }
  return chapters
}
