import { rulerOf } from '#astro/charts/dignities.ts'
import { sunState } from '#astro/charts/sun-distance.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { CLASSICAL_PLANETS, isPlanet, PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { smallAngle } from '#language/angle.ts'
import type { Composer } from '../../writing/composer.ts'
import { NatalAnswer } from './natal-answer.ts'

/** Rulers of the decans in the Chaldean order, from the first ten degrees of Aries on. */
const CHALDEAN: readonly Planet[] = ['mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter']

/** In which third of its sign a point stands, and who rules that third by each of the two systems. */
export function answerDecan(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts } = answer
  const [point = 'sun'] = composer.asked.points
  if ((point === 'asc' || point === 'mc') && answer.lacksHour('angles')) return
  const place = answer.chart.at(point)
  if (!place) return
  if (place.between || (point === 'moon' && !answer.chart.hasHour))
    return composer.explain(texts.noHour({ what: texts.noHourWhat.ruler }))
  const nth = Math.floor((place.longitudeDeg % 30) / 10)
  const triplicity = rulerOf((place.sign + 4 * nth) % 12)
  const chaldean = CHALDEAN[(place.sign * 3 + nth) % CHALDEAN.length] ?? 'mars'
  composer.list(
    [
      texts.decan.stands[(['first', 'second', 'third'] as const)[nth] ?? 'first']({
        point: answer.own(point),
        at: answer.at(place, point),
      }),
    ],
    answer.facts(point),
  )
  composer.explain(texts.decan.rulers({ chaldean, triplicity }))
}

/** The planets that stand near the Sun. */
export function answerCombust(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  const sun = chart.at('sun')
  if (!sun) return
  const named = composer.asked.points.filter((point) => isPlanet(point) && point !== 'sun')
  const looked = CLASSICAL_PLANETS.filter(
    (planet) => planet !== 'sun' && (named.length === 0 || named.includes(planet)),
  )
  const found = looked.flatMap((planet) => {
    const place = chart.at(planet)
    if (!place || (planet === 'moon' && !chart.hasHour)) return []
    const apart = Math.abs(halfTurn(place.longitudeDeg - sun.longitudeDeg))
    return [{ planet, apart, state: sunState(apart) }]
  })
  const near = found.filter(({ state }) => state !== 'free').toSorted((a, b) => a.apart - b.apart)
  for (const { planet, apart, state } of named.length > 0 ? found : near) {
    composer.list(
      [texts.combust[state]({ point: answer.own(planet), apart: smallAngle(apart) })],
      [...answer.facts(planet), ...answer.facts('sun')],
    )
  }
  if (near.length === 0 && named.length === 0) composer.explain(texts.combust.none)
  composer.explain(texts.combust.means)
}

/** Which houses a planet rules: those that begin in its signs. */
export function answerRulesHouses(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  if (answer.lacksHour('houses')) return
  const { texts, chart } = answer
  const planet = composer.asked.points.find(isPlanet) ?? 'sun'
  const houses = Array.from({ length: 12 }, (_, i) => i + 1).filter((house) => {
    const cusp = chart.cusp(house)
    return cusp !== null && rulerOf(cusp.sign) === planet
  })
  if (!CLASSICAL_PLANETS.some((one) => one === planet))
    composer.explain(texts.rulesHouses.modern({ point: answer.own(planet) }))
  else if (houses.length === 0) composer.explain(texts.rulesHouses.none({ point: answer.own(planet) }))
  else {
    const items = houses.map((house) => texts.rulesHouses.item({ house, area: texts.area[house - 1] ?? '' }))
    composer.list(
      [texts.rulesHouses.some({ point: answer.own(planet), items })],
      [...houses.flatMap((house) => answer.cuspFact(house)), ...answer.facts(planet)],
    )
  }
  const place = chart.at(planet)
  if (place && place.house !== null)
    composer.add(
      [texts.place.atHouse({ point: answer.own(planet), at: answer.inAt(place, planet), house: place.house })],
      answer.facts(planet),
    )
}

const UPPER = new Set([7, 8, 9, 10, 11, 12])

/** The planet nearest the midheaven, of those above the horizon. */
export function answerHighest(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  if (answer.lacksHour('angles')) return
  const { texts, chart } = answer
  const mc = chart.at('mc')
  if (!mc) return
  const placed = PLANETS.flatMap((planet) => {
    const place = chart.at(planet)
    return place ? [{ planet, place, apart: Math.abs(halfTurn(place.longitudeDeg - mc.longitudeDeg)) }] : []
  }).toSorted((a, b) => a.apart - b.apart)
  const first = placed.find(({ place }) => place.house !== null && UPPER.has(place.house)) ?? placed[0]
  if (!first) return
  const { planet, place, apart } = first
  composer.list(
    [texts.highest.is({ point: answer.own(planet), apart: smallAngle(apart) })],
    [...answer.facts(planet), ...answer.facts('mc')],
  )
  if (place.house !== null)
    composer.add(
      [texts.place.atHouse({ point: answer.own(planet), at: answer.inAt(place, planet), house: place.house })],
      answer.facts(planet),
    )
  composer.explain(texts.highest.means)
}

const PLAYS = ['gift', 'wear', 'name', 'celebrate', 'food', 'message', 'other'] as const
const PLAY_WORDS: readonly (readonly [(typeof PLAYS)[number], RegExp])[] = [
  ['gift', /^(?:present|gift|give|flowers|подар\p{L}*|цвет(?:ы|ов|ами)|дарить)$/u],
  [
    'wear',
    /^(?:wear|clothes|dress|outfit|colou?rs?|perfume|надеть|одет\p{L}*|одежд\p{L}*|цвет|духи|стрижк\p{L}*|наряд\p{L}*)$/u,
  ],
  ['name', /^(?:name|names|call|имя|имени|назвать|имена)$/u],
  ['celebrate', /^(?:celebrate|party|отмет\p{L}*|праздн\p{L}*|отпраздн\p{L}*)$/u],
  ['food', /^(?:cook|eat|dinner|food|bake|приготов\p{L}*|испечь|поесть|ужин\p{L}*)$/u],
  ['message', /^(?:message|write|text|wish|напиш\p{L}*|поздрав\p{L}*|сообщени\p{L}*)$/u],
]

/** Help with small things of the day, in play: by Venus, which is taste. */
export function answerEveryday(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  const { words } = composer.asked
  const play = PLAY_WORDS.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0] ?? 'other'
  const venus = chart.at('venus')
  composer.explain(texts.everyday.opens[play])
  if (venus && !venus.between && play !== 'name') {
    composer.add(
      [texts.place.at({ point: answer.own('venus'), at: answer.inAt(venus, 'venus') })],
      answer.facts('venus'),
    )
    composer.explain(texts.everyday.likes({ what: texts.everyday.taste[venus.sign] ?? '' }))
  }
  composer.explain(texts.everyday.closes)
}
