import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { SkyAspect } from '#astro/events/sky-aspects.ts'
import type { Station } from '#astro/events/stations.ts'
import { dateEn } from '#language/en/months.ts'
import type { Lang } from '#language/lang.ts'
import { dateRu } from '#language/ru/months.ts'
import type { Factor } from '../facts/factor.ts'
import type { Library } from '../library/library.ts'
import type { KeyOf, Subject } from '../library/subjects.ts'
import { CALENDAR_PHRASES } from '../writer/calendar-page.ts'
import { localTime } from '../writer/local-time.ts'
import type { Factors, Paragraph } from '../writer/reading.ts'
import type { SunSignPeriod } from './periods.ts'
import { type Lunation, type SharedSpan, type SignStay, solarHouse } from './shared-span.ts'
import { sunSignTexts, type SunSignWords, SWIFT } from './words.ts'

export interface SunSignSource {
  span: SharedSpan
  period: SunSignPeriod
  sign: Sign
  library: Library
  lang: Lang
  /** IANA name: dates and clock times in the text are those of this zone. */
  timeZone: string
}

type Swift = (typeof SWIFT)[number]
export const isSwift = (planet: Planet): planet is Swift => (SWIFT as readonly Planet[]).includes(planet)
export const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
type Slow = (typeof SLOW)[number]

/** Most aspects that one page tells. */
const MOST_ASPECTS = { today: 2, week: 3, month: 3, year: 0 } as const

/** A Sun-sign horoscope while it is written: its words, and the facts that it has named. */
export class SunSignPage {
  readonly span: SharedSpan
  readonly factors: Factors = {}
  private readonly source: SunSignSource
  private readonly words: SunSignWords
  private readonly turns = new Map<string, number>()

  constructor(source: SunSignSource) {
    this.source = source
    this.span = source.span
    this.words = source.library.texts(sunSignTexts, source.lang)
  }

  section = (title: keyof SunSignWords['titles'], paragraphs: Paragraph[]) => ({
    title: this.words.titles[title],
    paragraphs,
  })

  moonEntry({ sign }: SignStay) {
    return this.entry('moon-day/house', `${this.houseOf(sign)}` as KeyOf<'moon-day/house'>)
  }

  moonDays({ sign, ...stay }: SignStay, texts: string[]): Paragraph {
    const said = this.words.moonDays({ sign, house: this.houseOf(sign) })
    return { text: [said, ...texts].join(' '), factors: [this.stayFactor({ ...stay, sign })] }
  }

  moonUntil(stay: SignStay, texts: string[]): Paragraph {
    if (stay.untilJdUt === null) return this.moonDays(stay, texts)
    const clock = this.clock(stay.untilJdUt)
    const said = this.way(
      'moonUntil',
      this.words.moonUntil,
    )({
      sign: stay.sign,
      house: this.houseOf(stay.sign),
      until: this.source.period === 'today' ? clock : `${this.date(stay.untilJdUt)}, ${clock}`,
    })
    return { text: [said, ...texts].join(' '), factors: [this.stayFactor(stay)] }
  }

  moonThen(stay: SignStay, texts: string[]): Paragraph {
    if (stay.sinceJdUt === null) return this.moonDays(stay, texts)
    const from =
      this.source.period === 'today'
        ? this.clock(stay.sinceJdUt)
        : `${this.date(stay.sinceJdUt)}, ${this.clock(stay.sinceJdUt)}`
    const said = this.way('moonThen', this.words.moonThen)({ sign: stay.sign, house: this.houseOf(stay.sign), from })
    return { text: [said, ...texts].join(' '), factors: [this.stayFactor(stay)] }
  }

  /** The aspects of the span that weigh most, in order of time; on a day the Moon's where there are no others. */
  aspects(isDay: boolean): Paragraph[] {
    const weightOf = ({ a, b }: SkyAspect) => PLANETS.indexOf(a) + PLANETS.indexOf(b)
    const ofPlanets = this.span.aspects.filter(({ a, b }) => a !== 'moon' && b !== 'moon')
    const ranked = (ofPlanets.length > 0 || !isDay ? ofPlanets : this.span.aspects).toSorted(
      (one, other) => weightOf(other) - weightOf(one) || one.jdUt - other.jdUt,
    )
    const told = ranked.slice(0, MOST_ASPECTS[this.source.period]).toSorted((one, other) => one.jdUt - other.jdUt)
    if (told.length === 0) return [{ text: this.words.noneExact, factors: [] }].filter(() => isDay)
    return told.map((aspect) => this.aspect(aspect))
  }

  private aspect({ a, b, aspect, jdUt, longitudeADeg, longitudeBDeg }: SkyAspect): Paragraph {
    const subject = `world-aspect/${a}` as Extract<Subject, `world-aspect/${string}`>
    const entry = this.entry(subject, `${b} ${ASPECT_NATURE[aspect]}` as KeyOf<typeof subject>)
    const [signA, signB] = [signOf(longitudeADeg), signOf(longitudeBDeg)]
    const [houseA, houseB] = [this.houseOf(signA), this.houseOf(signB)]
    const clock = this.clock(jdUt)
    const { at } = this.words
    const when = this.source.period === 'today' ? at.today({ clock }) : at.later({ date: this.date(jdUt), clock })
    const swifterFirst = b === 'moon' ? { a: b, b: a } : { a, b }
    const where =
      houseA === houseB
        ? this.way('aspectHouse', this.words.aspectHouse)({ house: houseA, theme: this.theme(houseA) })
        : this.way(
            'aspectHouses',
            this.words.aspectHouses,
          )({
            a: houseA,
            b: houseB,
            themeA: this.theme(houseA),
            themeB: this.theme(houseB),
          })
    const meeting = CALENDAR_PHRASES[this.source.lang].aspectName({ ...swifterFirst, aspect })
    const said = this.way('aspect', this.words.aspect)({ meeting, when })
    return {
      text: [said, entry.gist, where, ...(this.source.period === 'month' ? [entry.body] : []), entry.advice].join(' '),
      factors: [
        this.factor({
          id: `sky:${a}:${aspect}:${b}:${jdUt.toFixed(2)}`,
          kind: 'sky',
          transiting: a,
          natal: b,
          aspect,
          exactJdUt: jdUt,
        }),
        this.placeFactor(a, signA),
        this.placeFactor(b, signB),
      ],
    }
  }

  /** Changes of sign, turns, new and full Moons, in order of time. */
  events(): Paragraph[] {
    const { stays, stations, lunations, fromJdUt, toJdUt } = this.span
    const entered = PLANETS.filter((planet) => planet !== 'moon').flatMap((planet) =>
      stays[planet].filter(({ sinceJdUt }) => sinceJdUt !== null && sinceJdUt >= fromJdUt && sinceJdUt < toJdUt),
    )
    return [
      ...entered.map((stay) => ({ jdUt: stay.sinceJdUt ?? 0, write: () => this.ingress(stay) })),
      ...stations.map((station) => ({ jdUt: station.jdUt, write: () => this.station(station) })),
      ...lunations.map((lunation) => ({ jdUt: lunation.jdUt, write: () => this.lunation(lunation) })),
    ]
      .toSorted((one, other) => one.jdUt - other.jdUt)
      .map(({ write }) => write())
  }

  private ingress(stay: SignStay): Paragraph {
    const { planet, sign, sinceJdUt } = stay
    const house = this.houseOf(sign)
    const said = this.way(
      'ingress',
      this.words.ingress,
    )({
      planet,
      sign,
      house,
      when: this.date(sinceJdUt ?? 0),
      theme: this.theme(house),
    })
    const texts = isSwift(planet) ? [this.throughOf(planet, house)] : []
    return { text: [said, ...texts].join(' '), factors: [this.stayFactor(stay)] }
  }

  /** A quick planet's stay in a house. */
  swift(stay: SignStay): Paragraph {
    const texts = isSwift(stay.planet) ? [this.throughOf(stay.planet, this.houseOf(stay.sign))] : []
    return { text: [this.stay(stay), ...texts].join(' '), factors: [this.stayFactor(stay)] }
  }

  /** A slow planet's houses within the span, each once, with its meaning. */
  slow(planet: Slow): Paragraph[] {
    const told = new Set<number>()
    return this.span.stays[planet].map((stay) => {
      const house = this.houseOf(stay.sign)
      const isNew = !told.has(house)
      told.add(house)
      const subject = `transit-house/${planet}` as const
      const { gist, body } = this.entry(subject, `${house}` as KeyOf<typeof subject>)
      return {
        text: [this.stay(stay), ...(isNew ? [gist, body] : [])].join(' '),
        factors: [this.stayFactor(stay)],
      }
    })
  }

  private stay({ planet, sign, sinceJdUt, untilJdUt }: SignStay): string {
    const place = { planet, sign, house: this.houseOf(sign) }
    if (untilJdUt === null) return this.words.stayOpen(place)
    const until = this.date(untilJdUt)
    return sinceJdUt !== null && sinceJdUt > this.span.fromJdUt
      ? this.way('stay', this.words.stay)({ ...place, since: this.date(sinceJdUt), until })
      : this.way('stayUntil', this.words.stayUntil)({ ...place, until })
  }

  lunation({ phase, jdUt, sign, isEclipse }: Lunation): Paragraph {
    const house = this.houseOf(sign)
    const kind = isEclipse ? 'eclipse' : 'lunation'
    const said = this.way(
      `${kind} ${phase}`,
      this.words[kind][phase],
    )({
      sign,
      house,
      when: this.date(jdUt),
      theme: this.theme(house),
    })
    const light = phase === 'new' ? 'solar' : 'lunar'
    const texts = isEclipse ? [this.entry(`eclipse/${light}`, `${sign}` as KeyOf<'eclipse/solar'>).gist] : []
    const id = this.factor({
      id: `sky:${kind}:${phase}:${jdUt.toFixed(1)}`,
      ...(isEclipse ? { kind: 'moon', transiting: 'moon', eclipse: light } : { kind: 'moon', transiting: 'moon' }),
      phase,
      sign,
      house,
      exactJdUt: jdUt,
    })
    return { text: [said, ...texts].join(' '), factors: [id] }
  }

  station({ body, begins, jdUt, longitudeDeg }: Station): Paragraph {
    const planet = body as Planet
    const sign = signOf(longitudeDeg)
    const house = this.houseOf(sign)
    const said = this.way(
      `station ${begins}`,
      this.words.station[begins],
    )({
      planet,
      house,
      when: this.date(jdUt),
      theme: this.theme(house),
    })
    const { gist, advice } = this.entry('station/planet', `${planet} ${begins}` as KeyOf<'station/planet'>)
    const turn = this.factor({
      id: `sky:${planet}:${begins}:${jdUt.toFixed(1)}`,
      kind: 'sky',
      transiting: planet,
      retrograde: begins === 'retrograde',
      exactJdUt: jdUt,
    })
    const texts = this.sayOnce(`${planet} ${begins}`) ? [gist, advice] : []
    return { text: [said, ...texts].join(' '), factors: [turn, this.placeFactor(planet, sign)] }
  }

  /** The fact that a planet is in a sign, and so in a solar house, with the days of its stay. */
  stayFactor({ planet, sign, sinceJdUt, untilJdUt }: SignStay): string {
    return this.placeFactor(planet, sign, { sinceJdUt, untilJdUt })
  }

  private placeFactor(planet: Planet, sign: Sign, times: Partial<Pick<SignStay, 'sinceJdUt' | 'untilJdUt'>> = {}) {
    const since = times.sinceJdUt ?? times.untilJdUt
    const fields = {
      id: `sky:${planet}:sign:${sign}${typeof since === 'number' ? `:${since.toFixed(1)}` : ''}`,
      transiting: planet,
      sign,
      house: this.houseOf(sign),
      ...times,
    }
    return this.factor(planet === 'moon' ? { kind: 'moon', ...fields } : { kind: 'sky', ...fields })
  }

  private houseOf = (sign: Sign) => solarHouse(this.source.sign, sign)
  private theme = (house: number) => this.words.theme[house - 1] ?? ''
  private throughOf = (planet: Swift, house: number) => this.words.through[planet][house - 1] ?? ''

  private entry<S extends Parameters<Library['entry']>[1]>(subject: S, key: KeyOf<S>) {
    return this.source.library.entry(this.source.lang, subject, key)
  }

  private factor(factor: Factor): string {
    this.factors[factor.id] = factor
    return factor.id
  }

  /** One way of saying a thing after the other. */
  private way<T>(slot: string, all: readonly T[]): T {
    const turn = this.turns.get(slot) ?? 0
    this.turns.set(slot, turn + 1)
    const chosen = all[turn % all.length]
    if (chosen === undefined) throw new RangeError(`no way to say ${slot}`)
    return chosen
  }

  private sayOnce(key: string): boolean {
    const isNew = !this.turns.has(`said ${key}`)
    this.turns.set(`said ${key}`, 1)
    return isNew
  }

  private clock = (jdUt: number) => localTime(jdUt, this.source.timeZone).clock

  /** A date, with the year where it isn't that of the span's middle. */
  private date(jdUt: number): string {
    const { year, month, day } = localTime(jdUt, this.source.timeZone)
    const isFar = this.source.period === 'year' || year !== this.yearOfSpan
    if (this.source.lang === 'en') return dateEn(month, day, isFar ? year : undefined)
    return isFar ? `${dateRu(month, day)} ${year} года` : dateRu(month, day)
  }

  private get yearOfSpan(): number {
    return localTime((this.span.fromJdUt + this.span.toJdUt) / 2, this.source.timeZone).year
  }
}
