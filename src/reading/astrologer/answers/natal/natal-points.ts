import type { Aspect } from '#astro/charts/aspect.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { isPlanet, PLANETS } from '#astro/ephemeris/body.ts'
import { orbText } from '#language/angle.ts'
import { PERSONS_OWN } from '../../../facts/factor.ts'
import { natalPositions } from '../../../facts/natal-points.ts'
import { isSpoken, type SpokenPoint } from '../../../library/subjects.ts'
import type { Composer } from '../../writing/composer.ts'
import type { Understood } from '../../question.ts'
import type { ExtraPoint } from './chart.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { NatalAnswer } from './natal-answer.ts'

const ANGLES: ReadonlySet<SpokenPoint> = new Set(['asc', 'mc'])
/** Points without a meaning of their own in the library's pages of houses. */
const HOUSELESS: ReadonlySet<SpokenPoint> = new Set(['asc', 'mc'])

/** Where a point stands: degree, sign, house, motion, dignity, and what it comes to. */
export function answerPoint(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const points = composer.asked.points.length > 0 ? composer.asked.points.slice(0, 3) : (['sun'] as const)
  for (const point of points) tellPoint(answer, point, points.length === 1)
}

/** Where a point stands is asked for again, and not what it means. */
const DEGREES = /^(?:degrees?|градус\p{L}*)$/u

/** A point in one or two paragraphs. */
export function tellPoint(answer: NatalAnswer, point: SpokenPoint, isOnly: boolean): void {
  const { composer, chart, texts } = answer
  if (ANGLES.has(point) && answer.lacksHour('angles')) return
  const place = chart.at(point)
  if (!place) return
  const facts = answer.facts(point)
  if (place.between) {
    const [from, to] = place.between
    composer.list(
      [texts.place.unsure({ point: answer.own(point), from, to })],
      [...facts, ...answer.signsBetween(point)],
    )
    return
  }
  const { asked } = composer
  const isRuler = asked.points.length === 0 && asked.houses.length > 0
  const { signs, houses } = isRuler ? { signs: [], houses: [] } : asked
  const said = signs.length === 1 ? signs[0] : undefined
  const isWrong =
    (said !== undefined && said !== place.sign) ||
    (houses[0] !== undefined && place.house !== null && houses[0] !== place.house)
  const own = answer.own(point)
  const at = answer.inAt(place, point)
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
  if (asked.words.some((word) => DEGREES.test(word)) && saidBefore(composer).includes(answer.at(place, point))) return
  composer.add([answer.signMeaning(point, place.sign, isOnly ? 2 : 0)], facts)
  if (!isOnly) return
  if (place.house !== null && !HOUSELESS.has(point)) composer.add([answer.houseMeaning(point, place.house)], facts)
  const closest = chart.aspects().find(({ a, b }) => a === point || b === point)
  if (!closest) return
  const { a, b, aspect, orbDeg } = closest
  const held = answer.aspectFact(a, b, aspect)
  const words = texts.aspects.between({ one: answer.own(a), aspect, other: answer.own(b), orb: orbText(orbDeg) })
  composer.add(
    [composer.owner === null ? held.map((one) => composer.fact(one))[0] : texts.aspects.found({ aspect: words })],
    held,
  )
}

const TOUCHES =
  /^(?:touch\p{L}*|near|conjunct\p{L}*|land|lands|hits?|falls?|closest|каса\p{L}*|задева\p{L}*|рядом|попада\p{L}*|ближе|ближайш\p{L}*)$/u

/** Whether a reckoned point is the reader's own though somebody is named: "my vertex", "what of Tom's touches it". */
export const isOwnBeside = ({ own, words }: Understood): boolean => own || words.some((word) => TOUCHES.test(word))

/** A reckoned point: Fortune, vertex, the south node. */
const answerExtra =
  (point: ExtraPoint) =>
  (composer: Composer): void => {
    const answer = new NatalAnswer(composer)
    const place = answer.chart.extra(point)
    if (!place) {
      answer.lacksHour('fortune')
      return
    }
    const { texts } = answer
    const isTold = saidBefore(composer).includes(answer.at(place))
    if (isTold && composer.owner === null && composer.asked.persons.length > 0)
      return tellContacts(answer, place.longitudeDeg)
    const fact = answer.placeFact(point, answer.at(place), place)
    const opens = place.house === null ? null : texts.place.extra[point]({ at: answer.at(place), house: place.house })
    composer.list(
      [opens ?? texts.place.extraBare[point]({ at: answer.at(place) })],
      [fact, ...(['sun', 'moon', 'asc', 'trueNode'] as const).flatMap((one) => answer.facts(one))],
    )
    const { sect } = answer.chart
    if (point === 'fortune' && sect)
      composer.list(
        [texts.place.fortuneOf[sect]],
        (['asc', 'sun', 'moon'] as const).flatMap((one) => answer.facts(one)),
      )
    tellContacts(answer, place.longitudeDeg)
    composer.add([texts.place.means({ shows: texts.shows[point], manner: texts.manner[place.sign] ?? '' })], [fact])
    if (place.house !== null)
      composer.add([texts.place.house({ house: place.house, area: texts.area[place.house - 1] ?? '' })], [fact])
  }
/** A planet this near to a reckoned point, or across from it, touches it, degrees. */
const TOUCH_DEG = 3
const MOST_CONTACTS = 3

/** What of a saved person who is named beside "my" touches a place of the reader's chart. */
function tellContacts({ composer, texts }: NatalAnswer, longitudeDeg: number): void {
  if (composer.owner !== null) return
  for (const { name, birth } of composer.asked.persons.flatMap((at) => composer.book.source.people[at] ?? [])) {
    const contacts = natalPositions(birth.chart, birth.timeKnown)
      .flatMap(({ point, longitudeDeg: deg, slackDeg }) => {
        if (!isSpoken(point) || slackDeg > 1) return []
        const apart = Math.abs(halfTurn(deg - longitudeDeg))
        const aspect: Aspect = apart < 90 ? 'conjunction' : 'opposition'
        return [{ point, aspect, orbDeg: Math.min(apart, 180 - apart) }]
      })
      .filter(({ orbDeg }) => orbDeg <= TOUCH_DEG)
      .toSorted((a, b) => a.orbDeg - b.orbDeg)
    for (const { point, aspect, orbDeg } of contacts.slice(0, MOST_CONTACTS)) {
      const told = texts.place.contact({ one: { point, of: name }, aspect, orb: orbText(orbDeg) })
      const id = `${PERSONS_OWN}${name}:${point}:${aspect}:extra`
      composer.list([told], [{ id, kind: 'special', said: told, transiting: point, natal: point, aspect }])
    }
    if (contacts.length === 0) composer.explain(texts.place.noContact({ name }))
  }
}

export const answerFortune = answerExtra('fortune')
export const answerVertex = answerExtra('vertex')
export const answerSouthNode = answerExtra('southNode')

/** All planets and angles with their degrees, a line each. */
export function answerPositions(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  const points: SpokenPoint[] = [...PLANETS, 'trueNode', 'chiron', ...(chart.hasHour ? (['asc', 'mc'] as const) : [])]
  const lines = points.flatMap((point) => {
    const place = chart.at(point)
    if (!place) return []
    const at = `${answer.at(place, point)}${place.isRetrograde && isPlanet(point) ? texts.positions.retrograde : ''}`
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
    factors: points.flatMap((point) => [...answer.facts(point), ...answer.signsBetween(point)]),
    isNeeded: true,
    held: 'named',
  })
  if (!chart.hasHour) answer.lacksHour('houses')
}

/** Sun, Moon and ascendant. */
export function answerBigThree(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  const [sun, moon, rising] = [chart.at('sun'), chart.at('moon'), chart.at('asc')]
  if (!sun || !moon) return
  const facts = (['sun', 'moon', 'asc'] as const).flatMap((point) => answer.facts(point))
  if (rising) composer.list([texts.bigThree({ sun: sun.sign, moon: moon.sign, rising: rising.sign })], facts)
  else if (!moon.between && !sun.between) composer.list([texts.bigTwo({ sun: sun.sign, moon: moon.sign })], facts)
  for (const point of rising ? (['sun', 'moon', 'asc'] as const) : (['sun', 'moon'] as const)) {
    const place = chart.at(point)
    if (place?.between) tellPoint(answer, point, false)
    else if (place) composer.add([answer.signMeaning(point, place.sign, 0)], answer.facts(point))
  }
  if (!rising) answer.lacksHour('angles')
}

/** Who rules the chart: the ruler of the ascendant, and how it stands. */
export function answerChartRuler(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  if (answer.lacksHour('ruler')) return
  const rising = answer.chart.at('asc')
  if (!rising) return
  const ruler = rulerOf(rising.sign)
  composer.add(
    [answer.texts.chartRuler({ rising: rising.sign, ruler: answer.own(ruler) })],
    [...answer.facts('asc'), ...answer.facts(ruler)],
  )
  tellPoint(answer, ruler, true)
}

/** Which planets rule some houses, and where those stand. */
function tellHouseRulers(answer: NatalAnswer, houses: readonly number[]): void {
  if (answer.lacksHour('houses')) return
  for (const house of houses) {
    const cusp = answer.chart.cusp(house)
    if (!cusp) continue
    const ruler = rulerOf(cusp.sign)
    const text = answer.texts.rulerOf({ house, sign: cusp.sign, ruler: answer.own(ruler) })
    // The sign is the cusp's, not the ruler's.
    answer.composer.list([text], [...answer.cuspFact(house), ...answer.facts(ruler).slice(0, 1)])
    tellPoint(answer, ruler, houses.length === 1)
  }
}

/** Which planet rules another's sign. */
export function answerDispositor(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { houses, points } = composer.asked
  if (houses.length > 0 && points.length === 0) return tellHouseRulers(answer, houses.slice(0, 2))
  const point = composer.asked.points[0] ?? 'sun'
  if (ANGLES.has(point) && answer.lacksHour('angles')) return
  const place = answer.chart.at(point)
  if (!place || place.between) return tellPoint(answer, point, true)
  const ruler = rulerOf(place.sign)
  const facts = [...answer.facts(point), ...answer.facts(ruler)]
  if (ruler === point) {
    composer.add([answer.texts.dispositorSelf({ point: answer.own(point), sign: place.sign })], facts)
    return
  }
  composer.add(
    [answer.texts.dispositor({ point: answer.own(point), sign: place.sign, ruler: answer.own(ruler) })],
    facts,
  )
  tellPoint(answer, ruler, true)
}

/** How many minutes around the birth are looked through for another rising sign. */
const REACH_MINUTES = 150

/** What a birth a few minutes earlier or later would change. */
export function answerHour(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
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
    ...answer.facts('asc'),
    ...[earlier, later].flatMap((one) =>
      one ? [answer.placeFact(`asc:${one.sign}`, answer.signName(one.sign), { sign: one.sign, house: null })] : [],
    ),
  ]
  composer.list([texts.hour.stands({ at: answer.at(rising) })], facts)
  composer.list([earlier && texts.hour.earlier(earlier), later && texts.hour.later(later)], facts)
  if (nearest) {
    const [from, to] = [rulerOf(rising.sign), rulerOf(nearest.sign)]
    if (from !== to)
      composer.list(
        [texts.hour.changes({ old: from, new: to })],
        [...facts, ...answer.facts(from), ...answer.facts(to)],
      )
  } else composer.add([texts.hour.safe({ minutes: REACH_MINUTES })], facts)
  composer.explain(texts.hour.rest)
}
