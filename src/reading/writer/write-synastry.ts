import { PLANETS } from '#astro/ephemeris/body.ts'
import type { BondAspect, BondHouse, BondPoint, SynastryFacts } from '../facts/synastry-facts.ts'
import { SUBJECTS, type KeyOf, type Lang, type Subject } from '../library/subjects.ts'
import { ChartPage, type ChartPageOptions } from './chart-page.ts'
import type { ChartReading } from './chart-reading.ts'
import type { Paragraph } from './reading.ts'
import { synastryWordsEn } from './synastry-words-en.ts'
import { synastryWordsRu } from './synastry-words-ru.ts'
import type { SpokenBond, SynastryWords } from './synastry-words.ts'

const WORDS: Record<Lang, SynastryWords> = { en: synastryWordsEn, ru: synastryWordsRu }

const MOST_TIES = 9
/** So many of them in full. */
const FULL = 3
const MOST_THEIRS = 4
const MOST_YOURS = 3

type SynastrySubject = Extract<Subject, `synastry/${string}`>

/** A tie, or the two that have the same entry: my Sun to your Moon, and your Sun to mine. */
interface Tie {
  subject: SynastrySubject
  key: string
  aspects: BondAspect[]
}

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
 */
export function writeSynastry({
  facts,
  name,
  ...options
}: { facts: SynastryFacts; name: string } & ChartPageOptions): ChartReading {
  const writing = { page: new ChartPage(options), words: WORDS[options.lang], name, facts }
  const ties = strongestTies(facts)
  writeOverview(writing, ties)
  for (const [i, tie] of ties.entries()) writeTie(writing, tie, i < FULL ? 'full' : 'half')
  writeTheirs(writing)
  writeYours(writing)
  return writing.page.reading
}

const ORDER: readonly BondPoint[] = [...PLANETS, 'asc']

/** The strongest ties that have an entry, each entry once. */
function strongestTies({ aspects }: SynastryFacts): Tie[] {
  const ties: Tie[] = []
  for (const aspect of aspects) {
    const [first, second] = [aspect.yours, aspect.theirs].toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    const subject = `synastry/${first}`
    const key = `${second} ${aspect.nature}`
    if (!isSynastry(subject) || !(SUBJECTS[subject].keys as readonly string[]).includes(key)) continue
    const known = ties.find((tie) => tie.subject === subject && tie.key === key)
    if (known) known.aspects.push(aspect)
    else if (ties.length < MOST_TIES) ties.push({ subject, key, aspects: [aspect] })
  }
  return ties
}

const isSynastry = (subject: string): subject is SynastrySubject => subject in SUBJECTS

function writeOverview(writing: Writing, ties: readonly Tie[]): void {
  const { page, words, name, facts } = writing
  const all = ties.flatMap(({ aspects: [first] }) => first ?? [])
  const [strongest] = all
  if (!strongest) return
  const [holds, rubs] = (['flowing', 'tense'] as const).map((kind) =>
    all.find((aspect) => aspect.nature === kind && aspect !== strongest),
  )
  const said = [strongest]
  const sentences = [page.way('strongest', words.strongest)(spoken(page, strongest), name)]
  const add = (aspect: BondAspect | undefined, slot: 'holds' | 'rubs') => {
    if (!aspect) return
    said.push(aspect)
    sentences.push(page.way(slot, words[slot])(spoken(page, aspect), name))
  }
  add(holds, 'holds')
  add(rubs, 'rubs')
  if (holds && rubs) sentences.push(words.both)
  else if (all.every(({ nature }) => nature !== 'tense')) sentences.push(words.onlyFlowing)
  else if (all.every(({ nature }) => nature !== 'flowing')) sentences.push(words.onlyTense)
  const first = { text: sentences.join(' '), factors: said.map((aspect) => factorOf(page, aspect)) }
  const hours = facts.aspects.every(({ timed }) => timed)
  page.section(words.chapters.overview, words.titles.overview, [
    first,
    hours ? null : { text: words.withoutHours, factors: [factorOf(page, strongest)] },
  ])
}

function writeTie({ page, words, name }: Writing, { subject, key, aspects }: Tie, depth: 'full' | 'half'): void {
  const [first, ...others] = aspects
  if (!first) return
  // A planet with its own kind is the same aspect from both sides.
  const back = others.find(({ yours, theirs }) => yours !== first.yours || theirs !== first.theirs)
  const factors = [first, ...(back ? [back] : [])].map((aspect) => factorOf(page, aspect))
  const fact = [
    page.way('tie', words.tie)(spoken(page, first), name),
    back ? words.mutual(spoken(page, back), name) : '',
  ].join(' ')
  const entry = page.take(subject, key as KeyOf<SynastrySubject>)
  page.section(words.chapters.ties, words.title(spoken(page, first), name), [
    ...page.meaning(entry, depth, factors),
    { text: fact.trim(), factors },
  ])
}

function overlayEntry({ page }: Writing, { planet, house }: BondHouse) {
  return page.take(`overlay/${planet}`, `${house}` as KeyOf<'overlay/sun'>)
}

function writeTheirs(writing: Writing): void {
  const { page, words, name, facts } = writing
  for (const placed of facts.theirsInYours.slice(0, MOST_THEIRS)) {
    const { planet, house } = placed
    const before = page.way('theirs', words.theirs)(name, planet, house)
    const told = page.meaning(overlayEntry(writing, placed), 'half', [houseFactor(page, placed)], before)
    page.section(words.chapters.theirs(name), words.theirsTitle(name, planet, house), told)
  }
}

/** The same entries speak to the owner of the house; those that the first chapter has printed aren't said again. */
function writeYours(writing: Writing): void {
  const { page, words, name, facts } = writing
  let introduced = false
  let told = 0
  for (const placed of facts.yoursInTheirs) {
    const { planet, house } = placed
    const entry = told < MOST_YOURS ? overlayEntry(writing, placed) : null
    if (!entry) continue
    const factors = [houseFactor(page, placed)]
    const before = page.way('yours', words.yours)(name, planet, house)
    const intro: Paragraph[] = introduced ? [] : [{ text: words.mirrored(name), factors }]
    page.section(words.chapters.yours(name), words.yoursTitle(name, planet, house), [
      ...intro,
      ...page.meaning(entry, 'half', factors, before),
    ])
    introduced = true
    told++
  }
}

const spoken = (page: ChartPage, { yours, theirs, aspect, orbDeg, timed }: BondAspect): SpokenBond => ({
  yours,
  theirs,
  aspect,
  orb: timed ? page.common.degrees(orbDeg) : '',
})

function factorOf(page: ChartPage, { id, yours, theirs, aspect, orbDeg, timed }: BondAspect): string {
  return page.factor({ id, kind: 'synastry', transiting: theirs, natal: yours, aspect, ...(timed && { orbDeg }) })
}

function houseFactor(page: ChartPage, { id, whose, planet, house }: BondHouse): string {
  return page.factor({ id, kind: 'synastry', [whose === 'theirs' ? 'transiting' : 'natal']: planet, house })
}
