import { rulerOf } from '#astro/charts/dignities.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { isPlanet, PLANETS } from '#astro/ephemeris/body.ts'
import { orbText } from '#language/angle.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { Composer } from '../composer.ts'
import type { ExtraPoint } from './chart.ts'
import { NatalDesk } from './natal-desk.ts'

const ANGLES: ReadonlySet<SpokenPoint> = new Set(['asc', 'mc'])
/** Points without a meaning of their own in the library's pages of houses. */
const HOUSELESS: ReadonlySet<SpokenPoint> = new Set(['asc', 'mc'])

/** Where a point stands: degree, sign, house, motion, dignity, and what it comes to. */
export function answerPoint(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const points = composer.asked.points.length > 0 ? composer.asked.points.slice(0, 3) : (['sun'] as const)
  for (const point of points) tellPoint(desk, point, points.length === 1)
}

/** A point in one or two paragraphs. */
export function tellPoint(desk: NatalDesk, point: SpokenPoint, isOnly: boolean): void {
  const { composer, chart, texts } = desk
  if (ANGLES.has(point) && desk.lacksHour('angles')) return
  const place = chart.at(point)
  if (!place) return
  const facts = desk.facts(point)
  if (place.between) {
    const [from, to] = place.between
    composer.list([texts.place.unsure({ point: desk.own(point), from, to })], [...facts, ...desk.signsBetween(point)])
    return
  }
  const { signs, houses } = composer.asked
  const said = signs.length === 1 ? signs[0] : undefined
  const isWrong =
    (said !== undefined && said !== place.sign) ||
    (houses[0] !== undefined && place.house !== null && houses[0] !== place.house)
  const own = desk.own(point)
  const at = desk.inAt(place, point)
  composer.add(
    [
      isOnly && isWrong ? texts.place.otherThanSaid : isOnly && said === place.sign ? texts.place.asSaid : null,
      place.house === null || HOUSELESS.has(point)
        ? texts.place.at({ point: own, at })
        : texts.place.atHouse({ point: own, at, house: place.house }),
      place.isRetrograde && isPlanet(point) ? texts.place.retrograde : null,
      ...place.dignities.slice(0, 1).map((dignity) => texts.dignity[dignity]({ point: own, sign: place.sign })),
    ],
    facts,
  )
  composer.add([desk.signMeaning(point, place.sign, isOnly ? 2 : 0)], facts)
  if (!isOnly) return
  if (place.house !== null && !HOUSELESS.has(point)) composer.add([desk.houseMeaning(point, place.house)], facts)
  const closest = chart.aspects().find(({ a, b }) => a === point || b === point)
  if (!closest) return
  const { a, b, aspect, orbDeg } = closest
  const held = desk.aspectFact(a, b, aspect)
  const words = texts.aspects.between({ one: desk.own(a), aspect, other: desk.own(b), orb: orbText(orbDeg) })
  composer.add(
    [composer.owner === null ? held.map((one) => composer.fact(one))[0] : texts.aspects.found({ aspect: words })],
    held,
  )
}

/** A reckoned point: Fortune, vertex, the south node. */
const answerExtra =
  (point: ExtraPoint) =>
  (composer: Composer): void => {
    const desk = new NatalDesk(composer)
    const place = desk.chart.extra(point)
    if (!place) {
      desk.lacksHour('fortune')
      return
    }
    const { texts } = desk
    const fact = desk.placeFact(point, desk.at(place), place)
    const opens = place.house === null ? null : texts.place.extra[point]({ at: desk.at(place), house: place.house })
    composer.list(
      [opens ?? texts.place.extraBare[point]({ at: desk.at(place) })],
      [fact, ...(['sun', 'moon', 'asc', 'trueNode'] as const).flatMap((one) => desk.facts(one))],
    )
    composer.add([texts.place.means({ shows: texts.shows[point], manner: texts.manner[place.sign] ?? '' })], [fact])
    if (place.house !== null)
      composer.add([texts.place.house({ house: place.house, area: texts.area[place.house - 1] ?? '' })], [fact])
  }
export const answerFortune = answerExtra('fortune')
export const answerVertex = answerExtra('vertex')
export const answerSouthNode = answerExtra('southNode')

/** All planets and angles with their degrees, a line each. */
export function answerPositions(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const { texts, chart } = desk
  const points: SpokenPoint[] = [...PLANETS, 'trueNode', 'chiron', ...(chart.hasHour ? (['asc', 'mc'] as const) : [])]
  const lines = points.flatMap((point) => {
    const place = chart.at(point)
    if (!place) return []
    const at = `${desk.at(place, point)}${place.isRetrograde && isPlanet(point) ? texts.positions.retrograde : ''}`
    return [
      place.house === null || ANGLES.has(point)
        ? texts.positions.line({ point, at })
        : texts.positions.lineHouse({ point, at, number: place.house }),
    ]
  })
  const { owner } = composer
  composer.close(owner === null ? texts.positions.own : texts.positions.of({ name: owner }))
  composer.lines.push({
    text: lines.join('\n'),
    factors: points.flatMap((point) => [...desk.facts(point), ...desk.signsBetween(point)]),
    isNeeded: true,
    held: 'named',
  })
  if (!chart.hasHour) desk.lacksHour('houses')
}

/** Sun, Moon and ascendant. */
export function answerBigThree(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const { texts, chart } = desk
  const [sun, moon, rising] = [chart.at('sun'), chart.at('moon'), chart.at('asc')]
  if (!sun || !moon) return
  const facts = (['sun', 'moon', 'asc'] as const).flatMap((point) => desk.facts(point))
  if (rising) composer.list([texts.bigThree({ sun: sun.sign, moon: moon.sign, rising: rising.sign })], facts)
  else if (!moon.between && !sun.between) composer.list([texts.bigTwo({ sun: sun.sign, moon: moon.sign })], facts)
  for (const point of rising ? (['sun', 'moon', 'asc'] as const) : (['sun', 'moon'] as const)) {
    const place = chart.at(point)
    if (place?.between) tellPoint(desk, point, false)
    else if (place) composer.add([desk.signMeaning(point, place.sign, 0)], desk.facts(point))
  }
  if (!rising) desk.lacksHour('angles')
}

/** Who rules the chart: the ruler of the ascendant, and how it stands. */
export function answerChartRuler(composer: Composer): void {
  const desk = new NatalDesk(composer)
  if (desk.lacksHour('ruler')) return
  const rising = desk.chart.at('asc')
  if (!rising) return
  const ruler = rulerOf(rising.sign)
  composer.add(
    [desk.texts.chartRuler({ rising: rising.sign, ruler: desk.own(ruler) })],
    [...desk.facts('asc'), ...desk.facts(ruler)],
  )
  tellPoint(desk, ruler, true)
}

/** Which planet rules another's sign. */
export function answerDispositor(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const point = composer.asked.points[0] ?? 'sun'
  if (ANGLES.has(point) && desk.lacksHour('angles')) return
  const place = desk.chart.at(point)
  if (!place || place.between) return tellPoint(desk, point, true)
  const ruler = rulerOf(place.sign)
  const facts = [...desk.facts(point), ...desk.facts(ruler)]
  if (ruler === point) {
    composer.add([desk.texts.dispositorSelf({ point: desk.own(point), sign: place.sign })], facts)
    return
  }
  composer.add([desk.texts.dispositor({ point: desk.own(point), sign: place.sign, ruler: desk.own(ruler) })], facts)
  tellPoint(desk, ruler, true)
}

/** How many minutes around the birth are looked through for another rising sign. */
const REACH_MINUTES = 150

/** What a birth a few minutes earlier or later would change. */
export function answerHour(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const { texts, chart } = desk
  const { birth } = chart
  const rising = chart.at('asc')
  if (!rising) {
    composer.explain(texts.hour.unknown)
    return
  }
  const { sky } = composer.book.source
  const signAt = (minutes: number) => {
    const moved = natalChart(sky, {
      jdUt: birth.chart.jdUt + minutes / 1440,
      latitudeDeg: birth.chart.latitudeDeg,
      longitudeDeg: birth.chart.longitudeDeg,
    })
    return moved.houses ? Math.floor(moved.houses.ascendantDeg / 30) : rising.sign
  }
  const first = (step: 1 | -1) => {
    for (let minutes = 1; minutes <= REACH_MINUTES; minutes++) {
      const sign = signAt(step * minutes)
      if (sign !== rising.sign) return { minutes, sign }
    }
    return null
  }
  const [earlier, later] = [first(-1), first(1)]
  const nearest = [earlier, later].flatMap((one) => one ?? []).toSorted((a, b) => a.minutes - b.minutes)[0]
  const facts = [
    ...desk.facts('asc'),
    ...[earlier, later].flatMap((one) =>
      one ? [desk.placeFact(`asc:${one.sign}`, desk.signName(one.sign), { sign: one.sign, house: null })] : [],
    ),
  ]
  composer.list([texts.hour.stands({ at: desk.at(rising) })], facts)
  composer.list([earlier && texts.hour.earlier(earlier), later && texts.hour.later(later)], facts)
  if (nearest) {
    const [from, to] = [rulerOf(rising.sign), rulerOf(nearest.sign)]
    if (from !== to)
      composer.list([texts.hour.changes({ old: from, new: to })], [...facts, ...desk.facts(from), ...desk.facts(to)])
  } else composer.add([texts.hour.safe({ minutes: REACH_MINUTES })], facts)
  composer.explain(texts.hour.rest)
}
