import { rulerOf } from '#astro/charts/dignities.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { bridgeContradictions } from '../../compose/bridges.ts'
import { forAge, forMinor } from '../../compose/ages.ts'
import { judgeChart } from '../../compose/judgment.ts'
import { Portrait, type Area } from '../../compose/portrait.ts'
import { planetStrengths } from '../../facts/natal-strength.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { lifeStage } from '../life-stage.ts'
import { own, rulerOfHouse } from '../natal-parts.ts'
import type { ReportDocument } from '../report-document.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { portraitAspects, writeAspects, type AspectChapter } from './portrait-aspects.ts'
import { writeClosing } from './write-closing.ts'
import { writeMethod, writeOpening } from './write-opening.ts'
import { byElement, byHouse, byMeeting, byRuler, bySign, elementAt, type Judged, verdict } from './write-planet.ts'
import { writeBalanceTable, writeGrid, writeHouseTable, writeRuleTable } from './write-tables.ts'
import { personalityTexts, type PersonalityWords } from './words.ts'

const DAYS_OF_YEAR = 365.25
/** Whom a portrait tells nothing of work and money of their own, and of a partner. */
const GROWN_UP = 18
/** Whom it tells of a career, and until when. */
const IN_CAREER = 23
const RETIRED = 72

/** What the sections are written with. */
interface Writing {
  page: ReportPage
  words: PersonalityWords
  portrait: Portrait
  /** In years. */
  age: number
  /** Takes a theme up in an area of life. */
  area: (chapter: string, name: Area, planet: Planet) => void
  /** Tells the aspects that belong to a chapter. */
  meet: (chapter: string, of: AspectChapter) => void
}

/** The whole natal chart as one portrait. */
export const personality: ReportModule = {
  type: 'personality',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write: writePersonality,
}

function writePersonality(request: ReportRequest): ReportDocument {
  const page = new ReportPage(request)
  const words = request.library.texts(personalityTexts, request.lang)
  const strengths = planetStrengths(page.birth)
  const portrait = new Portrait(page)
  const age = (request.nowJdUt - page.birth.chart.jdUt) / DAYS_OF_YEAR
  const isMinor = age < GROWN_UP
  const aspects = portraitAspects(page, words, portrait.aspects, isMinor)
  const writing: Writing = {
    page,
    words,
    portrait,
    age,
    area: (chapter, name, planet) => page.write(chapter, words.areas[name], [portrait.area(name, planet)]),
    meet: (chapter, of) => writeAspects(page, words, chapter, aspects, of, isMinor),
  }

  writeOpening(page, words, portrait, strengths)
  writeLights(writing)
  writeMind(writing)
  if (isMinor) writeLiking(writing)
  else writeLove(writing)
  writeWork(writing)
  writeHome(writing)
  writeGrowth(writing)
  page.write(words.chapters.closing, words.titles.close, portrait.close(strengths))
  writeClosing(page, words, portrait, strengths)
  bridgeContradictions(page)
  writeGrid(page, words)
  writeBalanceTable(page, words)
  writeHouseTable(page, words)
  writeRuleTable(page, words)
  writeMethod(page, words)

  const document = page.document({
    title: words.title,
    subtitle: words.subtitle({ name: request.person.firstName }),
    limits: page.birth.timeKnown ? [] : [words.noHour],
  })
  const fitted = (text: string) => {
    const adult = forAge(request.lang, text, age)
    return isMinor ? forMinor(request.lang, adult) : adult
  }
  return withTexts(document, words.chapters.tables, fitted)
}

/** The same document with its paragraphs rewritten, but for those of the tables. */
function withTexts(document: ReportDocument, tables: string, rewrite: (text: string) => string): ReportDocument {
  const chapters = document.chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === 'paragraph' && chapter.title !== tables ? { ...block, text: rewrite(block.text) } : block,
      ),
    })),
  }))
  return { ...document, chapters }
}

/** A planet by sign, by house and by what its aspects make of it, with both signs where the hour decides. */
function writePlanet({ page, words }: Writing, chapter: string, planet: Judged, more: readonly (Paragraph | null)[]) {
  const house = planet === 'saturn' ? words.saturnHouse : words[`${planet}House` as const]
  page.write(chapter, words.placed[planet]({ place: page.titleOf(planet) }), [
    ...page.uncertain(planet),
    bySign(page, planet, words[planet]),
    byHouse(page, planet, house),
    ...more,
    verdict(page, words, planet),
  ])
  page.write(chapter, words.eitherTitle({ planet }), eitherSign(page, words, planet))
}

/** Both readings of a planet whose sign the hour decides; nothing of any other. */
function eitherSign(page: ReportPage, words: PersonalityWords, planet: Judged): Paragraph[] {
  const change = page.birth.uncertain.find(({ body }) => body === planet)
  return (change?.signs ?? []).map((sign) => {
    const factor = page.factor({ id: `natal:${planet}:sign:${sign}`, kind: 'natal', natal: planet, sign })
    return own(`${words.ifIn({ planet, sign })} ${words[planet][sign] ?? ''}`, [factor])
  })
}

function writeLights(writing: Writing): void {
  const { page, words, meet } = writing
  const chapter = page.birth.timeKnown ? words.chapters.lights : words.chapters.lightsAlone
  writePlanet(writing, chapter, 'sun', [])
  writePlanet(writing, chapter, 'moon', [])
  page.write(chapter, words.titles.together, [byMeeting(page, ['sun', 'moon'], words.lights)])
  page.write(chapter, words.placed.asc({ place: page.titleOf('asc') }), [bySign(page, 'asc', words.asc), mask(writing)])
  page.write(chapter, words.titles.ascRuler, [byRuler(page, words, 1, words.ascRuler)])
  meet(chapter, 'lights')
}

/** Whether the ascendant shows what is behind it: whose element it shares. */
function mask({ page, words }: Writing): Paragraph | null {
  const [asc, sun, moon] = (['asc', 'sun', 'moon'] as const).map((point) => elementAt(page, point))
  if (!asc || !sun || !moon) return null
  const apart = sun === moon ? 'against' : 'neither'
  const shared = asc === sun ? (asc === moon ? 'both' : 'sun') : asc === moon ? 'moon' : apart
  return own(words.mask[shared], [...page.signFact('asc'), ...page.signFact('sun'), ...page.signFact('moon')])
}

function writeMind(writing: Writing): void {
  const { page, words, meet } = writing
  const [mercury, sun] = [page.signOf('mercury'), page.signOf('sun')]
  const factors = [...page.signFact('mercury'), ...page.signFact('sun')]
  const isKnown = mercury !== null && sun !== null
  writePlanet(writing, words.chapters.mind, 'mercury', [
    isKnown ? own(words.mindSelf[mercury === sun ? 'same' : 'other'], factors) : null,
  ])
  meet(words.chapters.mind, 'mercury')
}

function writeLove(writing: Writing): void {
  const { page, words, area, meet } = writing
  const chapter = words.chapters.love
  area(chapter, 'love', 'venus')
  writePlanet(writing, chapter, 'venus', [])
  page.write(chapter, words.titles.attractNeed, [byMeeting(page, ['venus', 'moon'], words.attractNeed)])
  page.write(chapter, words.titles.meet, [byMeeting(page, ['venus', 'mars'], words.meet)])
  page.write(chapter, words.titles.seventh, [byRuler(page, words, 7, words.seventh)])
  meet(chapter, 'venus')
}

/** Of somebody under eighteen, Venus is what they like and who their friends are. */
function writeLiking({ page, words, meet }: Writing): void {
  const chapter = words.chapters.liking
  page.write(chapter, words.placed.venus({ place: page.titleBySign('venus') }), [
    ...page.uncertain('venus'),
    byElement(page, 'venus', words.venusYoung),
  ])
  meet(chapter, 'venus')
}

function writeWork(writing: Writing): void {
  const { page, words, age, area, meet } = writing
  const chapter = age < GROWN_UP ? words.chapters.drive : words.chapters.work
  const works = age >= GROWN_UP && age < RETIRED
  if (works) area(chapter, 'work', 'mars')
  writePlanet(writing, chapter, 'mars', [])
  meet(chapter, 'mars')
  if (age >= IN_CAREER)
    page.write(chapter, words.placed.mc({ place: page.titleOf('mc') }), [
      bySign(page, 'mc', words.mc),
      fit(writing),
      age < RETIRED ? tenth(writing) : null,
    ])
  if (works) page.write(chapter, words.titles.second, [byRuler(page, words, 2, words.second), purse(writing)])
  if (age >= GROWN_UP) area(chapter, 'money', rulerOfHouse(page, 2)?.ruler ?? 'jupiter')
}

/** Whether what one is known for is of the kind of what one lives for. */
function fit({ page, words }: Writing): Paragraph | null {
  const [mc, sun] = [elementAt(page, 'mc'), elementAt(page, 'sun')]
  if (!mc || !sun) return null
  return own(words.fit[mc === sun ? 'same' : 'other'], [...page.signFact('mc'), ...page.signFact('sun')])
}

/** Whether the planet that spends or the one that keeps is the stronger. */
function purse({ page, words }: Writing): Paragraph {
  const { jupiter, saturn } = judgeChart(page.birth)
  const factors = [...page.signFact('jupiter'), ...page.signFact('saturn')]
  return own(words.purse[jupiter.rank < saturn.rank ? 'open' : 'closed'], factors)
}

/** The part before the world by where the midheaven’s ruler stands. */
function tenth({ page, words }: Writing): Paragraph | null {
  const sign = page.signOf('mc')
  const house = sign === null ? null : page.houseOf(rulerOf(sign))
  if (sign === null || house === null) return null
  return own(words.tenth[house - 1] ?? '', [...page.signFact('mc'), ...page.houseFact(rulerOf(sign))])
}

function writeHome({ page, words, portrait, area }: Writing): void {
  const chapter = words.chapters.home
  area(chapter, 'home', 'moon')
  page.write(chapter, words.titles.fourth, [byRuler(page, words, 4, words.fourth)])
  page.write(chapter, words.titles.body, [
    byElement(page, 'mars', words.body),
    byElement(page, 'moon', words.ease),
    portrait.rest(),
  ])
}

function writeGrowth(writing: Writing): void {
  const { page, words, area, meet } = writing
  const chapter = words.chapters.growth
  writePlanet(writing, chapter, 'saturn', [])
  page.write(chapter, words.placed.jupiter({ place: page.titleOf('jupiter') }), [
    bySign(page, 'jupiter', words.jupiter),
    byHouse(page, 'jupiter', words.jupiterHouse),
  ])
  meet(chapter, 'others')
  area(chapter, 'growth', 'saturn')
  page.write(chapter, words.placed.node({ place: page.titleBySign('trueNode') }), [
    bySign(page, 'trueNode', words.node),
  ])
  page.write(chapter, words.titles.stage, [own(words.stage[lifeStage(page.request)], page.signFact('saturn'))])
}
