import { twoDigits } from '#language/angle.ts'
import { monthFacts, type MonthFacts, type MonthHit, type Pressing } from '../../facts/month-facts.ts'
import { localTime } from '../../writer/local-time.ts'
import { datesOf, type CalendarDate } from '#astro/birth-time/civil-month.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { OwnSubject } from '../../library/audience.ts'
import type { KeyOf } from '../../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import type { ReportRequest } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { UnreadFields } from '../unread-fields.ts'
import { monthWordsEn } from './words-en.ts'
import { monthWordsRu } from './words-ru.ts'
import type { MonthWords, SpokenHit } from './words.ts'

const WORDS: Record<Lang, MonthWords> = { en: monthWordsEn, ru: monthWordsRu }

/** The monthly forecast while it is written. */
export class MonthPage extends ReportPage {
  readonly text: MonthWords
  readonly calendar: MonthFacts
  readonly unread: UnreadFields
  readonly when: { year: number; month: number }
  private readonly instants = new Map<string, number[]>()

  constructor(request: ReportRequest) {
    super(request)
    this.text = WORDS[request.lang]
    this.unread = new UnreadFields(request.library, request.lang)
    this.when = localTime(request.nowJdUt, request.timeZone)
    this.calendar = monthFacts(request.sky, request.person.birth, daysOf(this.when, request.timeZone))
    for (const { id, jdUt } of this.calendar.days.flatMap(({ hits }) => hits)) {
      this.instants.set(id, [...(this.instants.get(id) ?? []), jdUt])
    }
  }

  clock(jdUt: number): string {
    return localTime(jdUt, this.request.timeZone).clock
  }

  /** "12 November", «12 ноября». */
  dayOf(jdUt: number): string {
    return this.text.day(localTime(jdUt, this.request.timeZone))
  }

  spoken({ transiting, aspect, natal, jdUt, timed }: MonthHit): SpokenHit {
    return { transiting, aspect, natal, clock: timed ? this.clock(jdUt) : null }
  }

  /** A transit with every instant at which it is exact in the month or, of a slow one, in its whole stay. */
  transit({ id, transiting, natal, aspect }: Pressing): string {
    const stay = this.calendar.slow.find((one) => one.id === id && one.timed)
    const instants = [...new Set([...(this.instants.get(id) ?? []), ...(stay?.passesJdUt ?? [])])].toSorted(
      (a, b) => a - b,
    )
    const times = instants.length > 1 ? { passesJdUt: instants } : { exactJdUt: instants[0] ?? null }
    const edges = stay ? { sinceJdUt: stay.sinceJdUt, untilJdUt: stay.untilJdUt } : {}
    return this.factor({ id, kind: 'transit', transiting, natal, aspect, ...times, ...edges })
  }

  /** So many fields of an entry that the report hasn't printed; which of them come first is the seed's. */
  some<S extends OwnSubject>(subject: S, key: KeyOf<S>, fields: readonly string[], most: number): string[] {
    const from = this.way(
      `fields ${subject} ${key}`,
      fields.map((_, i) => i),
    )
    return this.unread.take(subject, key, [...fields.slice(from), ...fields.slice(0, from)], most)
  }

  /** The Moon in a sign, with its entries of the month. */
  moonIn(sign: Sign): string {
    const entries = this.calendar.moonEnters.get(sign)
    const times = entries ? { passesJdUt: entries } : {}
    return this.factor({ id: `moon:sign:${sign}`, kind: 'moon', transiting: 'moon', sign, ...times })
  }

  moonInHouse(house: number | null): string[] {
    if (house === null) return []
    return [this.factor({ id: `moon:house:${house}`, kind: 'moon', transiting: 'moon', house })]
  }

  planet(planet: Planet): string {
    return this.factor({ id: `sky:${planet}`, kind: 'sky', transiting: planet })
  }

  /** A fact of the month in words, with the instants that its sentences may name. */
  special(name: string, said: string, passesJdUt: readonly number[]): string {
    return this.factor({ id: `month:${name}`, kind: 'special', said, passesJdUt })
  }
}

/** A month in the reader's zone; where its calendar leaves all of it out, there is none to write. */
function daysOf({ year, month }: { year: number; month: number }, timeZone: string): CalendarDate[] {
  return datesOf(`${year}-${twoDigits(month)}`, timeZone)
}
