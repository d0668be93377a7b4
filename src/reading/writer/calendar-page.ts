import { placeInSign, signOf } from '#astro/charts/sign.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { MoonPhaseName } from '#astro/events/moon-phase.ts'
import type { CalendarDayFacts } from '../facts/calendar-month.ts'
import type { Factor } from '../facts/factor.ts'
import type { Library } from '../library/library.ts'
import { clockEn } from '#language/en/clock.ts'
import type { Lang } from '#language/lang.ts'
import { calendarPhrasesEn } from './calendar-phrases-en.ts'
import { calendarPhrasesRu } from './calendar-phrases-ru.ts'
import type { CalendarPhrases, SpokenDate, SpokenPlace } from './calendar-phrases.ts'
import { dayNumberOf, localTime } from './local-time.ts'
import type { Factors } from './reading.ts'
import { rotation } from './rotation.ts'

export const CALENDAR_PHRASES: Record<Lang, CalendarPhrases> = { en: calendarPhrasesEn, ru: calendarPhrasesRu }

/** What a month is written with. */
export interface CalendarSource {
  library: Library
  lang: Lang
  /** IANA name: clock times in the text are those of this zone. */
  timeZone: string
}

/** A day of the calendar while it is written: its facts, its language, and what the month has said before. */
export class CalendarPage {
  readonly facts: CalendarDayFacts
  readonly library: Library
  readonly lang: Lang
  readonly phrases: CalendarPhrases
  readonly factors: Factors = {}
  private readonly timeZone: string
  private readonly said: Set<string>

  /** @param said keys of what the month's earlier days have printed; grows */
  constructor(facts: CalendarDayFacts, { library, lang, timeZone }: CalendarSource, said: Set<string>) {
    this.facts = facts
    this.library = library
    this.lang = lang
    this.timeZone = timeZone
    this.phrases = CALENDAR_PHRASES[lang]
    this.said = said
  }

  /** One way of saying a thing: the next one each day. */
  way<T>(slot: string, ways: readonly T[]): T {
    return rotation('calendar', dayNumberOf(this.facts.date)).pick(slot, ways)
  }

  /** The reader's clock at an instant as the page around it tells times: 2:20 p.m., «9:05». In English it ends a sentence. */
  clock(jdUt: number): string {
    const { clock } = localTime(jdUt, this.timeZone)
    return this.lang === 'en' ? clockEn(clock) : clock.replace(/^0/, '')
  }

  /** The day's own date. */
  get date(): SpokenDate {
    const [, month = 0, day = 0] = this.facts.date.split('-').map(Number)
    return { month, day }
  }

  isSaid(key: string): boolean {
    return this.said.has(key)
  }

  /** Whether a thing is said for the first time this month; from now on it isn't. */
  sayOnce(key: string): boolean {
    if (this.said.has(key)) return false
    this.said.add(key)
    return true
  }

  /** Notes a factor and gives its id. */
  factor(factor: Factor): string {
    this.factors[factor.id] = factor
    return factor.id
  }

  moonSignFactor(sign: number, enteredJdUt?: number): string {
    const since = enteredJdUt === undefined ? {} : { exactJdUt: enteredJdUt }
    return this.factor({ id: `moon:sign:${sign}`, kind: 'moon', transiting: 'moon', sign, ...since })
  }

  phaseFactor(phase: MoonPhaseName): string {
    return this.factor({ id: `moon:phase:${phase}`, kind: 'moon', transiting: 'moon', phase })
  }

  planetSignFactor(planet: Planet, sign: number): string {
    if (planet === 'moon') return this.moonSignFactor(sign)
    return this.factor({ id: `sky:${planet}:sign:${sign}`, kind: 'sky', transiting: planet, sign })
  }
}

/** A longitude as sign, whole degrees and whole minutes. */
export const spokenPlace = (longitudeDeg: number): SpokenPlace => ({
  sign: signOf(longitudeDeg),
  ...placeInSign(longitudeDeg),
})
