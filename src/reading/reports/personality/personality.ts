import { planetStrengths, type PlanetStrength } from '../../facts/natal-strength.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { bridgeContradictions, isOffKey } from '../../compose/bridges.ts'
import { forAge, forMinor } from '../../compose/ages.ts'
import { Portrait, type Area } from '../../compose/portrait.ts'
import type { KeyOf } from '../../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { writeMidheaven, writePlace } from '../../writer/write-planet.ts'
import { rulerOfHouse, rulerParts } from '../natal-parts.ts'
import type { ReportDocument } from '../report-document.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { portraitAspects, writeAspects, type AspectChapter } from './portrait-aspects.ts'
import { writeClosing } from './write-closing.ts'
import { LISTED, writeMethod, writeOpening } from './write-opening.ts'
import { writeHouseTable, writeRuleTable } from './write-tables.ts'
import { personalityEn } from './words-en.ts'
import { personalityRu } from './words-ru.ts'
import type { PersonalityWords } from './words.ts'

const WORDS: Record<Lang, PersonalityWords> = { en: personalityEn, ru: personalityRu }

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
  write: writePersonality,
}

function writePersonality(request: ReportRequest): ReportDocument {
  const page = new ReportPage(request)
  const words = WORDS[request.lang]
  const { chapters, areas } = words
  const lights = page.birth.timeKnown ? chapters.lights : chapters.lightsAlone
  const strengths = planetStrengths(page.birth)
  const portrait = new Portrait(page)
  const age = (request.nowJdUt - page.birth.chart.jdUt) / DAYS_OF_YEAR
  const aspects = portraitAspects(page, portrait.aspects, age < GROWN_UP)

  const place = (chapter: string, planet: Planet) => {
    writePlace(page, chapter, of(strengths, planet))
    page.write(chapter, words.eitherTitle(planet), eitherSign(page, words, planet))
  }
  const area = (chapter: string, name: Area, planet: Planet) =>
    page.write(chapter, areas[name], [portrait.area(name, planet)])
  const ruler = (chapter: string, house: number) => writeRuler(page, chapter, house)
  const meet = (chapter: string, of_: AspectChapter) => writeAspects(page, chapter, aspects, of_)

  writeOpening(page, words, portrait, strengths)

  place(lights, 'sun')
  place(lights, 'moon')
  page.write(lights, page.titleOf('asc'), page.bySign('asc', 'told'))
  ruler(lights, 1)
  meet(lights, 'lights')

  place(chapters.mind, 'mercury')
  meet(chapters.mind, 'mercury')

  if (age >= GROWN_UP) area(chapters.love, 'love', 'venus')
  place(chapters.love, 'venus')
  if (age >= GROWN_UP) ruler(chapters.love, 7)
  meet(chapters.love, 'venus')

  if (age >= GROWN_UP && age < RETIRED) area(chapters.work, 'work', 'mars')
  place(chapters.work, 'mars')
  meet(chapters.work, 'mars')
  if (age >= IN_CAREER && age < RETIRED) {
    writeMidheaven(page, chapters.work)
    ruler(chapters.work, 10)
  }
  if (age >= GROWN_UP) {
    ruler(chapters.work, 2)
    area(chapters.work, 'money', rulerOfHouse(page, 2)?.ruler ?? 'jupiter')
  }

  area(chapters.home, 'home', 'moon')
  ruler(chapters.home, 4)
  page.write(chapters.home, areas.rest, [portrait.rest()])

  area(chapters.growth, 'growth', 'saturn')
  place(chapters.growth, 'saturn')
  writeJupiter(page, chapters.growth)
  meet(chapters.growth, 'others')
  page.write(chapters.growth, page.titleBySign('trueNode'), page.bySign('node', 'told'))

  page.write(chapters.closing, words.titles.close, portrait.close(strengths))
  writeClosing(page, words, portrait, strengths)
  bridgeContradictions(page)

  writeGrid(page, words)
  writeHouseTable(page, words)
  writeRuleTable(page, words)
  writeMethod(page, words)
  const document = page.document({
    title: words.title,
    subtitle: words.subtitle(request.person.firstName),
    limits: page.birth.timeKnown ? [] : [words.noHour],
  })
  const fitted = (text: string) => {
    const adult = forAge(request.lang, text, age)
    return age < GROWN_UP ? forMinor(request.lang, adult) : adult
  }
  return withTexts(document, chapters.tables, fitted)
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

/** The strength of a planet, which every chart has. */
function of(strengths: readonly PlanetStrength[], planet: Planet): PlanetStrength {
  const found = strengths.find((one) => one.planet === planet)
  if (!found) throw new RangeError(`a chart without ${planet}`)
  return found
}

/** A house by its ruler, unless that says the opposite of what the portrait rests on. */
function writeRuler(page: ReportPage, chapter: string, house: number): void {
  const found = rulerOfHouse(page, house)
  if (!found || isOffKey(page, { subject: `house-ruler/${house}`, key: `${found.inHouse}` })) return
  page.write(chapter, page.words.rulerTitle(house, found.inHouse), rulerParts(page, house, 'told'))
}

/** Jupiter by its house, which is the person's own; by its sign, which it keeps for a year, where there is no house to tell. */
function writeJupiter(page: ReportPage, chapter: string): void {
  const house = page.houseOf('jupiter')
  const isTold = house !== null && !isOffKey(page, { subject: 'planet-in-house/jupiter', key: `${house}` })
  page.write(
    chapter,
    isTold ? page.titleByHouse('jupiter') : page.titleBySign('jupiter'),
    isTold ? page.byHouse('jupiter', 'told') : page.bySign('jupiter', 'told'),
  )
}

/** Both readings of a planet whose sign the hour decides; nothing of any other. */
function eitherSign(page: ReportPage, words: PersonalityWords, planet: Planet): Paragraph[] {
  const change = page.birth.uncertain.find(({ body }) => body === planet)
  return (change?.signs ?? []).flatMap((sign) => {
    const factor = page.factor({ id: `natal:${planet}:sign:${sign}`, kind: 'natal', natal: planet, sign })
    const subject = `planet-in-sign/${planet}` as const
    const entry = page.take(subject, `${sign}` as KeyOf<typeof subject>)
    return page.meaning(entry, 'told', [factor], words.ifIn(planet, sign))
  })
}

/** All aspects of the chart in one picture. */
function writeGrid(page: ReportPage, words: PersonalityWords): void {
  const { aspects, houses } = page.birth.chart
  const angled = houses !== null && page.birth.timeKnown
  const points: readonly ChartPoint[] = LISTED.filter((point) => angled || (point !== 'asc' && point !== 'mc'))
  const told = aspects.filter(({ a, b }) => points.includes(a) && points.includes(b))
  page.write(words.chapters.tables, words.titles.grid, [
    {
      kind: 'figure',
      figure: { kind: 'aspect-grid', charts: 1, rows: points, columns: points, aspects: told },
      caption: words.captions.grid,
      factors: told.map(({ a, aspect, b }) => page.fact(`${a}:${aspect}:${b}`)),
    },
  ])
}
