import type { DayFacts } from '../facts/day-facts.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import type { Factor } from '../facts/factor.ts'
import { belonging } from '../facts/scores.ts'
import type { Entry, Library } from '../library/library.ts'
import type { Lang } from '#language/lang.ts'
import type { Area, DayPhrases, SpokenTransit } from './day-phrases.ts'
import { localTime } from './local-time.ts'
import { NatalRotation } from './natal-rotation.ts'
import { phrasesEn } from './phrases-en.ts'
import { phrasesRu } from './phrases-ru.ts'
import type { Factors } from './reading.ts'
import type { Rotation } from './rotation.ts'
import { tellable, TRANSIT_FIELDS, type TransitField } from './tellable.ts'

const PHRASES: Record<Lang, DayPhrases> = { en: phrasesEn, ru: phrasesRu }
export const phrasesOf = (lang: Lang): DayPhrases => PHRASES[lang]

export const AREAS: readonly Area[] = ['love', 'career', 'health']

/** A page prints so many bodies of transits, each four or five sentences, and no more. */
const BODIES = 3

/** A text taken from a transit's entry, and the first of its fields. */
export interface Taken {
  text: string
  field: TransitField
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
  /** The texts of the natal chart that have their day. */
  readonly natalTexts: NatalRotation
  private readonly timeZone: string
  private readonly said = new Set<string>()
  private readonly today = new Map<string, readonly TransitField[]>()
  private readonly told = new Set<string>()
  private readonly focused = new Set<string>()
  private bodies = 0
  private readonly turns = new Map<string, number>()
  /** Where little is left to say, no section takes two fields of a transit. */
  isFrugal = false

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
    this.natalTexts = new NatalRotation({ ...day, natal: day.facts.natal })
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

  /** One way of saying a thing; another each day. For sentences whose facts don't come back. */
  way<T>(slot: string, ways: readonly T[]): T {
    return this.rotation.pick(slot, ways)
  }

  /**
   * The way of saying a fact that stays the same for days or comes back in a month: by what is said of it, not by the
   * day. Each field is printed once in a month at most, and so is each way.
   */
  wayOf<T>(slot: string, id: string, field: TransitField, ways: readonly T[]): T {
    return this.rotation.at(`${slot} ${id}`, TRANSIT_FIELDS.indexOf(field), ways)
  }

  /** One way of saying a thing that is said more than once on a page: another each time, and each day. */
  turn<T>(slot: string, ways: readonly T[]): T {
    const count = this.turns.get(slot) ?? 0
    this.turns.set(slot, count + 1)
    return this.rotation.at(slot, this.dayNumber + count, ways)
  }

  entry({ transiting, natal, nature }: DayTransit): Entry<'transit/sun'> {
    return this.library.entry(this.lang, `transit/${transiting}`, `${natal} ${nature}`)
  }

  /** The fields of a transit that today may print and the page hasn't. */
  left(transit: DayTransit): TransitField[] {
    let today = this.today.get(transit.id)
    if (!today) {
      const { transiting, natal, nature } = transit
      const turn = this.rotation.fixed(`${transiting} ${natal} ${nature}`, 997)
      today = tellable(transit, this.daysFromExact(transit), turn)
      this.today.set(transit.id, today)
    }
    return today.filter(
      (field) => !this.said.has(`${transit.id} ${field}`) && (field !== 'body' || this.bodies < BODIES),
    )
  }

  /** The first of some combinations of fields that are all still there, taken and joined; null when none is. */
  take(transit: DayTransit, combinations: readonly (readonly TransitField[])[]): Taken | null {
    const left = this.left(transit)
    const fields = combinations.find(
      (combination) => combination.every((field) => left.includes(field)) && (!this.isFrugal || isWhole(combination)),
    )
    const [field] = fields ?? []
    if (!fields || !field) return null
    for (const one of fields) this.said.add(`${transit.id} ${one}`)
    if (fields.includes('body')) this.bodies++
    const entry = this.entry(transit)
    const texts = fields.map((one) => (one === 'challenge' ? this.trap(entry.challenge) : entry[one]))
    return { text: texts.join(' '), field }
  }

  /** How many fields of transits are still unsaid. */
  get unsaid(): number {
    return this.facts.transits.reduce((sum, transit) => sum + this.left(transit).length, 0)
  }

  /** A challenge as a sentence, built otherwise each time. */
  trap(challenge: string): string {
    return this.turn('trap', this.phrases.trap)(challenge)
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

  /** Notes that a factor stands among the day's strengths or points of attention. */
  focus(id: string): void {
    this.focused.add(id)
  }

  isFocus(id: string): boolean {
    return this.focused.has(id)
  }

  /** A transit as a sentence says it: the reader's clock and calendar, figures of the language. */
  spoken(transit: DayTransit): SpokenTransit {
    const { transiting, natal, aspect, orbDeg, exactJdUt, exactToday, timed } = transit
    const orb = timed && transiting !== 'moon' ? this.phrases.degrees(orbDeg) : ''
    const spoken = { transiting, natal, aspect, orb, clock: '', hours: '', when: '' }
    if (!timed || exactJdUt === null) return spoken
    const at = localTime(exactJdUt, this.timeZone)
    if (exactToday) return { ...spoken, clock: at.clock, hours: this.phrases.hours(Number(at.clock.slice(0, 2))) }
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

  /** On which of some rounds of the Moon a person is, from 0, by the thing it comes round to. */
  turnOf(slot: string, round: number, rounds = 2): number {
    return (((round + this.rotation.fixed(slot, rounds)) % rounds) + rounds) % rounds
  }

  private daysFromExact({ id, exactJdUt }: DayTransit): number {
    const exactDay = exactJdUt === null ? this.rotation.fixed(id, 997) : localTime(exactJdUt, this.timeZone).dayNumber
    return this.dayNumber - exactDay
  }
}

/** A single field, or gist and body, which are one text. */
const isWhole = (combination: readonly TransitField[]) => combination.length === 1 || combination.includes('body')
