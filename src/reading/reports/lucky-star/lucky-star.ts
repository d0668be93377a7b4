import { elementOf } from '#astro/charts/balance.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { signOf } from '#astro/charts/sign.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { roadOf } from '#astro/stars/parans.ts'
import { type StarName, STARS } from '#astro/stars/star-catalogue.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import { DatedPage } from '../dated-page.ts'
import { fortune } from '../fortune.ts'
import { aspectBetweenPoints, aspectParts, own, signFacts, wheel } from '../natal-parts.ts'
import type { ReportModule } from '../report-module.ts'
import { contactsOf } from './lucky-facts.ts'
import { luckyTexts } from './words.ts'
import { toldOf, writeBeside, writeKin, writeParans } from './write-stars.ts'
import { writeYear } from './write-year.ts'
import { kinFact, type Writing } from './writing.ts'

const MOST_ASPECTS = 3

/** Fixed stars beside the points of a chart and on its angles, the Part of Fortune, Jupiter and its year. */
export const luckyStar: ReportModule = {
  type: 'lucky-star',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'ahead',
  write(request) {
    const page = new DatedPage(request)
    const words = request.library.texts(luckyTexts, request.lang)
    const contacts = contactsOf(request.sky, page.birth)
    const writing: Writing = { page, words, contacts, axis: page.yearAxis() }
    page.write(words.chapters.how, words.titles.how, [
      own(page.way('how', words.how)),
      { kind: 'notice', text: words.notice },
      wheel(page, words.wheel),
    ])
    writeBeside(writing)
    writeParans(writing)
    writeKin(writing)
    const found = page.timeKnown ? fortune(page) : null
    if (found) writeFortune(writing, found)
    writeJupiter(writing)
    writeYear(writing, found?.longitudeDeg ?? null)
    writeNight(writing)
    return page.document({
      title: words.title,
      subtitle: words.subtitle({ name: request.person.firstName }),
      limits: page.timeKnown ? [] : [words.noHour, words.noMoon],
    })
  },
}

function writeFortune(writing: Writing, { sect, longitudeDeg, house }: NonNullable<ReturnType<typeof fortune>>): void {
  const { page, words } = writing
  const place = page.names.degree(longitudeDeg)
  const sign = signOf(longitudeDeg)
  const fact = page.factor({ id: 'fortune', kind: 'special', sign, house, said: words.fortuneSaid({ place }) })
  const chapter = words.chapters.fortune
  page.write(chapter, words.titles.formula, [
    own(words.formula[sect]({ place }), [fact, ...signFacts(page, ['sun', 'moon', 'asc'])]),
  ])
  page.write(chapter, words.titles.fortuneSign, [own(words.fortuneSign[elementOf(sign)], [fact])])
  page.write(chapter, words.titles.fortuneHouse, [own(words.fortuneHouse[house - 1] ?? '', [fact])])
  const ruler = rulerOf(sign)
  // Jupiter has a chapter of its own right after this one.
  const told = ruler === 'jupiter' ? [] : [...page.bySign(ruler, 'half'), ...page.byHouse(ruler, 'half')]
  page.write(chapter, words.titles.fortuneRuler, [
    own(words.fortuneRuler({ planet: ruler }), [fact, ...page.signFact(ruler), kinFact(writing, ruler)]),
    ...told,
  ])
}

function writeJupiter(writing: Writing): void {
  const { page, words } = writing
  const chapter = words.chapters.jupiter
  page.write(chapter, words.titles.jupiterSign, [
    own(page.way('jupiter', words.jupiter), [kinFact(writing, 'jupiter'), ...page.signFact('jupiter')]),
    ...page.bySign('jupiter', 'full'),
  ])
  page.write(chapter, words.titles.jupiterHouse, page.byHouse('jupiter', 'full'))
  const aspects = PLANETS.flatMap((planet) => aspectBetweenPoints(page, 'jupiter', planet) ?? [])
    .filter(({ a, b, aspect }) => page.knows(`${a}:${aspect}:${b}`))
    .toSorted((a, b) => aspectStrength(b) - aspectStrength(a))
    .slice(0, MOST_ASPECTS)
  for (const aspect of aspects) {
    const other = PLANETS.find((planet) => planet !== 'jupiter' && (planet === aspect.a || planet === aspect.b))
    if (!other) continue
    const title = page.names.aspectOf('jupiter', aspect.aspect, other)
    page.write(chapter, title, aspectParts(page, aspect, 'half'))
  }
}

/** Where a small effort goes far, and the stars to look for: those that rise over the birthplace. */
function writeNight(writing: Writing): void {
  const { page, words } = writing
  const house = page.houseOf('jupiter')
  if (house !== null)
    page.write(words.chapters.night, words.titles.field, [own(words.field[house - 1] ?? '', page.houseFact('jupiter'))])
  const seen = toldOf(writing)
    .filter(({ star }) => roadOf(declinationOf(star), page.birth.chart.latitudeDeg) !== 'never-rises')
    .map(({ star }) => words.stars[star].name)
  if (seen.length > 0)
    page.write(words.chapters.night, words.titles.balcony, [
      own(page.say('balcony', words.balcony, { stars: page.common.list(seen.slice(0, 4)) })),
    ])
}

const declinationOf = (star: StarName) => STARS.find(({ name }) => name === star)?.declinationDeg ?? 0
