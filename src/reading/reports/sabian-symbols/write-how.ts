import { own } from '../natal-parts.ts'
import type { Block } from '../report-document.ts'
import { SKY_NAMES } from '../sky-names.ts'
import type { CardWriter } from './card-writer.ts'
import { type Card, tenOf } from './cards.ts'
import type { Stretch } from './words.ts'

const STRETCHES = ['first', 'second', 'third'] as const satisfies readonly Stretch[]

/** Where the pictures come from, how degrees are counted, and how the points spread over the signs' stories. */
export function writeHow(writer: CardWriter, wheel: Block): void {
  const { page, words, cards } = writer
  const { how } = words.chapters
  const facts = cards.map((card) => writer.degreeFact(card))
  page.write(how, words.titles.idea, [
    own(page.way('opening', words.opening)),
    { kind: 'notice', text: words.notice },
    wheel,
  ])
  page.write(how, words.titles.count, [
    own(page.way('rule', words.rule)),
    {
      kind: 'table',
      caption: words.captions.table,
      head: [...words.head],
      rows: cards.map((card) => [writer.nameOf(card.point), position(writer, card), counted(writer, card)]),
      factors: facts,
    },
  ])
  const counts = [0, 1, 2].map((ten) => cards.filter((card) => tenOf(card) === ten).length)
  page.write(how, words.titles.stretches, [
    own(words.stretches[stretchOf(counts)]),
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        max: cards.length,
        rows: counts.map((count, i) => ({ label: words.tens[i] ?? '', value: count, note: words.counted({ count }) })),
      },
      caption: words.captions.stretches,
      factors: facts,
    },
  ])
}

/** To the minute; the sign alone where the hour, and with it the minutes, is unknown. */
function position({ page }: CardWriter, { longitudeDeg, sign }: Card): string {
  const names = SKY_NAMES[page.lang]
  return page.birth.timeKnown ? names.degree(longitudeDeg) : names.sign(sign)
}

const counted = ({ words }: CardWriter, card: Card): string =>
  [card, ...card.others].map(({ number, sign }) => words.numbered({ degree: number, sign })).join(' · ')

/** The ten degrees that hold more than half of the points. */
function stretchOf(counts: readonly number[]): Stretch {
  const sum = counts.reduce((all, count) => all + count, 0)
  return STRETCHES.find((_, i) => (counts[i] ?? 0) * 2 > sum) ?? 'even'
}
