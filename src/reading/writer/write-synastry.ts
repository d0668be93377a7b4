import type { BondAspect, SynastryFacts } from '../facts/synastry-facts.ts'
import type { Audience } from '../library/audience.ts'
import { ChartPage, type ChartPageOptions } from './chart-page.ts'
import type { ChartReading } from './chart-reading.ts'
import {
  bondFactor,
  familyNote,
  spokenBond,
  strongestTies,
  SYNASTRY_WORDS,
  theirsParts,
  tieParts,
  yoursParts,
  type Tie,
} from './synastry-parts.ts'
import type { SynastryWords } from './synastry-words.ts'

const MOST_TIES = 9
/** So many of them in full. */
const FULL = 3
const MOST_THEIRS = 4
const MOST_YOURS = 3

interface Writing {
  page: ChartPage
  words: SynastryWords
  name: string
  facts: SynastryFacts
}

/**
 * Two charts against each other in words: what holds and what rubs, the strongest ties, what the other brings into the
 * reader's houses and, told to the other, what the reader brings into theirs.
 *
 * @param reading.name what the reader calls the other person
 * @param reading.audience what the two may be told
 */
export function writeSynastry({
  facts,
  name,
  ...options
}: { facts: SynastryFacts; name: string; audience: Audience } & ChartPageOptions): ChartReading {
  const page = new ChartPage(options)
  const writing = { page, words: SYNASTRY_WORDS[options.lang], name, facts }
  const ties = strongestTies(page, facts, MOST_TIES)
  writeOverview(writing, ties)
  for (const [i, tie] of ties.entries()) {
    const part = tieParts(writing.page, tie, name, i < FULL ? 'full' : 'half')
    if (part) writing.page.section(writing.words.chapters.ties, part.title, part.paragraphs)
  }
  for (const { title, paragraphs } of theirsParts(writing.page, facts, name, MOST_THEIRS))
    writing.page.section(writing.words.chapters.theirs(name), title, paragraphs)
  for (const { title, paragraphs } of yoursParts(writing.page, facts, name, MOST_YOURS))
    writing.page.section(writing.words.chapters.yours(name), title, paragraphs)
  return writing.page.reading
}

function writeOverview(writing: Writing, ties: readonly Tie[]): void {
  const { page, words, name, facts } = writing
  const all = ties.flatMap(({ aspects: [first] }) => first ?? [])
  const [strongest] = all
  if (!strongest) return
  const [holds, rubs] = (['flowing', 'tense'] as const).map((kind) =>
    all.find((aspect) => aspect.nature === kind && aspect !== strongest),
  )
  const said = [strongest]
  const sentences = [page.way('strongest', words.strongest)(spokenBond(page, strongest), name)]
  const add = (aspect: BondAspect | undefined, slot: 'holds' | 'rubs') => {
    if (!aspect) return
    said.push(aspect)
    sentences.push(page.way(slot, words[slot])(spokenBond(page, aspect), name))
  }
  add(holds, 'holds')
  add(rubs, 'rubs')
  if (holds && rubs) sentences.push(words.both)
  else if (all.every(({ nature }) => nature !== 'tense')) sentences.push(words.onlyFlowing)
  else if (all.every(({ nature }) => nature !== 'flowing')) sentences.push(words.onlyTense)
  const first = { text: sentences.join(' '), factors: said.map((aspect) => bondFactor(page, aspect)) }
  const [yours, theirs] = [facts.theirsInYours.length > 0, facts.yoursInTheirs.length > 0]
  const missing = yours ? (theirs ? null : 'theirs') : theirs ? 'yours' : 'both'
  const note = familyNote(page, name)
  page.section(words.chapters.overview, words.titles.overview, [
    first,
    note === null ? null : { text: note, factors: [bondFactor(page, strongest)] },
    missing === null ? null : { text: words.withoutHours(missing, name), factors: [bondFactor(page, strongest)] },
  ])
}
