import type { Paragraph } from '../../writer/reading.ts'
import { own, wheel } from '../natal-parts.ts'
import type { ReportModule } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { type Card, cardsOf } from './cards.ts'
import { CardWriter } from './card-writer.ts'
import { writeHow } from './write-how.ts'
import { writeLinks } from './write-links.ts'
import { type CardPoint, type SabianChapter, sabianTexts } from './words.ts'

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
