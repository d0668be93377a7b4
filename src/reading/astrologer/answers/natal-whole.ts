import type { ChartAspect } from '#astro/charts/chart.ts'
import { ASPECT_NATURE, type AspectNature } from '#astro/charts/aspect.ts'
import { ASPECT_ANGLES } from '#astro/charts/aspect.ts'
import { balance, ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { rulerOf, type Dignity } from '#astro/charts/dignities.ts'
import { dispositors } from '#astro/charts/dispositors.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { orbText } from '#language/angle.ts'
import { SLOT_FORMS } from '#language/slot-forms.ts'
import { planetStrengths } from '../../facts/natal-strength.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { Composer } from '../composer.ts'
import { figuresOf, type FigureName } from './figures.ts'
import { NatalDesk } from './natal-desk.ts'
import { answerBigThree } from './natal-points.ts'

type SpokenAspect = ChartAspect & { a: SpokenPoint; b: SpokenPoint }

const planetFacts = (desk: NatalDesk) => PLANETS.flatMap((planet) => desk.facts(planet))

/** The planets whose sign is certain. */
const certain = (desk: NatalDesk): Planet[] => PLANETS.filter((planet) => desk.chart.at(planet)?.between === null)

/** "three (Venus, Mars and Saturn)". */
function counted(desk: NatalDesk, planets: readonly Planet[]): string {
  return desk.texts.planets({ count: planets.length, names: planets.map((planet) => desk.bare(planet)) })
}

/** How many planets stand in each element, and what most and none of them come to. */
export function answerElements(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const { texts, chart } = desk
  const known = certain(desk)
  const { elements } = balance({
    placements: chart.birth.chart.placements.filter(({ body }) => known.some((one) => one === body)),
  })
  const say = (element: (typeof ELEMENTS)[number]) =>
    elements[element].length === 0 ? texts.elements.nobody : counted(desk, elements[element])
  const facts = planetFacts(desk)
  composer.add(
    [texts.elements.count({ fire: say('fire'), earth: say('earth'), air: say('air'), water: say('water') })],
    facts,
  )
  const [most] = ELEMENTS.toSorted((a, b) => elements[b].length - elements[a].length)
  if (most && elements[most].length > 3) composer.add([texts.elements.most[most]], facts)
  const lacking = known.length === PLANETS.length ? ELEMENTS.filter((element) => elements[element].length === 0) : []
  for (const element of lacking) composer.add([texts.elements.none[element]], facts)
  if (lacking.length === 0) composer.add([texts.elements.some], facts)
}

/** How many planets are cardinal, fixed and mutable. */
export function answerModes(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const { texts, chart } = desk
  const known = certain(desk)
  const { modes } = balance({
    placements: chart.birth.chart.placements.filter(({ body }) => known.some((one) => one === body)),
  })
  const say = (mode: (typeof MODES)[number]) =>
    modes[mode].length === 0 ? texts.elements.nobody : counted(desk, modes[mode])
  const facts = planetFacts(desk)
  composer.add([texts.modes.count({ cardinal: say('cardinal'), fixed: say('fixed'), mutable: say('mutable') })], facts)
  const [most] = MODES.toSorted((a, b) => modes[b].length - modes[a].length)
  if (most) composer.add([texts.modes.most[most]], facts)
}

const STRONG: ReadonlySet<Dignity> = new Set(['domicile', 'exaltation'])

/** The planets in their own signs and exaltations, in detriment and fall. */
export function answerDignities(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const { texts, chart } = desk
  const named = certain(desk).flatMap((planet) => {
    const place = chart.at(planet)
    return (place?.dignities ?? []).map((dignity) => ({
      dignity,
      text: texts.dignities.itemNamed[dignity]({ point: desk.own(planet), sign: place?.sign ?? 0 }),
    }))
  })
  const facts = planetFacts(desk)
  const strong = named.filter(({ dignity }) => STRONG.has(dignity)).map(({ text }) => text)
  const weak = named.filter(({ dignity }) => !STRONG.has(dignity)).map(({ text }) => text)
  if (named.length === 0) composer.add([texts.dignities.none], facts)
  if (strong.length > 0) composer.add([texts.dignities.strong({ items: strong })], facts)
  if (weak.length > 0) composer.add([texts.dignities.weak({ items: weak })], facts)
  const { rounds } = dispositors(chart.birth.chart)
  for (const round of rounds.filter(({ length }) => length === 2)) {
    const [one, other] = round
    if (one && other && [one, other].every((planet) => certain(desk).includes(planet)))
      composer.add([texts.receives({ one: desk.own(one), other: desk.own(other) })], facts)
  }
  composer.explain(texts.dignities.means)
}

/** The planets that were retrograde at birth. */
export function answerRetrogrades(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const { texts, chart } = desk
  const facts = planetFacts(desk)
  const back = PLANETS.filter((planet) => chart.at(planet)?.isRetrograde)
  composer.add(
    [
      back.length > 0
        ? texts.retrogrades.some({ points: back.map((planet) => desk.name(planet)) })
        : texts.retrogrades.none,
    ],
    facts,
  )
  composer.explain(texts.retrogrades.means)
}

/** Three and more planets in one sign or house. */
export function answerStellium(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const { texts, chart } = desk
  const facts = planetFacts(desk)
  const known = certain(desk)
  const bySign = Map.groupBy(known, (planet) => chart.at(planet)?.sign ?? 0)
  const byHouse = Map.groupBy(known, (planet) => chart.at(planet)?.house ?? 0)
  const names = (planets: readonly Planet[]) => planets.map((planet) => desk.bare(planet))
  const inSigns = [...bySign].filter(([, planets]) => planets.length > 2)
  const inHouses = [...byHouse].filter(([house, planets]) => house > 0 && planets.length > 2)
  for (const [sign, planets] of inSigns) composer.add([texts.stellium.sign({ points: names(planets), sign })], facts)
  for (const [house, planets] of inHouses)
    composer.add([texts.stellium.house({ points: names(planets), house })], facts)
  if (inSigns.length + inHouses.length === 0) composer.add([texts.stellium.none], facts)
  composer.explain(texts.stellium.means)
}

const WANTED: readonly (readonly [FigureName, RegExp])[] = [
  ['grandTrine', /grand trine|больш\S* (?:тригон|трин)/],
  ['tSquare', /t[ -]?square|tau square|тау[ -]?квадрат|т[ -]?квадрат/],
  ['grandCross', /grand (?:cross|square)|больш\S* (?:крест|квадрат)/],
  ['yod', /\byod|finger of (?:god|fate)|йод|перст\S* (?:бога|судьбы)/],
]

/** The figures of the chart: grand trine, T-square, grand cross, yod. */
export function answerFigures(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const { texts, chart } = desk
  const question = composer.asked.words.join(' ')
  const wanted = WANTED.find(([, words]) => words.test(question))?.[0]
  const figures = figuresOf(chart.aspects(), (point) => chart.at(point)?.longitudeDeg ?? 0)
  const found = wanted ? figures.filter(({ name }) => name === wanted) : figures
  const told = found.slice(0, wanted ? 3 : 2)
  for (const { name, points, apex, widestOrbDeg, aspects } of told) {
    const facts = [
      ...points.flatMap((point) => desk.facts(point)),
      ...aspects.flatMap(({ a, b, aspect }) => desk.aspectFact(a, b, aspect)),
    ]
    const names = points.map((point) => desk.name(point))
    const ends = points.filter((point) => point !== apex).map((point) => desk.name(point))
    const text =
      name === 'grandTrine'
        ? texts.patterns.grandTrine({ points: names, orb: orbText(widestOrbDeg) })
        : name === 'grandCross'
          ? texts.patterns.grandCross({ points: names })
          : apex && texts.patterns[name]({ ends, apex: desk.own(apex) })
    composer.add([text || null, texts.patterns.means[name]], facts)
  }
  if (told.length > 0) return
  const [closest] = chart.aspects()
  composer.add([texts.patterns.none({ what: texts.patterns.names[wanted ?? 'any'] })], planetFacts(desk))
  if (closest)
    composer.add(
      [texts.patterns.nearest({ aspect: aspectText(desk, closest) })],
      desk.aspectFact(closest.a, closest.b, closest.aspect),
    )
}

/** "your Moon square your Saturn, 0°42′ from exact". */
const aspectText = (desk: NatalDesk, { a, b, aspect, orbDeg }: SpokenAspect): string =>
  desk.texts.aspects.between({ one: desk.own(a), aspect, other: desk.own(b), orb: orbText(orbDeg) })

const natureOf = (aspect: SpokenAspect['aspect']): AspectNature =>
  aspect === 'conjunction' ? 'conjunction' : ASPECT_NATURE[aspect]

function tellAspect(desk: NatalDesk, found: SpokenAspect, body: number, opens?: (aspect: string) => string): void {
  const { composer, texts } = desk
  const { a, b, aspect } = found
  const text = aspectText(desk, found)
  composer.add(
    [
      (opens ?? ((said) => texts.aspects.found({ aspect: said })))(text),
      composer.owner === null
        ? composer.aspectMeaning(a, b, aspect, ['gist', 'body'], body)
        : texts.aspects.nature[natureOf(aspect)],
    ],
    desk.aspectFact(a, b, aspect),
  )
}

/** The chart in a few sentences: Sun, Moon and ascendant, and its closest aspect. */
export function answerChart(composer: Composer): void {
  answerBigThree(composer)
  const desk = new NatalDesk(composer)
  const [first] = desk.chart.aspects()
  if (first) tellAspect(desk, first, 0, (aspect) => desk.texts.aspects.tightest({ aspect }))
}

/** The closest aspect of the chart. */
export function answerTightest(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const [first, second] = desk.chart.aspects()
  if (!first) return
  tellAspect(desk, first, 2, (aspect) => desk.texts.aspects.tightest({ aspect }))
  if (second) tellAspect(desk, second, 0)
}

/** The aspects of a point, between two points, or those of the whole chart that weigh most. */
export function answerAspects(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const { texts, chart } = desk
  const [one, other] = composer.asked.points
  const aspects = chart.aspects()
  if (!one) {
    for (const found of aspects.slice(0, 3)) tellAspect(desk, found, 0)
    return
  }
  if ([one, other].some((point) => point === 'asc' || point === 'mc') && desk.lacksHour('angles')) return
  if (other) return answerBetween(desk, one, other)
  const { aspect: kind } = composer.asked
  const own = aspects.filter(({ a, b, aspect }) => (a === one || b === one) && (kind === null || aspect === kind))
  const item = ({ a, b, aspect, orbDeg }: SpokenAspect) =>
    texts.aspects.item({ aspect, other: desk.own(a === one ? b : a), orb: orbText(orbDeg) })
  if (own.length === 0) {
    composer.add([texts.aspects.ofNone({ point: desk.own(one) })], desk.facts(one))
    return
  }
  composer.list(
    [texts.aspects.of({ point: desk.own(one), aspects: own.map(item) })],
    own.flatMap(({ a, b, aspect }) => desk.aspectFact(a, b, aspect)),
  )
  for (const { a, b, aspect } of own.slice(0, 2)) {
    if (composer.owner === null)
      composer.add([composer.aspectMeaning(a, b, aspect, ['gist', 'body'], 1)], desk.aspectFact(a, b, aspect))
  }
}

const ANGLES_OF = Object.entries(ASPECT_ANGLES) as [SpokenAspect['aspect'], number][]

function answerBetween(desk: NatalDesk, one: SpokenPoint, other: SpokenPoint): void {
  const { composer, texts, chart } = desk
  const found = chart.aspects().find(({ a, b }) => (a === one && b === other) || (a === other && b === one))
  if (found) return tellAspect(desk, found, 2)
  const [first, second] = [chart.at(one), chart.at(other)]
  if (!first || !second) return
  const facts = [...desk.facts(one), ...desk.facts(other)]
  const between = Math.abs(first.longitudeDeg - second.longitudeDeg)
  const apart = Math.min(between, 360 - between)
  const [nearest] = ANGLES_OF.map(([aspect, angle]) => ({ aspect, off: Math.abs(apart - angle) })).toSorted(
    (a, b) => a.off - b.off,
  )
  composer.add(
    [texts.aspects.betweenNone({ one: desk.own(one), other: desk.own(other), apart: Math.round(apart) })],
    facts,
  )
  if (nearest && nearest.off < 14) {
    const aspectFact = {
      id: `near:${one}:${nearest.aspect}:${other}`,
      kind: 'special',
      transiting: one,
      natal: other,
      aspect: nearest.aspect,
      said: SLOT_FORMS[desk.lang].forms.aspect['']?.(nearest.aspect) ?? '',
    } as const
    composer.add(
      [texts.aspects.nearMiss({ aspect: nearest.aspect, off: Math.round(nearest.off) })],
      [...facts, aspectFact],
    )
  }
  for (const point of [one, other]) {
    const place = chart.at(point)
    if (place && !place.between) composer.add([desk.signMeaning(point, place.sign, 0)], desk.facts(point))
  }
}

/** The planets that make no aspect. */
export function answerUnaspected(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const aspects = desk.chart.birth.chart.aspects
  const alone = PLANETS.filter(
    (planet) =>
      !aspects.some(
        ({ a, b }) =>
          (a === planet && PLANETS.some((other) => other === b)) ||
          (b === planet && PLANETS.some((other) => other === a)),
      ),
  )
  const facts = planetFacts(desk)
  if (alone.length === 0) composer.add([desk.texts.aspects.allAspected], facts)
  else composer.add([desk.texts.aspects.unaspected({ points: alone.map((planet) => desk.name(planet)) })], facts)
}

/** The strongest planet, why, and how the chart stands as a whole. */
export function answerStrength(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const { texts, chart } = desk
  const strengths = planetStrengths(chart.birth)
  const [first, second] = strengths
  if (!first || !second) return
  const facts = planetFacts(desk)
  const why = first.reasons.slice(0, 3).map((reason) => texts.strength.why[reason])
  composer.list([texts.strength.strongest({ point: desk.own(first.planet), why })], [...facts, ...desk.facts('asc')])
  const place = chart.at(first.planet)
  if (place && !place.between) composer.add([desk.signMeaning(first.planet, place.sign, 1)], desk.facts(first.planet))
  composer.add([texts.strength.second({ point: desk.own(second.planet) })], facts)
  const dignities = certain(desk).flatMap((planet) => chart.at(planet)?.dignities ?? [])
  const balanceOf = dignities.reduce((sum, dignity) => sum + (STRONG.has(dignity) ? 1 : -1), 0)
  composer.add(
    [texts.strength.lean[balanceOf > 1 ? 'strong' : balanceOf < -1 ? 'strained' : 'mixed'], texts.strength.closes],
    facts,
  )
}

/** Whether the birth was by day or by night. */
export function answerSect(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const { sect } = desk.chart
  if (!sect) {
    desk.lacksHour('houses')
    return
  }
  composer.add([desk.texts.sect[sect]], desk.facts('sun'))
  composer.explain(desk.texts.sect.means)
}

/** Born on the border of two signs: which it is, and how near. */
export function answerCuspBorn(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const { texts, chart } = desk
  const sun = chart.at('sun')
  if (!sun) return
  const facts = desk.facts('sun')
  const within = sun.longitudeDeg % 30
  const other = within < 15 ? (sun.sign + 11) % 12 : (sun.sign + 1) % 12
  if (Math.min(within, 30 - within) < 2) {
    const neighbor = desk.placeFact(`sun:${other}`, desk.signName(other), { sign: other, house: null })
    composer.list([texts.cuspBorn.edge({ at: desk.at(sun), sign: sun.sign, other })], [...facts, neighbor])
  } else composer.list([texts.cuspBorn.inside({ at: desk.at(sun), sign: sun.sign })], facts)
  composer.explain(texts.cuspBorn.means)
}

/** How the rulers of the signs lead to each other. */
export function answerRulersChain(composer: Composer): void {
  const desk = new NatalDesk(composer)
  const { texts, chart } = desk
  const facts = planetFacts(desk)
  const { rounds, final } = dispositors(chart.birth.chart)
  const start =
    composer.asked.points.find((point): point is Planet => PLANETS.some((planet) => planet === point)) ?? 'sun'
  const chain: Planet[] = [start]
  for (let next: Planet = rulerOf(chart.at(start)?.sign ?? 0); ; next = rulerOf(chart.at(next)?.sign ?? 0)) {
    chain.push(next)
    if (chain.indexOf(next) < chain.length - 1) break
  }
  composer.add([texts.rulersChain({ chain: chain.map((planet) => desk.bare(planet)).join(' → ') })], facts)
  if (final) composer.add([texts.finalRuler({ ruler: desk.own(final) })], facts)
  for (const [one, other] of rounds.filter(({ length }) => length === 2)) {
    if (one && other) composer.add([texts.receives({ one: desk.own(one), other: desk.own(other) })], facts)
  }
}
