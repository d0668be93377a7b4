import { ASPECT_NATURE, type Aspect } from '#astro/charts/aspect.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { civilDay } from '#astro/birth-time/civil-day.ts'
import type { Factor } from '../../facts/factor.ts'
import type { Audience } from '../../library/audience.ts'
import type { Library } from '../../library/library.ts'
import { ASPECT_POINTS } from '../../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import { answerWordsEn } from './answer-words-en.ts'
import { answerWordsRu } from './answer-words-ru.ts'
import type { AnswerWords, SpokenPlan } from './answer-words.ts'
import { sentencesOf, type Answer, type Line } from '../answer.ts'
import type { FactBook, Span } from '../facts/fact-book.ts'
import { datesOf, tell, type Dates } from '../facts/fact-words.ts'
import type { Period, Understood } from '../question.ts'

const WORDS: Record<Lang, AnswerWords> = { en: answerWordsEn, ru: answerWordsRu }

/** What the library calls a point in the names of its files. */
const FILE: Partial<Record<SpokenPoint, string>> = { trueNode: 'node', meanLilith: 'lilith' }
/** The meanings of a placement, in the order in which they are told. */
type Field = 'gist' | 'body' | 'gift' | 'challenge' | 'advice'

/** An answer while it is put together: facts and meanings as lines, in the order in which they are read. */
export class Composer {
  readonly lines: Line[] = []
  readonly words: AnswerWords
  readonly dates: Dates
  readonly book: FactBook
  readonly library: Library
  readonly lang: Lang
  readonly asked: Understood
  readonly plan: SpokenPlan | null
  readonly firstName: string
  /** The name of the saved person whose chart is spoken of; null for the reader's own. */
  readonly owner: string | null
  /** The birth of whoever asks, whosever chart is spoken of. */
  readonly readersBirth: FactBook['source']['birth']
  /** The answer to the question before, or to one that many before, where there was one. */
  readonly last: (back?: number) => Answer | null

  constructor(given: {
    book: FactBook
    library: Library
    lang: Lang
    asked: Understood
    plan: SpokenPlan | null
    firstName: string
    owner?: string | null
    readersBirth?: FactBook['source']['birth']
    last?: (back?: number) => Answer | null
  }) {
    this.book = given.book
    this.library = given.library
    this.lang = given.lang
    this.asked = given.asked
    this.plan = given.plan
    this.firstName = given.firstName
    this.owner = given.owner ?? null
    this.readersBirth = given.readersBirth ?? given.book.source.birth
    this.last = given.last ?? (() => null)
    this.words = WORDS[given.lang]
    this.dates = datesOf(given.lang, given.book.source)
  }

  get birth() {
    return this.book.source.birth
  }

  /** Whether the natal houses can be told. */
  get hasHouses(): boolean {
    return this.birth?.timeKnown === true && this.birth.chart.houses !== null
  }

  /** Begins a paragraph of sentences that rest on some facts. */
  add(parts: readonly (string | null | undefined)[], factors: readonly Factor[] = []): void {
    const text = parts.filter(Boolean).join(' ')
    if (text) this.lines.push({ text, factors })
  }

  /** The same where computed values stand in a list or across a sentence: see {@link Line.held}. */
  list(parts: readonly (string | null | undefined)[], factors: readonly Factor[]): void {
    const text = parts.filter(Boolean).join(' ')
    if (text) this.lines.push({ text, factors, held: 'named' })
  }

  /** The same where each line of a list rests on a fact of its own, in the same order. */
  listEach(items: readonly { text: string; factor: Factor }[]): void {
    if (items.length > 0)
      this.lines.push({
        text: items.map(({ text }) => text).join('\n'),
        factors: items.map(({ factor }) => factor),
        held: 'each',
      })
  }

  /** Adds what is so of astrology and not of a chart or a day. */
  explain(...parts: (string | null | undefined)[]): void {
    const text = parts.filter(Boolean).join(' ')
    if (text) this.lines.push({ text, factors: [], held: 'nothing' })
  }

  /** Ends an answer with a sentence that must not be cut off. */
  close(text: string | undefined): void {
    if (text) this.lines.push({ text, factors: [], isNeeded: true })
  }

  /** A fact in a sentence. */
  fact(factor: Factor, name?: string): string | null {
    return tell(this.lang, factor, { dates: this.dates, name })
  }

  natal(id: string): Factor | undefined {
    return this.book.natal().find((factor) => factor.id === `natal:${id}`)
  }

  /** Where a point stands: its sign, and its house where the hour is known. */
  placement(point: SpokenPoint): { sign: Factor | undefined; house: Factor | undefined } {
    const of = this.book.natal().filter((factor) => factor.natal === point && factor.aspect === undefined)
    return { sign: of.find(({ sign }) => sign !== undefined), house: of.find(({ house }) => house !== undefined) }
  }

  /** Sentences of an entry of the library: whole fields, of the body so many sentences. */
  meaning(subject: string, key: string, fields: readonly Field[], bodySentences = 2): string | null {
    return this.sentences(this.library.find(this.lang, subject, key), fields, bodySentences)
  }

  /** The same of an entry about two people, as the pair may be told it. */
  pairMeaning(
    subject: string,
    key: string,
    fields: readonly Field[],
    { audience, body }: { audience: Audience; body?: number },
  ): string | null {
    return this.sentences(this.library.findForPair(this.lang, subject, key, audience), fields, body)
  }

  private sentences(
    entry: Readonly<Partial<Record<string, string>>> | null,
    fields: readonly Field[],
    bodySentences = 2,
  ): string | null {
    if (!entry) return null
    const parts = fields.map((field) => {
      const text = entry[field] ?? ''
      if (field === 'body') return sentencesOf(text).slice(0, bodySentences).join(' ')
      if (field === 'gift') return text && this.words.gift(text)
      return field === 'challenge' ? text && this.words.watch(text) : text
    })
    return parts.filter(Boolean).join(' ') || null
  }

  /** What a point's sign means, by the entry of the library. */
  signMeaning(point: SpokenPoint, sign: number, fields: readonly Field[], bodySentences?: number): string | null {
    const folder = point === 'asc' || point === 'mc' ? 'angle-in-sign' : 'planet-in-sign'
    return this.meaning(`${folder}/${FILE[point] ?? point}`, `${sign}`, fields, bodySentences)
  }

  houseMeaning(point: SpokenPoint, house: number, fields: readonly Field[], bodySentences?: number): string | null {
    return this.meaning(`planet-in-house/${FILE[point] ?? point}`, `${house}`, fields, bodySentences)
  }

  /** What an aspect within the chart means; the library files it under the point that comes first in chart order. */
  aspectMeaning(
    a: SpokenPoint,
    b: SpokenPoint,
    aspect: Aspect,
    fields: readonly Field[],
    body?: number,
  ): string | null {
    const [first, second] = [FILE[a] ?? a, FILE[b] ?? b].toSorted(
      (x, y) => order(ASPECT_POINTS, x) - order(ASPECT_POINTS, y),
    )
    return this.meaning(`natal-aspect/${first}`, `${second} ${ASPECT_NATURE[aspect]}`, fields, body)
  }

  /** What a transit of a moving planet to a natal point means. */
  transitMeaning({ transiting, natal, aspect }: Factor, fields: readonly Field[], body?: number): string | null {
    return aspect ? this.meaning(`transit/${transiting}`, `${natal} ${ASPECT_NATURE[aspect]}`, fields, body) : null
  }

  /** What an aspect between two people means. */
  bondMeaning(
    { transiting, natal, aspect }: Factor,
    fields: readonly Field[],
    { audience, body }: { audience: Audience; body?: number },
  ): string | null {
    if (!aspect || !transiting || !natal) return null
    const points = [...PLANETS, 'asc']
    const [first, second] = [transiting, natal].toSorted((x, y) => order(points, x) - order(points, y))
    return this.pairMeaning(`synastry/${first}`, `${second} ${ASPECT_NATURE[aspect]}`, fields, { audience, body })
  }

  /** The instants of a period of civil dates. */
  span({ from, to }: Pick<Period, 'from' | 'to'>): Span {
    const { timeZone } = this.book.source
    return {
      fromJdUt: jdUtFromDate(new Date(civilDay({ timeZone, date: from }).startUtcMs)),
      toJdUt: jdUtFromDate(new Date(civilDay({ timeZone, date: to }).endUtcMs)),
    }
  }

  /** From now on for some days. */
  ahead(days: number): Span {
    const { nowJdUt, sky } = this.book.source
    return { fromJdUt: nowJdUt, toJdUt: Math.min(sky.toJdUt - 40, nowJdUt + days) }
  }
}

const order = (list: readonly string[], name: string) => list.indexOf(name)
