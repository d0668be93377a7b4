import { RETURNING } from './time-words.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { planetReturns } from '#astro/charts/returns.ts'
import { isPlanet, type Planet } from '#astro/ephemeris/body.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { bodyMotion, motionArcs, passage } from '#astro/events/motion.ts'
import type { Factor } from '../../../facts/factor.ts'
import { civilDate } from '../../../writer/local-time.ts'
import type { Composer } from '../../writing/composer.ts'
import { FEELS_LIKE } from '../../understanding/whole-patterns.ts'
import { later } from '../../time/spoken-span.ts'
import { placeText } from '../natal/natal-answer.ts'
import { answerLunarReturn, answerSolarReturn } from './light-returns.ts'
import { SLOW, TimeAnswer } from './time-answer.ts'

const YEAR_DAYS = 365.2422
/** Passes within so many days are one return. */
const LOOP_DAYS = 420
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
function returnsOf(answer: TimeAnswer, point: Returning): number[][] {
  const { sky, birth } = answer
  const place = answer.natal.chart.at(point)
  if (!place) return []
  const fromJdUt = birth.chart.jdUt + SOONEST_DAYS[point]
  const toJdUt = Math.min(sky.toJdUt - 40, birth.chart.jdUt + LIFE_DAYS)
  const found = isPlanet(point)
    ? planetReturns(sky, { planet: point, longitudeDeg: place.longitudeDeg, fromJdUt, toJdUt })
    : nodeReturns(answer, place.longitudeDeg, fromJdUt, toJdUt)
  const loops: number[][] = []
  for (const jdUt of found) {
    const last = loops.at(-1)
    if (last && jdUt - (last[0] ?? 0) <= (point === 'moon' ? 5 : LOOP_DAYS) && point !== 'sun') last.push(jdUt)
    else loops.push([jdUt])
  }
  return loops
}

/** The true node swings by a degree and a half within a fortnight, so its returns are taken by the mean one. */
function nodeReturns({ sky, birth }: TimeAnswer, _longitudeDeg: number, fromJdUt: number, toJdUt: number): number[] {
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
  const answer = new TimeAnswer(composer)
  const { texts, now, birth } = answer
  const place = answer.natal.chart.at(named)
  if (!place) return
  if (FEELS_LIKE.test(composer.asked.words.join(' '))) {
    composer.explain(texts.returns.means[named])
    if (place.house && named !== 'trueNode')
      composer.add([answer.natal.houseMeaning(named, place.house)], answer.natal.facts(named))
  }
  const ageAt = (jdUt: number) => Math.floor((jdUt - birth.chart.jdUt) / YEAR_DAYS)
  const loops = returnsOf(answer, named)
  const wanted = ORDINALS.findIndex((pattern) => composer.asked.words.some((word) => pattern.test(word))) + 1
  if (wanted === 0)
    composer.list(
      [texts.returns.place({ point: answer.natal.own(named), at: answer.natal.at(place, named) })],
      answer.natal.facts(named),
    )
  const past = loops.findLastIndex((passes) => (passes[0] ?? 0) < now)
  const told = (wanted > 0 ? [wanted - 1] : [past, past + 1]).flatMap((index) => {
    const passes = loops[index]
    return passes && index >= 0 ? [{ count: index + 1, passes }] : []
  })
  for (const { count, passes } of told) {
    const say = (passes[0] ?? 0) < now ? texts.returns.was : texts.returns.next
    const dates = passes.map(answer.date)
    composer.list(
      [say({ point: named, count, dates, age: ageAt(passes[0] ?? now) })],
      [timeFact(`return:${named}:${count}`, named, passes)],
    )
  }
  if (told.length === 0) composer.list([texts.returns.none({ point: named })], [timeFact(`return:${named}`, named, [])])
  if (wanted === 0 && !FEELS_LIKE.test(composer.asked.words.join(' '))) composer.explain(texts.returns.means[named])
  answer.noteHour()
}

/** The slow planets' hard aspects to their own places that everybody has in midlife. */
export function answerMidlife(composer: Composer): void {
  const answer = new TimeAnswer(composer)
  const { texts, birth } = answer
  const span = { fromJdUt: birth.chart.jdUt + 34 * YEAR_DAYS, toJdUt: birth.chart.jdUt + 48 * YEAR_DAYS }
  const wanted = [
    ['pluto', 'square'],
    ['neptune', 'square'],
    ['uranus', 'opposition'],
    ['saturn', 'opposition'],
  ] as const
  const loops = wanted.flatMap(([planet, aspect]) =>
    answer.loops({ ...span, movers: [planet], points: [planet], aspect }).filter(({ passes }) => passes.length > 0),
  )
  const factors = loops.map((loop) => answer.factor(loop))
  composer.explain(texts.midlife.opens)
  composer.list([loops.map((loop) => answer.line(loop)).join('\n')], factors)
  for (const loop of loops.filter((one) => one.sinceJdUt <= answer.now && one.untilJdUt >= answer.now))
    composer.list([answer.tell(loop)], [answer.factor(loop)])
  composer.explain(texts.midlife.closes)
}

/**
 * Annual profections: each year of life another sign, counted from the rising one; its ruler is lord of the year (Vettius Valens,
 * Anthologies IV; Brennan 2017, Hellenistic Astrology, ch. 17).
 */
export function answerProfection(composer: Composer): void {
  const answer = new TimeAnswer(composer)
  const { texts, birth, now } = answer
  const born = civilDate(birth.chart.jdUt, 'UTC')
  const today = composer.book.dateOf(now)
  const named = composer.asked.words.map(Number).find((number) => number >= 0 && number < 110)
  const years = (date: string) =>
    Array.from({ length: 120 }, (_, age) => age).findLast((age) => later(born, age, 'year') <= date) ?? 0
  const age = named ?? years(today)
  const birthday = later(born, age + 1, 'year')
  const birthdayJdUt = jdUtFromIso(`${birthday}T12:00:00Z`)
  const of = (at: number) => ({ house: (at % 12) + 1, area: answer.natal.texts.area[at % 12] ?? '' })
  const asc = answer.natal.chart.at('asc')
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
  const place = answer.natal.chart.at(ruler)
  composer.list(
    [
      texts.profection.year({ age, ...of(age) }),
      texts.profection.lord({ sign: signAt(age), ruler: answer.natal.own(ruler) }),
    ],
    [houseFact(age)],
  )
  if (place) {
    const at = placeText(answer.natal.lang, place.longitudeDeg)
    const own = answer.natal.own(ruler)
    composer.list(
      [
        place.house === null
          ? texts.profection.stands({ ruler: own, at })
          : texts.profection.standsHouse({ ruler: own, at, house: place.house }),
        ...place.dignities
          .slice(0, 1)
          .map((dignity) => answer.natal.texts.dignity[dignity]({ point: own, sign: place.sign })),
      ],
      answer.natal.facts(ruler),
    )
  }
  tellLordsTransit(answer, ruler)
  composer.list(
    [
      texts.profection.next({
        date: answer.date(birthdayJdUt),
        ...of(age + 1),
        sign: signAt(age + 1),
        ruler: answer.natal.own(rulerOf(signAt(age + 1))),
      }),
    ],
    [houseFact(age + 1)],
  )
}

function tellLordsTransit(answer: TimeAnswer, ruler: Planet): void {
  const loop = answer
    .loops({ fromJdUt: answer.now, toJdUt: answer.now + 300, movers: SLOW, points: [ruler] })
    .find(({ passes }) => passes.some(({ jdUt }) => jdUt >= answer.now))
  if (!loop) return
  answer.composer.list([answer.texts.profection.means, answer.line(loop)], [answer.factor(loop)])
}
