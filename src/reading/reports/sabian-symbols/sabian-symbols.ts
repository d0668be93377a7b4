import type { Paragraph } from '../../writer/reading.ts'
import { own, wheel, aspectParts, tablePart, figurePart } from '../natal-parts.ts'
import type { ReportModule } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { type Card, cardsOf, tenOf } from './cards.ts'
import { CardWriter } from './card-writer.ts'
import { type CardPoint, type SabianChapter, sabianTexts, type Stretch } from './words.ts'
import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { Block } from '../report-document.ts'

/** Which points' pictures each chapter tells, in order. */
const CHAPTERS: readonly (readonly [chapter: SabianChapter, points: readonly CardPoint[]])[] = [
  ['sun', ['sun']],
  ['moon', ['moon']],
  ['daily', ['mercury', 'venus', 'mars']],
  ['angles', ['asc', 'mc']],
  ['road', ['trueNode', 'southNode', 'chiron', 'fortune']],
  ['backdrop', ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']],
]

/** A chart's points by the pictures of their degrees, all 360 of which are the library's own. */
export const sabianSymbols: ReportModule = {
  type: 'sabian-symbols',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write(request) {
    const page = new ReportPage(request)
    const words = request.library.texts(sabianTexts, request.lang)
    const cards = cardsOf(page)
    const writer = new CardWriter(page, words, cards)
    writeHow(writer, wheel(page, words.captions.wheel))
    for (const [chapter, points] of CHAPTERS) writeChapter(writer, chapter, cardsAt(cards, points))
    writeLinks(writer)
    page.write(
      words.chapters.close,
      words.titles.last,
      words.close.map((ways, i) => own(page.way(`close ${i}`, ways))),
    )
    const limits = page.birth.timeKnown ? [] : [words.noHour]
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }), limits })
  },
}

const cardsAt = (cards: readonly Card[], points: readonly CardPoint[]) =>
  cards.filter(({ point }) => points.includes(point))

function writeChapter(writer: CardWriter, chapter: SabianChapter, cards: readonly Card[]): void {
  const { page, words } = writer
  const title = words.chapters[chapter]
  if (chapter === 'backdrop') page.write(title, words.titles.scenery, [own(page.way('backdrop', words.backdrop))])
  for (const card of cards) page.write(title, writer.titleOf(card), writer.parts(card))
  if (chapter === 'daily') {
    page.write(title, words.titles.together, [climate(writer, cards), own(page.way('daily', words.daily))])
  }
}

/** Whether three points stand in signs of one element, two of them, or none. */
function climate(writer: CardWriter, cards: readonly Card[]): Paragraph {
  const { climate: said } = writer.words
  const facts = cards.flatMap((card) => writer.factsOf(card))
  const same = (one: Card, other: Card) => one.sign % 4 === other.sign % 4
  const [first, ...rest] = cards
  if (first && rest.every((card) => same(first, card))) return own(said.alike, facts)
  const odd = cards.find((card) => !cards.some((other) => other !== card && same(card, other)))
  const [one, other] = cards.filter((card) => card !== odd)
  if (!one || !other || !odd || !same(one, other)) return own(said.apart, facts)
  const [a, b, c] = [one, other, odd].map(({ point }) => writer.subjectOf(point))
  return own(said.pair({ one: a ?? '', other: b ?? '', odd: c ?? '' }), facts)
}

const STRETCHES = ['first', 'second', 'third'] as const satisfies readonly Stretch[]

/** Where the pictures come from, how degrees are counted, and how the points spread over the signs' stories. */
function writeHow(writer: CardWriter, drawn: Block): void {
  const { page, words, cards } = writer
  const { how } = words.chapters
  const facts = cards.map((card) => writer.degreeFact(card))
  page.write(how, words.titles.idea, [
    own(page.way('opening', words.opening)),
    { kind: 'notice', text: words.notice },
    drawn,
  ])
  page.write(how, words.titles.count, [
    own(page.way('rule', words.rule)),
    tablePart(
      { caption: words.captions.table, head: words.head },
      cards.map((card) => [writer.nameOf(card.point), position(writer, card), counted(writer, card)]),
      facts,
    ),
  ])
  const counts = [0, 1, 2].map((ten) => cards.filter((card) => tenOf(card) === ten).length)
  page.write(how, words.titles.stretches, [
    own(words.stretches[stretchOf(counts)]),
    figurePart(
      {
        kind: 'bars',
        max: cards.length,
        rows: counts.map((count, i) => ({ label: words.tens[i] ?? '', value: count, note: words.counted({ count }) })),
      },
      words.captions.stretches,
      facts,
    ),
  ])
}

/** To the minute; the sign alone where the hour, and with it the minutes, is unknown. */
function position({ page }: CardWriter, { longitudeDeg, sign }: Card): string {
  const names = page.names
  return page.birth.timeKnown ? names.degree(longitudeDeg) : names.sign(sign)
}

const counted = ({ words }: CardWriter, card: Card): string =>
  [card, ...card.others].map(({ number, sign }) => words.numbered({ degree: number, sign })).join(' · ')

/** The ten degrees that hold more than half of the points. */
function stretchOf(counts: readonly number[]): Stretch {
  const sum = counts.reduce((all, count) => all + count, 0)
  return STRETCHES.find((_, i) => (counts[i] ?? 0) * 2 > sum) ?? 'even'
}

/** So many pairs are laid side by side. */
const PAIRS = 6

/** The strongest aspects between points whose pictures differ, each as two scenes beside each other. */
function writeLinks(writer: CardWriter): void {
  const { page, words, cards } = writer
  const chapter = words.chapters.links
  const cardAt = (point: ChartPoint) => cards.find((card) => card.point === point)
  const pairs = page.birth.chart.aspects
    .flatMap((aspect) => {
      const [one, other] = [cardAt(aspect.a), cardAt(aspect.b)]
      return one && other && (one.sign !== other.sign || one.number !== other.number) ? [{ aspect, one, other }] : []
    })
    .toSorted((a, b) => aspectStrength(b.aspect) - aspectStrength(a.aspect))
    .slice(0, PAIRS)
  const lead = pairs.length > 0 ? page.way('links lead', words.linksLead) : words.noLinks
  page.write(chapter, words.titles.pairs, [own(lead)])
  for (const pair of pairs) writePair(writer, pair)
}

function writePair(writer: CardWriter, { aspect, one, other }: { aspect: ChartAspect; one: Card; other: Card }): void {
  const { page, words } = writer
  const { a, b, aspect: kind } = aspect
  const nature = ASPECT_NATURE[kind]
  const link = page.say(`link ${nature}`, words.links[nature], { one: writer.quoted(one), other: writer.quoted(other) })
  const told = aspectParts(page, aspect, 'brief', link)
  const plain = own(link, [page.fact(`${a}:${kind}:${b}`), writer.degreeFact(one), writer.degreeFact(other)])
  page.write(
    words.chapters.links,
    page.words.aspect(a as SpokenPoint, kind, b as SpokenPoint),
    told.length > 0 ? told : [plain],
  )
}
