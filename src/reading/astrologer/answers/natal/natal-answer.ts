import type { Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { degreeMinute, inSign } from '#language/angle.ts'
import { signEn } from '#language/en/signs.ts'
import type { Lang } from '#language/lang.ts'
import { signGenRu } from '#language/ru/signs.ts'
import { SLOT_FORMS } from '#language/slot-forms.ts'
import { PERSONS_OWN, type Factor } from '../../../facts/factor.ts'
import type { SpokenPoint } from '../../../library/subjects.ts'
import type { TextsOf } from '../../../library/text-shape.ts'
import type { Composer } from '../../writing/composer.ts'
import { BirthChart, type Place } from './chart.ts'
import { natalAnswerTexts } from './natal-words.ts'

/** "3°58′ Scorpio", «3°58′ Скорпиона»: cut to the minute, as almanacs do. */
export function placeText(lang: Lang, longitudeDeg: number): string {
  const { degree, minute, sign } = inSign(longitudeDeg)
  return `${degreeMinute(degree, minute)} ${lang === 'en' ? signEn(sign) : signGenRu(sign)}`
}

/** What an answer about a birth chart is written from: the chart, its texts, and whose it is. */
export class NatalAnswer {
  readonly composer: Composer
  readonly chart: BirthChart
  readonly texts: TextsOf<typeof natalAnswerTexts>

  /** @throws RangeError without a birth: such a question isn't answered from a chart */
  constructor(composer: Composer) {
    const { birth } = composer
    if (!birth) throw new RangeError('no birth')
    this.composer = composer
    this.chart = new BirthChart(composer.book.source.sky, birth)
    this.texts = composer.library.texts(natalAnswerTexts, composer.lang)
  }

  get lang(): Lang {
    return this.composer.lang
  }

  /** For a slot: "your Venus", "Tom’s Venus". */
  own = (point: ChartPoint) => ({ point, of: this.composer.owner })

  /** The same as a word. */
  name(point: ChartPoint, form = ''): string {
    return SLOT_FORMS[this.lang].forms.owned[form]?.(this.own(point)) ?? ''
  }

  bare = (point: ChartPoint): string => SLOT_FORMS[this.lang].forms.point['']?.(point) ?? ''

  /** With the hour to the minute of arc; without it only as far as the whole day agrees: "about 3° Scorpio", the Moon's sign alone. */
  at({ longitudeDeg, sign, between }: Place, point?: ChartPoint): string {
    if (this.chart.hasHour) return placeText(this.lang, longitudeDeg)
    if (between) return this.texts.place.either({ from: between[0], to: between[1] })
    return point === 'moon'
      ? this.texts.place.signOnly({ sign })
      : this.texts.place.about({ degree: Math.floor(longitudeDeg % 30), sign })
  }

  /** The same after a verb: "at 3°58′ Scorpio", «примерно в 29° Овна». */
  inAt(place: Place, point?: ChartPoint): string {
    const { between, sign, longitudeDeg } = place
    const { said } = this.texts.place
    if (this.chart.hasHour || between) return said.exact({ at: this.at(place, point) })
    return point === 'moon' ? said.sign({ sign }) : said.about({ degree: Math.floor(longitudeDeg % 30), sign })
  }

  list = (items: readonly string[]): string => SLOT_FORMS[this.lang].forms.list['']?.(items) ?? ''

  /** The facts of where a point stands. */
  facts(point: ChartPoint): Factor[] {
    const { owner, book } = this.composer
    if (owner === null) return book.natal().filter(({ natal, aspect }) => natal === point && aspect === undefined)
    const place = this.chart.at(point)
    if (!place) return []
    const said = `${this.name(point)}: ${this.at(place, point)}`
    const id = `${PERSONS_OWN}${owner}:${point}`
    return [
      {
        id: `${id}:place`,
        kind: 'special',
        natal: point,
        said,
        ...(!place.between && { sign: place.sign }),
        ...(place.house !== null && { house: place.house }),
      },
      { id: `${id}:motion`, kind: 'natal', natal: point, retrograde: place.isRetrograde },
    ]
  }

  /** Without the hour: both signs of a point that changes sign on the day. */
  signsBetween(point: ChartPoint): Factor[] {
    const place = this.chart.at(point)
    return (place?.between ?? []).map((sign) =>
      this.placeFact(`${point}:${sign}`, this.signName(sign), { sign, house: null }),
    )
  }

  /** The fact of a sign, of a cusp or a reckoned point, which no natal factor has. */
  placeFact(id: string, said: string, place: Pick<Place, 'sign' | 'house'>): Factor {
    const { owner } = this.composer
    const { sign, house } = place
    return {
      id: `${owner === null ? 'natal:' : `${PERSONS_OWN}${owner}:`}${id}`,
      kind: 'special',
      said,
      sign,
      ...(house !== null && { house }),
    }
  }

  cuspFact(house: number): Factor[] {
    const cusp = this.chart.cusp(house)
    if (!cusp) return []
    const own = this.composer.owner === null ? this.composer.natal(`house:${house}:sign:${cusp.sign}`) : undefined
    return [own ?? this.placeFact(`house:${house}`, this.at(cusp), cusp)]
  }

  /** The fact of an aspect within the chart. */
  aspectFact(a: ChartPoint, b: ChartPoint, aspect: Aspect): Factor[] {
    const { owner, book } = this.composer
    const ids = [`natal:${a}:${aspect}:${b}`, `natal:${b}:${aspect}:${a}`]
    if (owner === null) return book.natal().filter(({ id }) => ids.includes(id))
    return [
      {
        id: `${PERSONS_OWN}${owner}:${a}:${aspect}:${b}`,
        kind: 'special',
        transiting: a,
        natal: b,
        aspect,
        said: `${this.name(a)} ${aspect} ${this.name(b)}`,
      },
    ]
  }

  signName = (sign: Sign): string => SLOT_FORMS[this.lang].forms.sign['']?.(sign) ?? ''

  /** What a point in a sign comes to: by the library for the reader, in general words for anybody else. */
  signMeaning(point: SpokenPoint, sign: Sign, sentences = 2): string | null {
    const { composer, texts } = this
    if (composer.owner === null) return composer.signMeaning(point, sign, ['gist', 'body'], sentences)
    return texts.place.means({ shows: texts.shows[point], manner: texts.manner[sign] ?? '' })
  }

  houseMeaning(point: SpokenPoint, house: number): string | null {
    const { composer, texts } = this
    if (composer.owner === null) return composer.houseMeaning(point, house, ['gist'], 0)
    return texts.place.house({ house, area: texts.area[house - 1] ?? '' })
  }

  /** What can't be told without the hour; true where it can't. */
  lacksHour(what: 'angles' | 'houses' | 'fortune' | 'ruler' | 'alone'): boolean {
    if (this.chart.hasHour) return false
    this.composer.explain(this.texts.noHour({ what: this.texts.noHourWhat[what] }))
    return true
  }
}

/** Where the ten planets stand. */
export const planetFacts = (answer: NatalAnswer): Factor[] => PLANETS.flatMap((planet) => answer.facts(planet))
