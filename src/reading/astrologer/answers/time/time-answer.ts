import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { smallAngle } from '#language/angle.ts'
import { isOuterPlanet, PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { monthEn } from '#language/en/months.ts'
import { monthRu } from '#language/ru/months.ts'
import { PERSONS_OWN, type Factor } from '../../../facts/factor.ts'
import type { NatalPoint } from '../../../library/subjects.ts'
import type { TextsOf } from '../../../library/text-shape.ts'
import { localTime } from '../../../writer/local-time.ts'
import type { Composer } from '../../writing/composer.ts'
import type { Span } from '../../facts/fact-book.ts'
import type { Period, Understood } from '../../question.ts'
import type { Topic } from '../../topics.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { NatalAnswer } from '../natal/natal-answer.ts'
import { loopsWithin, orbAt, type Loop, type LoopSearch } from './time-loops.ts'
import { timeAnswerTexts } from './time-words.ts'

export const SLOW: readonly Planet[] = PLANETS.filter(isOuterPlanet)
export const ALL_MOVERS: readonly Planet[] = PLANETS.filter((planet) => planet !== 'moon')
const DEMANDING: ReadonlySet<Planet> = new Set(['mars', 'saturn', 'uranus', 'neptune', 'pluto'])

/** What an answer about time is written from: a birth chart, the moving planets, and their texts. */
export class TimeAnswer {
  readonly composer: Composer
  readonly natal: NatalAnswer
  readonly texts: TextsOf<typeof timeAnswerTexts>

  /** @throws RangeError without a birth */
  constructor(composer: Composer) {
    this.composer = composer
    this.natal = new NatalAnswer(composer)
    this.texts = composer.library.texts(timeAnswerTexts, composer.lang)
  }

  get sky() {
    return this.composer.book.source.sky
  }

  get now(): number {
    return this.composer.book.source.nowJdUt
  }

  get birth() {
    return this.natal.chart.birth
  }

  /** The time asked of: also that of the questions before, by "then". */
  get period(): Period | null {
    const { asked } = this.composer
    const isThen = asked.words.some((word) => /^(?:then|тогда)$/.test(word))
    for (let one: Understood | null = asked; one; one = isThen ? one.before : null) if (one.period) return one.period
    return null
  }

  /** Whether it lies wholly behind. */
  get isPast(): boolean {
    const { period } = this
    return period !== null && period.to < this.composer.book.dateOf(this.now)
  }

  loops = (search: LoopSearch): Loop[] => loopsWithin(this.sky, this.birth, search)

  date = (jdUt: number): string => this.composer.dates.date(jdUt)
  clock = (jdUt: number): string => this.composer.dates.clock(jdUt)

  /** "May 2027", «мае 2027 года»: after "in". */
  month(jdUt: number): string {
    const { year, month } = localTime(jdUt, this.composer.book.source.timeZone)
    return this.composer.lang === 'en' ? `${monthEn(month)} ${year}` : `${monthRu(month, 'loc')} ${year} года`
  }

  private dates = (loop: Loop): string[] => loop.passes.map(({ jdUt }) => this.date(jdUt))

  factor({ transiting, natal, aspect, passes, sinceJdUt, untilJdUt }: Loop): Factor {
    const { owner } = this.composer
    const passesJdUt = passes.map(({ jdUt }) => jdUt)
    return {
      id: `${owner === null ? '' : `${PERSONS_OWN}${owner}:`}transit:${transiting}:${aspect}:${natal}`,
      kind: 'transit',
      transiting,
      natal,
      aspect,
      exactJdUt: passesJdUt.find((pass) => pass >= this.now) ?? passesJdUt.at(-1) ?? null,
      passesJdUt,
      sinceJdUt,
      untilJdUt,
    }
  }

  /** That a span of time is the one asked of. */
  spanFact = ({ fromJdUt, toJdUt }: Span): Factor => ({
    id: `span:${this.composer.book.dateOf(fromJdUt + 0.4)}:${this.composer.book.dateOf(toJdUt - 0.4)}`,
    kind: 'special',
    said: `${this.date(fromJdUt + 0.4)} – ${this.date(toJdUt - 0.4)}`,
    passesJdUt: [fromJdUt + 0.4, toJdUt - 0.4],
  })

  /** "square of Saturn to your Moon" in a sentence; "Saturn square your Moon" in a list. */
  noun({ transiting, natal, aspect }: Pick<Loop, 'transiting' | 'natal' | 'aspect'>): string {
    const { noun, nounWith } = this.texts
    return (aspect === 'conjunction' ? nounWith : noun)({ mover: transiting, aspect, natal: this.natal.own(natal) })
  }

  item({ transiting, natal, aspect }: Pick<Loop, 'transiting' | 'natal' | 'aspect'>): string {
    const { item, itemWith } = this.texts
    return (aspect === 'conjunction' ? itemWith : item)({ mover: transiting, aspect, natal: this.natal.own(natal) })
  }

  orb = (loop: Loop, jdUt: number): string => smallAngle(orbAt(this.sky, this.birth, loop, jdUt))

  /** A transit as a line of a list. */
  line(loop: Loop): string {
    const { texts } = this
    const what = this.item(loop)
    return loop.passes.length > 0
      ? texts.line({ what, dates: this.natal.list(this.dates(loop)) })
      : texts.lineNear({ what, since: this.date(loop.sinceJdUt), until: this.date(loop.untilJdUt) })
  }

  /** The same with how far it is from exact at an instant. */
  lineAt(loop: Loop, jdUt: number): string {
    const [what, orb, dates] = [this.item(loop), this.orb(loop, jdUt), this.natal.list(this.dates(loop))]
    return dates ? this.texts.lineOrb({ what, orb, dates }) : this.texts.lineOrbOnly({ what, orb })
  }

  /** When a transit is exact, and how long it lasts. */
  tell(loop: Loop): string {
    const { texts, now } = this
    const [what, aspect] = [this.noun(loop), loop.aspect]
    const past = loop.passes.filter(({ jdUt }) => jdUt < now).map(({ jdUt }) => this.date(jdUt))
    const ahead = loop.passes.filter(({ jdUt }) => jdUt >= now).map(({ jdUt }) => this.date(jdUt))
    const exact =
      past.length > 0 && ahead.length > 0
        ? texts.told.both({ what, aspect, past, ahead })
        : ahead.length > 0
          ? texts.told.ahead({ what, aspect, dates: ahead })
          : past.length > 0
            ? texts.told.past({ what, aspect, dates: past })
            : texts.told.near({ what, aspect })
    const [since, until] = [this.date(loop.sinceJdUt), this.date(loop.untilJdUt)]
    const lasts =
      loop.untilJdUt < now
        ? texts.told.ended({ since, until })
        : loop.sinceJdUt <= now
          ? [texts.told.now({ orb: this.orb(loop, now) }), texts.told.runs({ until })].join(' ')
          : texts.told.comes({ since, until })
    return `${exact} ${lasts}`
  }

  /** Whether a transit asks for patience rather than giving ease. */
  presses = ({ aspect, transiting }: Pick<Loop, 'aspect' | 'transiting'>): boolean =>
    ASPECT_NATURE[aspect] === 'tense' || (aspect === 'conjunction' && DEMANDING.has(transiting))

  /** What a transit does, in plain words: to what it touches, or in the part of life that is asked about. */
  means(loop: Pick<Loop, 'transiting' | 'natal' | 'aspect'>, topic?: Topic): string {
    const { texts } = this
    const area = topic ? texts.ofTopic[topic] : texts.area[loop.natal]
    return (this.presses(loop) ? texts.presses : texts.eases)[loop.transiting]({ area })
  }

  /** That the hour is not known, where dates hang on it. */
  noteHour(): void {
    const { noHour } = this.texts
    if (!this.natal.chart.hasHour && !saidBefore(this.composer).includes(noHour)) this.composer.explain(noHour)
  }

  /** The loop that goes on at an instant, or comes next; for the past the last that was. */
  static choose(loops: readonly Loop[], nowJdUt: number, isPast: boolean): Loop | undefined {
    const inOrder = loops.toSorted((a, b) => a.sinceJdUt - b.sinceJdUt)
    return isPast
      ? (inOrder.findLast(({ sinceJdUt }) => sinceJdUt < nowJdUt) ?? inOrder[0])
      : (inOrder.find(({ untilJdUt }) => untilJdUt >= nowJdUt) ?? inOrder.at(-1))
  }

  isNatal = (point: string): point is NatalPoint =>
    this.natal.chart.at(point as NatalPoint) !== null &&
    (PLANETS as readonly string[]).concat('asc', 'mc').includes(point)
}
