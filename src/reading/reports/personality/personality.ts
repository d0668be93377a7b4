import { houseRulers, planetStrengths, type PlanetStrength } from '../../facts/natal-strength.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { Portrait, type Area } from '../../compose/portrait.ts'
import { signatureAspects } from '../../compose/signature.ts'
import type { KeyOf } from '../../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { writeNatalAspects } from '../../writer/write-natal-aspects.ts'
import { writePlanet, writeRoad, writeSlow } from '../../writer/write-planet.ts'
import { writeThread } from '../../writer/write-thread.ts'
import { own, rulerParts, signFacts } from '../natal-parts.ts'
import type { ReportDocument } from '../report-document.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { writeClosing } from './write-closing.ts'
import { LISTED, writeLoudest, writeMethod, writeOpening } from './write-opening.ts'
import { writeHouseTable, writeRooms } from './write-rooms.ts'
import { ruledPart, writeRule, writeRuleTable } from './write-rule.ts'
import { writeTenants } from './write-tenants.ts'
import { writeWeights } from './write-weights.ts'
import { personalityEn } from './words-en.ts'
import { personalityRu } from './words-ru.ts'
import type { PersonalityWords, Ruled } from './words.ts'

const WORDS: Record<Lang, PersonalityWords> = { en: personalityEn, ru: personalityRu }

/** How much is told of what could go on for long. A chart that says much by itself has less of it. */
interface Measure {
  /** Pairs of the lights, the ascendant and love and will that are held together. */
  threads: number
  aspects: number
  /** How many of these in full; undefined as in a chart's reading. */
  inFull?: number
  /** Rulers of houses, besides that of the first. */
  rulers: number
  /** Of the slow planets and the points of the road; undefined as in a chart's reading. */
  depth?: 'full'
}
const MEASURES: readonly Measure[] = [
  { threads: 4, aspects: 26, inFull: 26, rulers: 8, depth: 'full' },
  { threads: 3, aspects: 16, rulers: 6, depth: 'full' },
  { threads: 3, aspects: 12, rulers: 6, depth: 'full' },
  { threads: 3, aspects: 9, rulers: 5 },
  { threads: 3, aspects: 7, rulers: 4 },
  { threads: 2, aspects: 6, rulers: 3 },
  { threads: 2, aspects: 4, rulers: 2 },
  { threads: 1, aspects: 3, rulers: 1 },
]
/** Longer, nobody reads it at one sitting. */
const MOST_WORDS = 6700

const SLOW = ['uranus', 'neptune', 'pluto'] as const satisfies readonly Planet[]

/** The whole natal chart as one portrait. */
export const personality: ReportModule = {
  type: 'personality',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write: writePersonality,
}

/** With the fullest measure that leaves it readable. */
function writePersonality(request: ReportRequest): ReportDocument {
  let document: ReportDocument | undefined
  for (const measure of MEASURES) {
    document = writeMeasured(request, measure)
    if (wordsOf(document) <= MOST_WORDS) break
  }
  if (!document) throw new RangeError('no measure')
  return document
}

const wordsOf = ({ chapters }: ReportDocument): number =>
  chapters
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    .reduce((sum, block) => sum + (block.kind === 'paragraph' ? block.text.split(' ').length : 0), 0)

function writeMeasured(request: ReportRequest, measure: Measure): ReportDocument {
  const page = new ReportPage(request)
  const words = WORDS[request.lang]
  const { chapters } = words
  const strengths = planetStrengths(page.birth)
  const loud = (planet: Planet) => strengths.slice(0, 3).some((one) => one.planet === planet)
  const planet = (chapter: string, name: Ruled | 'jupiter' | 'saturn') => {
    writePlanet(page, chapter, of(strengths, name), loud(name) && name !== 'sun' && name !== 'moon' ? 'loud' : 'full')
    page.write(chapter, words.eitherTitle(name), eitherSign(page, words, name))
  }
  const portrait = new Portrait(page)
  const bridge = (chapter: string, area: Area) => page.write(chapter, words.areas[area], [portrait.bridge(area)])
  writeOpening(page, words, portrait)
  for (const light of ['sun', 'moon'] as const) planet(chapters.lights, light)
  page.write(chapters.lights, page.titleOf('asc'), page.bySign('asc', 'full'))
  page.write(chapters.lights, rulerTitle(page), rulerParts(page, 1, 'full'))
  writeTenants(page, words)
  writeThread(page, chapters.lights, measure.threads)
  writeLoudest(page, words, strengths)
  writeWeights(page, words)
  bridge(chapters.weights, 'rest')
  writeRule(page, words)
  for (const name of ['mercury', 'venus', 'mars'] as const) {
    planet(chapters.drive, name)
    page.write(chapters.drive, words.underTitle(name), [ruledPart(page, words, name)])
    if (name === 'venus') bridge(chapters.drive, 'love')
  }
  for (const name of ['jupiter', 'saturn'] as const) planet(chapters.growth, name)
  writeElders(page, words, strengths)
  bridge(chapters.growth, 'growth')
  writeTies(page, words, measure)
  writeRooms(page, words, strengths, measure.rulers)
  for (const area of ['home', 'work', 'money'] as const) bridge(chapters.rooms, area)
  for (const name of SLOW) writeSlow(page, chapters.times, of(strengths, name), measure.depth)
  writeRoad(page, chapters.road, measure.depth)
  page.write(chapters.closing, words.titles.close, [portrait.close()])
  writeClosing(page, words, strengths)
  writeGrid(page, words)
  writeHouseTable(page, words)
  writeRuleTable(page, words)
  writeMethod(page, words)
  return page.document({
    title: words.title,
    subtitle: words.subtitle(request.person.firstName),
    limits: page.birth.timeKnown ? [] : [words.noHour],
  })
}

/** The strength of a planet, which every chart has. */
function of(strengths: readonly PlanetStrength[], planet: Planet): PlanetStrength {
  const found = strengths.find((one) => one.planet === planet)
  if (!found) throw new RangeError(`a chart without ${planet}`)
  return found
}

/** Both readings of a planet whose sign the hour decides; nothing of any other. */
function eitherSign(page: ReportPage, words: PersonalityWords, planet: Ruled | 'jupiter' | 'saturn'): Paragraph[] {
  const change = page.birth.uncertain.find(({ body }) => body === planet)
  return (change?.signs ?? []).flatMap((sign) => {
    const factor = page.factor({ id: `natal:${planet}:sign:${sign}`, kind: 'natal', natal: planet, sign })
    const subject = `planet-in-sign/${planet}` as const
    return page.meaning(
      page.take(subject, `${sign}` as KeyOf<typeof subject>),
      'full',
      [factor],
      words.ifIn(planet, sign),
    )
  })
}

function rulerTitle(page: ReportPage): string {
  const [first] = houseRulers(page.birth)
  return first ? page.words.rulerTitle(1, first.inHouse) : ''
}

/** So much more one of the two must weigh to be called the louder. */
const LOUDER = 1.15

function writeElders(page: ReportPage, words: PersonalityWords, strengths: readonly PlanetStrength[]): void {
  const [jupiter, saturn] = [of(strengths, 'jupiter').strength, of(strengths, 'saturn').strength]
  const louder = jupiter > saturn * LOUDER ? 'jupiter' : saturn > jupiter * LOUDER ? 'saturn' : 'even'
  const factors = signFacts(page, ['jupiter', 'saturn'])
  // The signs are open only for somebody born without an hour on the day that one of them changes it.
  if (factors.length < 2) return
  page.write(words.chapters.growth, words.titles.elders, [own(words.elders[louder], factors)])
}

function writeTies(page: ReportPage, words: PersonalityWords, measure: Measure): void {
  page.write(
    words.chapters.ties,
    words.titles.ties,
    words.tiesLead.map((text) => own(text)),
  )
  const always = signatureAspects(page.birth)
  writeNatalAspects(page, { chapter: words.chapters.ties, most: measure.aspects, full: measure.inFull, always })
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
