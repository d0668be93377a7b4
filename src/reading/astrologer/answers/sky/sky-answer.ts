import { ASPECT_ANGLES, type Aspect, ASPECTS } from '#astro/charts/aspect.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { signOf } from '#astro/charts/sign.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import type { Body, Planet } from '#astro/ephemeris/body.ts'
import { smallAngle } from '#language/angle.ts'
import { SLOT_FORMS } from '#language/slot-forms.ts'
import type { MoonPhaseName } from '#astro/events/moon-phase.ts'
import type { FactorOf } from '../../../facts/factor.ts'
import { natalPositions } from '../../../facts/natal-points.ts'
import type { NatalPoint } from '../../../library/subjects.ts'
import type { TextsOf } from '../../../library/text-shape.ts'
import type { Composer } from '../../writing/composer.ts'
import { isOfPast } from '../../time/spoken-span.ts'
import { placeText } from '../natal/natal-answer.ts'
import { skyAnswerTexts } from './sky-words.ts'

/** How far from exact an event of the sky touches a natal point, degrees; a point of an unknown hour must be surer. */
const TOUCH_DEG = 3

/** What an answer about the sky is written from. */
export class SkyAnswer {
  readonly composer: Composer
  readonly texts: TextsOf<typeof skyAnswerTexts>

  constructor(composer: Composer) {
    this.composer = composer
    this.texts = composer.library.texts(skyAnswerTexts, composer.lang)
  }

  get sky() {
    return this.composer.book.source.sky
  }

  get now(): number {
    return this.composer.book.source.nowJdUt
  }

  /** Whether it is asked of what has been. */
  get isPast(): boolean {
    const { asked, book } = this.composer
    return isOfPast(asked.words) && !(asked.period && asked.period.to >= book.dateOf(this.now))
  }

  /** The instant asked of: now, the noon of a day, or the middle of a longer time. */
  get instant(): number {
    const { period } = this.composer.asked
    if (!period) return this.now
    const { fromJdUt, toJdUt } = this.composer.span(period)
    return this.now >= fromJdUt && this.now < toJdUt ? this.now : (fromJdUt + toJdUt) / 2
  }

  date = (jdUt: number): string => this.composer.dates.date(jdUt)
  clock = (jdUt: number): string => this.composer.dates.clock(jdUt)
  /** "November 24 at 14:54". */
  moment = (jdUt: number): string =>
    `${this.date(jdUt)}${this.composer.lang === 'en' ? ' at' : ','} ${this.clock(jdUt)}`
  longitude = (body: Body, jdUt: number): number => this.sky.position(body, jdUt).longitudeDeg
  at = (longitudeDeg: number): string => placeText(this.composer.lang, longitudeDeg)
  list = (items: readonly string[]): string => SLOT_FORMS[this.composer.lang].forms.list['']?.(items) ?? ''

  /** The fact of where a body stands at an instant. */
  fact(
    body: Body,
    jdUt: number,
    more: Partial<Pick<FactorOf<'special'>, 'passesJdUt' | 'aspect' | 'natal' | 'house' | 'sign'>> = {},
  ): FactorOf<'special'> {
    const longitudeDeg = this.longitude(body, jdUt)
    const name = SLOT_FORMS[this.composer.lang].forms.point['']?.(body) ?? ''
    return {
      id: `sky:${body}:at:${jdUt.toFixed(3)}${more.aspect ? `:${more.aspect}:${more.natal}` : ''}`,
      kind: 'special',
      said: `${name}, ${this.at(longitudeDeg)} (${this.date(jdUt)})`,
      transiting: body,
      sign: signOf(longitudeDeg),
      exactJdUt: jdUt,
      ...more,
    }
  }

  /** The fact that a planet turns at an instant, or, without one, how it moves at another. */
  motion(body: Planet, jdUt: number, retrograde: boolean, isTurn: boolean): FactorOf<'sky'> {
    const sign = signOf(this.longitude(body, jdUt))
    return {
      id: isTurn ? `sky:${body}:turns:${this.composer.book.dateOf(jdUt)}` : `sky:${body}:sign:${sign}`,
      kind: 'sky',
      transiting: body,
      sign,
      retrograde,
      ...(isTurn && { exactJdUt: jdUt }),
    }
  }

  /** The fact of a phase or an eclipse. */
  lunation(
    jdUt: number,
    phase: MoonPhaseName,
    { eclipse, house }: { eclipse?: 'solar' | 'lunar'; house?: number | null } = {},
  ): FactorOf<'moon'> {
    const body = eclipse === 'solar' ? 'sun' : 'moon'
    return {
      id: `${eclipse ? `eclipse:${eclipse}` : `moon:phase:${phase}`}:${this.composer.book.dateOf(jdUt)}`,
      kind: 'moon',
      transiting: body,
      phase,
      sign: signOf(this.longitude(body, jdUt)),
      exactJdUt: jdUt,
      ...(eclipse && { eclipse }),
      ...(typeof house === 'number' && { house }),
    }
  }

  /** The reader's house of a longitude; null without the hour or the birth. */
  houseAt(longitudeDeg: number): number | null {
    const { birth } = this.composer
    const cusps = birth?.timeKnown ? birth.chart.houses?.cuspsDeg : undefined
    return cusps ? houseOf(longitudeDeg, cusps) : null
  }

  /** The natal points that a degree of the zodiac touches, the closest first. */
  touches(longitudeDeg: number): { natal: NatalPoint; aspect: Aspect; orbDeg: number }[] {
    const { birth } = this.composer
    if (!birth) return []
    return natalPositions(birth.chart, birth.timeKnown)
      .filter(({ slackDeg }) => slackDeg < 1)
      .flatMap(({ point, longitudeDeg: at }) => {
        const apart = Math.abs(halfTurn(longitudeDeg - at))
        const aspect = ASPECTS.find((one) => one !== 'sextile' && Math.abs(apart - ASPECT_ANGLES[one]) <= TOUCH_DEG)
        return aspect ? [{ natal: point, aspect, orbDeg: Math.abs(apart - ASPECT_ANGLES[aspect]) }] : []
      })
      .toSorted((a, b) => a.orbDeg - b.orbDeg)
  }

  /** Which natal points a body touches at an instant, in a sentence. */
  tellTouch(body: Body, jdUt: number, what: string): void {
    const { composer, texts } = this
    if (!composer.birth) return
    const found = this.touches(this.longitude(body, jdUt)).slice(0, 3)
    const items = found.map(({ natal, aspect, orbDeg }) =>
      texts.touch.item({ aspect, natal: { point: natal, of: composer.owner }, orb: smallAngle(orbDeg) }),
    )
    if (items.length === 0) composer.list([texts.touch.none({ what })], [this.fact(body, jdUt)])
    else
      composer.list(
        [texts.touch.items({ what, items })],
        found.map(({ natal, aspect }) => this.fact(body, jdUt, { natal, aspect })),
      )
  }
}
