import type { Lang } from '#language/lang.ts'
import { romanceIn } from '../truth/romance.ts'
import type { ChartReading } from './chart-reading.ts'
import type { Paragraph } from './reading.ts'
import { sentencesIn } from './sentences.ts'

/**
 * A reading of one person as somebody may see it who isn't their partner: a paragraph ends before its first sentence of
 * lovers, and what has nothing left isn't told. Factors that nothing names any longer go, too.
 */
export function withoutLovers(lang: Lang, { sections, factors }: ChartReading): ChartReading {
  const kept = sections
    .filter(({ title }) => romanceIn(lang, title).length === 0)
    .map((section) => ({ ...section, paragraphs: section.paragraphs.flatMap((one) => beforeLovers(lang, one)) }))
    .filter(({ paragraphs }) => paragraphs.length > 0)
  const named = new Set(kept.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.factors)))
  return { sections: kept, factors: Object.fromEntries(Object.entries(factors).filter(([id]) => named.has(id))) }
}

/** From its beginning on, so that what is left still reads as one piece. */
function beforeLovers(lang: Lang, paragraph: Paragraph): Paragraph[] {
  const sentences = sentencesIn(paragraph.text)
  const first = sentences.findIndex((sentence) => romanceIn(lang, sentence).length > 0)
  if (first === 0) return []
  return [first < 0 ? paragraph : { ...paragraph, text: sentences.slice(0, first).join(' ') }]
}
