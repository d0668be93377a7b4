import { ASPECT_ANGLES, ASPECT_NATURE, type AspectNature } from '#astro/charts/aspect.ts'
import type { ChartAspect } from '#astro/charts/chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { orbText } from '#language/angle.ts'
import { SLOT_FORMS } from '#language/slot-forms.ts'
import type { SpokenPoint } from '../../../library/subjects.ts'
import type { Composer } from '../../writing/composer.ts'
import { figuresOf, type FigureName } from '../../../facts/figures.ts'
import { NatalAnswer, planetFacts } from './natal-answer.ts'
import { answerBigThree } from './natal-points.ts'

const HARD = /^(?:hard|heav|tough|difficult|worst|tense|тяжел|тяжк|сложн|трудн|напряж)/

type SpokenAspect = ChartAspect & { a: SpokenPoint; b: SpokenPoint }

const WANTED: readonly (readonly [FigureName, RegExp])[] = [
  ['grandTrine', /grand trine|больш\S* (?:тригон|трин)/],
  ['tSquare', /t[ -]?square|tau square|тау[ -]?квадрат|т[ -]?квадрат/],
  ['grandCross', /grand (?:cross|square)|больш\S* (?:крест|квадрат)/],
  ['yod', /\byod|finger of (?:god|fate)|йод|перст\S* (?:бога|судьбы)/],
]

/** The figures of the chart: grand trine, T-square, grand cross, yod. */
export function answerFigures(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  const question = composer.asked.words.join(' ')
  const wanted = WANTED.find(([, words]) => words.test(question))?.[0]
  const figures = figuresOf(chart.aspects(), (point) => chart.at(point)?.longitudeDeg ?? 0)
  const found = wanted ? figures.filter(({ name }) => name === wanted) : figures
  const told = found.slice(0, wanted ? 3 : 2)
  for (const [i, { name, points, apex, widestOrbDeg, aspects }] of told.entries()) {
    const facts = [
      ...points.flatMap((point) => answer.facts(point)),
      ...aspects.flatMap(({ a, b, aspect }) => answer.aspectFact(a, b, aspect)),
    ]
    const names = points.map((point) => answer.name(point))
    if (told.slice(0, i).some((one) => one.name === name)) {
      composer.add([texts.patterns.another[name]({ points: names })], facts)
      continue
    }
    const ends = points.filter((point) => point !== apex).map((point) => answer.name(point))
    const text =
      name === 'grandTrine'
        ? texts.patterns.grandTrine({ points: names, orb: orbText(widestOrbDeg) })
        : name === 'grandCross'
          ? texts.patterns.grandCross({ points: names })
          : apex && texts.patterns[name]({ ends, apex: answer.own(apex) })
    composer.add([text || null, texts.patterns.means[name]], facts)
  }
  if (told.length > 0) return
  const [closest] = chart.aspects()
  composer.add([texts.patterns.none({ what: texts.patterns.names[wanted ?? 'any'] })], planetFacts(answer))
  if (closest)
    composer.add(
      [texts.patterns.nearest({ aspect: aspectText(answer, closest) })],
      answer.aspectFact(closest.a, closest.b, closest.aspect),
    )
}

/** "your Moon square your Saturn, 0°42′ from exact". */
const aspectText = (answer: NatalAnswer, { a, b, aspect, orbDeg }: SpokenAspect): string =>
  answer.texts.aspects.between({ one: answer.own(a), aspect, other: answer.own(b), orb: orbText(orbDeg) })

const natureOf = (aspect: SpokenAspect['aspect']): AspectNature =>
  aspect === 'conjunction' ? 'conjunction' : ASPECT_NATURE[aspect]

function tellAspect(answer: NatalAnswer, found: SpokenAspect, body: number, opens?: (aspect: string) => string): void {
  const { composer, texts } = answer
  const { a, b, aspect } = found
  const text = aspectText(answer, found)
  composer.add(
    [
      (opens ?? ((said) => texts.aspects.found({ aspect: said })))(text),
      composer.owner === null
        ? composer.aspectMeaning(a, b, aspect, ['gist', 'body'], body)
        : texts.aspects.nature[natureOf(aspect)],
    ],
    answer.aspectFact(a, b, aspect),
  )
}

/** The chart in a few sentences: Sun, Moon and ascendant, and its closest aspect. */
export function answerChart(composer: Composer): void {
  answerBigThree(composer)
  const answer = new NatalAnswer(composer)
  const [first] = answer.chart.aspects()
  if (first) tellAspect(answer, first, 0, (aspect) => answer.texts.aspects.tightest({ aspect }))
}

/** The closest aspect of the chart. */
export function answerTightest(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const isHard = composer.asked.words.some((word) => HARD.test(word))
  const [first, second] = answer.chart.aspects().filter(({ aspect }) => !isHard || ASPECT_NATURE[aspect] === 'tense')
  if (!first) return
  tellAspect(answer, first, 2, (aspect) => answer.texts.aspects.tightest({ aspect }))
  if (second) tellAspect(answer, second, 0)
}

/** The aspects of a point, between two points, or those of the whole chart that weigh most. */
export function answerAspects(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const { texts, chart } = answer
  const [one, other, ...others] = composer.asked.points
  const aspects = chart.aspects()
  if (!one) {
    for (const found of aspects.slice(0, 3)) tellAspect(answer, found, 0)
    return
  }
  if ([one, other].some((point) => point === 'asc' || point === 'mc') && answer.lacksHour('angles')) return
  if (other) {
    for (const point of [other, ...others].slice(0, 3)) answerBetween(answer, one, point)
    return
  }
  const { aspect: kind } = composer.asked
  const own = aspects.filter(({ a, b, aspect }) => (a === one || b === one) && (kind === null || aspect === kind))
  const item = ({ a, b, aspect, orbDeg }: SpokenAspect) =>
    texts.aspects.item({ aspect, other: answer.own(a === one ? b : a), orb: orbText(orbDeg) })
  if (own.length === 0) {
    composer.add([texts.aspects.ofNone({ point: answer.own(one) })], answer.facts(one))
    return
  }
  composer.list(
    [texts.aspects.of({ point: answer.own(one), aspects: own.map(item) })],
    own.flatMap(({ a, b, aspect }) => answer.aspectFact(a, b, aspect)),
  )
  for (const { a, b, aspect } of own.slice(0, 2)) {
    if (composer.owner === null)
      composer.add([composer.aspectMeaning(a, b, aspect, ['gist', 'body'], 1)], answer.aspectFact(a, b, aspect))
  }
}

const ANGLES_OF = Object.entries(ASPECT_ANGLES) as [SpokenAspect['aspect'], number][]

function answerBetween(answer: NatalAnswer, one: SpokenPoint, other: SpokenPoint): void {
  const { composer, texts, chart } = answer
  const found = chart.aspects().find(({ a, b }) => (a === one && b === other) || (a === other && b === one))
  if (found) return tellAspect(answer, found, 2)
  const [first, second] = [chart.at(one), chart.at(other)]
  if (!first || !second) return
  const facts = [...answer.facts(one), ...answer.facts(other)]
  const between = Math.abs(first.longitudeDeg - second.longitudeDeg)
  const apart = Math.min(between, 360 - between)
  const [nearest] = ANGLES_OF.map(([aspect, angle]) => ({ aspect, off: Math.abs(apart - angle) })).toSorted(
    (a, b) => a.off - b.off,
  )
  // How far two points stand apart claims neither a place nor an aspect that could be held against a fact.
  const text = texts.aspects.betweenNone({ one: answer.own(one), other: answer.own(other), apart: Math.round(apart) })
  composer.lines.push({ text, factors: facts, held: 'nothing' })
  if (nearest && nearest.off < 14) {
    const aspectFact = {
      id: `near:${one}:${nearest.aspect}:${other}`,
      kind: 'special',
      transiting: one,
      natal: other,
      aspect: nearest.aspect,
      said: SLOT_FORMS[answer.lang].forms.aspect['']?.(nearest.aspect) ?? '',
    } as const
    composer.list(
      [
        texts.aspects.nearMiss({
          one: answer.own(one),
          other: answer.own(other),
          aspect: nearest.aspect,
          off: Math.round(nearest.off),
        }),
      ],
      [...facts, aspectFact],
    )
  }
  for (const point of [one, other]) {
    const place = chart.at(point)
    if (place && !place.between) composer.add([answer.signMeaning(point, place.sign, 0)], answer.facts(point))
  }
}

/** The planets that make no aspect. */
export function answerUnaspected(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const aspects = answer.chart.birth.chart.aspects
  const alone = PLANETS.filter(
    (planet) =>
      !aspects.some(
        ({ a, b }) =>
          (a === planet && PLANETS.some((other) => other === b)) ||
          (b === planet && PLANETS.some((other) => other === a)),
      ),
  )
  const facts = planetFacts(answer)
  if (alone.length === 0) composer.add([answer.texts.aspects.allAspected], facts)
  // An aspect may hold for a part of the day only.
  else if (!answer.lacksHour('alone'))
    composer.add([answer.texts.aspects.unaspected({ points: alone.map((planet) => answer.name(planet)) })], facts)
}
