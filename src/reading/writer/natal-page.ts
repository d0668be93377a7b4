import { signOf } from '#astro/charts/sign.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import { natalFactors } from '../facts/natal-factors.ts'
import type { AspectPoint, KeyOf } from '../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import { ChartPage, type ChartPageOptions, type Depth } from './chart-page.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import { natalWordsEn } from './natal-words-en.ts'
import { natalWordsRu } from './natal-words-ru.ts'
import type { NatalWords } from './natal-words.ts'
import type { Paragraph } from './reading.ts'

export const NATAL_WORDS: Record<Lang, NatalWords> = { en: natalWordsEn, ru: natalWordsRu }

/** Points with entries by sign and by house, as the library names them. */
export type Topic = Exclude<AspectPoint, 'asc' | 'mc'> | 'ceres' | 'lilith'

/** What the chart calls a point of the library. */
export function pointOf(name: AspectPoint | Topic): SpokenPoint {
  if (name === 'node') return 'trueNode'
  return name === 'lilith' ? 'meanLilith' : name
}

/** A natal reading while it is written. A factor that isn't among the chart's facts can't be named. */
export class NatalPage extends ChartPage {
  readonly birth: NatalBirth
  readonly words: NatalWords
  private readonly facts: ReadonlyMap<string, Parameters<ChartPage['factor']>[0]>

  constructor(birth: NatalBirth, options: ChartPageOptions) {
    super(options)
    this.birth = birth
    this.words = NATAL_WORDS[options.lang]
    this.facts = new Map(natalFactors(birth).map((factor) => [factor.id, factor]))
  }

  /** Whether the chart bears a fact out. */
  knows(id: string): boolean {
    return this.facts.has(`natal:${id}`)
  }

  /** Notes a fact of the chart by its id without `natal:`. @throws RangeError for one that isn't so */
  fact(id: string): string {
    const factor = this.facts.get(`natal:${id}`)
    if (!factor) throw new RangeError(`the chart doesn’t say natal:${id}`)
    return this.factor(factor)
  }

  /** The sign of a point, null where it isn't certain or, of an angle, without the hour. */
  signOf(point: SpokenPoint): Sign | null {
    const { chart, timeKnown, uncertain } = this.birth
    if (point === 'asc' || point === 'mc') {
      if (!timeKnown || !chart.houses) return null
      return signOf(point === 'asc' ? chart.houses.ascendantDeg : chart.houses.midheavenDeg)
    }
    if (uncertain.some(({ body }) => body === point)) return null
    return chart.placements.find(({ body }) => body === point)?.sign ?? null
  }

  /** The house of a body; null without the hour. */
  houseOf(point: SpokenPoint): number | null {
    const { chart, timeKnown } = this.birth
    return timeKnown ? (chart.placements.find(({ body }) => body === point)?.house ?? null) : null
  }

  signFact(point: SpokenPoint): string[] {
    const sign = this.signOf(point)
    return sign === null ? [] : [this.fact(`${point}:sign:${sign}`)]
  }

  houseFact(point: SpokenPoint): string[] {
    const house = this.houseOf(point)
    return house === null ? [] : [this.fact(`${point}:house:${house}`)]
  }

  /** A point by its sign; nothing where that isn't certain. */
  bySign(name: Topic | 'asc' | 'mc', depth: Depth, before = '', also: readonly string[] = []): Paragraph[] {
    const point = pointOf(name)
    const sign = this.signOf(point)
    if (sign === null) return []
    const subject =
      name === 'asc' || name === 'mc' ? (`angle-in-sign/${name}` as const) : (`planet-in-sign/${name}` as const)
    const entry = this.take(subject, `${sign}` as KeyOf<typeof subject>)
    return this.meaning(entry, depth, [...this.signFact(point), ...also], before)
  }

  /** A point by its house; nothing without the hour. */
  byHouse(name: Topic, depth: Depth, before = '', also: readonly string[] = []): Paragraph[] {
    const point = pointOf(name)
    const house = this.houseOf(point)
    if (house === null) return []
    const subject = `planet-in-house/${name}` as const
    const entry = this.take(subject, `${house}` as KeyOf<typeof subject>)
    return this.meaning(entry, depth, [...this.houseFact(point), ...also], before)
  }

  /** The sentence on a body whose sign the unknown hour decides; nothing of any other. */
  uncertain(point: SpokenPoint): Paragraph[] {
    const change = this.birth.uncertain.find(({ body }) => body === point)
    if (!change) return []
    const [from, to] = change.signs
    const factors = [from, to].map((sign) =>
      this.factor({ id: `natal:${point}:sign:${sign}`, kind: 'natal', natal: point, sign }),
    )
    return [{ text: this.words.uncertain(point, from, to), factors }]
  }

  /** "Sun in Taurus, ninth house", as far as it is known. */
  titleOf(point: SpokenPoint): string {
    return this.words.title(point, this.signOf(point), this.houseOf(point))
  }

  /** "Sun in Taurus": where its house isn't told. */
  titleBySign(point: SpokenPoint): string {
    return this.words.title(point, this.signOf(point), null)
  }

  /** "Sun, ninth house": where its sign isn't told. */
  titleByHouse(point: SpokenPoint): string {
    return this.words.title(point, null, this.houseOf(point))
  }
}
