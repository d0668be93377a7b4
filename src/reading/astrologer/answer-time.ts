import { rulerOf } from '#astro/charts/dignities.ts'
import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Factor } from '../facts/factor.ts'
import { NATAL_POINTS, type NatalPoint } from '../library/subjects.ts'
import type { Composer } from './composer.ts'
import type { Period } from './question.ts'
import { SEATS } from './topics.ts'

const YEAR_DAYS = 365
const LIFE_DAYS = 32_000
/** How far a pass of each planet over a point is looked for, days: a round and some more. */
const REACH_DAYS: Partial<Record<Planet, number>> = {
  jupiter: 4700,
  saturn: 11_300,
  uranus: 31_500,
  neptune: LIFE_DAYS,
  pluto: LIFE_DAYS,
}
/** Planets whose conjunction asks for care rather than giving ease. */
const DEMANDING: ReadonlySet<string> = new Set(['mars', 'saturn', 'uranus', 'neptune', 'pluto'])

const presses = ({ aspect, transiting }: Factor) =>
  aspect !== undefined &&
  (ASPECT_NATURE[aspect] === 'tense' || (aspect === 'conjunction' && DEMANDING.has(transiting ?? '')))

/** What a chart says of a part of life. */
export function answerTopic(composer: Composer): void {
  const topic = composer.asked.topic ?? 'self'
  const { points, houses } = SEATS[topic]
  composer.add([composer.words.topic[topic]])
  const point = points.find((one) => composer.placement(one).sign)
  const { sign } = point ? composer.placement(point) : { sign: undefined }
  if (point && sign)
    composer.add([composer.fact(sign), composer.signMeaning(point, sign.sign ?? 0, ['gist', 'body'], 1)], [sign])
  const [number = 1] = houses
  const cusp = composer.book
    .natal()
    .find(({ natal, house, sign: of }) => !natal && house === number && of !== undefined)
  if (cusp && composer.hasHouses) {
    const ruler = rulerOf(cusp.sign ?? 0)
    const { house } = composer.placement(ruler)
    if (house)
      composer.add(
        [
          composer.words.ruledBy(number, ruler),
          composer.fact(house),
          composer.meaning(`house-ruler/${number}`, `${house.house}`, ['gist'], 0),
        ],
        [cusp, house],
      )
  }
  const touched = composer.book.transitsNow().find(({ natal, aspect }) => aspect && points.some((one) => one === natal))
  if (touched && composer.transitMeaning(touched, ['gist'])) {
    composer.add([composer.fact(touched), composer.transitMeaning(touched, ['gist'], 0)], [touched])
  } else if (point && sign) composer.add([composer.signMeaning(point, sign.sign ?? 0, ['advice'], 0)], [sign])
  composer.close(composer.words.care[topic])
}

/** When a part of life is touched: what eases, what presses, each with its dates. */
export function answerTopicWhen(composer: Composer): void {
  const topic = composer.asked.topic ?? 'self'
  const { points, movers } = SEATS[topic]
  const span = composer.asked.period ? composer.span(composer.asked.period) : composer.ahead(YEAR_DAYS)
  const found = composer.book.transitsWithin(span, { points, movers })
  const tellable = found.filter((factor) => composer.transitMeaning(factor, ['gist']))
  const easing = tellable.filter((factor) => !presses(factor)).slice(0, 2)
  const pressing = tellable.filter(presses).slice(0, 1)
  composer.add([composer.words.topicWhen[topic]])
  if (easing.length + pressing.length === 0) composer.add([composer.words.topicNone])
  for (const factor of easing)
    composer.add([composer.fact(factor), composer.transitMeaning(factor, ['gist'], 0)], [factor])
  for (const factor of pressing)
    composer.add(
      [composer.words.presses, composer.fact(factor), composer.transitMeaning(factor, ['advice'], 0)],
      [factor],
    )
  if (!composer.hasHouses && easing.length + pressing.length === 0) answerWithoutHour(composer)
  else composer.close(composer.words.care[topic])
}

/** What a day, a week, a month or a year touches in the chart. */
export function answerPeriod(composer: Composer): void {
  const { asked, words, book } = composer
  const period: Period = asked.period ?? {
    kind: 'week',
    from: book.dateOf(book.source.nowJdUt),
    to: book.dateOf(book.source.nowJdUt + 6),
  }
  const span = composer.span(period)
  composer.add([words.periodOpens[period.kind]])
  const movers = period.kind === 'year' ? PLANETS.slice(5) : PLANETS.filter((planet) => planet !== 'moon')
  const exact = book.transitsWithin(span, { movers, points: NATAL_POINTS })
  const told = exact.filter((factor) => composer.transitMeaning(factor, ['gist']))
  if (period.kind === 'day') tellDay(composer, (span.fromJdUt + span.toJdUt) / 2)
  const most = period.kind === 'day' ? 1 : 2
  for (const factor of told.slice(0, most))
    composer.add([composer.fact(factor), composer.transitMeaning(factor, ['gist', 'advice'], 0)], [factor])
  if (told.length === 0) tellLasting(composer, period.kind === 'day')
  if (period.kind === 'month' || period.kind === 'year') {
    const [eclipse] = book.eclipses(span)
    const [phase] = eclipse ? [] : book.phases(span, 'full')
    const event = eclipse ?? phase
    if (event) composer.add([composer.fact(event)], [event])
  }
}

/** The Moon on a day, by sign. */
function tellDay(composer: Composer, jdUt: number): void {
  const { sign } = composer.book.moon(jdUt)
  composer.add([composer.fact(sign), composer.meaning('moon-day/sign', `${sign.sign}`, ['gist', 'advice'], 0)], [sign])
}

/** Where nothing is exact, what lasts. */
function tellLasting(composer: Composer, isDay: boolean): void {
  const lasting = composer.book.transitsNow().find((factor) => composer.transitMeaning(factor, ['gist']))
  if (!isDay || !lasting) composer.add([composer.words.quietPeriod])
  if (lasting)
    composer.add([composer.fact(lasting), composer.transitMeaning(lasting, ['gist', 'advice'], 0)], [lasting])
}

/** A transit, asked by the planet, by the point, or as a return; with every pass. */
export function answerTransit(composer: Composer): void {
  const { asked, words, book } = composer
  const [first, second] = asked.points
  const mover = PLANETS.find((planet) => planet === first) ?? PLANETS.find((planet) => planet === second)
  const point =
    NATAL_POINTS.find((one) => one === second) ??
    (mover === first ? undefined : NATAL_POINTS.find((one) => one === first))
  const isReturn =
    point === undefined && mover !== undefined && asked.when && !asked.own ? false : isAskedReturn(composer)
  const span = asked.period
    ? composer.span(asked.period)
    : composer.ahead(mover ? (REACH_DAYS[mover] ?? 900) : YEAR_DAYS)
  const now = book.transitsNow()
  const matches = ({ transiting, natal, aspect }: Factor) =>
    (mover === undefined || transiting === mover || (point === undefined && natal === mover)) &&
    (point === undefined || natal === point) &&
    (asked.aspect === null || aspect === asked.aspect)
  const current = now.filter(matches)
  const coming =
    isReturn && mover
      ? book.returns(mover, span)
      : (mover
          ? soonest(book.transitsWithin(span, { movers: [mover], ...(point && { points: [point] }) }))
          : []
        ).filter(matches)
  const known = new Set(current.map(({ id }) => id))
  const told = (isReturn ? coming : [...current, ...coming.filter(({ id }) => !known.has(id))])
    .filter((factor) => composer.transitMeaning(factor, ['gist']))
    .slice(0, 2)
  if (told.length === 0) return tellNoTransit(composer, mover, point)
  for (const [i, factor] of told.entries()) {
    composer.add(
      [composer.fact(factor), composer.transitMeaning(factor, i === 0 ? ['gist', 'body', 'advice'] : ['gist'], 2)],
      [factor],
    )
  }
  const [next] = told
  if (next?.exactJdUt && next.exactJdUt - book.source.nowJdUt > 2 * YEAR_DAYS) composer.add([words.far])
}

/** A planet that comes to its own place is asked for as a return: one planet, and no other point. */
const isAskedReturn = ({ asked }: Composer) => asked.points.length === 1 && asked.aspect === null && asked.when

const soonest = (factors: readonly Factor[]) => factors.toSorted((a, b) => (a.exactJdUt ?? 0) - (b.exactJdUt ?? 0))

function tellNoTransit(composer: Composer, mover: Planet | undefined, point: NatalPoint | undefined): void {
  const factors = [
    mover ? composer.book.place(mover)[0] : undefined,
    point ? composer.placement(point).sign : undefined,
  ].flatMap((factor) => factor ?? [])
  composer.add([composer.birth?.timeKnown === false ? composer.words.noHour : composer.words.noHits])
  for (const factor of factors) composer.add([composer.fact(factor)], [factor])
  const [place] = factors
  if (mover && place)
    composer.add([composer.meaning(`ingress/${mover}`, `${place.sign}`, ['gist', 'body'], 1)], [place])
}

/** The progressed lights: sign, house and the closest aspect. */
export function answerProgressed(composer: Composer): void {
  const facts = composer.book.progressed()
  composer.add([composer.words.progressedOpens])
  for (const light of ['moon', 'sun'] as const) {
    const sign = facts.find((fact) => fact.transiting === light && fact.sign !== undefined)
    const house = facts.find((fact) => fact.transiting === light && fact.house !== undefined && !fact.aspect)
    if (sign)
      composer.add(
        [composer.fact(sign), composer.meaning(`progressed/${light}-sign`, `${sign.sign}`, ['gist'], 0)],
        [sign],
      )
    if (house && light === 'moon')
      composer.add(
        [composer.fact(house), composer.meaning('progressed/moon-house', `${house.house}`, ['gist'], 0)],
        [house],
      )
  }
  const aspect = facts.find((fact) => fact.aspect !== undefined)
  if (aspect) composer.add([composer.fact(aspect)], [aspect])
}

/** Angles and houses are not told of a birth without an hour; the Sun is. */
function answerWithoutHour(composer: Composer): void {
  composer.add([composer.words.noHour])
  const { sign } = composer.placement('sun')
  if (sign) composer.add([composer.fact(sign), composer.signMeaning('sun', sign.sign ?? 0, ['gist'], 0)], [sign])
}
