import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { ChartAspect } from '#astro/charts/chart.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { orbText } from '#language/angle.ts'
import type { SpokenPoint } from '../../../library/subjects.ts'
import { localTime } from '../../../writer/local-time.ts'
import type { Composer } from '../../writing/composer.ts'
import { NatalAnswer } from './natal-answer.ts'

type SpokenAspect = ChartAspect & { a: SpokenPoint; b: SpokenPoint }

const HARD = /^(?:hard|difficult|bad|challenging|tense|worst|heav|tough|сложн|напряж|плох|тяжел|трудн|негатив)/
const EASY = /^(?:easy|good|nice|positive|flowing|best|harmonious|хорош|легк|гармонич|благоприят)/

/** Aspects as a list: all, the hard or the easy ones, one kind of them, or those within so many degrees. */
export function answerAspectList(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  const { words, aspect: kind } = composer.asked
  const degrees = words.map(Number).find((number) => number > 0 && number < 11)
  const [isHard, isEasy] = [HARD, EASY].map((pattern) => words.some((word) => pattern.test(word)))
  const found = chart
    .aspects()
    .filter(({ orbDeg, aspect }) => (degrees === undefined || orbDeg <= degrees) && (kind === null || aspect === kind))
    .filter(
      ({ aspect }) =>
        (!isHard || ASPECT_NATURE[aspect] === 'tense') && (!isEasy || ASPECT_NATURE[aspect] === 'flowing'),
    )
    .slice(0, 12)
  const facts = found.flatMap(({ a, b, aspect }) => answer.aspectFact(a, b, aspect))
  const item = ({ a, b, aspect, orbDeg }: SpokenAspect) =>
    texts.aspects.pair({ one: answer.own(a), aspect, other: answer.own(b), orb: orbText(orbDeg) })
  if (found.length === 0) composer.explain(texts.aspects.listedNone)
  else {
    const items = { aspects: found.map(item) }
    composer.list(
      [isHard ? texts.aspects.hard(items) : isEasy ? texts.aspects.easy(items) : texts.aspects.listed(items)],
      facts,
    )
    const [first] = found
    if (first && composer.owner === null)
      composer.add([composer.aspectMeaning(first.a, first.b, first.aspect, ['gist', 'body'], 1)], facts)
  }
}

/** The house with most points in it. */
export function answerFullest(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  if (answer.lacksHour('houses')) return
  const { texts, chart } = answer
  const planets = (house: number) => chart.inHouse(house).filter((point) => PLANETS.some((planet) => planet === point))
  const houses = Array.from({ length: 12 }, (_, i) => ({ house: i + 1, points: planets(i + 1) })).toSorted(
    (a, b) => b.points.length - a.points.length,
  )
  const [first, second] = houses
  for (const one of [first, second]) {
    if (!one || one.points.length === 0) continue
    const { house, points } = one
    const facts = [...answer.cuspFact(house), ...points.flatMap((point) => answer.facts(point))]
    const names = points.map((point) => answer.bare(point))
    composer.list(
      [
        one === first
          ? texts.house.fullest({ house, count: points.length, points: names })
          : texts.stellium.next({ house, points: names }),
      ],
      facts,
    )
    if (one === first) composer.add([texts.house.area({ house, area: texts.area[house - 1] ?? '' })], facts)
  }
}

/** What stands in a sign, or what a sign without planets comes to. */
export function answerSignOccupants(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  const sign = composer.asked.signs[0] ?? 0
  const points = PLANETS.filter((planet) => {
    const place = chart.at(planet)
    return place !== null && place.sign === sign && !place.between
  })
  const ruler = rulerOf(sign)
  const facts = [
    ...points.flatMap((point) => answer.facts(point)),
    ...answer.facts(ruler),
    answer.placeFact(`sign:${sign}`, answer.signName(sign), { sign, house: null }),
  ]
  if (points.length > 0) {
    composer.list([texts.house.inSign({ sign, points: points.map((point) => answer.name(point)) })], facts)
    for (const point of points.slice(0, 2)) composer.add([answer.signMeaning(point, sign, 0)], answer.facts(point))
  } else composer.list([texts.house.emptySign({ sign, ruler: answer.own(ruler) })], facts)
  const house = Array.from({ length: 12 }, (_, i) => i + 1).find((one) => chart.cusp(one)?.sign === sign)
  if (house !== undefined && points.length === 0)
    composer.list([texts.house.signIn({ sign, house })], [...facts, ...answer.cuspFact(house)])
}

const STEP_MINUTES = 4
const DAY_MINUTES = 1440

/** Words that name a part of the day, and its hours by the clock. */
const PARTS: readonly (readonly [RegExp, from: number, to: number])[] = [
  [/^(?:morning|утр)/, 5, 12],
  [/^(?:noon|midday|полд)/, 11, 14],
  [/^(?:afternoon|днем|днём|обед)/, 12, 18],
  [/^(?:evening|dinner|вечер|ужин)/, 17, 23],
  [/^(?:night|midnight|ноч|полноч)/, 0, 6],
]

/** Which signs rose on the day of birth, or in the part of it that the question names, for who doesn't know the hour. */
export function answerRisingTimes(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  // The clock that was followed where somebody else was born isn't known here.
  if (composer.owner !== null) {
    composer.explain(texts.hour.unknown)
    return
  }
  const { chart: whole } = chart.birth
  const { sky, homeTimeZone, timeZone } = composer.book.source
  const zone = homeTimeZone ?? timeZone
  const { words } = composer.asked
  const part = PARTS.find(([pattern]) => words.some((word) => pattern.test(word)))
  const clockOf = (jdUt: number) => localTime(jdUt, zone).clock
  const midnight = whole.jdUt - minutesOf(clockOf(whole.jdUt)) / DAY_MINUTES
  const named = words.flatMap(
    (word) => /^(\d{1,2})(?:[:.]\d\d)?-(\d{1,2})(?:[:.]\d\d)?$/.exec(word)?.slice(1, 3).map(Number) ?? [],
  )
  const [begin = 0, end = 24] = named.length === 2 ? named : part ? part.slice(1).map(Number) : []
  const [from, to] = [begin * 60, Math.min(end * 60, DAY_MINUTES)]
  const stays: { sign: number; fromJdUt: number; toJdUt: number }[] = []
  for (let minutes = from; minutes < to; minutes += STEP_MINUTES) {
    const jdUt = midnight + minutes / DAY_MINUTES
    const houses = natalChart(sky, { jdUt, latitudeDeg: whole.latitudeDeg, longitudeDeg: whole.longitudeDeg }).houses
    if (!houses) continue
    const sign = signOf(houses.ascendantDeg)
    const last = stays.at(-1)
    if (last?.sign === sign) last.toJdUt = jdUt + STEP_MINUTES / DAY_MINUTES
    else stays.push({ sign, fromJdUt: jdUt, toJdUt: jdUt + STEP_MINUTES / DAY_MINUTES })
  }
  const facts = stays.map(({ sign }) =>
    answer.placeFact(`rising:${sign}`, answer.signName(sign), { sign, house: null }),
  )
  const told = stays.map(({ sign, fromJdUt, toJdUt }) =>
    texts.hour.risingIn({ sign, from: clockOf(fromJdUt), to: clockOf(toJdUt) }),
  )
  composer.lines.push({ text: texts.hour.rising({ signs: told }), factors: facts, held: 'nothing' })
  composer.explain(texts.hour.risingMeans)
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
