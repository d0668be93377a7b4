import { elementOf, modeOf } from '#astro/charts/balance.ts'
import { signOf } from '#astro/charts/sign.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import {
  aspectBetweenPoints,
  aspectParts,
  cuspFact,
  cuspSign,
  dignityOf,
  own,
  planetsIn,
  rulerOfHouse,
  rulerParts,
  signFacts,
  wheel,
} from '../natal-parts.ts'
import { fortune } from '../fortune.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage, type TablePart } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { termsOf } from './financial-facts.ts'
import { financialTexts, type FinancialWords, type Purse, PURSES } from './words.ts'

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

function writePurse({ page, words }: Writing, purse: Purse): void {
  const chapter = words.chapters[purse]
  const sign = cuspSign(page, purse)
  if (sign === null) return
  page.write(chapter, words.titles[`cusp${purse}`], [own(words.cusp[purse][sign] ?? '', cuspFact(page, purse))])
  page.write(chapter, words.titles[`ruler${purse}`], rulerParts(page, purse, 'full'))
  writeKeeper({ page, words }, purse)
  const planets = planetsIn(page, purse)
  for (const planet of planets) {
    page.write(chapter, words.planetTitle({ planet, house: purse }), [
      own(words.planet[purse][planet], page.houseFact(planet)),
      ...page.byHouse(planet, planets.length > 2 ? 'brief' : 'half'),
    ])
  }
  if (planets.length === 0)
    page.write(chapter, words.titles[`empty${purse}`], [own(words.empty[purse], cuspFact(page, purse))])
}

/** The planet that rules a money house, by its sign, and the aspect that marks it most. */
function writeKeeper({ page, words }: Writing, purse: Purse): void {
  const ruler = rulerOfHouse(page, purse)?.ruler
  if (!ruler) return
  const told = page.bySign(ruler, 'half')
  const strongest = page.birth.chart.aspects
    .filter(({ a, b }) => a === ruler || b === ruler)
    .toSorted((a, b) => aspectStrength(b) - aspectStrength(a))
  const tied = strongest.slice(0, 2).flatMap((aspect) => aspectParts(page, aspect, 'half'))
  if (told.length === 0) return
  page.write(words.chapters[purse], words.keeperTitle({ planet: ruler }), [
    own(words.keeper[purse], page.signFact(ruler)),
    ...told,
    ...tied,
  ])
}

function writeWishes({ page, words }: Writing): void {
  const chapter = words.chapters.venus
  const [venus, jupiter] = [page.signOf('venus'), page.signOf('jupiter')]
  if (venus !== null)
    page.write(chapter, words.titles.enough, [
      own(words.enough[venus] ?? '', page.signFact('venus')),
      ...page.bySign('venus', 'half'),
      ...page.byHouse('venus', 'half'),
    ])
  if (jupiter !== null)
    page.write(chapter, words.titles.roundUp, [
      own(words.roundUp[jupiter] ?? '', page.signFact('jupiter')),
      ...page.bySign('jupiter', 'half'),
      ...page.byHouse('jupiter', 'half'),
    ])
  const saturn = page.signOf('saturn')
  if (saturn !== null)
    page.write(chapter, words.holdTitle, [
      own(words.hold[elementOf(saturn)], page.signFact('saturn')),
      ...page.byHouse('saturn', 'half'),
    ])
  const met = aspectBetweenPoints(page, 'venus', 'jupiter')
  page.write(chapter, words.titles.unmentioned, [
    ...(met ? aspectParts(page, met, 'half') : [own(words.strangers, signFacts(page, ['venus', 'jupiter']))]),
    venus === null ? null : own(words.unmentioned[elementOf(venus)], page.signFact('venus')),
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
    own(words.fortune.formula[sect]({ place }), [factor, ...signFacts(page, ['sun', 'moon', 'asc'])]),
  ])
  page.write(chapter, words.titles.fortuneSign, [own(words.fortune.sign[sign] ?? '', [factor])])
  page.write(chapter, words.titles.fortuneHouse, [own(words.fortune.house[house - 1] ?? '', [factor])])
}

function writeHabits({ page, words }: Writing): void {
  const chapter = words.chapters.habits
  const moon = page.signOf('moon')
  const [earned, hidden] = [cuspSign(page, 2), cuspSign(page, 12)]
  if (moon !== null)
    page.write(chapter, words.titles.discount, [own(words.discount[elementOf(moon)], page.signFact('moon'))])
  if (hidden !== null)
    page.write(chapter, words.titles.secret, [own(words.secret[elementOf(hidden)], cuspFact(page, 12))])
  page.write(chapter, words.titles.week, [
    earned === null ? null : own(words.week[modeOf(earned)], cuspFact(page, 2)),
    own(page.way('closing', words.closing)),
  ])
}
