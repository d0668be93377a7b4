import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import { civilDay } from '#astro/birth-time/civil-day.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { lunarEclipses } from '#astro/events/lunar-eclipses.ts'
import { moonPhases, type PhaseEvent } from '#astro/events/moon-phase.ts'
import { MOON_PAIRS, skyAspects, type SkyAspect } from '#astro/events/sky-aspects.ts'
import { solarEclipses } from '#astro/events/solar-eclipses.ts'
import { exactTransits, type TransitHit } from '#astro/events/transit-hits.ts'
import { voidMoons, type VoidMoon } from '#astro/events/void-moon.ts'
import type { NatalBirth } from '../../../facts/day-facts.ts'
import type { Factor } from '../../../facts/factor.ts'
import { natalPositions } from '../../../facts/natal-points.ts'
import type { NatalPoint } from '../../../library/subjects.ts'
import type { Span } from '../../facts/fact-book.ts'
import type { PurposeRule } from './day-purposes.ts'
import type { TextsOf } from '../../../library/text-shape.ts'
import type { dayTexts } from './day-words.ts'
import type { SkyAnswer } from '../sky/sky-answer.ts'

/** Something that speaks for a day, or against it, and how much. */
export interface Reason {
  weight: number
  text: string
  factors: readonly Factor[]
}

export interface JudgedDay {
  /** `YYYY-MM-DD`. */
  date: string
  noonJdUt: number
  score: number
  good: Reason[]
  bad: Reason[]
}

/** The hours in which things are done, from midnight on. */
const OPENS_HOUR = 8
const CLOSES_HOUR = 20
const MOVERS: readonly Planet[] = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus']
const POINTS: readonly NatalPoint[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'asc', 'mc']
const KIND: Partial<Record<Planet, number>> = { sun: 0.7, venus: 1, jupiter: 1.2, mercury: 0.5 }
const HARSH: Partial<Record<Planet, number>> = { mars: 1, saturn: 1, uranus: 0.7, neptune: 0.7, pluto: 0.8 }

/** Somebody whose chart a day shall suit; without a name the reader. */
export interface Suited {
  name: string | null
  birth: NatalBirth
}

/** Weighs the days of a span for a purpose. @throws EphemerisRangeError */
export class DayJudge {
  private readonly answer: SkyAnswer
  private readonly texts: TextsOf<typeof dayTexts>
  private readonly rule: PurposeRule
  readonly voids: readonly VoidMoon[]
  private readonly moon: readonly SkyAspect[]
  private readonly phases: readonly PhaseEvent[]
  private readonly eclipses: readonly { kind: 'solar' | 'lunar'; jdUt: number }[]
  private readonly natal: readonly { who: Suited; hits: readonly TransitHit[] }[]

  constructor(
    answer: SkyAnswer,
    texts: TextsOf<typeof dayTexts>,
    given: { rule: PurposeRule; span: Span; suited: readonly Suited[] },
  ) {
    const { sky } = answer
    const { fromJdUt, toJdUt } = given.span
    this.answer = answer
    this.texts = texts
    this.rule = given.rule
    this.voids = voidMoons(sky, { fromJdUt, toJdUt })
    this.moon = skyAspects(sky, { fromJdUt, toJdUt, pairs: MOON_PAIRS })
    const around = { fromJdUt: fromJdUt - 8, toJdUt: toJdUt + 8 }
    this.phases = moonPhases(sky, around)
    this.eclipses = [
      ...solarEclipses(sky, around).map(({ jdUt }) => ({ kind: 'solar' as const, jdUt })),
      ...lunarEclipses(sky, around).map(({ jdUt }) => ({ kind: 'lunar' as const, jdUt })),
    ]
    this.natal = given.suited.map((who) => {
      const positions = natalPositions(who.birth.chart, who.birth.timeKnown).filter(
        ({ point, slackDeg }) => POINTS.includes(point) && slackDeg < 0.7,
      )
      const natal = Object.fromEntries(positions.map(({ point, longitudeDeg }) => [point, longitudeDeg]))
      return { who, hits: exactTransits(sky, { natal, fromJdUt, toJdUt, transiting: MOVERS }) }
    })
  }

  /** The hours of a day in which things are done. */
  hoursOf(date: string): { fromJdUt: number; toJdUt: number } {
    const { startUtcMs } = civilDay({ timeZone: this.answer.composer.book.source.timeZone, date })
    const start = jdUtFromDate(new Date(startUtcMs))
    return { fromJdUt: start + OPENS_HOUR / 24, toJdUt: start + CLOSES_HOUR / 24 }
  }

  /** Where the Moon is void of course in some of those hours. */
  voidsOn(date: string): VoidMoon[] {
    const hours = this.hoursOf(date)
    return this.voids.filter(({ fromJdUt, toJdUt }) => toJdUt > hours.fromJdUt && fromJdUt < hours.toJdUt)
  }

  /** The kindest contact of the Moon in those hours. */
  kindMoment(date: string): SkyAspect | undefined {
    const hours = this.hoursOf(date)
    return this.moon
      .filter(({ jdUt }) => jdUt >= hours.fromJdUt && jdUt < hours.toJdUt + 0.1)
      .filter((hit) => this.weightOf(hit) > 0)
      .toSorted((a, b) => this.weightOf(b) - this.weightOf(a))[0]
  }

  judge(date: string): JudgedDay {
    const hours = this.hoursOf(date)
    const noonJdUt = (hours.fromJdUt + hours.toJdUt) / 2
    const reasons = [
      ...this.ofMoon(noonJdUt, hours),
      ...this.ofVoid(hours),
      ...this.ofLunation(noonJdUt),
      ...this.ofMotion(noonJdUt),
      ...this.ofNatal(hours),
    ]
    const score = reasons.reduce((sum, { weight }) => sum + weight, 0)
    const inOrder = reasons.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    return {
      date,
      noonJdUt,
      score,
      good: inOrder.filter(({ weight }) => weight > 0),
      bad: inOrder.filter(({ weight }) => weight < 0),
    }
  }

  private weightOf({ a, b, aspect }: Pick<SkyAspect, 'a' | 'b' | 'aspect'>): number {
    const other = a === 'moon' ? b : a
    const nature = ASPECT_NATURE[aspect]
    const isOfRuler = other === this.rule.ruler ? 1.5 : 1
    const kind = KIND[other]
    if (kind !== undefined) return (nature === 'tense' ? -0.4 : 1) * kind * isOfRuler
    return (nature === 'flowing' ? 0.2 : -1) * (HARSH[other] ?? 0.5)
  }

  private ofMoon(noonJdUt: number, hours: Span): Reason[] {
    const { answer, texts, rule } = this
    const sign = signOf(answer.longitude('moon', noonJdUt))
    const suits = rule.signs.includes(sign)
    const isWaxing = (answer.longitude('moon', noonJdUt) - answer.longitude('sun', noonJdUt) + 360) % 360 < 180
    const fact = answer.fact('moon', noonJdUt)
    const told = this.moon
      .filter(({ jdUt }) => jdUt >= hours.fromJdUt - 0.1 && jdUt < hours.toJdUt + 0.1)
      .map((hit): Reason => {
        const planet = hit.a === 'moon' ? hit.b : hit.a
        return {
          weight: this.weightOf(hit),
          text: (hit.aspect === 'conjunction' ? texts.reason.moonWith : texts.reason.moonAspect)({
            aspect: hit.aspect,
            planet,
            clock: answer.clock(hit.jdUt),
          }),
          factors: [answer.fact('moon', hit.jdUt, { natal: planet as NatalPoint, aspect: hit.aspect })],
        }
      })
    return [
      {
        weight: suits ? 1.2 : 0.05,
        text: (suits ? texts.reason.moonSuits : texts.reason.moonIn)({ sign }),
        factors: [fact],
      },
      ...(rule.isWaxing
        ? [
            {
              weight: isWaxing ? 0.7 : -0.6,
              text: isWaxing ? texts.reason.waxing : texts.reason.waning,
              factors: [fact],
            },
          ]
        : []),
      ...told,
    ]
  }

  private ofVoid(hours: Span): Reason[] {
    const { rule } = this
    const all = hours.toJdUt - hours.fromJdUt
    return this.voids.flatMap((one): Reason[] => {
      const share = (Math.min(one.toJdUt, hours.toJdUt) - Math.max(one.fromJdUt, hours.fromJdUt)) / all
      return share < 0.08 ? [] : [{ weight: -rule.void * 1.4 * share, ...this.tellVoid(one, hours) }]
    })
  }

  /** When the Moon is void of course, as far as it is in those hours. */
  tellVoid({ fromJdUt, toJdUt }: Span, hours: Span): Pick<Reason, 'text' | 'factors'> {
    const { answer } = this
    const { reason } = this.texts
    const [from, to] = [answer.clock(fromJdUt), answer.clock(toJdUt)]
    const [isBefore, isAfter] = [fromJdUt < hours.fromJdUt, toJdUt > hours.toJdUt]
    const text =
      isBefore && isAfter
        ? reason.voidDay
        : isBefore
          ? reason.voidUntil({ to })
          : isAfter
            ? reason.voidFrom({ from })
            : reason.void({ from, to })
    return { text, factors: [answer.fact('moon', fromJdUt, { passesJdUt: [fromJdUt, toJdUt] })] }
  }

  private ofLunation(noonJdUt: number): Reason[] {
    const { answer, texts } = this
    const words = (jdUt: number) => ({ date: answer.date(jdUt), clock: answer.clock(jdUt) })
    const eclipse = this.eclipses.find(({ jdUt }) => Math.abs(jdUt - noonJdUt) < 3)
    if (eclipse) {
      const { kind, jdUt } = eclipse
      const factors = [answer.lunation(jdUt, kind === 'solar' ? 'new' : 'full', { eclipse: kind })]
      return [{ weight: -2.5, text: texts.reason.eclipse[kind](words(jdUt)), factors }]
    }
    const dark = this.phases.find(
      ({ phase, jdUt }) => phase === 'new' && jdUt > noonJdUt - 0.3 && jdUt < noonJdUt + 1.2,
    )
    if (dark)
      return [{ weight: -1.3, text: texts.reason.dark(words(dark.jdUt)), factors: [answer.lunation(dark.jdUt, 'new')] }]
    const full = this.phases.find(({ phase, jdUt }) => phase === 'full' && Math.abs(jdUt - noonJdUt) < 0.6)
    if (full)
      return [
        { weight: -0.5, text: texts.reason.full(words(full.jdUt)), factors: [answer.lunation(full.jdUt, 'full')] },
      ]
    return []
  }

  private ofMotion(noonJdUt: number): Reason[] {
    const { answer, texts, rule } = this
    return rule.direct.flatMap((point, i): Reason[] =>
      answer.sky.position(point, noonJdUt).speedDegPerDay < 0
        ? [
            {
              weight: i === 0 ? -1.5 : -0.8,
              text: texts.reason.back({ point }),
              factors: [answer.motion(point, noonJdUt, true, false)],
            },
          ]
        : [],
    )
  }

  private ofNatal(hours: Span): Reason[] {
    const { answer, texts, rule } = this
    return this.natal.flatMap(({ who, hits }) =>
      hits
        .filter(({ jdUt }) => jdUt > hours.fromJdUt - 0.6 && jdUt < hours.toJdUt + 0.6)
        .map(({ transiting, natal, aspect, jdUt }): Reason => {
          const point = natal as ChartPoint & NatalPoint
          const tell = aspect === 'conjunction' ? texts.reason.natalWith : texts.reason.natal
          return {
            weight: this.weightOf({ a: 'moon', b: transiting, aspect }) * (transiting === rule.ruler ? 1 : 0.8),
            text: tell({ aspect, mover: transiting, natal: { point, of: who.name } }),
            factors: [answer.fact(transiting, jdUt, { natal: point, aspect })],
          }
        }),
    )
  }
}
