import type { Lang } from '#language/lang.ts'
import type { Factors, Paragraph } from '#reading/writer/reading.ts'
import type { Services } from '#platform/services.ts'
import { sampleForecast } from './domain/sample-forecast.ts'
import { SAMPLE_TYPE } from './sample-key.ts'

/** How a report begins. */
export interface ReportOpening {
  title: string
  subtitle: string
  sections: { title: string; paragraphs: Paragraph[] }[]
  factors: Factors
}

/** So many sections with something written of the sky are shown. */
const SHOWN = 2

/** The first sections of this month's sample forecast; null while no forecast is sold. */
export function sampleOpening(services: Services, lang: Lang): ReportOpening | null {
  const module = services.reportModule(SAMPLE_TYPE)
  if (!module) return null
  const { title, subtitle, chapters, factors } = sampleForecast(module, services, lang)
  const sections = chapters
    .flatMap((chapter) => chapter.sections)
    .map((section) => ({
      title: section.title,
      paragraphs: section.blocks.flatMap((block) =>
        block.kind === 'paragraph' && block.factors.length > 0 ? [{ text: block.text, factors: block.factors }] : [],
      ),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0)
    .slice(0, SHOWN)
  return { title, subtitle, sections, factors }
}
