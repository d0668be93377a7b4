import type { NatalBirth } from '../facts/day-facts.ts'
import type { KeyOf } from '../library/subjects.ts'
import type { ChartPageOptions } from './chart-page.ts'
import type { ChartReading } from './chart-reading.ts'
import { NatalPage } from './natal-page.ts'
import { withoutLovers } from './without-lovers.ts'
import { writeNatal } from './write-natal.ts'

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
