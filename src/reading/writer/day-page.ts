import type { Aspect } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Lang } from '#language/lang.ts'
import { concerns, type DayFacts } from '../facts/day-facts.ts'
import { holidayOf, isDayOff, type Holiday } from '../facts/days-off.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import type { Factor } from '../facts/factor.ts'
import type { Visit } from '../facts/visits.ts'
import type { Library } from '../library/library.ts'
import type { NatalPoint } from '../library/subjects.ts'
import { DAY_LANGUAGES, type ToldDate } from './day-language.ts'
import { dayTexts, type DayPart, type DayTexts } from './day-words.ts'
import { localTime } from './local-time.ts'
import type { Factors } from './reading.ts'
import type { Rotation } from './rotation.ts'

/** The Moon and a planet in aspect to a natal point. */
interface Meeting {
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
}

/** The page of a day while it is written: its facts, its language, and the factors that it has named. */
export class DayPage {
  readonly facts: DayFacts
  readonly library: Library
  readonly lang: Lang
  readonly words: DayTexts
  readonly rotation: Rotation
  /** Days since 1970-01-01 of the civil date. */
  readonly dayNumber: number
  readonly factors: Factors = {}
  private readonly timeZone: string
  private readonly visits: ReadonlyMap<string, Visit>
  private readonly turns = new Map<string, number>()
  private readonly said = new Set<string>()

  constructor(day: {
    facts: DayFacts
    library: Library
    lang: Lang
    timeZone: string
    dayNumber: number
    rotation: Rotation
  }) {
    const { transits, tomorrow, ageYears } = day.facts
    const own = <T extends Meeting>(list: readonly T[]) => list.filter((one) => concerns(ageYears, one))
    this.facts = { ...day.facts, transits: own(transits), tomorrow: own(tomorrow) }
    this.library = day.library
    this.lang = day.lang
    this.timeZone = day.timeZone
    this.dayNumber = day.dayNumber
    this.rotation = day.rotation
    this.words = day.library.texts(dayTexts, day.lang)
    this.visits = new Map(day.facts.visits.map((visit) => [visit.id, visit]))
  }

  get language() {
    return DAY_LANGUAGES[this.lang]
  }

  /** Notes a factor and gives its id. */
  factor(factor: Factor): string {
    this.factors[factor.id] = factor
    return factor.id
  }

  transitFactor({ id, transiting, natal, aspect, orbDeg, exactJdUt, timed }: DayTransit): string {
    const visit = this.visits.get(id)
    return this.factor({
      id,
      kind: 'transit',
      transiting,
      natal,
      aspect,
      ...(timed && { orbDeg, exactJdUt }),
      ...(visit && {
        passesJdUt: visit.passes.map(({ jdUt }) => jdUt),
        sinceJdUt: visit.sinceJdUt,
        untilJdUt: visit.untilJdUt,
      }),
    })
  }

  /** @param untilJdUt when the Moon leaves the sign, where that is told */
  moonSignFactor(sign: number, untilJdUt?: number): string {
    const id = `moon:sign:${sign}`
    const until = untilJdUt ?? this.factors[id]?.untilJdUt
    return this.factor({ id, kind: 'moon', transiting: 'moon', sign, ...(until && { untilJdUt: until }) })
  }

  moonHouseFactor(house: number): string {
    return this.factor({ id: `moon:house:${house}`, kind: 'moon', transiting: 'moon', house })
  }

  visitOf({ id }: { id: string }): Visit | null {
    return this.visits.get(id) ?? null
  }

  /** One way of saying a thing: another each day, and another each time on a page. */
  way<T>(slot: string, ways: readonly T[]): T {
    const count = this.turns.get(slot) ?? 0
    this.turns.set(slot, count + 1)
    return this.rotation.at(slot, this.dayNumber + count, ways)
  }

  /** Notes a text of the library that stands on the page. */
  say(text: string | null): void {
    if (text !== null) this.said.add(text)
  }

  isSaid(text: string): boolean {
    return this.said.has(text)
  }

  /** One of some texts that the page hasn't said, from where this day begins; null where it has said each. */
  fresh(slot: string, texts: readonly string[]): string | null {
    const first = this.rotation.fixed(slot, texts.length)
    const found = [...texts.slice(first), ...texts.slice(0, first)].find((one) => !this.said.has(one)) ?? null
    this.say(found)
    return found
  }

  /** What the slots of a sentence on a transit take. */
  named({ transiting, natal, aspect }: Meeting) {
    return { transiting, natal, aspect, to: this.language.to(aspect, natal) }
  }

  /** The reader's clock at an instant: "2:20 p.m.", «14:20». */
  clock(jdUt: number): string {
    return this.language.clock(localTime(jdUt, this.timeZone).clock)
  }

  /** The part of this day in which an instant lies. */
  dayPart(jdUt: number): DayPart {
    const hour = (jdUt - this.facts.startJdUt) * 24
    const [part] = PARTS_FROM.findLast(([, from]) => hour >= from) ?? PARTS_FROM[0]
    return part
  }

  /** The same in words: "in the evening", «вечером». */
  partOfDay(jdUt: number): string {
    return this.words.part[this.dayPart(jdUt)]
  }

  /** An instant's date, as this day speaks of it. */
  date(jdUt: number): ToldDate {
    return this.told(localTime(jdUt, this.timeZone).dayNumber)
  }

  /** The date some days from this one. */
  dateAhead(days: number): ToldDate {
    return this.told(this.dayNumber + days)
  }

  /** Whether most people where the reader lives don't work on this day. */
  get isDayOff(): boolean {
    return isDayOff(this.timeZone, this.dateAhead(0))
  }

  /** The holiday that this day is where the reader lives, or the eve of one. */
  get holiday(): Holiday | null {
    return holidayOf(this.timeZone, this.dateAhead(0))
  }

  private told(dayNumber: number): ToldDate {
    const date = new Date(dayNumber * DAY_MS)
    const year = date.getUTCFullYear()
    return {
      year,
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      weekday: date.getUTCDay(),
      daysAhead: dayNumber - this.dayNumber,
      isOtherYear: year !== new Date(this.dayNumber * DAY_MS).getUTCFullYear(),
    }
  }
}

const DAY_MS = 86_400_000
/** The hour at which each part of a day begins. */
const PARTS_FROM = [
  ['night', 0],
  ['morning', 6],
  ['afternoon', 12],
  ['evening', 17],
  ['late', 22],
] as const satisfies readonly (readonly [DayPart, number])[]

const two = (number: number) => (number < 10 ? `0${number}` : `${number}`)

/** `2026-11-27`. */
export const isoDate = ({ year, month, day }: ToldDate): string => `${year}-${two(month)}-${two(day)}`
