import type { Direction } from '../../facts/directions.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { EventsWords } from './words.ts'
import { meeting, theme, type Writing } from './writing.ts'

const MOST_ARCS = 5
const MOST_MOON = 6

/** What arrives by solar arc in the year. */
export function writeArcs(writing: Writing): void {
  const { page, words, facts } = writing
  const arcs = facts.arcs
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_ARCS)
    .toSorted((a, b) => a.jdUt - b.jdUt)
  if (arcs.length === 0) {
    page.write(words.chapters.arcs, words.titles.noArcs, [{ text: words.noArcs, factors: [] }])
    return
  }
  for (const arc of arcs) {
    const sentences = [
      page.way('arc', words.arc)({ meeting: meeting(writing, arc), date: page.inMonth(arc.jdUt) }),
      page.firstTime(`arc ${arc.moving}`) ? words.arcOf[arc.moving] : '',
      theme(writing, arc.natal),
    ]
    page.write(words.chapters.arcs, page.dated.label(arc), [
      { text: sentences.filter(Boolean).join(' '), factors: [page.direction(arc)] },
    ])
  }
}

/** To the Sun it is a phase of the progressed lunation, which a meeting and a facing don’t tell alike. */
const moonTo = (words: EventsWords, { natal, nature }: Direction): string =>
  natal === 'sun' ? words.moonToSun[nature] : words.moonTo[natal]

/** The aspects of the progressed Moon, and of the slower progressed planets. */
export function writeProgressions(writing: Writing): void {
  const { page, words, facts } = writing
  const paragraphs = facts.progressions
    .filter(({ moving }) => moving === 'moon')
    .slice(0, MOST_MOON)
    .map((one): Paragraph => {
      const tail = words.moonTail[one.nature].map((sentence) => () => sentence)
      const sentences = [
        page.way('moon', words.moon)({ meeting: meeting(writing, one), date: page.inMonth(one.jdUt) }),
        page.firstTime(`moon ${one.natal}`) ? moonTo(words, one) : '',
        page.once(`tail ${one.nature}`, tail, null),
      ]
      return { text: sentences.filter(Boolean).join(' '), factors: [page.direction(one, facts.progressions)] }
    })
  page.write(words.chapters.progressions, words.titles.moon, paragraphs)
  const slower = facts.progressions.flatMap((one): Paragraph[] => {
    const planet = (['sun', 'mercury', 'venus', 'mars'] as const).find((name) => name === one.moving)
    if (!planet) return []
    const sentences = [
      page.way('sun to', words.sunTo)({ meeting: meeting(writing, one), date: page.inMonth(one.jdUt) }),
      page.firstTime(`progressed ${planet}`) ? words.progressedOf[planet] : '',
      theme(writing, one.natal),
    ]
    return [{ text: sentences.filter(Boolean).join(' '), factors: [page.direction(one, facts.progressions)] }]
  })
  page.write(words.chapters.progressions, words.titles.others, slower)
}
