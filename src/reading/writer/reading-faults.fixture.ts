import type { Lang } from '#language/lang.ts'
import { paragraphFaults } from '../truth/check-text.ts'
import type { ChartReading } from './chart-reading.ts'

/**
 * What is wrong with a reading: claims of the sky that its factors don't bear out, a paragraph without a factor, a
 * sentence that stands twice, a heading that stands twice, a gap or a stop too many.
 */
export function readingFaults(lang: Lang, { sections, factors }: ChartReading): string[] {
  const faults: string[] = []
  const said = new Set<string>()
  const titles = new Set<string>()
  for (const { title, paragraphs } of sections) {
    if (titles.has(title)) faults.push(`the heading “${title}” stands twice`)
    titles.add(title)
    for (const paragraph of paragraphs) {
      const { text } = paragraph
      const wrong = paragraphFaults(lang, paragraph, factors)
      if (wrong) faults.push(`${title}: ${JSON.stringify(wrong)} in “${text}”`)
      if (paragraph.factors.length === 0) faults.push(`no factor: “${text}”`)
      if (/(?<!left )undefined|NaN|null| {2}|\s[,.;]|\.\.(?!\.)|^\s|\s$|Infinity/.test(text))
        faults.push(`malformed: “${text}”`)
      for (const sentence of text.split(/(?<=[.!?…]["”»)]*)\s+/u)) {
        if (said.has(sentence) && sentence.split(/\s/).length > 2) faults.push(`twice: “${sentence}”`)
        said.add(sentence)
      }
    }
  }
  return faults
}
