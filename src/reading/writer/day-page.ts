import type { Sign } from '#astro/charts/chart.ts'
import type { DayFacts } from '../facts/day-facts.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import { belonging } from '../facts/scores.ts'
import type { Factor } from '../facts/factor.ts'
import type { Entry, Library } from '../library/library.ts'
import type { KeyOf, Lang, NatalPoint } from '../library/subjects.ts'
import type { Area, DayPhrases, SpokenTransit } from './day-phrases.ts'
import { localTime } from './local-time.ts'
import { phrasesEn } from './phrases-en.ts'
import { phrasesRu } from './phrases-ru.ts'
import type { Factors } from './reading.ts'
import type { Rotation } from './rotation.ts'
import { todayFields, type TransitField } from './today-fields.ts'

const OPENING: readonly TransitField[] = ['gist', 'body']

const PHRASES: Record<Lang, DayPhrases> = { en: phrasesEn, ru: phrasesRu }

export const AREAS: readonly Area[] = ['love', 'career', 'health']

const withOpening = (fields: readonly TransitField[]): TransitField[] => [...new Set([...OPENING, ...fields])]

/** The natal planets that have an entry by sign. */
export const NATAL_SPEAKERS = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const satisfies readonly NatalPoint[]
export type NatalSpeaker = (typeof NATAL_SPEAKERS)[number]

interface NatalText {
  text: string
  keywords: string
  sign: Sign
  /** The factor's id. */
  factor: string
}

/** The page of a day while it is written: what it may draw on, and what it has said already. */
export class DayPage {
  readonly facts: DayFacts
  readonly library: Library
  readonly lang: Lang
  readonly phrases: DayPhrases
  readonly rotation: Rotation
  /** Days since 1970-01-01 of the civil date. */
  readonly dayNumber: number
  readonly factors: Factors = {}
  private readonly timeZone: string
  /** The id of the leading transit: a Moon that leads has its say in full. */
  leadId: string | null = null
  private readonly said = new Set<string>()
  private readonly today = new Map<string, readonly TransitField[]>()
  private readonly told = new Set<string>()

  constructor(day: {
    facts: DayFacts
    library: Library
    lang: Lang
    timeZone: string
    dayNumber: number
    rotation: Rotation
  }) {
    this.facts = day.facts
    this.library = day.library
    this.lang = day.lang
    this.timeZone = day.timeZone
    this.dayNumber = day.dayNumber
    this.rotation = day.rotation
    this.phrases = PHRASES[day.lang]
  }

  /** Notes a factor and gives its id. */
  factor(factor: Factor): string {
    this.factors[factor.id] = factor
    return factor.id
  }

  transitFactor({ id, transiting, natal, aspect, orbDeg, exactJdUt, timed }: DayTransit): string {
    return this.factor({
      id,
      kind: 'transit',
      transiting,
      natal,
      aspect,
      ...(timed && { orbDeg, exactJdUt }),
    })
  }

  moonSignFactor(sign: number, enteredJdUt?: number): string {
    const since = enteredJdUt === undefined ? {} : { exactJdUt: enteredJdUt }
    return this.factor({ id: `moon:sign:${sign}`, kind: 'moon', transiting: 'moon', sign, ...since })
  }

  moonHouseFactor(house: number): string {
    return this.factor({ id: `moon:house:${house}`, kind: 'moon', transiting: 'moon', house })
  }

  /** One way of saying a thing; another each day. */
  way<T>(slot: string, ways: readonly T[]): T {
    return this.rotation.pick(slot, ways)
  }

  entry({ transiting, natal, nature }: DayTransit): Entry<'transit/sun'> {
    return this.library.entry(this.lang, `transit/${transiting}`, `${natal} ${nature}`)
  }

  /** The fields of a transit that today may print and the page hasn't. */
  left(transit: DayTransit): TransitField[] {
    let today = this.today.get(transit.id)
    if (!today) {
      today = todayFields(transit, this.daysFromExact(transit))
      if (transit.transiting === 'moon' && transit.id === this.leadId) today = withOpening(today)
      this.today.set(transit.id, today)
    }
    return today.filter((field) => !this.said.has(`${transit.id} ${field}`))
  }

  /** The text of a field that may still be printed, once; a challenge as a whole sentence. Null when there is none. */
  take(transit: DayTransit, field: TransitField): string | null {
    if (!this.left(transit).includes(field)) return null
    this.said.add(`${transit.id} ${field}`)
    const text = this.entry(transit)[field]
    return field === 'challenge' ? this.way(`trap ${transit.id}`, this.phrases.trap)(text) : text
  }

  /** The first of some combinations of fields that are all still there, taken and joined; null when none is. */
  takeFirst(transit: DayTransit, combinations: readonly (readonly TransitField[])[]): string | null {
    const left = new Set(this.left(transit))
    const fields = combinations.find((combination) => combination.every((field) => left.has(field)))
    return fields ? fields.map((field) => this.take(transit, field)).join(' ') : null
  }

  /**
   * A field of a natal planet in its sign that the page hasn't printed, and its factor; null when it has, or when the
   * sign is uncertain.
   */
  takeNatal(planet: NatalSpeaker, field: 'gift' | 'challenge' | 'advice' | 'gist'): NatalText | null {
    const sign = this.facts.natalSigns[planet]
    if (sign === undefined || !this.sayOnce(`${planet} ${field}`)) return null
    const entry = this.library.entry(this.lang, `planet-in-sign/${planet}`, `${sign}` as KeyOf<'planet-in-sign/sun'>)
    const factor = this.factor({ id: `natal:${planet}:sign:${sign}`, kind: 'natal', natal: planet, sign })
    return { text: entry[field], keywords: entry.keywords, sign, factor }
  }

  /** Whether a thing is said for the first time on the page; from now on it isn't. */
  sayOnce(key: string): boolean {
    if (this.said.has(key)) return false
    this.said.add(key)
    return true
  }

  /** Notes that a sentence has introduced a transit; a page does that once. */
  tell(transit: DayTransit): void {
    this.told.add(transit.id)
  }

  isTold(transit: DayTransit): boolean {
    return this.told.has(transit.id)
  }

  /** A transit as a sentence says it: the reader's clock and calendar, figures of the language. */
  spoken(transit: DayTransit): SpokenTransit {
    const { transiting, natal, aspect, orbDeg, exactJdUt, exactToday, timed } = transit
    const spoken = { transiting, natal, aspect, orb: this.phrases.degrees(orbDeg), clock: '', when: '' }
    if (!timed || exactJdUt === null) return spoken
    const at = localTime(exactJdUt, this.timeZone)
    if (exactToday) return { ...spoken, clock: at.clock }
    const today = localTime((this.facts.startJdUt + this.facts.endJdUt) / 2, this.timeZone)
    const when = this.phrases.when({
      ...at,
      daysAhead: at.dayNumber - this.dayNumber,
      otherYear: at.year !== today.year,
    })
    return { ...spoken, when }
  }

  /** The reader's clock at an instant: `14:20`. */
  clock(jdUt: number): string {
    return localTime(jdUt, this.timeZone).clock
  }

  /** The part of life that a transit belongs to most. */
  theme({ transiting, natal }: DayTransit): Area {
    const much = (area: Area) => belonging(area, transiting, natal)
    return AREAS.reduce((most, area) => (much(area) > much(most) ? area : most), 'love')
  }

  private daysFromExact({ id, exactJdUt }: DayTransit): number {
    const exactDay = exactJdUt === null ? this.rotation.fixed(id, 9) : localTime(exactJdUt, this.timeZone).dayNumber
    return this.dayNumber - exactDay
  }
}
