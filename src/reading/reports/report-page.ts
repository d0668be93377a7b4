import type { Planet } from '#astro/ephemeris/body.ts'
import { pairAudience } from '../facts/pair-audience.ts'
import type { Audience } from '../library/audience.ts'
import { NatalPage } from '../writer/natal-page.ts'
import type { Paragraph } from '../writer/reading.ts'
import type { Block, ReportChapter, ReportDocument, ReportTable } from './report-document.ts'
import type { ReportRequest } from './report-module.ts'
import { SKY_NAMES, type SkyNames } from './sky-names.ts'

/** A table whose head is a list of the report's texts. */
export type TablePart = Omit<ReportTable, 'head'> & { head: readonly string[] }
/** What a section is made of: blocks, or paragraphs as the writer of charts makes them; null is left out. */
export type Part = Block | TablePart | Paragraph | null

function blockOf(part: Block | TablePart | Paragraph): Block {
  if (!('kind' in part)) return { kind: 'paragraph', text: part.text, factors: part.factors }
  return part.kind === 'table' ? { ...part, head: [...part.head] } : part
}

/** What the two people of a report may be told; of a report with nobody, what any two may be. */
export function audienceOf({ person, other, nowJdUt }: ReportRequest): Audience {
  if (!other) return 'any'
  const bornJdUt = [person.birth.chart.jdUt, other.birth.chart.jdUt] as const
  return pairAudience({ relation: other.relation, bornJdUt, nowJdUt })
}

/** A report while it is written: a natal page whose sections may hold tables, figures and notices as well. */
export class ReportPage extends NatalPage {
  readonly request: ReportRequest
  private readonly chapters: ReportChapter[] = []
  private readonly saidBefore = new Set<string>()

  constructor(request: ReportRequest) {
    const { library, lang, seed, timeZone, person } = request
    super(person.birth, { library, lang, seed, timeZone, audience: audienceOf(request) })
    this.request = request
  }

  /** What the sky's points, signs, houses and aspects are called in the report's language. */
  get names(): SkyNames {
    return SKY_NAMES[this.lang]
  }

  /** A planet as a fact of the sky, whatever it does there. */
  skyFact(planet: Planet): string {
    return this.factor({ id: `sky:${planet}`, kind: 'sky', transiting: planet })
  }

  /** Adds a section to a chapter, which it opens if it is the chapter's first; nothing where it has nothing to say. */
  write(chapter: string, title: string, parts: readonly Part[]): void {
    const blocks = parts
      .filter((part) => part !== null)
      .map(blockOf)
      .filter((block) => block.kind !== 'paragraph' || block.text !== '')
    if (blocks.length === 0) return
    this.noteTold((paragraph) => blocks.push(blockOf(paragraph)))
    let open = this.chapters.find((known) => known.title === chapter)
    if (!open) this.chapters.push((open = { title: chapter, sections: [] }))
    open.sections.push({ title, blocks })
  }

  /** Keeps a place for what may be added to a chapter that is open: a section that is there only if something is. */
  reserve(chapter: string, title: string): void {
    const blocks: Block[] = []
    this.noteTold((paragraph) => {
      const sections = this.chapters.find((known) => known.title === chapter)?.sections
      if (blocks.length === 0) sections?.push({ title, blocks })
      blocks.push(blockOf(paragraph))
    })
  }

  /** Whether something is said for the first time in this report: true once for each word. */
  firstTime(what: string): boolean {
    return this.saidBefore.size < this.saidBefore.add(what).size
  }

  /** What writes a chart's reading writes a report's sections, too. */
  override section(chapter: string, title: string, paragraphs: readonly (Paragraph | null)[]): void {
    this.write(chapter, title, paragraphs)
  }

  /** The first of some sentences, from the seed's place on, that the report hasn't yet; nothing when it has them all. */
  once<T>(slot: string, ways: readonly ((said: T) => string)[], said: T): string {
    for (let tried = 0; tried < ways.length; tried++) {
      const sentence = this.way(slot, ways)(said)
      if (this.firstTime(sentence)) return sentence
    }
    return ''
  }

  /** The finished document. */
  document({ title, subtitle, limits = [] }: Pick<ReportDocument, 'title' | 'subtitle'> & { limits?: string[] }) {
    const { timeZone } = this.request
    const { factors } = this.reading
    return { title, subtitle, timeZone, limits, chapters: this.chapters, factors } satisfies ReportDocument
  }
}
