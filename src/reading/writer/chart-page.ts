import type { Trait } from '../compose/traits.ts'
import type { Factor } from '../facts/factor.ts'
import type { Audience, OwnSubject, PairSubject } from '../library/audience.ts'
import type { Entry, Library } from '../library/library.ts'
import type { KeyOf } from '../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import type { ChartReading, ChartSection } from './chart-reading.ts'
import { commonWordsEn } from './common-words-en.ts'
import { commonWordsRu } from './common-words-ru.ts'
import type { CommonWords } from './common-words.ts'
import { localTime } from './local-time.ts'
import type { Factors, Paragraph } from './reading.ts'
import { rotation, type Rotation } from './rotation.ts'

/** Whose reading is written, and how. */
export interface ChartPageOptions {
  library: Library
  lang: Lang
  /** What makes this reading differ in its wording from another's: the same for the same person and chart. */
  seed?: string
  /** The reader's, IANA; UTC unless told. */
  timeZone?: string
  /** What a pair may be told, where the reading is of two: `any` unless told, which holds nothing for lovers. */
  audience?: Audience
}

/** An entry as chart readings print it. */
type Meaning = Pick<Entry<'planet-in-sign/sun'>, 'gist' | 'body' | 'gift' | 'advice'> & { challenge?: string }

/** How much of an entry is printed: `told`, its meaning alone. */
export type Depth = 'full' | 'half' | 'told' | 'brief'

/** What a section tells of a factor: an entry, or a report's text in place of one. */
interface Noted {
  subject: string
  key: string
  /** What a report's text says of the person; of an entry the library knows it. */
  traits?: readonly Trait[]
}

/** What a section tells, and how a paragraph is added to that section. */
export interface Told extends Noted {
  add: (paragraph: Paragraph) => void
}

export const COMMON_WORDS: Record<Lang, CommonWords> = { en: commonWordsEn, ru: commonWordsRu }

/** The reading of a chart while it is written. Each entry is printed once, and each turn of phrase in its turn. */
export class ChartPage {
  readonly lang: Lang
  readonly common: CommonWords
  /** What the pair may be told that the reading is of. */
  readonly audience: Audience
  readonly library: Library
  private readonly rotation: Rotation
  private readonly timeZone: string
  private readonly factors: Factors = {}
  private readonly sections: ChartSection[] = []
  private readonly printed = new Set<string>()
  private readonly turns = new Map<string, number>()
  private readonly taken: Noted[] = []
  private readonly allTold: Told[] = []

  constructor({ library, lang, seed = '', timeZone = 'UTC', audience = 'any' }: ChartPageOptions) {
    this.library = library
    this.lang = lang
    this.rotation = rotation(seed, 0)
    this.timeZone = timeZone
    this.audience = audience
    this.common = COMMON_WORDS[lang]
  }

  /** What has been written. */
  get reading(): ChartReading {
    return { sections: this.sections, factors: this.factors }
  }

  /** Adds a section, unless it has nothing to say. */
  section(chapter: string, title: string, paragraphs: readonly (Paragraph | null)[]): void {
    const said = paragraphs.filter((paragraph) => paragraph !== null)
    if (said.length === 0) return
    this.sections.push({ chapter, title, paragraphs: said })
    this.noteTold((paragraph) => said.push(paragraph))
  }

  /** The entries that have been told so far, in order. */
  get told(): readonly Told[] {
    return this.allTold
  }

  /** Notes that the next section tells this of a factor. */
  note(what: Noted): void {
    this.taken.push(what)
  }

  /** Takes back what no section tells yet: it is noted again where it is told. */
  withhold(): Noted[] {
    return this.taken.splice(0)
  }

  /** Notes that what has been taken stands in the section that is being added. */
  protected noteTold(add: Told['add']): void {
    this.allTold.push(...this.taken.splice(0).map((entry) => ({ ...entry, add })))
  }

  /** Notes a factor and gives its id. */
  factor(factor: Factor): string {
    this.factors[factor.id] = factor
    return factor.id
  }

  /** One of some turns of phrase, by the seed: the next one each time that it is asked. */
  way<T>(slot: string, ways: readonly T[]): T {
    const turn = this.turns.get(slot) ?? 0
    this.turns.set(slot, turn + 1)
    const way = ways[(this.rotation.fixed(slot, ways.length) + turn) % ways.length]
    if (way === undefined) throw new RangeError(`nothing to choose from for ${slot}`)
    return way
  }

  /** The next of some sentences, filled in. */
  say<T>(slot: string, ways: readonly ((said: T) => string)[], said: NoInfer<T>): string {
    return this.way(slot, ways)(said)
  }

  /** An entry that the reading hasn't printed yet; null when it has. */
  take<S extends OwnSubject>(subject: S, key: KeyOf<S>): Entry<S> | null {
    if (!this.isNew(subject, key)) return null
    this.taken.push({ subject, key })
    return this.library.entry(this.lang, subject, key)
  }

  /** What an entry, or what stands for it, says of the person by axis. */
  traits({ subject, key, traits }: Noted): readonly Trait[] {
    return traits ?? this.library.traits(this.lang, subject, key)
  }

  /** The same of a subject of two people, as the pair may be told it. */
  takeForPair<S extends PairSubject>(subject: S, key: KeyOf<S>): Entry<S> | null {
    return this.isNew(subject, key) ? this.library.entryForPair(this.lang, subject, key, this.audience) : null
  }

  /** Whether an entry of two people is one that this pair may be told. */
  mayTell(subject: string, key: string): boolean {
    return this.library.findForPair(this.lang, subject, key, this.audience) !== null
  }

  /** An entry of one person, of a subject that the library may not have yet; null then, too. */
  takeIfThere(subject: string, key: string): Meaning | null {
    const { gist, body, gift, challenge, advice } = this.library.find(this.lang, subject, key) ?? {}
    if (!gist || !body || !gift || !advice || !this.isNew(subject, key)) return null
    return { gist, body, gift, advice, ...(challenge && { challenge }) }
  }

  /** Whether an entry hasn't been printed; from now on it has. */
  private isNew(subject: string, key: string): boolean {
    return this.printed.size < this.printed.add(`${subject} ${key}`).size
  }

  /**
   * An entry as paragraphs: full, its meaning and then what to make of it; half, its meaning with the advice; told, its meaning alone; brief, its
   * first sentence and its gift. `before` opens the first paragraph. Nothing where the entry is printed already.
   */
  meaning(entry: Meaning | null, depth: Depth, factors: readonly string[], before = ''): Paragraph[] {
    if (!entry) return []
    const { gist, body, gift, challenge, advice } = entry
    const paragraph = (...sentences: string[]): Paragraph => ({
      text: sentences.filter(Boolean).join(' '),
      factors: [...new Set(factors)],
    })
    if (depth === 'told') return [paragraph(before, gist, body)]
    if (depth === 'brief') return [paragraph(before, gist, gift)]
    if (depth === 'half') return [paragraph(before, gist, body, advice)]
    return [paragraph(before, gist, body), paragraph(gift, challenge ?? '', advice)]
  }

  /** "27 November 2026", «27 ноября 2026 года»: the reader's date of an instant. */
  date(jdUt: number): string {
    return this.common.date(localTime(jdUt, this.timeZone))
  }

  /** "March 2027", «март 2027 года», in the case that follows "in" and "since". */
  month(jdUt: number, in_: 'in' | 'since' | 'until'): string {
    return this.common.month(localTime(jdUt, this.timeZone), in_)
  }

  /** The reader's calendar year of an instant. */
  year(jdUt: number): number {
    return localTime(jdUt, this.timeZone).year
  }
}
