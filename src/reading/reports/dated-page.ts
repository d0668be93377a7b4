import { twoDigits } from '#language/angle.ts'
import type { AspectNature } from '#astro/charts/aspect.ts'
import { civilDay } from '#astro/birth-time/civil-day.ts'
import { monthAfter } from '#astro/birth-time/civil-month.ts'
import { SkippedDayError } from '#astro/birth-time/skipped-day-error.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { Direction } from '../facts/directions.ts'
import type { TransitStory } from '../facts/transit-stories.ts'
import { ageOn } from '../facts/year-of-life.ts'
import type { OwnSubject } from '../library/audience.ts'
import type { KeyOf } from '../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import { localTime } from '../writer/local-time.ts'
import { datedWordsEn } from './dated-words-en.ts'
import { datedWordsRu } from './dated-words-ru.ts'
import type { CivilDay, DatedWords, Meeting } from './dated-words.ts'
import type { TimelineSpan } from './report-document.ts'
import type { ReportRequest } from './report-module.ts'
import { ReportPage } from './report-page.ts'
import type { Library } from '../library/library.ts'

/** Hands out the sentences of library entries, each once in a report: for reports that meet one entry on several days. */
class UnreadFields {
  private readonly read = new Set<string>()
  private readonly library: Library
  private readonly lang: Lang

  constructor(library: Library, lang: Lang) {
    this.library = library
    this.lang = lang
  }

  /**
   * Of the fields asked for, the first ones first, so many at most that haven't been handed out; often fewer or none. They
   * come in the order of the entry.
   */
  take<S extends OwnSubject>(subject: S, key: KeyOf<S>, fields: readonly string[], most: number): string[] {
    const entry: Readonly<Partial<Record<string, string>>> = this.library.entry(this.lang, subject, key)
    const idOf = (field: string) => `${subject} ${key} ${field}`
    const taken = fields.filter((field) => entry[field] && !this.read.has(idOf(field))).slice(0, most)
    for (const field of taken) this.read.add(idOf(field))
    return Object.entries(entry).flatMap(([field, text]) => (text && taken.includes(field) ? [text] : []))
  }
}

const WORDS: Record<Lang, DatedWords> = { en: datedWordsEn, ru: datedWordsRu }

const civilDate = ({ year, month, day }: CivilDay) => `${year}-${twoDigits(month)}-${twoDigits(day)}`

/** A stretch of time with the words under its axis. */
export interface Axis {
  fromJdUt: number
  toJdUt: number
  ticks: { jdUt: number; label: string }[]
}

/** A report about times: it names dates only as far as the hour of birth allows. */
export class DatedPage extends ReportPage {
  readonly dated: DatedWords
  /** A year that goes without saying: of a report about one month. */
  protected readonly knownYear: number | undefined = undefined
  private readonly unread: UnreadFields

  constructor(request: ReportRequest) {
    super(request)
    this.dated = WORDS[request.lang]
    this.unread = new UnreadFields(request.library, request.lang)
  }

  get timeKnown(): boolean {
    return this.birth.timeKnown
  }

  /** "on 27 November 2026"; without the hour "in November 2026". */
  on(jdUt: number): string {
    return this.timeKnown ? this.dated.on(this.at(jdUt)) : this.dated.inMonth(this.at(jdUt))
  }

  /** "in November 2026": for arcs and progressions, whose day a minute of birth time would move. */
  inMonth(jdUt: number): string {
    return this.dated.inMonth(this.at(jdUt))
  }

  /** "on January 3 and July 7, 2027": some days; without the hour their months. */
  when(instants: readonly number[]): string {
    const days = instants.map((jdUt) => this.at(jdUt))
    return this.timeKnown ? this.dated.onDays(days, this.knownYear) : this.dated.inMonths(days)
  }

  between(fromJdUt: number, toJdUt: number): string {
    return this.timeKnown
      ? this.dated.between(this.at(fromJdUt), this.at(toJdUt), this.knownYear)
      : this.dated.betweenMonths(this.at(fromJdUt), this.at(toJdUt))
  }

  betweenMonths(fromJdUt: number, toJdUt: number): string {
    return this.dated.betweenMonths(this.at(fromJdUt), this.at(toJdUt))
  }

  /** "November 2026". */
  monthName(jdUt: number): string {
    return this.dated.month(this.at(jdUt))
  }

  /** For tables: a day, or a month where no more can be told. */
  short(jdUt: number, exact = this.timeKnown): string {
    return exact ? this.dated.numeric(this.at(jdUt)) : this.dated.shortMonth(this.at(jdUt))
  }

  clock(jdUt: number): string {
    return this.timeKnown ? this.at(jdUt).clock : ''
  }

  at(jdUt: number) {
    return localTime(jdUt, this.request.timeZone)
  }

  /** Whole years of life on the day of an instant: a year more from the birthday on. */
  age(jdUt: number): number {
    const { person, timeZone } = this.request
    const born = localTime(this.birth.chart.jdUt, person.birthplace?.timeZone ?? timeZone)
    return ageOn(civilDate(born), civilDate(this.at(jdUt)))
  }

  /** Fields of an entry, each once in the report. */
  unreadOf<S extends OwnSubject>(subject: S, key: KeyOf<S>, fields: readonly string[], most = fields.length): string {
    return this.unread.take(subject, key, fields, most).join(' ')
  }

  private meetingOf(it: TransitStory | Direction): Meeting {
    return 'method' in it ? it : { ...it, method: 'transit', moving: it.transiting }
  }

  /** "the conjunction of Saturn with your Venus". */
  meeting(it: TransitStory | Direction): string {
    return this.dated.meeting(this.meetingOf(it))
  }

  /** The same as a heading: "Saturn conjunction your Venus". */
  label(it: TransitStory | Direction): string {
    return this.dated.label(this.meetingOf(it))
  }

  story({ id, transiting, natal, aspect, passes, stays }: TransitStory): string {
    const [first, ...more] = passes
    return this.factor({
      id,
      kind: 'transit',
      transiting,
      natal,
      aspect,
      ...(more.length > 0 ? { passesJdUt: passes.map(({ jdUt }) => jdUt) } : { exactJdUt: first?.jdUt ?? null }),
      sinceJdUt: stays[0]?.sinceJdUt ?? null,
      untilJdUt: stays.at(-1)?.untilJdUt ?? null,
    })
  }

  direction({ id, method, moving, natal, aspect, jdUt }: Direction, all: readonly Direction[] = []): string {
    const passes = all.filter((other) => other.id === id).map((other) => other.jdUt)
    const times = passes.length > 1 ? { passesJdUt: passes } : { exactJdUt: jdUt }
    const fact = { transiting: moving, natal, aspect, ...times }
    return this.factor(
      method === 'progressed' ? { id, kind: 'progressed', ...fact } : { id, kind: 'solar_arc', ...fact },
    )
  }

  /** A fact that a report counts, with the instants that its sentences may name. */
  counted(name: string, said: string, passesJdUt: readonly number[]): string {
    return this.factor({ id: `${name}`, kind: 'special', said, passesJdUt })
  }

  /** A year from the first midnight of the reader's day: twelve months, marked where each begins. */
  yearAxis(): Axis {
    const { year, month, day } = this.at(this.request.nowJdUt)
    const fromJdUt = this.midnight(civilDate({ year, month, day }))
    const months = Array.from({ length: 13 }, (_, i) => monthAfter(`${year}-${twoDigits(month)}`, i))
    // The same day a year on; the 29th of February has its day's end in March.
    const toJdUt = this.midnight(`${year + 1}-${twoDigits(month)}-${twoDigits(Math.min(day, 28))}`)
    const ticks = months
      .map((name) => this.midnight(`${name}-01`))
      .filter((jdUt) => jdUt >= fromJdUt && jdUt < toJdUt)
      .map((jdUt) => ({ jdUt, label: this.dated.shortMonth(this.at(jdUt)).slice(0, 3) }))
    return { fromJdUt, toJdUt, ticks }
  }

  private midnight(date: string): number {
    try {
      return jdUtFromDate(new Date(civilDay({ timeZone: this.request.timeZone, date }).startUtcMs))
    } catch (error) {
      if (!(error instanceof SkippedDayError)) throw error
      return jdUtFromDate(new Date(`${date}T00:00:00Z`))
    }
  }

  /** A story's stays on an axis; nothing where they lie outside of it. */
  spans({ stays, passes, nature }: TransitStory, { fromJdUt, toJdUt }: Axis): TimelineSpan[] {
    return stays.flatMap(({ sinceJdUt, untilJdUt }) => {
      const from = Math.max(fromJdUt, sinceJdUt ?? fromJdUt)
      const to = Math.min(toJdUt, untilJdUt ?? toJdUt)
      if (from >= to) return []
      const exactJdUt = passes.map(({ jdUt }) => jdUt).filter((jdUt) => jdUt >= from && jdUt <= to)
      return [{ fromJdUt: from, toJdUt: to, exactJdUt, nature }]
    })
  }

  /** A direction as a stretch of some months on both sides of its exact day. */
  spanAround(jdUt: number, halfDays: number, nature: AspectNature, { fromJdUt, toJdUt }: Axis): TimelineSpan[] {
    const from = Math.max(fromJdUt, jdUt - halfDays)
    const to = Math.min(toJdUt, jdUt + halfDays)
    if (from >= to) return []
    return [{ fromJdUt: from, toJdUt: to, exactJdUt: jdUt >= from && jdUt <= to ? [jdUt] : [], nature }]
  }
}
