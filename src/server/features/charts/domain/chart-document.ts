import type { ChartRules } from '#contract/chart-rules.ts'
import type { ChartType } from '#contract/charts.ts'
import { HOUSE_SYSTEM_NAMES, ZODIAC_NAMES } from '#language/chart-rules.ts'
import type { Lang } from '#language/lang.ts'
import type { Block, ReportChapter, ReportDocument } from '#reading/reports/report-document.ts'
import type { ChartReading } from '#reading/writer/chart-reading.ts'
import { aspectTable, houseTable, positionTable } from './chart-tables.ts'
import { CHART_WORDS } from './chart-words.ts'
import { ringsOf, wheelOf, type Drawn } from './rings-of.ts'

interface ChartPrint extends Drawn {
  lang: Lang
  title: string
  subtitle: string
  /** When the chart was made, in words. */
  created: string
  rules: ChartRules
  /** IANA: whose calendar the dates of the reading are of. */
  timeZone: string
  reading: ChartReading
  /** The other person, in a chart with somebody. */
  personName: string
}

const OF_ONE: readonly ChartType[] = ['natal', 'person-natal']
const RETURNS: readonly ChartType[] = ['solar-return', 'lunar-return']

/** A chart as a document: its wheel, its reading, its tables. */
export function chartDocument(chart: ChartPrint): ReportDocument {
  const { lang, type, title, subtitle, created, timeZone, reading } = chart
  const words = CHART_WORDS[lang]
  const rings = ringsOf(chart)
  const [inner = '', outer = null] = words.rings[type] ?? []
  const names = { inner, outer: outer ?? chart.personName }
  const told = {
    lang,
    rings,
    names,
    moving: type !== 'composite',
    housed: RETURNS.includes(type) ? ('inner' as const) : ('outer' as const),
  }
  const wheel: Block = { kind: 'figure', figure: wheelOf(rings), caption: captionOf(chart, names), factors: [] }
  const tables = [
    { title: words.positions, table: positionTable(told) },
    { title: words.aspects, table: aspectTable(told) },
    { title: words.houses, table: houseTable(told) },
  ]
  return {
    title,
    subtitle,
    note: created,
    timeZone,
    limits: limitsOf(chart),
    chapters: [
      { title: words.wheel, sections: [{ title: '', blocks: [wheel] }] },
      ...readingChapters(reading),
      {
        title: words.tables,
        sections: tables.flatMap((one) => (one.table ? { title: one.title, blocks: [one.table] } : [])),
      },
    ],
    factors: reading.factors,
  }
}

/** By which rules the wheel was computed, and what its rings are. */
function captionOf(
  { lang, type, figure, birth, partner, rules }: ChartPrint,
  names: { inner: string; outer: string },
): string {
  const words = CHART_WORDS[lang]
  const houses = ringsOf({ type, birth, partner, figure }).inner.houses
  return [
    ...(words.rings[type] ? [words.ringsAre(names.inner, names.outer)] : []),
    ...(type === 'composite' ? [words.midpoints] : []),
    words.castBy({
      zodiac: ZODIAC_NAMES[lang][rules.zodiac],
      houses: houses ? HOUSE_SYSTEM_NAMES[lang][houses.system] : null,
    }),
  ].join(' ')
}

function limitsOf({ lang, type, birth, partner, figure }: ChartPrint): string[] {
  const words = CHART_WORDS[lang]
  // The reading of a return begins with what its hour leaves open.
  if (RETURNS.includes(type)) return []
  if (OF_ONE.includes(type)) return figure.timeKnown ? [] : [words.unknownBirth]
  if (!partner) return birth.timeKnown ? [] : [words.unknownBirth]
  return birth.timeKnown && partner.timeKnown ? [] : [words.unknownBoth]
}

/** The sections of a reading under the chapters that they belong to. */
function readingChapters({ sections }: ChartReading): ReportChapter[] {
  const chapters: ReportChapter[] = []
  for (const { chapter, title, paragraphs } of sections) {
    const blocks = paragraphs.map(({ text, factors }): Block => ({ kind: 'paragraph', text, factors: [...factors] }))
    const last = chapters.at(-1)
    if (last?.title === chapter) last.sections.push({ title, blocks })
    else chapters.push({ title: chapter, sections: [{ title, blocks }] })
  }
  return chapters
}
