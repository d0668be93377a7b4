import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { elementOf, modeOf } from '#astro/charts/balance.ts'
import type { ChartAspect } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import {
  aspectBetweenPoints,
  cuspFact,
  cuspSign,
  dignityOf,
  own,
  planetsIn,
  rulerOfHouse,
  signFacts,
  wheel,
} from '../natal-parts.ts'
import { fortune } from '../fortune.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage, type TablePart } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { termsOf } from './financial-facts.ts'
import { financialTexts, type FinancialWords, type Purse, PURSES, WISH_PAIRS } from './words.ts'

/** So many aspects of the ruler of earning are told. */
const MOST_TIES = 3

const PAIRS = [
  { one: 2, other: 8, pair: '2 8' },
  { one: 2, other: 11, pair: '2 11' },
  { one: 8, other: 11, pair: '8 11' },
] as const

interface Writing {
  page: ReportPage
  words: FinancialWords
}

/** How somebody earns, shares and spends: the three money houses with their rulers, Venus, Jupiter, the Part of Fortune. */
export const financialPotential: ReportModule = {
  type: 'financial-potential',
  birthTime: 'required',
  other: null,
  usesPlaces: false,
  write(request: ReportRequest) {
    const page = new ReportPage(request)
    const words = request.library.texts(financialTexts, request.lang)
    const writing = { page, words }
    page.write(words.chapters.how, words.titles.how, [
      own(page.way('how', words.how), signFacts(page, ['venus', 'jupiter'])),
      { kind: 'notice', text: words.notice },
      wheel(page, words.wheel),
    ])
    writeRulers(writing)
    for (const purse of PURSES) writePurse(writing, purse)
    writeWishes(writing)
    writeFortune(writing)
    writeHabits(writing)
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }) })
  },
}

function writeRulers({ page, words }: Writing): void {
  const names = SKY_NAMES[page.lang]
  const rulers = PURSES.flatMap((purse) => rulerOfHouse(page, purse) ?? [])
  const row = ({ house, sign, ruler }: (typeof rulers)[number]) => {
    const dignity = dignityOf(page, ruler)
    return [
      words.table.house[house as Purse],
      names.sign(sign),
      names.point(ruler),
      page.titleOf(ruler).replace(`${names.point(ruler)} `, ''),
      dignity ? names.dignity[dignity] : names.none,
      planetsIn(page, house).map(names.point).join(', ') || names.none,
    ]
  }
  const factors = rulers.flatMap(({ house, ruler }) => [
    ...cuspFact(page, house),
    ...page.signFact(ruler),
    ...page.houseFact(ruler),
  ])
  const table: TablePart = {
    kind: 'table',
    caption: words.table.caption,
    head: words.table.head,
    rows: rulers.map(row),
    factors,
  }
  page.write(words.chapters.rulers, words.titles.table, [table])
  for (const { one, other, pair } of PAIRS) {
    const met = termsOf(page, one, other)
    if (!met) continue
    const cusps = [...cuspFact(page, one), ...cuspFact(page, other)]
    page.write(words.chapters.rulers, words.pairTitle[pair], [
      own(words.terms[pair][met.terms], [...met.factors, ...cusps]),
    ])
  }
}

function writePurse(writing: Writing, purse: Purse): void {
  const { page, words } = writing
  const chapter = words.chapters[purse]
  const sign = cuspSign(page, purse)
  if (sign === null) return
  page.write(chapter, words.titles[`cusp${purse}`], [
    own(words.cusp[purse][sign] ?? '', cuspFact(page, purse)),
    own(words.pace[purse][modeOf(sign)], cuspFact(page, purse)),
  ])
  writeKeeper(writing, purse)
  const planets = planetsIn(page, purse)
  for (const planet of planets) {
    page.write(chapter, words.planetTitle({ planet, house: purse }), [
      own(words.planet[purse][planet], page.houseFact(planet)),
    ])
  }
  if (planets.length === 0)
    page.write(chapter, words.titles[`empty${purse}`], [own(words.empty[purse], cuspFact(page, purse))])
  page.write(chapter, words.titles[`try${purse}`], [own(words.try[purse][elementOf(sign)], cuspFact(page, purse))])
}

/** The planet that rules a money house: where it stands, how it deals with money, how well it is placed. */
function writeKeeper(writing: Writing, purse: Purse): void {
  const { page, words } = writing
  const found = rulerOfHouse(page, purse)
  if (!found) return
  const { ruler, inHouse } = found
  const chapter = words.chapters[purse]
  const cusp = cuspFact(page, purse)
  page.write(chapter, words.titles[`ruler${purse}`], [
    own(words.rulerIn[purse][inHouse - 1] ?? '', [...cusp, ...page.houseFact(ruler)]),
  ])
  page.write(chapter, words.keeperTitle({ planet: ruler }), [
    own(words.keeper[purse][ruler], [...cusp, ...page.signFact(ruler)]),
    own(conditionOf(writing, purse, ruler), page.signFact(ruler)),
  ])
  if (purse === 2) writeTies(writing, ruler)
}

/** How well the ruler of a money house is placed by its sign. */
function conditionOf({ page, words }: Writing, purse: Purse, planet: Planet): string {
  const found = dignityOf(page, planet)
  const { strong, weak, plain } = words.condition[purse]
  if (found === null) return plain({ planet })
  const dignity = SKY_NAMES[page.lang].dignity[found]
  return (found === 'domicile' || found === 'exaltation' ? strong : weak)({ planet, dignity })
}

/** The strongest aspects of the ruler of earning. */
function writeTies(writing: Writing, ruler: Planet): void {
  const { page, words } = writing
  const ties = PLANETS.flatMap((planet) => {
    const aspect = aspectBetweenPoints(page, ruler, planet)
    return aspect ? [{ planet, aspect }] : []
  })
  const strongest = ties.toSorted((a, b) => aspectStrength(b.aspect) - aspectStrength(a.aspect)).slice(0, MOST_TIES)
  for (const { planet, aspect } of strongest) {
    const text = words.tie[planet][ASPECT_NATURE[aspect.aspect]]
    writeAspect(writing, { chapter: words.chapters[2], points: [ruler, planet], aspect, text, more: cuspFact(page, 2) })
  }
}

interface ToldAspect {
  chapter: string
  points: readonly [Planet, Planet]
  aspect: ChartAspect
  text: string
  more?: readonly string[]
}

/** A section on an aspect, under its name; an aspect is told once. */
function writeAspect({ page }: Writing, { chapter, points: [one, other], aspect, text, more = [] }: ToldAspect): void {
  const fact = `${aspect.a}:${aspect.aspect}:${aspect.b}`
  if (page.firstTime(fact))
    page.write(chapter, page.words.aspect(one, aspect.aspect, other), [own(text, [page.fact(fact), ...more])])
}

/** What money means, what it is spent on, where it is rounded up and where it is kept. */
function writeWishes(writing: Writing): void {
  const { page, words } = writing
  const chapter = words.chapters.venus
  const parts = (planet: Planet, texts: readonly string[], inHouse: readonly string[]) => [
    own(texts[page.signOf(planet) ?? 0] ?? '', page.signFact(planet)),
    own(inHouse[(page.houseOf(planet) ?? 1) - 1] ?? '', page.houseFact(planet)),
  ]
  const [earned, moon, venus, jupiter, saturn] = [
    cuspSign(page, 2),
    page.signOf('moon'),
    page.signOf('venus'),
    page.signOf('jupiter'),
    page.signOf('saturn'),
  ]
  if (earned === null || moon === null || venus === null || jupiter === null || saturn === null) return
  page.write(chapter, words.titles.moon, parts('moon', words.moon, words.moonHouse))
  page.write(chapter, words.titles.enough, parts('venus', words.enough, words.venusHouse))
  const [liked, held] = [elementOf(venus), elementOf(saturn)]
  page.write(chapter, words.titles.both, [
    own(words.both[elementOf(earned)][liked], [...cuspFact(page, 2), ...page.signFact('venus')]),
  ])
  page.write(chapter, words.titles.roundUp, [
    ...parts('jupiter', words.roundUp, words.jupiterHouse),
    own(words.round[elementOf(jupiter)], page.signFact('jupiter')),
  ])
  page.write(chapter, words.holdTitle, [
    own(words.hold[held], page.signFact('saturn')),
    own(words.keep[modeOf(saturn)], page.signFact('saturn')),
    own(words.saturnHouse[(page.houseOf('saturn') ?? 1) - 1] ?? '', page.houseFact('saturn')),
  ])
  page.write(chapter, words.titles.brake, [own(words.brake[liked][held], signFacts(page, ['venus', 'saturn']))])
  for (const [one, other] of WISH_PAIRS) {
    const aspect = aspectBetweenPoints(page, one, other)
    if (!aspect) continue
    const text = words.pair[`${one} ${other}`][ASPECT_NATURE[aspect.aspect]]
    writeAspect(writing, { chapter, points: [one, other], aspect, text })
  }
  const met = aspectBetweenPoints(page, 'venus', 'jupiter')
  page.write(chapter, words.titles.unmentioned, [
    met ? null : own(words.strangers, signFacts(page, ['venus', 'jupiter'])),
    own(words.unmentioned[liked], page.signFact('venus')),
  ])
}

function writeFortune({ page, words }: Writing): void {
  const found = fortune(page)
  if (!found) return
  const { sect, longitudeDeg, house } = found
  const place = SKY_NAMES[page.lang].degree(longitudeDeg)
  const sign = signOf(longitudeDeg)
  const factor = page.factor({
    id: 'fortune',
    kind: 'special',
    sign,
    house,
    said: words.fortune.said({ place, house }),
  })
  const chapter = words.chapters.fortune
  page.write(chapter, words.titles.fortuneFormula, [
    own(words.fortune.formula[sect]({ place, house }), [factor, ...signFacts(page, ['sun', 'moon', 'asc'])]),
  ])
  page.write(chapter, words.titles.fortuneSign, [
    own(words.fortune.sign[sign] ?? '', [factor]),
    own(words.proof[elementOf(sign)], [factor]),
  ])
  page.write(chapter, words.titles.fortuneHouse, [own(words.fortune.house[house - 1] ?? '', [factor])])
}

function writeHabits({ page, words }: Writing): void {
  const chapter = words.chapters.habits
  const moon = page.signOf('moon')
  const [earned, hidden] = [cuspSign(page, 2), cuspSign(page, 12)]
  if (moon !== null)
    page.write(chapter, words.titles.discount, [
      own(words.discount[elementOf(moon)], page.signFact('moon')),
      own(words.favor[modeOf(moon)], page.signFact('moon')),
    ])
  if (hidden !== null)
    page.write(chapter, words.titles.secret, [
      own(words.secret[elementOf(hidden)], cuspFact(page, 12)),
      own(words.habit[modeOf(hidden)], cuspFact(page, 12)),
    ])
  page.write(chapter, words.titles.week, [
    earned === null ? null : own(words.week[modeOf(earned)], cuspFact(page, 2)),
    own(page.way('closing', words.closing)),
  ])
}
