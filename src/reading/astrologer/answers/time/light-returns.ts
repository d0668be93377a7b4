import type { Place } from '#astro/atlas/place.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Factor } from '../../../facts/factor.ts'
import type { TextsOf } from '../../../library/text-shape.ts'
import type { Composer } from '../../writing/composer.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { placeText } from '../natal/natal-answer.ts'
import { citiesOf } from '../places/places.ts'
import { type Light, lightReturns, ReturnChart } from './return-chart.ts'
import { returnTexts } from './return-words.ts'
import { TimeAnswer } from './time-answer.ts'

const ROUND_DAYS: Record<Light, number> = { sun: 367, moon: 28.5 }
/** A birthday so near is the one that is asked about, days. */
const NEAR_DAYS = 60
const EASES: readonly Planet[] = ['venus', 'jupiter']
const PRESSES: readonly Planet[] = ['mars', 'saturn', 'pluto']

const ASKED = {
  time: /^(?:when|whens|exact|exactly|minute|moment|time|date|day|когда|точное|точно|минут\p{L}*|момент\p{L}*|во|дата|число)$/u,
  rising: /^(?:ascendant|rising|rises|асцендент\p{L}*|асц|восход\p{L}*)$/u,
  sun: /^(?:sun|солнц[еауо]м?)$/u,
  moon: /^(?:moon|лун[аеуы]|луной)$/u,
  house:
    /^(?:houses?|stress\p{L}*|emphas\p{L}*|stellium|focus|дом\p{L}{0,3}|акцент\p{L}*|выделен\p{L}*|нагружен\p{L}*)$/u,
  about:
    /^(?:about|say|says|theme|themes|mean|means|bring|brings|like|expect|hold|holds|look|good|обеща\p{L}*|сул\p{L}*|чем|принес\p{L}*|ждать|ждет|будет|тем[аы]|означает|говорит|какой|каким|хорош\p{L}*)$/u,
  place:
    /^(?:where|place|somewhere|travel|abroad|stay\p{L}*|home|stopping|где|место|месте|месту|куда|ехать|лететь|уехать|улечу|лучше)$/u,
  counts: /^(?:counts?|matters?|much|worth|которы[йм]|считать|считается|влияет|важно|стоит|сильно)$/u,
  begins:
    /^(?:start|starts|begin|begins|effect|last|lasts|kick|действ\p{L}*|начина\p{L}*|заканчива\p{L}*|длится|действует)$/u,
  layers: /^(?:profections?|transits?|профекци\p{L}*|транзит\p{L}*)$/u,
} as const
type Part = keyof typeof ASKED

class ReturnAnswer extends TimeAnswer {
  readonly light: Light
  readonly words: TextsOf<typeof returnTexts>
  private readonly said: string

  constructor(composer: Composer, light: Light) {
    super(composer)
    this.light = light
    this.words = composer.library.texts(returnTexts, composer.lang)
    this.said = saidBefore(composer)
  }

  asks = (part: Part): boolean => this.composer.asked.words.some((word) => ASKED[part].test(word))

  area = (house: number): string => this.natal.texts.area[house - 1] ?? ''

  /** "UTC+1", "UTC+5.5": how far the reader's clock is from Greenwich at an instant. */
  zone(jdUt: number): string {
    const { timeZone } = this.composer.book.source
    const at = new Date(Math.round((jdUt - 2_440_587.5) * 86_400_000))
    const [, sign = '+', hours = '0', minutes = '0'] =
      /GMT([+-])(\d+)(?::(\d+))?/.exec(
        new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
          .formatToParts(at)
          .find(({ type }) => type === 'timeZoneName')?.value ?? '',
      ) ?? []
    return `UTC${sign}${Number(hours) + Number(minutes) / 60}`
  }

  fact(jdUt: number): Factor {
    const place = this.natal.chart.at(this.light)
    return {
      id: `return:${this.light}:${Math.round(jdUt)}`,
      kind: 'special',
      said: 'return',
      transiting: this.light,
      natal: this.light,
      exactJdUt: jdUt,
      ...(place && { sign: place.sign }),
    }
  }

  wasSaid = (text: string): boolean => this.said.includes(text)

  /** Says what was not said before. */
  explainNew(text: string): void {
    if (!this.wasSaid(text)) this.composer.explain(text)
  }

  /** Whether the minute of a return was told before in the conversation. */
  isTold = (jdUt: number): boolean => this.wasSaid(this.clock(jdUt)) && this.wasSaid(this.date(jdUt))

  tellTime(jdUt: number): void {
    const { composer, words, light, now } = this
    const place = this.natal.chart.at(light)
    if (!place) return
    const when = { date: this.date(jdUt), clock: this.clock(jdUt), zone: this.zone(jdUt) }
    composer.list(
      [
        jdUt < now
          ? words.running[light](when)
          : words.next[light]({ ...when, at: placeText(composer.lang, place.longitudeDeg) }),
      ],
      [this.fact(jdUt), ...this.natal.facts(light)],
    )
  }

  tellCast(chart: ReturnChart, place: string): void {
    const { light, words, composer } = this
    const house = chart.house(light)
    const at = placeText(composer.lang, chart.ascendantDeg)
    composer.list(
      [words.cast[light]({ place, rising: chart.rising, at, house })],
      [chart.risingFact, ...chart.facts([light])],
    )
  }

  tellAbout(chart: ReturnChart): void {
    const { light, words, composer } = this
    composer.list([words.about[light]({ area: this.area(chart.house(light)) })], chart.facts([light]))
  }

  tellMoon(chart: ReturnChart): void {
    const moon = chart.facts(['moon'])
    const [fact] = moon
    if (fact?.sign !== undefined && fact.house !== undefined)
      this.composer.list([this.words.moon({ sign: fact.sign, house: fact.house })], moon)
  }

  tellFullest(chart: ReturnChart, isAsked: boolean): void {
    const { words, composer } = this
    const { fullest } = chart
    if (fullest) {
      const { house, planets } = fullest
      const told =
        house === chart.house(this.light) && !isAsked
          ? words.fullSame({ points: planets })
          : words.full({ house, points: planets, area: this.area(house) })
      composer.list([told], chart.facts(planets))
    } else if (isAsked) composer.explain(words.spread)
  }

  tellAngles(chart: ReturnChart, isAsked: boolean): void {
    const angular = chart.angular.slice(0, 3)
    if (angular.length > 0) this.composer.list([this.words.angles({ points: angular })], chart.facts(angular))
    else if (isAsked) this.composer.explain(this.words.noAngles)
  }

  /** Which of some places sets kinder planets on the angles. */
  tellLean(casts: readonly { name: string; chart: ReturnChart }[]): void {
    const { words, composer } = this
    const weight = ({ angular }: ReturnChart) =>
      angular.filter((one) => EASES.includes(one)).length - angular.filter((one) => PRESSES.includes(one)).length
    const ranked = casts.toSorted((a, b) => weight(b.chart) - weight(a.chart))
    const [best, last] = [ranked[0], ranked.at(-1)]
    if (!best || !last || weight(best.chart) === weight(last.chart)) return composer.explain(words.lean.even)
    const kind = best.chart.angular.filter((one) => EASES.includes(one))
    const harsh = last.chart.angular.filter((one) => PRESSES.includes(one))
    if (kind.length > 0) composer.list([words.lean.better({ city: best.name, points: kind })], best.chart.facts(kind))
    else composer.list([words.lean.worse({ city: last.name, points: harsh })], last.chart.facts(harsh))
  }
}

const WAS = /^(?:was|were|did|spent|had|был[аои]?|встретил\p{L}*|праздновал\p{L}*|отметил\p{L}*)$/u

const AHEAD =
  /^(?:if|would|will|should|spend\p{L}*|coming|если|буд\p{L}*|встре[тч]\p{L}*|отме[тч]\p{L}*|наступающ\p{L}*)$/u

/** The return that is asked about: of the year named, the one that runs, or the next. */
function returnAsked(answer: ReturnAnswer): number | undefined {
  const { composer, light, now } = answer
  const { period, words } = composer.asked
  const round = ROUND_DAYS[light]
  const [last] = lightReturns(answer, light, now - round, now).slice(-1)
  const [next] = lightReturns(answer, light, now, now + round)
  if (words.some((word) => /^(?:next|следующ\p{L}*|ближайш\p{L}*)$/u.test(word))) return next
  if (words.some((word) => /^(?:last|прошл\p{L}*)$/u.test(word))) return last ?? next
  if (words.some((word) => WAS.test(word))) return last ?? next
  if (light === 'moon') return next
  const year = /^\d{4}-01-01/.test(period?.from ?? '') ? Number(period?.from.slice(0, 4)) : null
  const isThis = words.some((word) => /^(?:this|эт\p{L}{1,2}|нынешн\p{L}*)$/u.test(word))
  const thisYear = Number(composer.book.dateOf(now).slice(0, 4))
  const wanted = year ?? (isThis ? thisYear : null)
  if (wanted !== null) {
    const [found] = lightReturns(answer, light, ...spanOf(composer, wanted))
    if (found !== undefined) return found
  }
  const isNear = next !== undefined && next - now < NEAR_DAYS
  const isAhead = answer.asks('time') || answer.asks('place') || words.some((word) => AHEAD.test(word))
  return isNear || isAhead || citiesOf(composer.lang, words).length > 0 ? next : (last ?? next)
}

function spanOf(composer: Composer, year: number): [number, number] {
  const { fromJdUt, toJdUt } = composer.span({ from: `${year}-01-01`, to: `${year}-12-31` })
  return [fromJdUt, toJdUt]
}

const CHANGE =
  /^(?:instead|change|changes|differ\p{L}*|better|worse|измен\p{L}*|меня\p{L}*|поменя\p{L}*|лучше|хуже|вместо|другой)$/u
const LIVES = /^(?:live|living|lives|based|moved|живу|живем|жив[её]т|переехал\p{L}*)$/u
/** A city so near is the birthplace, degrees. */
const SAME_DEG = 0.5

/** The cities of the question, but for the birthplace beside another one. */
function citiesAsked({ composer, birth: { chart } }: ReturnAnswer): { cities: Place[]; isHome: boolean } {
  const { asked } = composer
  const cities: Place[] = asked.cities.length > 0 ? [...asked.cities] : citiesOf(composer.lang, asked.words)
  const isHome = ({ latitudeDeg, longitudeDeg }: Place) =>
    Math.abs(latitudeDeg - chart.latitudeDeg) < SAME_DEG && Math.abs(longitudeDeg - chart.longitudeDeg) < SAME_DEG
  const away = cities.filter((city) => !isHome(city))
  const livesAway = away.length > 0 && composer.asked.words.some((word) => LIVES.test(word))
  return { cities: livesAway ? away.slice(0, 1) : cities, isHome: cities.length === 1 && away.length === 0 }
}

/** The cities of the question, each with its cast; the birthplace where none is named, or beside a single one that is weighed. */
function castsOf(answer: ReturnAnswer, jdUt: number, cities: readonly Place[]): { name: string; chart: ReturnChart }[] {
  const { composer, words, light, birth } = answer
  const sites = cities.map((city) => ({ name: city.name, site: city }))
  const home = { name: words.birthplace, site: birth.chart }
  const weighs = cities.length === 1 && (answer.asks('place') || composer.asked.words.some((word) => CHANGE.test(word)))
  return (cities.length === 0 ? [home] : weighs ? [...sites, home] : sites).flatMap(({ name, site }) => {
    const chart = ReturnChart.at(answer, light, jdUt, site)
    return chart ? [{ name, chart }] : []
  })
}

function answerLight(composer: Composer, light: Light): void {
  const answer = new ReturnAnswer(composer, light)
  const { words } = answer
  const { period } = composer.asked
  const span = period && composer.span(period)
  if (light === 'sun' && span && span.toJdUt - span.fromJdUt > 500) {
    const dates = lightReturns(answer, 'sun', span.fromJdUt, span.toJdUt)
    return composer.list(
      [words.years({ dates: dates.map(answer.date) })],
      dates.map((jdUt) => answer.fact(jdUt)),
    )
  }
  if (answer.asks('layers')) return composer.explain(words.layers)
  const jdUt = returnAsked(answer)
  if (jdUt === undefined) return
  if (!answer.natal.chart.hasHour) {
    if (light === 'moon') return composer.explain(words.noHour)
    return composer.list([words.day({ date: answer.date(jdUt) })], [answer.fact(jdUt)])
  }
  if (answer.asks('begins') && !answer.asks('place')) {
    composer.explain(words.begins[light])
    return answer.tellTime(jdUt)
  }
  const { cities, isHome } = citiesAsked(answer)
  const asksPlace = light === 'sun' && (answer.asks('place') || answer.asks('counts'))
  if (asksPlace && cities.length === 0) {
    const isAgain = answer.wasSaid(words.place.any)
    composer.explain(isAgain ? words.place.little : words.place.any)
    answer.explainNew(words.place.ask)
    if (!answer.isTold(jdUt) && !isAgain) answer.tellTime(jdUt)
    return
  }
  if (isHome && asksPlace) {
    const [home] = cities
    return composer.explain(words.place.same({ city: home?.name ?? '' }), words.place.any)
  }
  tellReturn(answer, jdUt, castsOf(answer, jdUt, isHome ? [] : cities))
}

/** A return for the places asked of: what is asked of it, or all that it stresses. */
function tellReturn(answer: ReturnAnswer, jdUt: number, casts: readonly { name: string; chart: ReturnChart }[]): void {
  const { composer, light, words, now } = answer
  const [first] = casts
  const asksDetail = (['rising', 'sun', 'moon', 'house'] as const).some(answer.asks) && !answer.asks('time')
  if (!asksDetail && casts.length < 2 && !answer.isTold(jdUt)) answer.tellTime(jdUt)
  if (!first) return
  for (const { name, chart } of casts) answer.tellCast(chart, name)
  if (casts.length > 1) {
    answer.tellLean(casts)
    return answer.explainNew(words.place.any)
  }
  const { chart } = first
  if (asksDetail) {
    if (answer.asks('house')) answer.tellFullest(chart, true)
    if (answer.asks('moon') && light === 'sun') answer.tellMoon(chart)
    if (answer.asks('sun') || answer.asks('rising')) answer.tellAbout(chart)
    if (answer.asks('house')) answer.tellAngles(chart, true)
    return
  }
  answer.tellAbout(chart)
  if (answer.asks('about') || answer.isTold(jdUt) || jdUt < now) {
    answer.tellFullest(chart, false)
    answer.tellAngles(chart, false)
    composer.explain(words.do[chart.house(light) - 1] ?? '')
  } else if (light === 'sun') answer.tellMoon(chart)
}

/** The return of the Sun: its minute, what it stresses, and what another place would change. */
export const answerSolarReturn = (composer: Composer): void => answerLight(composer, 'sun')

/** The return of the Moon: a month in the same terms. */
export const answerLunarReturn = (composer: Composer): void => answerLight(composer, 'moon')
