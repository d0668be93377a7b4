import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { signOf } from '#astro/charts/sign.ts'
import { type Planet, isPlanet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { lunarEclipses } from '#astro/events/lunar-eclipses.ts'
import { moonPhase, moonPhases, type MoonPhaseName } from '#astro/events/moon-phase.ts'
import { signIngresses } from '#astro/events/sign-ingresses.ts'
import { solarEclipses } from '#astro/events/solar-eclipses.ts'
import { stations } from '#astro/events/stations.ts'
import { exactTransits } from '#astro/events/transit-hits.ts'
import { lunarDayStays } from '../../facts/calendar-month.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import type { Factor } from '../../facts/factor.ts'
import { natalFactors } from '../../facts/natal-factors.ts'
import { natalPositions } from '../../facts/natal-points.ts'
import { pairAudience } from '../../facts/pair-audience.ts'
import { progressedFacts } from '../../facts/progressed-facts.ts'
import { synastryFacts } from '../../facts/synastry-facts.ts'
import { transitFacts } from '../../facts/transit-chart.ts'
import { POINT_WEIGHT } from '../../facts/transit-weight.ts'
import type { Audience } from '../../library/audience.ts'
import type { NatalPoint } from '../../library/subjects.ts'
import { civilDate } from '../../writer/local-time.ts'
import { firstLoop, nextOf, SLOWNESS } from './transit-passes.ts'

/** Somebody whose birth the reader has saved. */
export interface SavedPerson {
  name: string
  /** What the reader calls them: `partner`, `child`, anything they wrote. */
  relation: string
  birth: NatalBirth
  /** The day of birth, where only the conversation has told of them. */
  bornOn?: string
}

/** A span of instants, Julian days (UT), the end excluded. */
export interface Span {
  fromJdUt: number
  toJdUt: number
}

/** What the facts are computed from. */
export interface FactSource {
  sky: Ephemeris
  /** Null while the reader's birth is not known. */
  birth: NatalBirth | null
  people: readonly SavedPerson[]
  /** Julian day, UT. */
  nowJdUt: number
  /** IANA name: by whose calendar days are told. */
  timeZone: string
  /** The zone of the place the account names. */
  homeTimeZone?: string | null
}

/** An exact time that may be off by more is not told. */
const TELLABLE_SLACK_DAYS = 0.6

/**
 * Every fact that an answer may rest on, computed when it is asked for. Instants are Julian days, UT; every id is stable.
 * All of it is also what a language model may call for.
 */
export class FactBook {
  readonly source: FactSource

  constructor(source: FactSource) {
    this.source = source
  }

  /** Signs, houses, cusps, motions and aspects of the birth; none while it is not known. */
  natal(): Factor[] {
    return this.source.birth ? natalFactors(this.source.birth) : []
  }

  /** Where a moving body stands at an instant, and, with a birth whose hour is known, in which natal house. */
  place(body: Planet, jdUt = this.source.nowJdUt): Factor[] {
    const { longitudeDeg, speedDegPerDay } = this.source.sky.position(body, jdUt)
    const turns = body !== 'sun' && body !== 'moon'
    const at: Factor = {
      id: `sky:${body}:sign:${signOf(longitudeDeg)}`,
      kind: 'sky',
      transiting: body,
      sign: signOf(longitudeDeg),
      ...(turns && { retrograde: speedDegPerDay < 0 }),
    }
    const cusps = this.source.birth?.timeKnown ? this.source.birth.chart.houses?.cuspsDeg : undefined
    if (!cusps) return [at]
    const house = houseOf(longitudeDeg, cusps)
    return [at, { id: `transit:${body}:house:${house}`, kind: 'transit', transiting: body, house }]
  }

  /** The slow planets' passage through the reader's houses now, each with when it began and ends. */
  housePassages(): Factor[] {
    const { sky, birth, nowJdUt } = this.source
    if (!birth) return []
    return transitFacts(sky, birth, nowJdUt).houses.map(({ id, transiting, house, untilJdUt }) => ({
      id,
      kind: 'transit',
      transiting,
      house,
      ...(untilJdUt !== null && { untilJdUt }),
    }))
  }

  /** The aspects of moving planets to the birth that are within orb now, heaviest first, with all their passes. */
  transitsNow(): Factor[] {
    const { sky, birth, nowJdUt } = this.source
    if (!birth) return []
    const { slow, swift } = transitFacts(sky, birth, nowJdUt)
    return [...slow, ...swift].map(({ id, transiting, natal, aspect, orbDeg, passesJdUt, timed }) => ({
      id,
      kind: 'transit',
      transiting,
      natal,
      aspect,
      ...(timed && { orbDeg, passesJdUt, ...nextOf(passesJdUt, nowJdUt) }),
    }))
  }

  /**
   * The aspects of moving planets to the birth that are exact within a span, heaviest first, each with every pass in the
   * span. Of a birth without an hour those whose day is certain all the same.
   */
  transitsWithin(span: Span, only: { movers?: readonly Planet[]; points?: readonly NatalPoint[] } = {}): Factor[] {
    const { sky, birth } = this.source
    if (!birth) return []
    const positions = natalPositions(birth.chart, birth.timeKnown).filter(
      ({ point }) => only.points?.includes(point) ?? true,
    )
    const slack = new Map(positions.map(({ point, slackDeg }) => [point as ChartPoint, slackDeg]))
    const hits = exactTransits(sky, {
      natal: Object.fromEntries(positions.map(({ point, longitudeDeg }) => [point, longitudeDeg])),
      fromJdUt: Math.max(sky.fromJdUt, span.fromJdUt),
      toJdUt: Math.min(sky.toJdUt, span.toJdUt),
      ...(only.movers && { transiting: only.movers }),
    }).filter(({ natal, speedDegPerDay }) => (slack.get(natal) ?? 0) <= TELLABLE_SLACK_DAYS * Math.abs(speedDegPerDay))
    const groups = Map.groupBy(hits, ({ transiting, aspect, natal }) => `transit:${transiting}:${aspect}:${natal}`)
    return [...groups]
      .flatMap(([id, passes]): { weight: number; factor: Factor }[] => {
        const [first] = passes
        if (!first) return []
        const { transiting, aspect, natal } = first
        const weight =
          SLOWNESS[transiting] * (POINT_WEIGHT[natal as NatalPoint] ?? 1) * (aspect === 'sextile' ? 0.7 : 1)
        const passesJdUt = firstLoop(
          transiting,
          passes.map(({ jdUt }) => jdUt),
        )
        const exactJdUt = passesJdUt[0] ?? null
        return [{ weight, factor: { id, kind: 'transit', transiting, natal, aspect, exactJdUt, passesJdUt } }]
      })
      .toSorted((a, b) => b.weight - a.weight || (a.factor.id < b.factor.id ? -1 : 1))
      .map(({ factor }) => factor)
  }

  /** When a moving planet comes back to its place at birth: every pass in a span. */
  returns(body: Planet, span: Span): Factor[] {
    return this.transitsWithin(span, { movers: [body], points: [body] }).filter(
      ({ aspect }) => aspect === 'conjunction',
    )
  }

  /** The progressed Sun and Moon, and their aspects to the birth. */
  progressed(): Factor[] {
    const { sky, birth, nowJdUt } = this.source
    if (!birth) return []
    const { lights, aspects } = progressedFacts(sky, birth, nowJdUt)
    const placed = (['sun', 'moon'] as const).flatMap((light): Factor[] => {
      const { sign, house } = lights[light]
      return [
        ...(sign ? [lightFactor(light, `sign:${sign.sign}`, { sign: sign.sign, untilJdUt: sign.untilJdUt })] : []),
        ...(house
          ? [lightFactor(light, `house:${house.house}`, { house: house.house, untilJdUt: house.untilJdUt })]
          : []),
      ]
    })
    const held = aspects.map(({ id, planet, natal, aspect, orbDeg, exactJdUt }): Factor => ({
      id,
      kind: 'progressed',
      transiting: planet,
      natal,
      aspect,
      orbDeg,
      exactJdUt,
    }))
    return [...placed, ...held]
  }

  /** The Moon at an instant: its sign, its phase, the lunar day with its borders. */
  moon(jdUt = this.source.nowJdUt): { sign: Factor; phase: Factor; lunarDay: Factor | null } {
    const { sky } = this.source
    const sign = signOf(sky.position('moon', jdUt).longitudeDeg)
    const { phase } = moonPhase(sky, jdUt)
    const [stay] = lunarDayStays(sky, { fromJdUt: jdUt, toJdUt: jdUt + 0.0001 })
    return {
      sign: { id: `moon:sign:${sign}`, kind: 'moon', transiting: 'moon', sign },
      phase: { id: `moon:phase:${phase}`, kind: 'moon', transiting: 'moon', phase },
      lunarDay: stay
        ? {
            id: `lunar_day:${stay.lunarDay}`,
            kind: 'lunar_day',
            lunarDay: stay.lunarDay,
            passesJdUt: [stay.jdUt, stay.endJdUt],
          }
        : null,
    }
  }

  /** The lunar days of a number that begin within a span. */
  lunarDays(span: Span): Factor[] {
    return lunarDayStays(this.source.sky, span).map(({ lunarDay, jdUt, endJdUt }) => ({
      id: `lunar_day:${lunarDay}:${this.dateOf(jdUt)}`,
      kind: 'lunar_day',
      lunarDay,
      passesJdUt: [jdUt, endJdUt],
    }))
  }

  /** New, full and half Moons within a span, each with its sign. */
  phases(span: Span, only?: MoonPhaseName): Factor[] {
    const { sky } = this.source
    return moonPhases(sky, span)
      .filter(({ phase }) => only === undefined || phase === only)
      .map(({ phase, jdUt }) => ({
        id: `moon:phase:${phase}:${this.dateOf(jdUt)}`,
        kind: 'moon',
        transiting: 'moon',
        phase,
        sign: signOf(sky.position('moon', jdUt).longitudeDeg),
        exactJdUt: jdUt,
      }))
  }

  /** Eclipses within a span, in order of time, each with its sign and, with a known hour, the natal house it falls in. */
  eclipses(span: Span): Factor[] {
    const { sky, birth } = this.source
    const cusps = birth?.timeKnown ? birth.chart.houses?.cuspsDeg : undefined
    const told = (kind: 'solar' | 'lunar', jdUt: number): Factor => {
      const body = kind === 'solar' ? 'sun' : 'moon'
      const { longitudeDeg } = sky.position(body, jdUt)
      return {
        id: `eclipse:${kind}:${this.dateOf(jdUt)}`,
        kind: 'moon',
        transiting: body,
        eclipse: kind,
        phase: kind === 'solar' ? 'new' : 'full',
        sign: signOf(longitudeDeg),
        exactJdUt: jdUt,
        ...(cusps && { house: houseOf(longitudeDeg, cusps) }),
      }
    }
    return [
      ...solarEclipses(sky, span).map(({ jdUt }) => told('solar', jdUt)),
      ...lunarEclipses(sky, span).map(({ jdUt }) => told('lunar', jdUt)),
    ].toSorted((a, b) => (a.exactJdUt ?? 0) - (b.exactJdUt ?? 0))
  }

  /** The turns of a planet, or of all, within a span: retrograde and direct again, in order of time. */
  stations(span: Span, body?: Planet): Factor[] {
    const { sky } = this.source
    return stations(sky, { ...span, ...(body && { bodies: [body] }) }).flatMap(
      ({ body: turning, begins, jdUt, longitudeDeg }): Factor[] =>
        isPlanet(turning)
          ? [
              {
                id: `sky:${turning}:${begins}:${this.dateOf(jdUt)}`,
                kind: 'sky',
                transiting: turning,
                retrograde: begins === 'retrograde',
                sign: signOf(longitudeDeg),
                exactJdUt: jdUt,
              },
            ]
          : [],
    )
  }

  /** The signs that a planet enters within a span, in order of time. */
  ingresses(body: Planet, span: Span): Factor[] {
    return signIngresses(this.source.sky, { ...span, bodies: [body] }).map(({ sign, direction, jdUt }) => ({
      id: `sky:${body}:into:${sign}:${this.dateOf(jdUt)}`,
      kind: 'sky',
      transiting: body,
      sign,
      exactJdUt: jdUt,
      ...(direction === 'retrograde' && { retrograde: true }),
    }))
  }

  /** What joins the reader's birth and somebody's, strongest first; the other's planets in the reader's houses after. */
  bond(person: SavedPerson): Factor[] {
    const { birth } = this.source
    if (!birth) return []
    const { aspects, theirsInYours } = synastryFacts(birth, person.birth)
    return [
      ...aspects.map(({ id, theirs, yours, aspect, orbDeg, timed }): Factor => ({
        id,
        kind: 'synastry',
        transiting: theirs,
        natal: yours,
        aspect,
        ...(timed && { orbDeg }),
      })),
      ...theirsInYours.map(({ id, planet, house }): Factor => ({ id, kind: 'synastry', transiting: planet, house })),
    ]
  }

  /** What the reader and somebody may be told of the two of them. */
  audienceWith({ relation, birth: other }: SavedPerson): Audience {
    const { birth, nowJdUt } = this.source
    return birth ? pairAudience({ relation, bornJdUt: [birth.chart.jdUt, other.chart.jdUt], nowJdUt }) : 'any'
  }

  /** The signs of somebody's planets, where they are certain. */
  placesOf(person: SavedPerson): Factor[] {
    const { chart, uncertain } = person.birth
    return chart.placements.flatMap(({ body, sign }): Factor[] =>
      isPlanet(body) && !uncertain.some((one) => one.body === body)
        ? [{ id: `synastry:${body}:sign:${sign}`, kind: 'synastry', transiting: body, sign }]
        : [],
    )
  }

  /** The Sun of everybody born under a sign. */
  sunIn = (sign: Sign): Factor => ({ id: `synastry:sun:sign:${sign}`, kind: 'synastry', transiting: 'sun', sign })

  /** `2026-11-27`, by the reader's calendar. */
  dateOf(jdUt: number): string {
    return civilDate(jdUt, this.source.timeZone)
  }
}

const lightFactor = (
  light: 'sun' | 'moon',
  id: string,
  { untilJdUt, ...fact }: Pick<Factor, 'sign' | 'house'> & { untilJdUt: number | null },
): Factor => ({
  id: `progressed:${light}:${id}`,
  kind: 'progressed',
  transiting: light,
  ...fact,
  ...(untilJdUt !== null && { untilJdUt }),
})
