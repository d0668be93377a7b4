import type { Element, Mode } from '#astro/charts/balance.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { natalBalance } from '../../facts/natal-balance.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import type { Lang } from '#language/lang.ts'
import { aspectBetweenPoints, aspectParts, own, signFacts } from '../natal-parts.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage, type TablePart } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { type Part, type Scale, type Score, scores } from './scales.ts'
import { type Band, psychotestTexts, type PsychotestWords, type Quarter } from './words.ts'

/** So many lines of an addition are printed; the rest is summed up. */
const MOST_PARTS = 7

interface Writing {
  page: ReportPage
  words: PsychotestWords
  found: Score[]
}

/** Six scales of temperament scored from the chart by one set of rules, with the addition under each. */
export const astrologicalPsychotest: ReportModule = {
  type: 'astrological-psychotest',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write(request: ReportRequest) {
    const page = new ReportPage(request)
    const words = request.library.texts(psychotestTexts, request.lang)
    const writing = { page, words, found: scores(page) }
    writeDrawing(writing)
    for (const score of writing.found) writeScale(writing, score)
    writeOutline(writing)
    writeMaterial(writing)
    page.write(words.chapters.closing, words.titles.friend, [own(page.way('friend', words.friend))])
    page.write(words.chapters.closing, words.titles.closing, [own(page.way('closing', words.closing))])
    return page.document({
      title: words.title,
      subtitle: words.subtitle({ name: request.person.firstName }),
      limits: request.person.birth.timeKnown ? [] : [words.withoutHour],
    })
  },
}

const bandOf = (score: number): Band => (score >= 58 ? 'high' : score <= 42 ? 'low' : 'middle')

function writeDrawing({ page, words, found }: Writing): void {
  const factors = signFacts(page, PLANETS)
  const { chapters, titles, table } = words
  page.write(chapters.how, titles.how, [
    own(page.way('how', words.how), signFacts(page, ['sun', 'moon'])),
    { kind: 'notice', text: words.notice },
  ])
  page.write(chapters.how, titles.radar, [
    {
      kind: 'figure',
      figure: {
        kind: 'radar',
        axes: found.map(({ scale, score }) => ({ label: words.scale[scale].name, value: score })),
      },
      caption: words.radar,
      factors,
    },
    {
      kind: 'table',
      caption: table.caption,
      head: table.head,
      rows: found.map(({ scale, score }) => [
        words.scale[scale].name,
        words.scale[scale].high,
        words.scale[scale].low,
        `${score}`,
      ]),
      factors,
    },
  ])
}

function writeScale({ page, words, found }: Writing, { scale, score, parts }: Score): void {
  const said = words.scale[scale]
  const band = bandOf(score)
  const factors = parts.flatMap((part) => part.factors)
  const isFirst = found[0]?.scale === scale
  page.write(words.chapters.scales, said.name, [
    own(`${words.scored[band]({ scale: said.name, score })} ${said.band[band]}`, factors),
    addition({ page, words, found }, scale, score, parts),
    own(said.gap, isFirst ? factors : []),
  ])
}

/** "+4.5", "−3" in the language's manner. */
const signed = (points: number, lang: Lang) => {
  const size = `${Math.abs(points)}`
  return `${points < 0 ? '−' : '+'}${lang === 'ru' ? size.replace('.', ',') : size}`
}

function addition({ page, words }: Writing, scale: Scale, score: number, parts: readonly Part[]): TablePart {
  const { sum } = words
  const [told, rest] = [parts.slice(0, MOST_PARTS), parts.slice(MOST_PARTS)]
  const left = rest.reduce((total, { points }) => total + points, 0)
  return {
    kind: 'table',
    caption: sum.caption({ scale: words.scale[scale].name }),
    head: sum.head,
    rows: [
      [sum.start, '50'],
      ...told.map((part) => [labelOf(page, words, part), signed(part.points, page.lang)]),
      ...(rest.length > 0 ? [[sum.rest, signed(left, page.lang)]] : []),
      [sum.total, `${score}`],
    ],
    factors: told.flatMap(({ factors }) => factors),
  }
}

function labelOf(page: ReportPage, words: PsychotestWords, { kind, point, other, sign, isAbove }: Part): string {
  if (kind === 'sign' && sign !== undefined) return words.placed({ point, sign })
  if (kind === 'horizon') return isAbove ? words.above({ point }) : words.below({ point })
  const met = other && aspectBetweenPoints(page, point, other)
  return met && other ? SKY_NAMES[page.lang].aspectOf(point, met.aspect, other) : SKY_NAMES[page.lang].point(point)
}

const QUARTERS = [
  ['company', 'outward', 'closeness'],
  ['work', 'start', 'constancy'],
  ['eye', 'head', 'use'],
] as const

function writeOutline({ page, words, found }: Writing): void {
  const { chapters, titles } = words
  const ranked = found.toSorted((a, b) => b.score - a.score)
  const [longest, shortest] = [ranked[0], ranked.at(-1)]
  const factorsOf = (score: Score) => score.parts.flatMap(({ factors }) => factors)
  if (longest)
    page.write(chapters.outline, titles.longest, [own(words.scale[longest.scale].longest, factorsOf(longest))])
  if (shortest)
    page.write(chapters.outline, titles.shortest, [own(words.scale[shortest.scale].shortest, factorsOf(shortest))])
  for (const [quarter, one, other] of QUARTERS) {
    const [first, second] = [one, other].map((scale) => found.find((score) => score.scale === scale))
    if (!first || !second) continue
    const key = [first, second].map(({ score }) => (score >= 50 ? 'high' : 'low')).join(' ') as Quarter
    page.write(chapters.outline, titles[quarter], [
      own(words.quarters[quarter][key], [...factorsOf(first), ...factorsOf(second)]),
    ])
  }
}

/** So many aspects stand among the material. */
const MOST_ASPECTS = 4

/** What the scores are mostly made of: element, mode, the lights and the planets of start and of head. */
function writeMaterial({ page, words }: Writing): void {
  const chapter = words.chapters.material
  const { element, mode } = natalBalance(page.birth)
  const facts = signFacts(page, PLANETS)
  const elements = [
    ...(element.dominant ? [`${element.dominant.of} dominant` as const] : []),
    ...(element.lacking ? [`${element.lacking} lacking` as const] : []),
  ] satisfies (`${Element} dominant` | `${Element} lacking`)[]
  const modes = [
    ...(mode.dominant ? [`${mode.dominant.of} dominant` as const] : []),
    ...(mode.lacking ? [`${mode.lacking} lacking` as const] : []),
  ] satisfies (`${Mode} dominant` | `${Mode} lacking`)[]
  page.write(
    chapter,
    words.titles.element,
    elements.flatMap((key) => page.meaning(page.take('balance/element', key), 'half', facts)),
  )
  page.write(
    chapter,
    words.titles.mode,
    modes.flatMap((key) => page.meaning(page.take('balance/mode', key), 'half', facts)),
  )
  page.write(chapter, words.titles.lights, [
    ...page.uncertain('sun'),
    ...page.bySign('sun', 'half'),
    ...page.uncertain('moon'),
    ...page.bySign('moon', 'half'),
  ])
  for (const planet of ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const)
    page.write(chapter, page.titleOf(planet), page.bySign(planet, 'half'))
  const strongest = page.birth.chart.aspects
    .toSorted((a, b) => aspectStrength(b) - aspectStrength(a))
    .slice(0, MOST_ASPECTS)
  page.write(
    chapter,
    words.titles.threads,
    strongest.flatMap((aspect) => aspectParts(page, aspect, 'half')),
  )
}
