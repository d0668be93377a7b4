import { rulerOf } from '#astro/charts/dignities.ts'
import { factsOf, type Testimony } from '../../compose/verdict.ts'
import { bridgeContradictions } from '../../compose/bridges.ts'
import { forAge, forMinor } from '../../compose/ages.ts'
import { judgeChart } from '../../compose/judgment.ts'
import { Portrait } from '../../compose/portrait.ts'
import { planetStrengths } from '../../facts/natal-strength.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { lifeStage } from '../life-stage.ts'
import { own, rulerOfHouse } from '../natal-parts.ts'
import { withTexts } from '../with-texts.ts'
import type { ReportDocument } from '../report-document.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { portraitAspects } from './portrait-aspects.ts'
import { ask, inOrder, meet, type Writing, writePlanet } from './portrait-writing.ts'
import type { SpokenParagraph } from '../verdict/passages.ts'
import { meetingVoice, portraitVerdicts, rulerVoice, signVoice, themeVoice } from './questions.ts'
import { writeClosing } from './write-closing.ts'
import { writeMethod, writeOpening } from './write-opening.ts'
import { byElement, byHouse, byMeeting, byRuler, bySign, elementAt } from './write-planet.ts'
import { writeBalanceTable, writeGrid, writeHouseTable, writeRuleTable } from './write-tables.ts'
import { personalityTexts } from './words.ts'

const DAYS_OF_YEAR = 365.25
/** Whom a portrait tells nothing of work and money of their own, and of a partner. */
const GROWN_UP = 18
/** Whom it tells of a career, and until when. */
const IN_CAREER = 23
const RETIRED = 72

/** The whole natal chart as one portrait. */
export const personality: ReportModule = {
  type: 'personality',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'present',
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
    area: (chapter, name, planet, answered) => {
      const { theme, paragraph } = portrait.areaByTheme(name, planet)
      const told = answered
        ? answered.told(themeVoice(page, answered.question, theme), paragraph, words.areas[name])
        : paragraph
      page.write(chapter, words.areas[name], [told])
    },
    aspects,
    isMinor,
    verdicts: portraitVerdicts(page, words, aspects, isMinor),
  }

  writeOpening(page, words, portrait, strengths, writing.verdicts)
  writeLights(writing)
  writeMind(writing)
  if (isMinor) writeLiking(writing)
  else writeLove(writing)
  writeWork(writing)
  writeHome(writing)
  writeGrowth(writing)
  page.write(words.chapters.closing, words.titles.close, portrait.close(strengths))
  page.write(
    words.chapters.closing,
    words.titles.lines,
    [...writing.verdicts].map(([question, { answer: found, carried }]) =>
      own(words.last[question][found], factsOf(carried.slice(0, 1))),
    ),
  )
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

function writeLights(writing: Writing): void {
  const { page, words } = writing
  const chapter = page.birth.timeKnown ? words.chapters.lights : words.chapters.lightsAlone
  const answered = ask(writing, chapter, 'turn')
  writePlanet(writing, chapter, 'sun', answered)
  writePlanet(writing, chapter, 'moon', answered)
  page.write(chapter, words.titles.together, [byMeeting(page, ['sun', 'moon'], words.lights)])
  const rising = bySign(page, 'asc', words.asc)
  page.write(chapter, words.placed.asc({ place: page.titleOf('asc') }), [
    answered ? answered.told(signVoice(page, 'turn', 'asc'), rising) : rising,
    mask(writing),
  ])
  answered?.writeAgainst(chapter)
  page.write(chapter, words.titles.ascRuler, [byRuler(page, words, 1, words.ascRuler)])
  meet(writing, chapter, 'lights')
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
  const { page, words } = writing
  const { mind } = words.chapters
  const [mercury, sun] = [page.signOf('mercury'), page.signOf('sun')]
  const factors = [...page.signFact('mercury'), ...page.signFact('sun')]
  const isKnown = mercury !== null && sun !== null
  const answered = ask(writing, mind, 'mind')
  writePlanet(writing, mind, 'mercury', answered, [
    isKnown ? own(words.mindSelf[mercury === sun ? 'same' : 'other'], factors) : null,
  ])
  meet(writing, mind, 'mercury', answered)
  answered?.writeAgainst(mind)
}

function writeLove(writing: Writing): void {
  const { page, words, area } = writing
  const chapter = words.chapters.love
  const needed = meetingVoice(page, ['venus', 'moon'])
  const sought = meetingVoice(page, ['venus', 'mars'])
  const across = rulerVoice(page, 'love', 7)
  const answered = ask(writing, chapter, 'love')
  const told = (testimony: Testimony | null, paragraph: SpokenParagraph | null) =>
    answered ? answered.told(testimony, paragraph) : paragraph
  writePlanet(writing, chapter, 'venus', answered)
  page.write(chapter, words.titles.attractNeed, [told(needed, byMeeting(page, ['venus', 'moon'], words.attractNeed))])
  page.write(chapter, words.titles.meet, [told(sought, byMeeting(page, ['venus', 'mars'], words.meet))])
  page.write(chapter, words.titles.seventh, [told(across, byRuler(page, words, 7, words.seventh))])
  meet(writing, chapter, 'venus', answered)
  area(chapter, 'love', 'venus', answered)
  answered?.writeAgainst(chapter)
}

/** Of somebody under eighteen, Venus is what they like and who their friends are. */
function writeLiking(writing: Writing): void {
  const { page, words } = writing
  const chapter = words.chapters.liking
  page.write(chapter, words.placed.venus({ place: page.titleBySign('venus') }), [
    ...page.uncertain('venus'),
    byElement(page, 'venus', words.venusYoung),
  ])
  meet(writing, chapter, 'venus')
}

function writeWork(writing: Writing): void {
  const { page, words, age, area } = writing
  const chapter = age < GROWN_UP ? words.chapters.drive : words.chapters.work
  const works = age >= GROWN_UP && age < RETIRED
  const answered = ask(writing, chapter, 'drive')
  writePlanet(writing, chapter, 'mars', answered)
  meet(writing, chapter, 'mars', answered)
  if (works) area(chapter, 'work', 'mars', answered)
  answered?.writeAgainst(chapter)
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

function writeHome(writing: Writing): void {
  const { page, words, area } = writing
  const chapter = words.chapters.home
  const root = rulerVoice(page, 'home', 4)
  const [strength, ease] = [signVoice(page, 'home', 'mars'), signVoice(page, 'home', 'moon')]
  const answered = ask(writing, chapter, 'home')
  const told = (testimony: Testimony | null, paragraph: SpokenParagraph | null) =>
    answered ? answered.told(testimony, paragraph) : paragraph
  page.write(chapter, words.titles.fourth, [told(root, byRuler(page, words, 4, words.fourth))])
  page.write(chapter, words.titles.body, [
    told(strength, byElement(page, 'mars', words.body)),
    told(ease, byElement(page, 'moon', words.ease)),
    afterStrain(writing),
  ])
  area(chapter, 'home', 'moon', answered)
  answered?.writeAgainst(chapter)
}

/** What restores somebody after a strain, which is another matter than an ordinary evening. */
function afterStrain({ words, portrait }: Writing): Paragraph {
  const { text, factors } = portrait.rest()
  return own(`${words.strain} ${text}`, factors)
}

function writeGrowth(writing: Writing): void {
  const { page, words, area } = writing
  const chapter = words.chapters.growth
  const answered = ask(writing, chapter, 'growth')
  const writeJupiter = () =>
    page.write(
      chapter,
      words.placed.jupiter({ place: page.titleOf('jupiter') }),
      inOrder(page, answered, 'jupiter', [
        bySign(page, 'jupiter', words.jupiter),
        byHouse(page, 'jupiter', words.jupiterHouse),
      ]),
    )
  if (answered?.verdict.side === 1) writeJupiter()
  writePlanet(writing, chapter, 'saturn', answered)
  if (answered?.verdict.side !== 1) writeJupiter()
  answered?.writeAgainst(chapter)
  meet(writing, chapter, 'others')
  area(chapter, 'growth', 'saturn')
  page.write(chapter, words.placed.node({ place: page.titleBySign('trueNode') }), [
    bySign(page, 'trueNode', words.node),
  ])
  page.write(chapter, words.titles.stage, [own(words.stage[lifeStage(page.request)], page.signFact('saturn'))])
}
