import { balance, ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { rulerOf, type Dignity } from '#astro/charts/dignities.ts'
import { dispositors } from '#astro/charts/dispositors.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { planetStrengths } from '../../../facts/natal-strength.ts'
import type { Composer } from '../../writing/composer.ts'
import { NatalAnswer, planetFacts } from './natal-answer.ts'

/** The planets whose sign is certain. */
const certain = (answer: NatalAnswer): Planet[] => PLANETS.filter((planet) => answer.chart.at(planet)?.between === null)

/** "three (Venus, Mars and Saturn)". */
function counted(answer: NatalAnswer, planets: readonly Planet[]): string {
  return answer.texts.planets({ count: planets.length, names: planets.map((planet) => answer.bare(planet)) })
}

/** How many planets stand in each element, and what most and none of them come to. */
export function answerElements(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  const known = certain(answer)
  const { elements } = balance({
    placements: chart.birth.chart.placements.filter(({ body }) => known.some((one) => one === body)),
  })
  const say = (element: (typeof ELEMENTS)[number]) =>
    elements[element].length === 0 ? texts.elements.nobody : counted(answer, elements[element])
  const facts = planetFacts(answer)
  composer.add(
    [texts.elements.count({ fire: say('fire'), earth: say('earth'), air: say('air'), water: say('water') })],
    facts,
  )
  const most = Math.max(...ELEMENTS.map((element) => elements[element].length))
  const leading = ELEMENTS.filter((element) => elements[element].length === most)
  const [first] = leading
  if (leading.length > 1)
    composer.add(
      [texts.elements.even({ elements: leading.map((element) => texts.elements.name[element]), count: most })],
      facts,
    )
  else if (first) composer.add([texts.elements.most[first]], facts)
  const lacking = known.length === PLANETS.length ? ELEMENTS.filter((element) => elements[element].length === 0) : []
  for (const element of lacking) composer.add([texts.elements.none[element]], facts)
  if (lacking.length === 0) composer.add([texts.elements.some], facts)
}

/** How many planets are cardinal, fixed and mutable. */
export function answerModes(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  const known = certain(answer)
  const { modes } = balance({
    placements: chart.birth.chart.placements.filter(({ body }) => known.some((one) => one === body)),
  })
  const say = (mode: (typeof MODES)[number]) =>
    modes[mode].length === 0 ? texts.elements.nobody : counted(answer, modes[mode])
  const facts = planetFacts(answer)
  composer.add([texts.modes.count({ cardinal: say('cardinal'), fixed: say('fixed'), mutable: say('mutable') })], facts)
  const [most] = MODES.toSorted((a, b) => modes[b].length - modes[a].length)
  if (most) composer.add([texts.modes.most[most]], facts)
}

const STRONG: ReadonlySet<Dignity> = new Set(['domicile', 'exaltation'])

/** The planets in their own signs and exaltations, in detriment and fall. */
export function answerDignities(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  const named = certain(answer).flatMap((planet) => {
    const place = chart.at(planet)
    return (place?.dignities ?? []).map((dignity) => ({
      dignity,
      text: texts.dignities.itemNamed[dignity]({ point: answer.own(planet), sign: place?.sign ?? 0 }),
    }))
  })
  const facts = planetFacts(answer)
  const strong = named.filter(({ dignity }) => STRONG.has(dignity)).map(({ text }) => text)
  const weak = named.filter(({ dignity }) => !STRONG.has(dignity)).map(({ text }) => text)
  for (const planet of certain(answer).filter((one) => composer.asked.points.includes(one)))
    if (chart.at(planet)?.dignities.length === 0)
      composer.add(
        [texts.dignities.neither({ point: answer.own(planet), sign: chart.at(planet)?.sign ?? 0 })],
        answer.facts(planet),
      )
  if (named.length === 0) composer.add([texts.dignities.none], facts)
  if (strong.length > 0) composer.add([texts.dignities.strong({ items: strong })], facts)
  else if (named.length > 0) composer.explain(texts.dignities.noStrong)
  if (weak.length > 0) composer.add([texts.dignities.weak({ items: weak })], facts)
  else if (named.length > 0) composer.explain(texts.dignities.noWeak)
  const { rounds } = dispositors(chart.birth.chart)
  for (const round of rounds.filter(({ length }) => length === 2)) {
    const [one, other] = round
    if (one && other && [one, other].every((planet) => certain(answer).includes(planet)))
      composer.add([texts.receives({ one: answer.own(one), other: answer.own(other) })], facts)
  }
  composer.explain(texts.dignities.means)
}

/** The planets that were retrograde at birth. */
export function answerRetrogrades(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  const facts = planetFacts(answer)
  const back = PLANETS.filter((planet) => chart.at(planet)?.isRetrograde)
  for (const planet of PLANETS.filter((one) => composer.asked.points.includes(one)))
    composer.explain(texts.retrogrades[back.includes(planet) ? 'yes' : 'no']({ point: answer.own(planet) }))
  composer.add(
    [
      back.length > 0
        ? texts.retrogrades.some({ points: back.map((planet) => answer.name(planet)) })
        : texts.retrogrades.none,
    ],
    [...back.flatMap((planet) => answer.facts(planet)), ...facts],
  )
  composer.explain(texts.retrogrades.means)
}

/** Three and more planets in one sign or house. */
export function answerStellium(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  const facts = planetFacts(answer)
  const known = certain(answer)
  const bySign = Map.groupBy(known, (planet) => chart.at(planet)?.sign ?? 0)
  const byHouse = Map.groupBy(known, (planet) => chart.at(planet)?.house ?? 0)
  const names = (planets: readonly Planet[]) => planets.map((planet) => answer.bare(planet))
  const inSigns = [...bySign].filter(([, planets]) => planets.length > 2)
  const inHouses = [...byHouse].filter(([house, planets]) => house > 0 && planets.length > 2)
  for (const [sign, planets] of inSigns) composer.add([texts.stellium.sign({ points: names(planets), sign })], facts)
  for (const [house, planets] of inHouses)
    composer.add([texts.stellium.house({ points: names(planets), house })], facts)
  if (inSigns.length + inHouses.length === 0) composer.add([texts.stellium.none], facts)
  composer.explain(texts.stellium.means)
}

/** The strongest planet, why, and how the chart stands as a whole. */
export function answerStrength(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  const strengths = planetStrengths(chart.birth)
  const [first, second] = strengths
  if (!first || !second) return
  const facts = planetFacts(answer)
  const why = first.reasons.slice(0, 3).map((reason) => texts.strength.why[reason])
  composer.list(
    [texts.strength.strongest({ point: answer.own(first.planet), why })],
    [...facts, ...answer.facts('asc')],
  )
  const place = chart.at(first.planet)
  if (place && !place.between)
    composer.add([answer.signMeaning(first.planet, place.sign, 1)], answer.facts(first.planet))
  composer.add([texts.strength.second({ point: answer.own(second.planet) })], facts)
  const dignities = certain(answer).flatMap((planet) => chart.at(planet)?.dignities ?? [])
  const balanceOf = dignities.reduce((sum, dignity) => sum + (STRONG.has(dignity) ? 1 : -1), 0)
  composer.add(
    [texts.strength.lean[balanceOf > 1 ? 'strong' : balanceOf < -1 ? 'strained' : 'mixed'], texts.strength.closes],
    facts,
  )
}

/** Whether the birth was by day or by night. */
export function answerSect(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { sect } = answer.chart
  if (!sect) {
    answer.lacksHour('houses')
    return
  }
  composer.add([answer.texts.sect[sect]], answer.facts('sun'))
  composer.explain(answer.texts.sect.means)
}

/** Born on the border of two signs: which it is, and how near. */
export function answerCuspBorn(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  const sun = chart.at('sun')
  if (!sun) return
  const facts = answer.facts('sun')
  const within = sun.longitudeDeg % 30
  const other = within < 15 ? (sun.sign + 11) % 12 : (sun.sign + 1) % 12
  if (Math.min(within, 30 - within) < 2) {
    const neighbor = answer.placeFact(`sun:${other}`, answer.signName(other), { sign: other, house: null })
    composer.list([texts.cuspBorn.edge({ at: answer.at(sun), sign: sun.sign, other })], [...facts, neighbor])
  } else composer.list([texts.cuspBorn.inside({ at: answer.at(sun), sign: sun.sign })], facts)
  composer.explain(texts.cuspBorn.means)
}

/** How the rulers of the signs lead to each other. */
export function answerRulersChain(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  const facts = planetFacts(answer)
  const { rounds, final } = dispositors(chart.birth.chart)
  const start =
    composer.asked.points.find((point): point is Planet => PLANETS.some((planet) => planet === point)) ?? 'sun'
  const chain: Planet[] = [start]
  for (let next: Planet = rulerOf(chart.at(start)?.sign ?? 0); ; next = rulerOf(chart.at(next)?.sign ?? 0)) {
    chain.push(next)
    if (chain.indexOf(next) < chain.length - 1) break
  }
  composer.add([texts.rulersChain({ chain: chain.map((planet) => answer.bare(planet)).join(' → ') })], facts)
  if (final) composer.add([texts.finalRuler({ ruler: answer.own(final) })], facts)
  for (const [one, other] of rounds.filter(({ length }) => length === 2)) {
    if (one && other) composer.add([texts.receives({ one: answer.own(one), other: answer.own(other) })], facts)
  }
}
