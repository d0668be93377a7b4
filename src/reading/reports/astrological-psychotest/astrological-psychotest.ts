import { capital } from '#language/capital.ts'
import { type Element, elementOf, type Mode, modeOf } from '#astro/charts/balance.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import { aspectBetweenPoints, own, signFacts, figurePart, tablePart } from '../natal-parts.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage, type TablePart } from '../report-page.ts'
import { DECILES, type Part, type Scale, type Score, scores } from './scales.ts'
import { type Band, psychotestTexts, type PsychotestWords, type Quarter, type Tie, TIES, WEIGHTS } from './words.ts'

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
    writeWeights(writing)
    writeTies(writing)
    page.write(
      words.chapters.closing,
      words.titles.friend,
      words.friend.map((text) => own(text)),
    )
    page.write(
      words.chapters.closing,
      words.titles.closing,
      words.closing.map((text) => own(text)),
    )
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
    figurePart(
      {
        kind: 'radar',
        axes: found.map(({ scale, score }) => ({ label: words.scale[scale].name, value: score })),
      },
      words.radar,
      factors,
    ),
    tablePart(
      table,
      found.map(({ scale, score }) => [
        words.scale[scale].name,
        words.scale[scale].high,
        words.scale[scale].low,
        `${score}`,
      ]),
      factors,
    ),
  ])
}

function writeScale({ page, words, found }: Writing, counted: Score): void {
  const { scale, score, parts } = counted
  const said = words.scale[scale]
  const band = bandOf(score)
  const factors = parts.flatMap((part) => part.factors)
  const ranked = found.toSorted((a, b) => b.score - a.score)
  const isExtreme = counted === ranked[0] || counted === ranked.at(-1)
  page.write(words.chapters.scales, said.name, [
    own(`${words.scored[band]({ scale: said.name, score })}${rank(page, words, counted)} ${said.band[band]}`, factors),
    addition({ page, words, found }, scale, score, parts),
    own(reasons({ page, words, found }, counted), factors),
    own(said.mind[band], factors),
    own(said.deed[band], factors),
    isExtreme ? own(said.gap, factors) : null,
  ])
}

/** In how many charts of ten the score is lower. Without the hour parts are missing, so it isn't compared. */
function rank(page: ReportPage, words: PsychotestWords, { scale, score }: Score): string {
  if (!page.birth.timeKnown) return ''
  const lower = DECILES[scale].filter((decile) => decile <= score).length
  const name = words.scale[scale].name
  if (lower === 0) return ` ${words.rank.lowest({ scale: name })}`
  const isHighest = lower === DECILES[scale].length
  return ` ${isHighest ? words.rank.highest({ scale: name }) : words.rank.of({ scale: name, lower })}`
}

/** "+4.5", "−3" in the language's manner. */
const signed = (points: number, lang: Lang) => {
  const size = `${Math.abs(points)}`
  return `${points < 0 ? '−' : '+'}${lang === 'ru' ? size.replace('.', ',') : size}`
}

function addition({ page, words }: Writing, scale: Scale, score: number, parts: readonly Part[]): TablePart {
  const { sum } = words
  return tablePart(
    { caption: sum.caption({ scale: words.scale[scale].name }), head: sum.head },
    [
      [sum.start, '50'],
      ...parts.map((part) => [labelOf(page, words, part), signed(part.points, page.lang)]),
      [sum.total, `${score}`],
    ],
    parts.flatMap(({ factors }) => factors),
  )
}

function labelOf(page: ReportPage, words: PsychotestWords, { kind, point, other, sign, isAbove }: Part): string {
  if (kind === 'sign' && sign !== undefined) return words.placed({ point, sign })
  if (kind === 'twelfth') return words.withdrawn({ point })
  if (kind === 'horizon') return isAbove ? words.above({ point }) : words.below({ point })
  const met = other && aspectBetweenPoints(page, point, other)
  return met && other ? page.names.aspectOf(point, met.aspect, other) : page.names.point(point)
}

/** So many pairs of scales are read together, those that lean farthest from fifty. */
const MOST_PAIRS = 4
const leanOf = ({ score }: Score) => Math.abs(score - 50)

const QUARTERS = [
  ['company', 'outward', 'closeness'],
  ['work', 'start', 'constancy'],
  ['eye', 'head', 'use'],
  ['decision', 'start', 'head'],
  ['bond', 'closeness', 'constancy'],
  ['comfort', 'head', 'closeness'],
  ['errand', 'outward', 'use'],
  ['approach', 'start', 'closeness'],
  ['habit', 'constancy', 'use'],
  ['conversation', 'outward', 'head'],
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
  const pairs = QUARTERS.flatMap(([quarter, one, other]) => {
    const [first, second] = [one, other].map((scale) => found.find((score) => score.scale === scale))
    return first && second ? [{ quarter, first, second, lean: leanOf(first) + leanOf(second) }] : []
  })
  for (const { quarter, first, second } of pairs.toSorted((a, b) => b.lean - a.lean).slice(0, MOST_PAIRS)) {
    const key = [first, second].map(({ score }) => (score >= 50 ? 'high' : 'low')).join(' ') as Quarter
    page.write(chapters.outline, titles[quarter], [
      own(words.quarters[quarter][key], [...factorsOf(first), ...factorsOf(second)]),
    ])
  }
}

/** What the planets behind temperament, thinking, contact, work and strain give to the scales. */
function writeWeights({ page, words }: Writing): void {
  const bySign = {
    sun: words.sunSign,
    mercury: words.mercurySign,
    venus: words.venusSign,
    mars: words.marsSign,
    moon: words.moonSign,
  }
  for (const planet of WEIGHTS) {
    const sign = page.signOf(planet)
    const texts = sign === null ? [] : [words.weights[planet][elementOf(sign)], bySign[planet][sign] ?? '']
    const told = texts.filter((text) => text !== '').map((text) => own(text, page.signFact(planet)))
    page.write(words.chapters.material, words.titles[planet], [...page.uncertain(planet), ...told])
  }
}

/** The aspects that gave or took points, once each, the ones that moved most first. */
function writeTies({ page, words, found }: Writing): void {
  const counted = found.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'aspect'))
  const keyOf = ({ point, other }: Part) => (other ? `${point}${capital(other)}` : point)
  const told = counted
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .filter((part, i, all) => all.findIndex((one) => keyOf(one) === keyOf(part)) === i)
    .flatMap((part) => {
      const tie = TIES.find((one): one is Tie => one === keyOf(part))
      return tie ? [own(words.ties[tie], part.factors)] : []
    })
  page.write(words.chapters.material, words.titles.ties, told)
}

/** Why the signs count as they do here: a sentence for each element, or mode, that gave or took points. */
function reasons({ page, words }: Writing, { scale, parts }: Score): string {
  const told: Partial<Record<Element | Mode, (said: { points: SpokenPoint[]; sum: string }) => string>> =
    words.why[scale]
  const groups = new Map<Element | Mode, Part[]>()
  for (const part of parts) {
    if (part.kind !== 'sign' || part.sign === undefined) continue
    const key = scale === 'start' || scale === 'constancy' ? modeOf(part.sign) : elementOf(part.sign)
    groups.set(key, [...(groups.get(key) ?? []), part])
  }
  const ofAspects = parts.filter(({ kind }) => kind === 'aspect')
  const byAspects = ofAspects.reduce((total, { points }) => total + points, 0)
  const bySign = [...groups]
    .map(([key, group]) => {
      const sum = group.reduce((total, { points }) => total + points, 0)
      return told[key]?.({ points: group.map(({ point }) => point), sum: signed(sum, page.lang) }) ?? ''
    })
    .join(' ')
  if (ofAspects.length === 0) return bySign
  return `${bySign} ${words.byAspects({ scale: words.scale[scale].name, sum: signed(byAspects, page.lang) })}`
}
