import type { NatalBirth } from '../facts/day-facts.ts'
import type { KeyOf } from '../library/subjects.ts'
import type { ChartPageOptions } from './chart-page.ts'
import type { ChartReading } from './chart-reading.ts'
import { NatalPage } from './natal-page.ts'
import { writeNatal } from './write-natal.ts'
import type { Lang } from '#language/lang.ts'
import { romanceIn } from '../truth/romance.ts'
import type { Paragraph } from './reading.ts'
import { sentencesIn } from './sentences.ts'

/** What the library tells of a child, in the order of the reading. */
const CORE = ['sun', 'moon', 'asc'] as const
const EVERYDAY = ['mercury', 'venus', 'mars', 'saturn'] as const
type ChildPoint = (typeof CORE | typeof EVERYDAY)[number]

/** To whom somebody else's chart speaks: to them, or of a child to whoever reads. */
export type ToldAs = 'adult' | 'child'

export const toldAs = ({ audience }: Pick<ChartPageOptions, 'audience'>): ToldAs =>
  audience === 'child' ? 'child' : 'adult'

/**
 * The natal chart of somebody the reader has saved. An adult's is written to that person; only the reader's partner is read
 * with what is of lovers. A child's is told to the grown-up, from what is written of children, and no house is told of it.
 */
export function writePersonNatal({ audience = 'any', ...chart }: NatalBirth & ChartPageOptions): ChartReading {
  if (toldAs({ audience }) === 'child') return writeChild(chart)
  const reading = writeNatal(chart)
  return audience === 'partner' ? reading : withoutLovers(chart.lang, reading)
}

function writeChild(chart: NatalBirth & ChartPageOptions): ChartReading {
  const page = new NatalPage(chart, chart)
  const { core, everyday } = page.words.chapters
  for (const point of CORE) writeChildPoint(page, core, point)
  for (const point of EVERYDAY) writeChildPoint(page, everyday, point)
  return page.reading
}

/** A point by its sign; nothing where the hour decides it. */
function writeChildPoint(page: NatalPage, chapter: string, point: ChildPoint): void {
  const sign = page.signOf(point)
  if (sign === null) return
  const { gist, advice } = childEntry(page, point, sign) ?? {}
  const text = [gist, advice].filter(Boolean).join(' ')
  page.section(chapter, page.titleBySign(point), text ? [{ text, factors: page.signFact(point) }] : [])
}

/** What is written of a child with a point in a sign; null where it has been taken. */
export function childEntry(page: NatalPage, point: ChildPoint, sign: number) {
  const subject = `child/${point}-sign` as const
  return page.take(subject, `${sign}` as KeyOf<typeof subject>)
}

/**
 * A reading of one person as somebody may see it who isn't their partner: a paragraph ends before its first sentence of
 * lovers, and what has nothing left isn't told. Factors that nothing names any longer go, too.
 */
function withoutLovers(lang: Lang, { sections, factors }: ChartReading): ChartReading {
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
