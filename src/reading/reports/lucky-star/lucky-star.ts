import { elementOf } from '#astro/charts/balance.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { signOf } from '#astro/charts/sign.ts'
import { heliacalRisings } from '#astro/stars/heliacal-rising.ts'
import { parans, roadOf } from '#astro/stars/parans.ts'
import { type StarName, STARS } from '#astro/stars/star-catalogue.ts'
import { starPlace } from '#astro/stars/star-place.ts'
import { aspectSide, judgeChart } from '../../compose/judgment.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import { DatedPage } from '../dated-page.ts'
import { fortune } from '../fortune.ts'
import { aspectBetweenPoints, bySign, joinText, own, signFacts, wheel } from '../natal-parts.ts'
import type { ReportModule } from '../report-module.ts'
import { chooseStar } from './choose-star.ts'
import { contactsOf } from './lucky-facts.ts'
import { JUPITER_TIES, luckyTexts } from './words.ts'
import { writeReturn } from './write-returns.ts'
import { writeStar } from './write-star.ts'
import { toldOf, writeBeside, writeKin, writeParans } from './write-stars.ts'
import { writeTwelveYears } from './write-twelve-years.ts'
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
    const { chart, timeKnown } = page.birth
    const contacts = contactsOf(request.sky, page.birth)
    const returns = heliacalRisings(request.sky, chart)
    const choice = chooseStar({
      contacts,
      parans: timeKnown ? parans(request.sky, chart) : [],
      returns,
      latitudeDeg: chart.latitudeDeg,
    })
    const writing: Writing = { page, words, contacts, choice, returns, axis: page.yearAxis() }
    writeStar(writing)
    page.write(words.chapters.how, words.titles.how, [
      own(page.way('how', words.how)),
      { kind: 'notice', text: words.notice },
      wheel(page, words.wheel),
    ])
    writeBeside(writing)
    writeParans(writing)
    writeReturn(writing)
    writeKin(writing)
    const found = page.timeKnown ? fortune(page) : null
    if (found) writeFortune(writing, found)
    writeJupiter(writing)
    writeTwelveYears(writing, found?.longitudeDeg ?? null, choice ? starDeg(writing, choice.star) : null)
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
  const inHouse = page.houseOf(ruler)
  if (inHouse === null) return
  const { condition } = judgeChart(page.birth)[ruler]
  page.write(chapter, words.titles.fortuneRuler, [
    own(joinText(words.fortuneRuler({ planet: ruler, house: inHouse }), words.host[condition]), [
      fact,
      ...page.signFact(ruler),
      ...page.houseFact(ruler),
      kinFact(writing, ruler),
    ]),
  ])
}

function writeJupiter(writing: Writing): void {
  const { page, words } = writing
  const chapter = words.chapters.jupiter
  page.write(chapter, words.titles.jupiterSign, [
    own(page.way('jupiter', words.jupiter), [kinFact(writing, 'jupiter'), ...page.signFact('jupiter')]),
    ...page.uncertain('jupiter'),
    bySign(page, 'jupiter', words.jupiterSign),
  ])
  const house = page.houseOf('jupiter')
  if (house !== null)
    page.write(chapter, words.titles.jupiterHouse, [own(words.field[house - 1] ?? '', page.houseFact('jupiter'))])
  const ties = JUPITER_TIES.flatMap((planet) => {
    const aspect = aspectBetweenPoints(page, 'jupiter', planet)
    return aspect && page.knows(`${aspect.a}:${aspect.aspect}:${aspect.b}`) ? [{ planet, aspect }] : []
  })
    .toSorted((a, b) => aspectStrength(b.aspect) - aspectStrength(a.aspect))
    .slice(0, MOST_ASPECTS)
  page.write(
    chapter,
    words.titles.jupiterTies,
    ties.map(({ planet, aspect }) => {
      const text = words.jupiterTies[planet][aspectSide(aspect)]
      const tie = words.tie({ planet, aspect: aspect.aspect })
      return own(joinText(tie, text), [page.fact(`${aspect.a}:${aspect.aspect}:${aspect.b}`)])
    }),
  )
}

/** The stars to look for: those that rise over the birthplace. */
function writeNight(writing: Writing): void {
  const { page, words } = writing
  const first = writing.choice ? [{ star: writing.choice.star }] : []
  const seen = [...first, ...toldOf(writing)]
    .filter(({ star }, i, all) => all.findIndex((one) => one.star === star) === i)
    .filter(({ star }) => roadOf(declinationOf(star), page.birth.chart.latitudeDeg) !== 'never-rises')
    .map(({ star }) => words.stars[star].name)
  if (seen.length > 0)
    page.write(words.chapters.night, words.titles.balcony, [
      own(page.say('balcony', words.balcony, { stars: page.common.list(seen.slice(0, 4)) })),
    ])
}

const declinationOf = (star: StarName) => STARS.find(({ name }) => name === star)?.declinationDeg ?? 0

function starDeg({ page }: Writing, name: StarName): number | null {
  const star = STARS.find((one) => one.name === name)
  return star ? starPlace(page.request.sky, star, page.birth.chart.jdUt).longitudeDeg : null
}
