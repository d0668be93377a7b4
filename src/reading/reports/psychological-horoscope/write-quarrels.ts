import { own, signFacts, tablePart } from '../natal-parts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { areStrangers, factsOf, type Figure, type Tie, tieFact } from './psychological-facts.ts'
import type { Writing } from './psychological-horoscope.ts'
import { STRANGERS } from './words.ts'

/** So many ties are listed, the strongest. */
const MOST_LISTED = 9
/** So many pairs of strangers are introduced, by the quarrels that are staged: none, one, more. */
const MOST_STRANGERS = [8, 5, 3] as const

/** All ties among the figures, as far as a table holds them. */
export function writeTable({ page, words, ties, quarrels }: Writing): void {
  const names = page.names
  const listed = ties.slice(0, MOST_LISTED)
  if (listed.length === 0) return
  page.write(words.chapters.quarrel, words.titles.table, [
    quarrels.length > 0 ? own(words.intro.quarrel) : null,
    tablePart(
      words.table,
      listed.map(({ a, b, aspect, orbDeg, side }) => [
        `${names.point(a)} – ${names.point(b)}`,
        names.aspect(aspect),
        page.birth.timeKnown ? page.common.degrees(orbDeg) : names.none,
        side === 'hard' ? words.table.presses : words.table.helps,
      ]),
      listed.map((tie) => tieFact(page, tie)),
    ),
  ])
}

/** The quarrels of the report: what each is over, the scene, and where it turns. */
export function writeQuarrels(writing: Writing): void {
  const { page, words, quarrels } = writing
  const titles = [words.titles.quarrel, words.titles.second, words.titles.third, words.titles.fourth]
  const quotes = [words.quote, words.quoteAgain]
  for (const [i, tie] of quarrels.entries()) {
    const { pair, nature } = tie
    page.write(words.chapters.quarrel, `${titles[i] ?? ''}: ${page.words.aspect(tie.a, tie.aspect, tie.b)}`, [
      own(words.pair[pair][nature], [tieFact(page, tie)]),
      place(writing, tie),
      ...scene(writing, tie, quotes[i] ?? []),
      own(words.pair[pair].turn, [tieFact(page, tie)]),
    ])
  }
}

/** Where it is played: the house of the quicker of the two, since the quicker planet brings the occasion. */
function place({ page, words }: Writing, { a }: Tie): Paragraph | null {
  const house = page.houseOf(a)
  return house === null || !page.firstTime(`scene ${house}`)
    ? null
    : own(words.scene.place[house - 1] ?? '', page.houseFact(a))
}

/**
 * The dialogue of a pair. The critic always has a say, in the voice of Saturn’s sign: as a party he opens it, and otherwise
 * he breaks in before the turn.
 */
function scene({ page, words }: Writing, tie: Tie, quotes: readonly string[]): Paragraph[] {
  const { a, b, pair } = tie
  const { line, critic } = words.scene
  const sign = page.signOf('saturn')
  const quote = sign === null ? null : (quotes[sign] ?? null)
  const isParty = a === 'saturn' || b === 'saturn'
  const [first, second]: readonly Figure[] = isParty ? [a === 'saturn' ? b : a, 'saturn'] : [a, b]
  if (!first || !second) return []
  const facts = [tieFact(page, tie), ...signFacts(page, ['saturn'])]
  const lines = words.pair[pair].lines.map((text, i) => line({ figure: i % 2 === 0 ? first : second, text }))
  if (quote !== null) {
    if (isParty) lines.unshift(line({ figure: 'saturn', text: quote }))
    else lines.splice(4, 0, critic({ text: quote }))
  }
  return lines.map((text) => own(text, facts))
}

/** Pairs whom no aspect joins, as far as the hour allows to say so. */
export function writeStrangers({ page, words, quarrels }: Writing): void {
  const strangers = STRANGERS.filter((pair) => areStrangers(page, pair)).map((pair) => {
    const [one, other] = pair.split(' ') as [Figure, Figure]
    const facts = [...factsOf(page, one), ...factsOf(page, other)]
    return own(`${words.strangersIntro({ one, other })} ${words.strangers[pair]}`, facts)
  })
  page.write(
    words.chapters.quarrel,
    words.titles.strangers,
    strangers.slice(0, MOST_STRANGERS[quarrels.length] ?? MOST_STRANGERS[2]),
  )
}
