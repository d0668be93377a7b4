import { PLANETS } from '#astro/ephemeris/body.ts'
import type { BondAspect, BondHouse, BondPoint, SynastryFacts } from '../facts/synastry-facts.ts'
import { SUBJECTS, type KeyOf, type Subject } from '../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import type { ChartPage } from './chart-page.ts'
import type { Paragraph } from './reading.ts'
import { synastryWordsEn } from './synastry-words-en.ts'
import { synastryWordsRu } from './synastry-words-ru.ts'
import type { SpokenBond, SynastryWords } from './synastry-words.ts'

export const SYNASTRY_WORDS: Record<Lang, SynastryWords> = { en: synastryWordsEn, ru: synastryWordsRu }

type SynastrySubject = Extract<Subject, `synastry/${string}`>

/** A tie, or the two that have the same entry: my Sun to your Moon, and your Sun to mine. */
export interface Tie {
  subject: SynastrySubject
  key: string
  aspects: BondAspect[]
}

/** A section of a reading of two. */
interface BondPart {
  title: string
  paragraphs: Paragraph[]
}

const ORDER: readonly BondPoint[] = [...PLANETS, 'asc']

/** The strongest ties that have an entry which the pair may be told, each entry once. */
export function strongestTies(page: ChartPage, { aspects }: Pick<SynastryFacts, 'aspects'>, most: number): Tie[] {
  const ties: Tie[] = []
  for (const aspect of aspects) {
    const [first, second] = [aspect.yours, aspect.theirs].toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    const subject = `synastry/${first}`
    const key = `${second} ${aspect.nature}`
    if (!isSynastry(subject) || !(SUBJECTS[subject].keys as readonly string[]).includes(key)) continue
    const known = ties.find((tie) => tie.subject === subject && tie.key === key)
    if (known) known.aspects.push(aspect)
    else if (ties.length < most && page.mayTell(subject, key)) ties.push({ subject, key, aspects: [aspect] })
  }
  return ties
}

const isSynastry = (subject: string): subject is SynastrySubject => subject in SUBJECTS

/** A tie by its entry, and the fact that says it. */
export function tieParts(page: ChartPage, tie: Tie, name: string, depth: 'full' | 'half'): BondPart | null {
  const words = SYNASTRY_WORDS[page.lang]
  const { subject, key, aspects } = tie
  const [first, ...others] = aspects
  if (!first) return null
  // A planet with its own kind is the same aspect from both sides.
  const back = others.find(({ yours, theirs }) => yours !== first.yours || theirs !== first.theirs)
  const factors = [first, ...(back ? [back] : [])].map((aspect) => bondFactor(page, aspect))
  const fact = [
    page.way('tie', words.tie)(spokenBond(page, first), name),
    back ? words.mutual(spokenBond(page, back), name) : '',
  ].join(' ')
  const entry = page.takeForPair(subject, key as KeyOf<SynastrySubject>)
  return {
    title: words.title(spokenBond(page, first), name),
    paragraphs: [...page.meaning(entry, depth, factors), { text: fact.trim(), factors }],
  }
}

/** What those who are family are told before anything else; null for others. */
export function familyNote({ audience, lang }: ChartPage, name: string): string | null {
  return audience === 'child' || audience === 'kin' ? SYNASTRY_WORDS[lang].family[audience](name) : null
}

const overlayEntry = (page: ChartPage, { planet, house }: BondHouse) =>
  page.takeForPair(`overlay/${planet}`, `${house}` as KeyOf<'overlay/sun'>)

const mayTellOf =
  (page: ChartPage) =>
  ({ planet, house }: BondHouse): boolean =>
    page.mayTell(`overlay/${planet}`, `${house}`)

/** What the other brings into the reader's houses. */
export function theirsParts(page: ChartPage, facts: SynastryFacts, name: string, most: number): BondPart[] {
  const words = SYNASTRY_WORDS[page.lang]
  return facts.theirsInYours
    .filter(mayTellOf(page))
    .slice(0, most)
    .map((placed) => {
      const { planet, house } = placed
      const before = page.way('theirs', words.theirs)(name, planet, house)
      const entry = overlayEntry(page, placed)
      return {
        title: words.theirsTitle(name, planet, house),
        paragraphs: page.meaning(entry, 'half', [bondHouseFactor(page, placed)], before),
      }
    })
}

/** The same entries speak to the owner of the house; those that have been printed aren't said again. */
export function yoursParts(page: ChartPage, facts: SynastryFacts, name: string, most: number): BondPart[] {
  const words = SYNASTRY_WORDS[page.lang]
  const parts: BondPart[] = []
  for (const placed of facts.yoursInTheirs.filter(mayTellOf(page))) {
    const { planet, house } = placed
    const entry = parts.length < most ? overlayEntry(page, placed) : null
    if (!entry) continue
    const factors = [bondHouseFactor(page, placed)]
    const before = page.way('yours', words.yours)(name, planet, house)
    const intro: Paragraph[] =
      parts.length > 0
        ? []
        : [{ text: (page.audience === 'child' ? words.mirroredChild : words.mirrored)(name), factors }]
    // Advice would be for somebody who doesn't read it.
    const paragraphs = [...intro, ...page.meaning(entry, 'told', factors, before)]
    parts.push({ title: words.yoursTitle(name, planet, house), paragraphs })
  }
  return parts
}

export const spokenBond = (page: ChartPage, { yours, theirs, aspect, orbDeg, timed }: BondAspect): SpokenBond => ({
  yours,
  theirs,
  aspect,
  orb: timed ? page.common.degrees(orbDeg) : '',
})

export function bondFactor(page: ChartPage, { id, yours, theirs, aspect, orbDeg, timed }: BondAspect): string {
  return page.factor({ id, kind: 'synastry', transiting: theirs, natal: yours, aspect, ...(timed && { orbDeg }) })
}

export function bondHouseFactor(page: ChartPage, { id, whose, planet, house }: BondHouse): string {
  return page.factor({ id, kind: 'synastry', [whose === 'theirs' ? 'transiting' : 'natal']: planet, house })
}
