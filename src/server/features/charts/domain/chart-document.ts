import type { ChartRules } from '#contract/chart-rules.ts'
import type { ChartType } from '#product/chart-types.ts'
import { DEFAULT_RULES } from '#product/default-rules.ts'
import { HOUSE_SYSTEM_NAMES, LILITH_NAMES, NODE_NAMES, ORBS, ZODIAC_NAMES } from '#language/chart-rules.ts'
import type { Lang } from '#language/lang.ts'
import type { Block, ReportChapter, ReportDocument, ReportTable, WheelData } from '#reading/reports/report-document.ts'
import type { ChartReading } from '#reading/writer/chart-reading.ts'
import { CHART_WORDS } from './chart-words.ts'
import { ringsOf, wheelOf, type Drawn, longitudeIn, type Rings } from './rings-of.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { signOf } from '#astro/charts/sign.ts'
import { WHEEL_BODIES } from '#drawing/wheel/lay-wheel.ts'
import { diagramWords } from '#drawing/report-diagrams/diagram-words.ts'
import { degreeSecond, smallAngle } from '#language/angle.ts'
import { SKY_NAMES } from '#reading/reports/sky-names.ts'

interface TableOptions {
  lang: Lang
  rings: Rings
  /** What the two rings are called; of one ring, not asked. */
  names: { inner: string; outer: string }
  /** Whether it is a sky, in which bodies move; a composite is none. */
  moving: boolean
  /** In a chart of two rings, whose points are told by the houses in the middle. */
  housed: 'inner' | 'outer'
}

const ANGLES: readonly ChartPoint[] = ['asc', 'mc']
const SHOWN: ReadonlySet<ChartPoint> = new Set<ChartPoint>([...WHEEL_BODIES, ...ANGLES])

/** 12°34′56″ Leo; empty where a ring doesn't have the point. */
function placeIn(lang: Lang, ring: WheelData, point: ChartPoint): string {
  const longitude = longitudeIn(ring, point)
  return longitude === undefined ? '' : `${degreeSecond(longitude)} ${SKY_NAMES[lang].sign(signOf(longitude))}`
}

/** Every point of a chart, with its house and whether it moves backwards. */
function positionTable({ lang, rings, names, moving, housed }: TableOptions): ReportTable {
  const words = CHART_WORDS[lang]
  const { inner, outer } = rings
  const { point: nameOf } = diagramWords(lang)
  // Both nodes would say the same thing twice: the true one is listed.
  const bodies = inner.placements.map(({ body }) => body).filter((body) => body !== 'meanNode')
  const points: ChartPoint[] = [...bodies, ...(inner.houses || outer?.houses ? ANGLES : [])]
  const told = outer && housed === 'outer' ? outer : inner
  const houseIn = (point: ChartPoint): string => {
    const longitude = longitudeIn(told, point)
    const isCusp = told === inner && ANGLES.includes(point)
    return inner.houses && longitude !== undefined && !isCusp ? `${houseOf(longitude, inner.houses.cuspsDeg)}` : ''
  }
  const motion = (point: ChartPoint): string => {
    const placement = inner.placements.find(({ body }) => body === point)
    return placement ? (placement.retrograde ? words.retrograde : words.direct) : ''
  }
  const columns: [head: string, cell: (point: ChartPoint) => string][] = [
    [words.point, nameOf],
    [outer ? names.inner : words.place, (point) => placeIn(lang, inner, point)],
  ]
  if (outer) columns.push([names.outer, (point) => placeIn(lang, outer, point)])
  if (inner.houses) columns.push([words.house, houseIn])
  if (moving && !outer) columns.push([words.motion, motion])
  return {
    kind: 'table',
    caption: '',
    head: columns.map(([head]) => head),
    rows: points.map((point) => columns.map(([, cell]) => cell(point))),
    factors: [],
  }
}

/** The twelve cusps. Null without the hour. */
function houseTable({ lang, rings: { inner } }: TableOptions): ReportTable | null {
  const words = CHART_WORDS[lang]
  if (!inner.houses) return null
  return {
    kind: 'table',
    caption: '',
    head: [words.house, words.cusp],
    rows: inner.houses.cuspsDeg.map((cuspDeg, house) => [
      `${house + 1}`,
      `${degreeSecond(cuspDeg)} ${SKY_NAMES[lang].sign(signOf(cuspDeg))}`,
    ]),
    factors: [],
  }
}

/** The aspects among the points of the wheel, closest first. Null where there is none. */
function aspectTable({ lang, rings, names }: TableOptions): ReportTable | null {
  const words = CHART_WORDS[lang]
  const { point: nameOf, aspects: aspectNames } = diagramWords(lang)
  const aspects = rings.aspects
    .filter(({ a, b }) => SHOWN.has(a) && SHOWN.has(b))
    .toSorted((one, other) => one.orbDeg - other.orbDeg)
  if (aspects.length === 0) return null
  const hasPhase = aspects.some(({ applying }) => applying !== null)
  return {
    kind: 'table',
    caption: '',
    head: [
      rings.outer ? names.outer : words.point,
      words.aspect,
      rings.outer ? names.inner : words.point,
      words.orb,
      ...(hasPhase ? [words.phase] : []),
    ],
    rows: aspects.map(({ a, b, aspect, orbDeg, applying }) => [
      nameOf(a),
      aspectNames[aspect],
      nameOf(b),
      smallAngle(orbDeg),
      ...(hasPhase ? [applying === null ? '' : applying ? words.applying : words.separating] : []),
    ]),
    factors: [],
  }
}

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
      others: unusual(lang, rules)
        .map((rule) => `, ${rule}`)
        .join(''),
    }),
  ].join(' ')
}

/** What else a chart is cast by, where it isn't the usual. */
function unusual(lang: Lang, { node, lilith, orb_percent: percent }: ChartRules): string[] {
  return [
    ...(node === DEFAULT_RULES.node ? [] : [NODE_NAMES[lang][node]]),
    ...(lilith === DEFAULT_RULES.lilith ? [] : [LILITH_NAMES[lang][lilith]]),
    ...(percent === DEFAULT_RULES.orb_percent ? [] : [ORBS[lang](percent)]),
  ]
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
