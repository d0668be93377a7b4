import { rulerOf } from '#astro/charts/dignities.ts'
import { planetReturns, returnChart } from '#astro/charts/returns.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { signOf } from '#astro/charts/sign.ts'
import { isPlanet, type Planet } from '#astro/ephemeris/body.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { bodyMotion, motionArcs, passage } from '#astro/events/motion.ts'
import type { Factor } from '../../facts/factor.ts'
import { civilDate } from '../../writer/local-time.ts'
import type { Composer } from '../composer.ts'
import { later } from '../spoken-span.ts'
import { placeText } from './natal-desk.ts'
import { citiesOf } from './places.ts'
import { SLOW, TimeDesk } from './time-desk.ts'

const YEAR_DAYS = 365.2422
/** Passes within so many days are one return. */
const LOOP_DAYS = 420
const RETURNING = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'trueNode'] as const
type Returning = (typeof RETURNING)[number]
/** A return comes no sooner after birth, days: what is nearer is birth itself. */
const SOONEST_DAYS: Record<Returning, number> = {
  sun: 300,
  moon: 20,
  mercury: 250,
  venus: 250,
  mars: 450,
  jupiter: 3900,
  saturn: 9500,
  uranus: 29_000,
  trueNode: 6000,
}
const LIFE_DAYS = 36_000
const ORDINALS = [/^(?:first|перв)/, /^(?:second|втор)/, /^(?:third|треть)/]

const timeFact = (id: string, point: Returning, passesJdUt: readonly number[]): Factor => ({
  id,
  kind: 'special',
  said: id,
  transiting: point,
  natal: point,
  aspect: 'conjunction',
  passesJdUt,
})

/** Every return of a planet or of the nodes in a life, each with its passes. */
function returnsOf(desk: TimeDesk, point: Returning): number[][] {
  const { sky, birth } = desk
  const place = desk.natal.chart.at(point)
  if (!place) return []
  const fromJdUt = birth.chart.jdUt + SOONEST_DAYS[point]
  const toJdUt = Math.min(sky.toJdUt - 40, birth.chart.jdUt + LIFE_DAYS)
  const found = isPlanet(point)
    ? planetReturns(sky, { planet: point, longitudeDeg: place.longitudeDeg, fromJdUt, toJdUt })
    : nodeReturns(desk, place.longitudeDeg, fromJdUt, toJdUt)
  const loops: number[][] = []
  for (const jdUt of found) {
    const last = loops.at(-1)
    if (last && jdUt - (last[0] ?? 0) <= (point === 'moon' ? 5 : LOOP_DAYS) && point !== 'sun') last.push(jdUt)
    else loops.push([jdUt])
  }
  return loops
}

/** The true node swings by a degree and a half within a fortnight, so its returns are taken by the mean one. */
function nodeReturns({ sky, birth }: TimeDesk, _longitudeDeg: number, fromJdUt: number, toJdUt: number): number[] {
  const motion = bodyMotion(sky, 'meanNode')
  const { longitudeDeg } = sky.position('meanNode', birth.chart.jdUt)
  return [...motionArcs(motion, fromJdUt, toJdUt)].flatMap((arc) => passage(motion, arc, longitudeDeg) ?? [])
}

/** When a planet or the nodes came back, and will. */
export function answerReturn(composer: Composer): void {
  const [point] = composer.asked.points.flatMap((one) => RETURNING.find((name) => name === one) ?? [])
  const named = point ?? (composer.asked.words.some((word) => /^(?:nod|узл)/.test(word)) ? 'trueNode' : 'saturn')
  if (named === 'sun') return answerSolarReturn(composer)
  if (named === 'moon') return answerLunarReturn(composer)
  const desk = new TimeDesk(composer)
  const { texts, now, birth } = desk
  const place = desk.natal.chart.at(named)
  if (!place) return
  const ageAt = (jdUt: number) => Math.floor((jdUt - birth.chart.jdUt) / YEAR_DAYS)
  const loops = returnsOf(desk, named)
  const wanted = ORDINALS.findIndex((pattern) => composer.asked.words.some((word) => pattern.test(word))) + 1
  if (wanted === 0)
    composer.list(
      [texts.returns.place({ point: desk.natal.own(named), at: desk.natal.at(place, named) })],
      desk.natal.facts(named),
    )
  const past = loops.findLastIndex((passes) => (passes[0] ?? 0) < now)
  const told = (wanted > 0 ? [wanted - 1] : [past, past + 1]).flatMap((index) => {
    const passes = loops[index]
    return passes && index >= 0 ? [{ count: index + 1, passes }] : []
  })
  for (const { count, passes } of told) {
    const say = (passes[0] ?? 0) < now ? texts.returns.was : texts.returns.next
    const dates = passes.map(desk.date)
    composer.list(
      [say({ point: named, count, dates, age: ageAt(passes[0] ?? now) })],
      [timeFact(`return:${named}:${count}`, named, passes)],
    )
  }
  if (told.length === 0) composer.list([texts.returns.none({ point: named })], [timeFact(`return:${named}`, named, [])])
  if (wanted === 0) composer.explain(texts.returns.means[named])
  desk.noteHour()
}

/** The slow planets' hard aspects to their own places that everybody has in midlife. */
export function answerMidlife(composer: Composer): void {
  const desk = new TimeDesk(composer)
  const { texts, birth } = desk
  const span = { fromJdUt: birth.chart.jdUt + 34 * YEAR_DAYS, toJdUt: birth.chart.jdUt + 48 * YEAR_DAYS }
  const wanted = [
    ['pluto', 'square'],
    ['neptune', 'square'],
    ['uranus', 'opposition'],
    ['saturn', 'opposition'],
  ] as const
  const loops = wanted.flatMap(([planet, aspect]) =>
    desk.loops({ ...span, movers: [planet], points: [planet], aspect }).filter(({ passes }) => passes.length > 0),
  )
  const factors = loops.map((loop) => desk.factor(loop))
  composer.explain(texts.midlife.opens)
  composer.list([loops.map((loop) => desk.line(loop)).join('\n')], factors)
  for (const loop of loops.filter((one) => one.sinceJdUt <= desk.now && one.untilJdUt >= desk.now))
    composer.list([desk.tell(loop)], [desk.factor(loop)])
  composer.explain(texts.midlife.closes)
}

function solarReturns({ sky, birth }: TimeDesk, fromJdUt: number, toJdUt: number): number[] {
  const { longitudeDeg } = sky.position('sun', birth.chart.jdUt)
  return planetReturns(sky, { planet: 'sun', longitudeDeg, fromJdUt, toJdUt })
}

const light = (point: 'sun' | 'moon', sign: number, jdUt: number, house?: number): Factor => ({
  id: `return:${point}:${Math.round(jdUt)}:${house ?? 0}`,
  kind: 'special',
  said: 'return',
  transiting: point,
  natal: point,
  sign,
  exactJdUt: jdUt,
  ...(house !== undefined && { house }),
})

/** Words that ask whether the place of a return counts. */
const PLACE =
  /^(?:where|place|somewhere|matters?|counts?|travel|abroad|где|место|месте|куда|важно|ехать|лететь|уехать)$/u

/** The next return of the Sun to the minute, or that of the year asked of, and what its chart stresses. */
export function answerSolarReturn(composer: Composer): void {
  const desk = new TimeDesk(composer)
  const { sky, birth, now, texts } = desk
  const { period } = composer.asked
  const isYears = period !== null && composer.span(period).toJdUt - composer.span(period).fromJdUt > 500
  if (isYears) {
    const dates = solarReturns(desk, composer.span(period).fromJdUt, composer.span(period).toJdUt)
    composer.list(
      [texts.solar.years({ dates: dates.map(desk.date) })],
      dates.map((jdUt) => light('sun', 0, jdUt)),
    )
    return
  }
  // "This year" is the one that has begun, where its day has passed.
  const named = period?.kind === 'year' && Number(period.from.slice(0, 4)) === Number(period.to.slice(0, 4))
  const from = named && period ? composer.span(period).fromJdUt : now
  const [last] = solarReturns(desk, now - 367, now).slice(-1)
  const isThis = composer.asked.words.some((word) => /^(?:this|этот|этого|нынешн\p{L}*|last|прошл\p{L}*)$/u.test(word))
  const next = isThis && last ? last : solarReturns(desk, from, from + 367)[0]
  if (next === undefined) return
  const sun = desk.natal.chart.at('sun')
  if (!sun) return
  if (!desk.natal.chart.hasHour) {
    composer.list([texts.solar.nextDay({ date: desk.date(next) })], [light('sun', sun.sign, next)])
    return
  }
  const [city] = citiesOf(composer.lang, composer.asked.words)
  const asksPlace = composer.asked.words.some((word) => PLACE.test(word))
  if (asksPlace && !city) composer.explain(texts.solar.place)
  const when = { date: desk.date(next), clock: desk.clock(next) }
  composer.list(
    [next < now ? texts.solar.last(when) : texts.solar.next({ ...when, at: desk.natal.at(sun) })],
    [light('sun', sun.sign, next), ...desk.natal.facts('sun')],
  )
  const { latitudeDeg, longitudeDeg } = city ?? birth.chart
  const chart = returnChart(sky, {
    light: 'sun',
    birthJdUt: birth.chart.jdUt,
    afterJdUt: next - 1,
    latitudeDeg,
    longitudeDeg,
  })
  const { houses } = chart
  const moonDeg = sky.position('moon', next).longitudeDeg
  if (houses) {
    const rising = signOf(houses.ascendantDeg)
    const house = houseOf(moonDeg, houses.cuspsDeg)
    const sunHouse = houseOf(sun.longitudeDeg, houses.cuspsDeg)
    composer.list(
      [
        city
          ? texts.solar.risingIn({ city: city.name, rising, moon: signOf(moonDeg), house })
          : texts.solar.rising({ rising, moon: signOf(moonDeg), house }),
        texts.solar.sun({ house: sunHouse, area: desk.natal.texts.area[sunHouse - 1] ?? '' }),
      ],
      [light('moon', signOf(moonDeg), next, house), light('sun', rising, next, sunHouse)],
    )
  }
  if (!asksPlace || city) composer.explain(texts.solar.place)
}

/** The next return of the Moon. */
export function answerLunarReturn(composer: Composer): void {
  const desk = new TimeDesk(composer)
  const { sky, birth, now, texts } = desk
  const moon = desk.natal.chart.at('moon')
  if (!moon) return
  if (!desk.natal.chart.hasHour) {
    composer.explain(texts.lunar.noHour)
    return
  }
  const find = (fromJdUt: number) =>
    planetReturns(sky, { planet: 'moon', longitudeDeg: moon.longitudeDeg, fromJdUt, toJdUt: fromJdUt + 28.5 })[0]
  const [next, last] = [find(now), find(now - 28)]
  if (next === undefined) return
  composer.list(
    [
      texts.lunar.next({ date: desk.date(next), clock: desk.clock(next), at: desk.natal.at(moon) }),
      last !== undefined && last < now ? texts.lunar.last({ date: desk.date(last), clock: desk.clock(last) }) : null,
    ],
    [light('moon', moon.sign, next), ...(last === undefined ? [] : [light('moon', moon.sign, last)])],
  )
  const { latitudeDeg, longitudeDeg } = birth.chart
  const { houses } = returnChart(sky, {
    light: 'moon',
    birthJdUt: birth.chart.jdUt,
    afterJdUt: next - 1,
    latitudeDeg,
    longitudeDeg,
  })
  if (houses) {
    const house = houseOf(moon.longitudeDeg, houses.cuspsDeg)
    const rising = signOf(houses.ascendantDeg)
    const area = desk.natal.texts.area[house - 1] ?? ''
    composer.list([texts.lunar.rising({ rising, house, area })], [light('moon', rising, next, house)])
  }
  composer.explain(texts.returns.means.moon)
}

/**
 * Annual profections: each year of life another sign, counted from the rising one; its ruler is lord of the year (Vettius Valens,
 * Anthologies IV; Brennan 2017, Hellenistic Astrology, ch. 17).
 */
export function answerProfection(composer: Composer): void {
  const desk = new TimeDesk(composer)
  const { texts, birth, now } = desk
  const born = civilDate(birth.chart.jdUt, 'UTC')
  const today = composer.book.dateOf(now)
  const named = composer.asked.words.map(Number).find((number) => number >= 0 && number < 110)
  const years = (date: string) =>
    Array.from({ length: 120 }, (_, age) => age).findLast((age) => later(born, age, 'year') <= date) ?? 0
  const age = named ?? years(today)
  const birthday = later(born, age + 1, 'year')
  const birthdayJdUt = jdUtFromIso(`${birthday}T12:00:00Z`)
  const of = (at: number) => ({ house: (at % 12) + 1, area: desk.natal.texts.area[at % 12] ?? '' })
  const asc = desk.natal.chart.at('asc')
  if (!asc) {
    composer.explain(texts.profection.noHour({ age, ...of(age) }))
    return
  }
  const signAt = (at: number) => (asc.sign + at) % 12
  const houseFact = (at: number): Factor => ({
    id: `profection:${at}`,
    kind: 'special',
    said: 'profection',
    natal: rulerOf(signAt(at)),
    transiting: 'asc',
    sign: signAt(at),
    house: (at % 12) + 1,
    exactJdUt: birthdayJdUt,
  })
  const ruler = rulerOf(signAt(age))
  const place = desk.natal.chart.at(ruler)
  composer.list(
    [
      texts.profection.year({ age, ...of(age) }),
      texts.profection.lord({ sign: signAt(age), ruler: desk.natal.own(ruler) }),
    ],
    [houseFact(age)],
  )
  if (place) {
    const at = placeText(desk.natal.lang, place.longitudeDeg)
    const own = desk.natal.own(ruler)
    composer.list(
      [
        place.house === null
          ? texts.profection.stands({ ruler: own, at })
          : texts.profection.standsHouse({ ruler: own, at, house: place.house }),
        ...place.dignities
          .slice(0, 1)
          .map((dignity) => desk.natal.texts.dignity[dignity]({ point: own, sign: place.sign })),
      ],
      desk.natal.facts(ruler),
    )
  }
  tellLordsTransit(desk, ruler)
  composer.list(
    [
      texts.profection.next({
        date: desk.date(birthdayJdUt),
        ...of(age + 1),
        sign: signAt(age + 1),
        ruler: desk.natal.own(rulerOf(signAt(age + 1))),
      }),
    ],
    [houseFact(age + 1)],
  )
}

function tellLordsTransit(desk: TimeDesk, ruler: Planet): void {
  const loop = desk
    .loops({ fromJdUt: desk.now, toJdUt: desk.now + 300, movers: SLOW, points: [ruler] })
    .find(({ passes }) => passes.some(({ jdUt }) => jdUt >= desk.now))
  if (!loop) return
  desk.composer.list([desk.texts.profection.means, desk.line(loop)], [desk.factor(loop)])
}
