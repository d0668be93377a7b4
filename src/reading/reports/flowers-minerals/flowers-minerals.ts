import { CLASSICAL_PLANETS } from '#astro/ephemeris/body.ts'
import { type ClassicalPlanet, rulerOf } from '#astro/charts/dignities.ts'
import { planetStrengths } from '../../facts/natal-strength.ts'
import { own, joinText, tablePart } from '../natal-parts.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage, type TablePart } from '../report-page.ts'
import { flowersTexts, type FlowersWords } from './words.ts'
import type { Sign } from '#astro/charts/chart.ts'

/** The planets from the slowest to the swiftest, as the faces of the signs follow them (Ptolemaic order of the spheres). */
const SPHERES: readonly ClassicalPlanet[] = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon']
/** The first face of Aries belongs to Mars. */
const FIRST = SPHERES.indexOf('mars')

/** A third of a sign. */
interface Decan {
  sign: Sign
  /** 0, 1, 2: of the first, second or third ten degrees. */
  face: number
  /** By the order of the spheres (the Chaldean faces; Firmicus, about 335, Agrippa, 1533). */
  byFaces: ClassicalPlanet
  /** By the sign of the same element (Indian drekkanas, taken up by Varahamihira, about 550). */
  byElement: ClassicalPlanet
}

/** The decan of an ecliptic longitude, 0 ≤ degrees < 360. */
export function decanOf(longitudeDeg: number): Decan {
  const sign = Math.floor(longitudeDeg / 30) % 12
  const face = Math.floor((longitudeDeg % 30) / 10)
  const byFaces = SPHERES[(FIRST + sign * 3 + face) % 7]
  if (!byFaces) throw new RangeError(`no decan at ${longitudeDeg}`)
  return { sign, face, byFaces, byElement: rulerOf((sign + face * 4) % 12) }
}

/** Points whose drawers may be opened, the first four that are certain. */
const DRAWERS = ['sun', 'moon', 'asc', 'venus', 'mars'] as const
const MOST_DRAWERS = 4

type Point = (typeof DRAWERS)[number]

/** A point in its third of a sign. */
interface Drawer {
  point: Point
  decan: Decan
  /** Whole degrees in the sign. */
  degree: number
}

interface Writing {
  page: ReportPage
  words: FlowersWords
  drawers: readonly Drawer[]
  /** Of the ascendant; of the Sun where the hour is unknown. */
  ruler: ClassicalPlanet
  /** The seven, the strongest first. */
  strongest: readonly ClassicalPlanet[]
}

/** The plants and stones that old herbals and lapidaries gave to the signs, decans and rulers of a chart. */
export const flowersMinerals: ReportModule = {
  type: 'flowers-minerals',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write(request: ReportRequest) {
    const page = new ReportPage(request)
    const words = request.library.texts(flowersTexts, request.lang)
    const drawers = DRAWERS.flatMap((point) => drawerOf(page, point)).slice(0, MOST_DRAWERS)
    const rising = page.signOf('asc') ?? page.signOf('sun')
    const ruler = rising === null ? 'sun' : rulerOf(rising)
    const strongest = planetStrengths(page.birth).flatMap(
      ({ planet }) => CLASSICAL_PLANETS.find((known) => known === planet) ?? [],
    )
    const writing = { page, words, drawers, ruler, strongest }
    writeHow(writing)
    for (const drawer of drawers) writeDrawer(writing, drawer)
    writeGarden(writing)
    writeStones(writing)
    writeLikeness(writing)
    writeBouquet(writing)
    writePocket(writing)
    writeAfar(writing)
    writeYear(writing)
    const { timeKnown } = page.birth
    return page.document({
      title: words.title,
      subtitle: words.subtitle({ name: request.person.firstName }),
      limits: [...(timeKnown ? [] : [words.noHour]), ...(page.signOf('moon') === null ? [words.noMoon] : [])],
    })
  },
}

/** Nothing where the unknown hour leaves the sign, or for the ascendant everything, open. */
function drawerOf(page: ReportPage, point: Point): Drawer[] {
  const sign = page.signOf(point)
  if (sign === null) return []
  const { chart } = page.birth
  const longitudeDeg =
    point === 'asc' ? chart.houses?.ascendantDeg : chart.placements.find(({ body }) => body === point)?.longitudeDeg
  if (longitudeDeg === undefined) return []
  return [{ point, decan: decanOf(longitudeDeg), degree: Math.floor(longitudeDeg % 30) }]
}

/** That a book speaks of a planet: the planet itself, wherever it stands. */
function bookFact({ page, words }: Writing, planet: ClassicalPlanet): string {
  const { plants } = words.shelves[planet]
  const said = `${words.book({ planet: page.names.point(planet) })}: ${plants.map(({ latin }) => latin).join(', ')}`
  return page.factor({ id: `book:${planet}`, kind: 'special', transiting: planet, said })
}

const factsOf = (writing: Writing, planet: ClassicalPlanet): string[] => [
  ...writing.page.signFact(planet),
  bookFact(writing, planet),
]

function writeHow(writing: Writing): void {
  const { page, words, drawers } = writing
  page.write(words.chapters.how, words.titles.how, [
    own(
      page.way('how', words.how),
      drawers.flatMap(({ point }) => page.signFact(point)),
    ),
    { kind: 'notice', text: words.notice },
  ])
  page.write(words.chapters.how, words.titles.books, [{ kind: 'notice', text: words.books }])
}

function writeDrawer(writing: Writing, { point, decan, degree }: Drawer): void {
  const { page, words } = writing
  const names = page.names
  const facts = page.signFact(point)
  const inSign = names.inSign(decan.sign)
  const face = words.faces[decan.face] ?? ''
  const { byFaces, byElement } = decan
  const other =
    byFaces === byElement
      ? page.way('same', words.sameBoth)
      : page.say('other', words.otherReckoning, { planet: names.subject(byElement) })
  const added = page.firstTime(words.byFaces[byFaces]) ? words.byFaces[byFaces] : ''
  const isNew = page.firstTime(`sign ${decan.sign}`)
  page.write(words.chapters.drawers, words.drawerTitle[point], [
    own(page.say('stands', words.stands, { point: names.subject(point), inSign, degree, face }), facts),
    ...page.bySign(point, 'half', page.way('resembles', words.resembles)),
    own(joinText(added, other), [
      ...facts,
      bookFact(writing, byFaces),
      ...(byElement === byFaces ? [] : [bookFact(writing, byElement)]),
    ]),
    isNew
      ? own(`${words.signPlant[decan.sign]} ${words.signStone[decan.sign]}`, facts)
      : own(page.say('same sign', words.sameSign, { point: names.subject(point) }), facts),
  ])
}

function writeGarden(writing: Writing): void {
  const { page, words, ruler } = writing
  const names = page.names
  const rising = page.signOf('asc')
  const sun = page.signOf('sun')
  const sunRuler = sun === null ? ruler : rulerOf(sun)
  const both = [...new Set([ruler, sunRuler])]
  for (const planet of both) {
    page.firstTime(`garden ${planet}`)
    const from = planet === ruler && rising !== null ? 'ascendant' : 'sun'
    const point = from === 'ascendant' ? 'asc' : 'sun'
    const sign = page.signOf(point)
    const why = sign === null ? '' : words.whyThis[from]({ inSign: names.inSign(sign), planet: names.subject(planet) })
    page.write(words.chapters.garden, words.gardenTitle({ planet }), [
      own(why, [...page.signFact(point), bookFact(writing, planet)]),
      own(words.shelves[planet].garden, factsOf(writing, planet)),
      plantTable(writing, planet),
      ...(planet === ruler ? keeperParts(writing, planet) : []),
    ])
  }
}

/** The ruler in its own sign and house, as far as they are known and weren't told in a drawer. */
function keeperParts({ page, words }: Writing, planet: ClassicalPlanet) {
  const [first, ...rest] = [...page.bySign(planet, 'half'), ...page.byHouse(planet, 'half')]
  return first ? [{ ...first, text: `${words.keeper} ${first.text}` }, ...rest] : []
}

function plantTable(writing: Writing, planet: ClassicalPlanet): TablePart {
  const { page, words } = writing
  const book = words.book({ planet: page.names.point(planet) })
  return tablePart(
    { caption: `${words.gardenTable.caption}: ${page.names.point(planet)}`, head: words.gardenTable.head },
    words.shelves[planet].plants.map(({ name, latin }) => [name, latin, book]),
    factsOf(writing, planet),
  )
}

function writeStones(writing: Writing): void {
  const { page, words, ruler, strongest } = writing
  const names = page.names
  const told = [...new Set([ruler, ...strongest])].slice(0, 3)
  for (const planet of told)
    page.write(words.chapters.stones, names.point(planet), [
      own(words.shelves[planet].stones, factsOf(writing, planet)),
    ])
  const month = Number(page.request.person.birthdate.slice(5, 7)) - 1
  page.write(words.chapters.stones, words.titles.month, [
    own(words.monthIntro, page.signFact('sun')),
    own(`${words.month({ month: words.months[month] ?? '' })} ${words.monthStones[month] ?? ''}`, page.signFact('sun')),
  ])
}

function writeLikeness(writing: Writing): void {
  const { page, words, strongest } = writing
  const told = strongest.slice(0, 4)
  page.write(words.chapters.likeness, words.titles.disagree, [
    own(
      page.way('likeness', words.likeness),
      told.flatMap((planet) => page.signFact(planet)),
    ),
    own(
      words.disagree,
      told.map((planet) => bookFact(writing, planet)),
    ),
  ])
  for (const planet of told)
    page.write(words.chapters.likeness, words.likenessTitle({ planet }), [
      own(words.shelves[planet].likeness, factsOf(writing, planet)),
    ])
}

function writeBouquet(writing: Writing): void {
  const { page, words, strongest } = writing
  const names = page.names
  const [flower = 'sun', green = 'moon'] = strongest
  const branch = strongest.at(-1) ?? 'saturn'
  const roles = [
    ['flower', flower],
    ['green', green],
    ['branch', branch],
  ] as const
  const facts = roles.flatMap(([, planet]) => factsOf(writing, planet))
  page.write(words.chapters.bouquet, words.titles.vase, [
    own(page.way('vase', words.vase), facts),
    ...roles.map(([role, planet]) => own(words.shelves[planet][role], factsOf(writing, planet))),
  ])
  page.write(words.chapters.bouquet, words.titles.list, [
    tablePart(
      words.vaseTable,
      roles.map(([role, planet], i) => {
        const { plants } = words.shelves[planet]
        const plant = plants[i] ?? plants[0]
        return [words.roles[role], `${plant.name} (${plant.latin})`, names.point(planet)]
      }),
      facts,
    ),
  ])
}

function writePocket(writing: Writing): void {
  const { page, words, drawers, ruler } = writing
  const names = page.names
  const planets = [...new Set([ruler, ...drawers.map(({ decan }) => decan.byFaces)])].slice(0, 3)
  const facts = planets.flatMap((planet) => factsOf(writing, planet))
  page.write(words.chapters.pocket, words.titles.choice, [
    own(page.way('choice', words.choice), facts),
    ...planets.map((planet) => own(words.shelves[planet].pocket, factsOf(writing, planet))),
    tablePart(
      words.choiceTable,
      planets.map((planet) => [names.point(planet), words.shelves[planet].dear, words.shelves[planet].modest]),
      facts,
    ),
  ])
}

function writeAfar(writing: Writing): void {
  const { page, words } = writing
  const isTold = !page.firstTime('garden saturn')
  page.write(words.chapters.afar, words.titles.poison, [
    own(page.way('poison', words.poison), factsOf(writing, 'saturn')),
    isTold ? null : own(words.saturnGarden, factsOf(writing, 'saturn')),
  ])
}

function writeYear(writing: Writing): void {
  const { page, words, strongest, ruler } = writing
  const planets = [...new Set([ruler, ...strongest])].slice(0, 4)
  page.write(words.chapters.year, words.titles.sill, [
    own(page.way('sill', words.sill), factsOf(writing, ruler)),
    ...planets.map((planet) => own(words.sillBy[planet], factsOf(writing, planet))),
  ])
}
