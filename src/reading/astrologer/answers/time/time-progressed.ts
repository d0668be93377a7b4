import { progressedJdUt, TROPICAL_YEAR_DAYS } from '#astro/charts/solar-arc.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { signOf } from '#astro/charts/sign.ts'
import { isPlanet, type Planet } from '#astro/ephemeris/body.ts'
import { moonPhases } from '#astro/events/moon-phase.ts'
import { signIngresses } from '#astro/events/sign-ingresses.ts'
import { progressedFacts } from '../../../facts/progressed-facts.ts'
import { PERSONS_OWN, type Factor } from '../../../facts/factor.ts'
import type { Composer } from '../../writing/composer.ts'
import { placeText } from '../natal/natal-answer.ts'
import { TimeAnswer } from './time-answer.ts'

/** How far a change of sign is looked for, days of the progressed sky: years of life. */
const REACH_DAYS: Partial<Record<Planet, number>> = { moon: 3, sun: 34 }

const idOf = ({ composer }: TimeAnswer, id: string) =>
  `${composer.owner === null ? '' : `${PERSONS_OWN}${composer.owner}:`}progressed:${id}`

/** The progressed Moon and Sun, or what was asked for: place, next change of sign, phase, aspects. */
export function answerProgressed(composer: Composer): void {
  const answer = new TimeAnswer(composer)
  const { asked } = composer
  const isPhase =
    asked.phase !== null || asked.words.some((word) => /^(?:phase|lunation|фаз\p{L}*|лунаци\p{L}*)$/u.test(word))
  if (isPhase) return tellPhase(answer)
  if (asked.words.some((word) => /^(?:aspect|аспект|main|главн)/.test(word))) return tellAspects(answer, 3)
  const planets = asked.points.filter(isPlanet)
  const told = planets.length > 0 ? planets.slice(0, 2) : (['moon', 'sun'] as const)
  for (const planet of told) tellPlanet(answer, planet, told.length === 1)
  if (planets.length === 0) tellAspects(answer, 2)
  else composer.explain(answer.texts.progressed.explains)
  answer.noteHour()
}

/** The instant asked of: now, or the middle of the time that is named. */
function lifeJdUt({ composer, now }: TimeAnswer): number {
  const { period } = composer.asked
  if (!period) return now
  const { fromJdUt, toJdUt } = composer.span(period)
  return now >= fromJdUt && now < toJdUt ? now : (fromJdUt + toJdUt) / 2
}

function tellPlanet(answer: TimeAnswer, planet: Planet, isOnly: boolean): void {
  const { composer, sky, birth, texts } = answer
  const jdUt = progressedJdUt(birth.chart.jdUt, lifeJdUt(answer))
  const toLife = (instant: number) => birth.chart.jdUt + (instant - birth.chart.jdUt) * TROPICAL_YEAR_DAYS
  const { longitudeDeg } = sky.position(planet, jdUt)
  const point = answer.natal.own(planet)
  const sign = signOf(longitudeDeg)
  const fact = (more: Partial<Pick<Factor, 'sign' | 'house' | 'exactJdUt' | 'sinceJdUt'>>): Factor => ({
    id: idOf(answer, `${planet}:${more.sign ?? 0}`),
    kind: 'progressed',
    transiting: planet,
    natal: planet,
    ...more,
  })
  const [early, late] = [-0.52, 0.52].map((off) => signOf(sky.position(planet, jdUt + off).longitudeDeg))
  if (!answer.natal.chart.hasHour && planet === 'moon' && early !== undefined && late !== undefined) {
    if (early !== late)
      return composer.list(
        [texts.progressed.either({ point, from: early, to: late })],
        [fact({ sign: early }), fact({ sign: late })],
      )
    return composer.list(
      [texts.progressed.at({ point, at: answer.natal.texts.place.signOnly({ sign }) })],
      [fact({ sign })],
    )
  }
  const cusps = answer.natal.chart.hasHour ? birth.chart.houses?.cuspsDeg : undefined
  const at = placeText(composer.lang, longitudeDeg)
  const house = cusps ? houseOf(longitudeDeg, cusps) : undefined
  const reach = REACH_DAYS[planet] ?? 40
  const changes = signIngresses(sky, { bodies: [planet], fromJdUt: jdUt - reach, toJdUt: jdUt + reach })
  const next = changes.find((change) => change.jdUt > jdUt)
  const since = changes.findLast((change) => change.jdUt <= jdUt && change.jdUt > birth.chart.jdUt)
  composer.list(
    [
      house === undefined ? texts.progressed.at({ point, at }) : texts.progressed.atHouse({ point, at, house }),
      since && isOnly ? texts.progressed.since({ date: answer.month(toLife(since.jdUt)) }) : null,
      next ? texts.progressed.next({ point, sign: next.sign, date: answer.month(toLife(next.jdUt)) }) : null,
    ],
    [
      fact({ sign, ...(house !== undefined && { house }), ...(since && { sinceJdUt: toLife(since.jdUt) }) }),
      ...(next ? [fact({ sign: next.sign, exactJdUt: toLife(next.jdUt) })] : []),
    ],
  )
  const manner = answer.natal.texts.manner[sign] ?? ''
  if (planet === 'moon') composer.list([texts.progressed.means({ manner })], [fact({ sign })])
  if (planet === 'sun' && isOnly) composer.list([texts.progressed.sunMeans({ manner })], [fact({ sign })])
}

/** The progressed new and full Moons around now. */
function tellPhase(answer: TimeAnswer): void {
  const { composer, sky, birth, texts } = answer
  const jdUt = progressedJdUt(birth.chart.jdUt, answer.now)
  const toLife = (instant: number) => birth.chart.jdUt + (instant - birth.chart.jdUt) * TROPICAL_YEAR_DAYS
  const around = moonPhases(sky, { fromJdUt: jdUt - 31, toJdUt: jdUt + 31 })
  for (const phase of ['new', 'full'] as const) {
    const of = around.filter((one) => one.phase === phase)
    const past = of.findLast((one) => one.jdUt < jdUt && one.jdUt > birth.chart.jdUt)
    const next = of.find((one) => one.jdUt >= jdUt)
    const fact = (at: number): Factor => ({
      id: idOf(answer, `phase:${phase}:${Math.round(at)}`),
      kind: 'progressed',
      transiting: 'moon',
      phase,
      exactJdUt: toLife(at),
    })
    composer.list(
      [
        past ? texts.progressed.phaseWas[phase]({ date: answer.month(toLife(past.jdUt)) }) : null,
        next ? texts.progressed.phase[phase]({ date: answer.month(toLife(next.jdUt)) }) : null,
      ],
      [past, next].flatMap((one) => (one ? [fact(one.jdUt)] : [])),
    )
  }
  answer.noteHour()
}

/** The progressed aspects within a degree. */
function tellAspects(answer: TimeAnswer, most: number): void {
  const { composer, sky, birth, texts } = answer
  const { aspects } = progressedFacts(sky, birth, lifeJdUt(answer))
  const [wanted] = composer.asked.points
  const told = aspects
    .filter(({ exactJdUt, planet }) => exactJdUt !== null && (!wanted || planet === wanted))
    .slice(0, most)
  if (told.length === 0) {
    if (answer.natal.chart.hasHour) composer.explain(texts.progressed.noAspects)
    return
  }
  const factors = told.map(({ planet, natal, aspect, exactJdUt }): Factor => ({
    id: idOf(answer, `${planet}:${aspect}:${natal}`),
    kind: 'progressed',
    transiting: planet,
    natal,
    aspect,
    exactJdUt,
  }))
  const lines = told.map(({ planet, natal, aspect, exactJdUt }) =>
    texts.progressed.aspect({
      mover: planet,
      aspect,
      natal: answer.natal.own(natal),
      date: answer.month(exactJdUt ?? answer.now),
    }),
  )
  composer.list([texts.progressed.aspects, lines.join('\n')], factors)
  const [first] = told
  if (first)
    composer.list(
      [answer.means({ transiting: first.planet, natal: first.natal, aspect: first.aspect })],
      factors.slice(0, 1),
    )
}
