import { twoDigits } from '#language/angle.ts'
import { datesOf, type CalendarDate } from '#astro/birth-time/civil-month.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { forAge, forMinor } from '../../compose/ages.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import type { LifeStretch } from '../../facts/directions.ts'
import { monthFacts, type MonthDay, type MonthFacts, type MonthHit, type Pressing } from '../../facts/month-facts.ts'
import { spanThreads, type Thread } from '../../facts/span-threads.ts'
import type { OwnSubject } from '../../library/audience.ts'
import type { KeyOf } from '../../library/subjects.ts'
import { localTime } from '../../writer/local-time.ts'
import { DatedPage } from '../dated-page.ts'
import type { ReportRequest } from '../report-module.ts'
import { monthTexts, SWIFT, type MonthWords } from './words.ts'

const GROWN_UP = 18
const MOST_THREADS = 3
/** With fewer threads of the slow planets, Mars leads one whatever it does. */
const FEW_THREADS = 2
const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const

/**
 * What a month is about, each planet in the house where it is for most of the month: the slow planets first. Mars leads the last thread where it comes over a point more than once and
 * no third slow one is exact, or where the slow ones have little to say; else its aspects are told on their days.
 */
function threadsOf(sky: Ephemeris, birth: NatalBirth, span: LifeStretch): readonly Thread[] {
  const slow = spanThreads(sky, birth, { ...span, swift: SWIFT, transiting: SLOW })
  const [mars] = spanThreads(sky, birth, { ...span, swift: SWIFT, transiting: ['mars'], most: 1 })
  const isRepeated = mars && mars.lead.passes.length > 1 && mars.lead.inSpan.length > 0
  const hasRoom = !slow[MOST_THREADS - 1]?.lead.inSpan.length
  const leads = mars && (slow.length < FEW_THREADS || (isRepeated && hasRoom))
  const threads = leads ? [...slow.slice(0, MOST_THREADS - 1), mars] : slow
  const houses = birth.timeKnown ? birth.chart.houses : null
  if (!houses) return threads
  const houseOfMost = ({ transiting }: Thread['lead']) => {
    const days = Array.from({ length: Math.round(span.toJdUt - span.fromJdUt) }, (_, day) =>
      houseOf(sky.position(transiting, span.fromJdUt + day + 0.5).longitudeDeg, houses.cuspsDeg),
    )
    const daysIn = Map.groupBy(days, (house) => house)
    return [...daysIn].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null
  }
  const placed = (story: Thread['lead']) => ({ ...story, house: houseOfMost(story) })
  return threads.map(({ lead, joined, swift }) => ({ lead: placed(lead), joined: joined.map(placed), swift }))
}

/** The monthly forecast while it is written. */
export class MonthPage extends DatedPage {
  readonly text: MonthWords
  readonly calendar: MonthFacts
  readonly threads: readonly Thread[]
  readonly civil: { year: number; month: number }
  protected override readonly knownYear: number
  private readonly instants = new Map<string, number[]>()

  constructor(request: ReportRequest) {
    super(request)
    const { sky, library, lang, person, nowJdUt, timeZone } = request
    this.text = library.texts(monthTexts, lang)
    this.civil = localTime(nowJdUt, timeZone)
    this.knownYear = this.civil.year
    this.calendar = monthFacts(sky, person.birth, daysOf(this.civil, timeZone))
    const { fromJdUt, toJdUt } = this.calendar
    this.threads = threadsOf(sky, person.birth, { fromJdUt, toJdUt })
    for (const { id, jdUt } of this.calendar.days.flatMap(({ hits }) => hits)) {
      this.instants.set(id, [...(this.instants.get(id) ?? []), jdUt])
    }
  }

  override clock(jdUt: number): string {
    return this.at(jdUt).clock
  }

  /** "November 12", «12 ноября». */
  dayOf(jdUt: number): string {
    return this.dated.day(this.at(jdUt))
  }

  /** "November 12–15", «12–15 ноября»: the days of a run within the month. */
  daysOf(fromJdUt: number, toJdUt: number): string {
    return this.dated.days(this.at(fromJdUt), this.at(toJdUt))
  }

  meetingOfHit({ transiting, aspect, natal }: Pressing): string {
    return this.dated.meeting({ method: 'transit', moving: transiting, aspect, natal })
  }

  labelOf({ transiting, aspect, natal }: Pick<Pressing, 'transiting' | 'aspect' | 'natal'>): string {
    return this.dated.label({ method: 'transit', moving: transiting, aspect, natal })
  }

  /** A transit with every instant at which it is exact in the month or, of a slow one, in its whole stay. */
  transit({ id, transiting, natal, aspect }: Pressing): string {
    const stay = this.calendar.slow.find((one) => one.id === id && one.timed)
    const told = this.threads.flatMap(({ lead, joined }) => [lead, ...joined]).find((story) => story.id === id)
    if (told) return this.story(told)
    const instants = [...new Set([...(this.instants.get(id) ?? []), ...(stay?.passesJdUt ?? [])])].toSorted(
      (a, b) => a - b,
    )
    const times = instants.length > 1 ? { passesJdUt: instants } : { exactJdUt: instants[0] ?? null }
    const edges = stay ? { sinceJdUt: stay.sinceJdUt, untilJdUt: stay.untilJdUt } : {}
    return this.factor({ id, kind: 'transit', transiting, natal, aspect, ...times, ...edges })
  }

  /** When the month had the same aspect before; null for the first time. */
  earlier({ id, jdUt }: Pick<MonthHit, 'id' | 'jdUt'>): number | null {
    return this.instants.get(id)?.findLast((other) => other < jdUt) ?? null
  }

  /** The natal house that a planet crosses at an instant; null without the hour. */
  houseAt(planet: Planet, jdUt: number): number | null {
    const houses = this.timeKnown ? this.birth.chart.houses : null
    return houses ? houseOf(this.request.sky.position(planet, jdUt).longitudeDeg, houses.cuspsDeg) : null
  }

  planetIn(planet: Planet, house: number): string {
    return this.factor({ id: `transit:${planet}:house:${house}`, kind: 'transit', transiting: planet, house })
  }

  /** Fields of an entry that the report hasn't printed, without the sentences that belong to another age. */
  fitting<S extends OwnSubject>(subject: S, key: KeyOf<S>, fields: readonly string[]): string {
    const text = this.unreadOf(subject, key, fields)
    const age = this.age(this.request.nowJdUt)
    const fit = forAge(this.request.lang, text, age)
    return age < GROWN_UP ? forMinor(this.request.lang, fit) : fit
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

  /** A fact of the month in words, with the instants that its sentences may name. */
  special(name: string, said: string, passesJdUt: readonly number[]): string {
    return this.counted(`month:${name}`, said, passesJdUt)
  }

  /** The aspects of the planets on a day, heaviest first. */
  planetHits({ hits }: MonthDay): MonthHit[] {
    return hits.filter(({ transiting }) => transiting !== 'moon').toSorted((a, b) => b.weight - a.weight)
  }
}

/** A month in the reader's zone; where its calendar leaves all of it out, there is none to write. */
function daysOf({ year, month }: { year: number; month: number }, timeZone: string): CalendarDate[] {
  return datesOf(`${year}-${twoDigits(month)}`, timeZone)
}
