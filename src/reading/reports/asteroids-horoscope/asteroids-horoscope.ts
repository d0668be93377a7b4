import { twoDigits } from '#language/angle.ts'
import { type SmallBody, TABLE_BODIES } from '#astro/asteroids/small-body.ts'
import { dateFromJdUt } from '#astro/ephemeris/julian-day.ts'
import { isOuterPlanet, type Planet } from '#astro/ephemeris/body.ts'
import { natalPositions } from '../../facts/natal-points.ts'
import type { Lang } from '#language/lang.ts'
import type { NatalPoint } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { named, own, tablePart, joinText } from '../natal-parts.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage, type TablePart } from '../report-page.ts'
import { storiesEn } from './stories-en.ts'
import { storiesRu } from './stories-ru.ts'
import { asteroidsTexts, type AsteroidWords } from './words.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import type { Asteroids, AsteroidPositions } from '#astro/asteroids/asteroids.ts'

/** A small body beside a point of a chart. */
interface Contact {
  body: SmallBody
  /** 0 ≤ distance, degrees of longitude. */
  distanceDeg: number
  retrograde: boolean
}

/** How far from a point a small body still counts. */
const CONTACT_DEG = 1

/** The small bodies within a degree of a longitude, the closest first. */
export function contacts(
  { bodies }: Pick<Asteroids, 'bodies'>,
  { longitudeDeg, speedDegPerDay }: Pick<AsteroidPositions, 'longitudeDeg' | 'speedDegPerDay'>,
  pointDeg: number,
): Contact[] {
  return bodies
    .flatMap((body, i): Contact[] => {
      const distanceDeg = Math.abs(halfTurn((longitudeDeg[i] ?? NaN) - pointDeg))
      return distanceDeg <= CONTACT_DEG ? [{ body, distanceDeg, retrograde: (speedDegPerDay[i] ?? 0) < 0 }] : []
    })
    .toSorted((a, b) => a.distanceDeg - b.distanceDeg)
}

const LIGHTS: readonly NatalPoint[] = ['sun', 'moon']
const PERSONAL: readonly NatalPoint[] = ['mercury', 'venus', 'mars']
const ANGLES: readonly NatalPoint[] = ['asc', 'mc']
/** So many of a slow planet's neighbors are listed, so many of the closest of all, and so many stories told at a point. */
const SLOW_LISTED = 5
const CLOSEST = 10
const STORIES = 4

interface Neighbors {
  point: NatalPoint
  found: readonly Contact[]
}

interface Writing {
  page: ReportPage
  words: AsteroidWords
  neighbors: readonly Neighbors[]
}

/** The small bodies of the catalog within a degree of the chart's points, and whom the best-known are named after. */
export const asteroidsHoroscope: ReportModule = {
  type: 'asteroids-horoscope',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write(request) {
    const page = new ReportPage(request)
    const words = request.library.texts(asteroidsTexts, request.lang)
    const { chart, timeKnown } = page.birth
    const { bodies, positions, isWhole, years } = bodiesAt(request, chart.jdUt)
    const neighbors = natalPositions(chart, timeKnown)
      .filter(({ point }) => timeKnown || point !== 'moon')
      .map(({ point, longitudeDeg }) => ({ point, found: contacts({ bodies }, positions, longitudeDeg) }))
    const writing = { page, words, neighbors }
    writeHow(writing, bodies.length)
    // The large ones fill the place of the angles, too.
    if (!isWhole || !timeKnown) writeFive(writing)
    for (const point of LIGHTS) writePoint(writing, words.chapters.lights, point)
    for (const point of PERSONAL) writePoint(writing, words.chapters.personal, point)
    for (const point of ANGLES) writePoint(writing, words.chapters.angles, point)
    writeSlow(writing)
    page.write(
      words.chapters.close,
      words.titles.last,
      words.close.map((ways, i) => own(page.way(`close ${i}`, ways))),
    )
    const limits = [
      ...(isWhole ? [] : [words.outOfRange({ from: years[0], to: years[1] })]),
      ...(timeKnown ? [] : [words.noHour]),
    ]
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }), limits })
  },
}

/**
 * The catalog's bodies at an instant; before or after the years for which its orbits hold, the five that have tables of
 * their own for any date.
 */
function bodiesAt({ asteroids, sky }: ReportRequest, jdUt: number) {
  const catalog = asteroids()
  const { fromJdUt, toJdUt } = catalog
  const years = [fromJdUt, toJdUt].map((at) => dateFromJdUt(at).getUTCFullYear()) as [number, number]
  if (jdUt >= fromJdUt && jdUt <= toJdUt) {
    return { bodies: catalog.bodies, positions: catalog.positions(sky, jdUt), isWhole: true, years }
  }
  const tables = [...TABLE_BODIES]
  const places = tables.map(([, body]) => sky.position(body, jdUt))
  return {
    bodies: tables.map(([number]) => catalog.findByNumber(number) ?? { number, name: `${number}` }),
    positions: {
      longitudeDeg: Float64Array.from(places, ({ longitudeDeg }) => longitudeDeg),
      speedDegPerDay: Float64Array.from(places, ({ speedDegPerDay }) => speedDegPerDay),
    },
    isWhole: false,
    years,
  }
}

/** The five with tables, by sign and house: all that can be told outside the catalog's years. */
function writeFive({ page, words }: Writing): void {
  const names = page.names
  const rows = [...TABLE_BODIES].flatMap(([number, body]) => {
    const placement = page.birth.chart.placements.find((one) => one.body === body)
    const name = page.lang === 'en' ? page.request.asteroids().findByNumber(number)?.name : storiesRu[number]?.[0]
    if (!placement) return []
    const house = page.birth.timeKnown ? placement.house : null
    return [[`${number}`, name ?? '', names.degree(placement.longitudeDeg), house === null ? names.none : `${house}`]]
  })
  const chapter = words.chapters.how
  page.write(chapter, words.titles.five, [tablePart(words.five, rows)])
  for (const point of ['ceres', 'chiron'] as const) {
    page.write(chapter, page.titleOf(point), [
      ...page.uncertain(point),
      ...page.bySign(point, 'full'),
      ...page.byHouse(point, 'full'),
    ])
  }
}

/** A body's name in the report's language where it has one, else as catalogued; and its story, if we know it. */
function tellable(lang: Lang, { number, name }: SmallBody): { name: string; story: string | null } {
  if (lang === 'en') return { name, story: storiesEn[number] ?? null }
  const [russian, story] = storiesRu[number] ?? [name, null]
  return { name: russian, story }
}

/** "(433) Eros". */
const labelOf = (page: ReportPage, body: SmallBody) => `${tellable(page.lang, body).name} (${body.number})`

/** "12′30″". */
function arc(degrees: number): string {
  const seconds = Math.round(degrees * 3600)
  return seconds >= 3600
    ? `${Math.floor(seconds / 3600)}°${twoDigits(Math.floor(seconds / 60) % 60)}′${twoDigits(seconds % 60)}″`
    : `${Math.floor(seconds / 60)}′${twoDigits(seconds % 60)}″`
}

/** A small body beside a point as a fact. Ceres, Pallas, Juno, Vesta and Chiron are bodies of the chart as well. */
function contactFact(page: ReportPage, point: NatalPoint, { body, distanceDeg }: Contact): string {
  const table = TABLE_BODIES.get(body.number)
  return page.factor({
    id: `special:asteroid:${body.number}:${point}`,
    kind: 'special',
    ...(table && { transiting: table }),
    orbDeg: distanceDeg,
    said: `${labelOf(page, body)} ${arc(distanceDeg)} ${page.names.point(point)}`,
  })
}

function writeHow({ page, words, neighbors }: Writing, count: number): void {
  const { how } = words.chapters
  const names = page.names
  const found = neighbors.reduce((sum, one) => sum + one.found.length, 0)
  const expected = Math.round((count * 2 * CONTACT_DEG * neighbors.length) / 360)
  const closest = neighbors
    .flatMap(({ point, found: all }) => all.map((contact) => ({ point, contact })))
    .toSorted((a, b) => a.contact.distanceDeg - b.contact.distanceDeg)
    .slice(0, CLOSEST)
  const formatted = count.toLocaleString(page.lang === 'en' ? 'en-US' : 'ru-RU').replace(/\s/g, ' ')
  page.write(how, words.titles.how, [
    own(page.way('opening', words.opening)),
    { kind: 'notice', text: words.method({ count: formatted }) },
  ])
  page.write(how, words.titles.count, [
    own(page.say('chance', words.chance, { found, expected, points: neighbors.length })),
  ])
  if (closest.length === 0) return
  page.write(how, words.titles.closest, [
    tablePart(
      words.closestTable,
      closest.map(({ point, contact: { body, distanceDeg } }) => [
        `${body.number}`,
        tellable(page.lang, body).name,
        names.point(point),
        arc(distanceDeg),
      ]),
      closest.map(({ point, contact }) => contactFact(page, point, contact)),
    ),
  ])
}

function contactTable({ page, words }: Writing, point: NatalPoint, found: readonly Contact[]): TablePart {
  return tablePart(
    { caption: words.table.caption({ point: page.names.point(point) }), head: words.table.head },
    found.map(({ body, distanceDeg, retrograde }) => [
      `${body.number}`,
      tellable(page.lang, body).name,
      arc(distanceDeg),
      retrograde ? words.table.back : words.table.forward,
    ]),
    found.map((contact) => contactFact(page, point, contact)),
  )
}

/** A point with the closest name, the stories of those we know, the whole list, and the ground that it stands on. */
function writePoint(writing: Writing, chapter: string, point: NatalPoint): void {
  const { page, words, neighbors } = writing
  const found = neighbors.find((one) => one.point === point)?.found
  if (!found) return
  const lead = point in words.host ? page.way(`host ${point}`, words.host[point as keyof typeof words.host]) : ''
  const facts = [named(page, point), ...page.signFact(point)]
  // A provisional designation such as "2007 PX30" is no name to be read.
  const first = found.find(({ body }) => !/^\d{4} [A-Z]{2}\d*$/.test(body.name))
  const paragraphs: Paragraph[] = first
    ? [
        ...closestParts(writing, point, first, lead),
        ...storyParts(
          writing,
          point,
          found.filter((one) => one !== first),
        ),
      ]
    : found.length > 0
      ? [own(lead, facts)]
      : [own(`${lead} ${page.say('empty', words.empty, { point: page.names.subject(point) })}`, facts)]
  page.write(chapter, page.titleOf(point), [
    ...paragraphs,
    found.length > 0 ? contactTable(writing, point, found) : null,
    ...page.bySign(point as Planet | 'asc' | 'mc', 'full'),
    ...(ANGLES.includes(point) ? [] : page.byHouse(point as Planet, 'half')),
    first ? own(page.way('ask', words.ask)) : null,
  ])
}

function closestParts({ page, words }: Writing, point: NatalPoint, contact: Contact, lead: string): Paragraph[] {
  const { story } = tellable(page.lang, contact.body)
  const label = labelOf(page, contact.body)
  const said = page.say('closest', words.closest, { name: label, distance: arc(contact.distanceDeg) })
  const isNew = page.firstTime(`body ${contact.body.number}`)
  const rest = story === null ? page.say('mute', words.mute, { name: label }) : isNew ? story : ''
  return [own(joinText(lead, said, rest), [named(page, point), contactFact(page, point, contact)])]
}

function storyParts({ page, words }: Writing, point: NatalPoint, found: readonly Contact[]): Paragraph[] {
  return found
    .filter(({ body }) => tellable(page.lang, body).story !== null && page.firstTime(`body ${body.number}`))
    .slice(0, STORIES)
    .map((contact) => {
      const { story } = tellable(page.lang, contact.body)
      const said = page.say('known', words.known, {
        name: `${labelOf(page, contact.body)}, ${arc(contact.distanceDeg)}`,
        story: story ?? '',
      })
      return own(said, [contactFact(page, point, contact), named(page, point)])
    })
}

/** What the slow planets have beside them, on one page, with the stories of those we know. */
function writeSlow(writing: Writing): void {
  const { page, words, neighbors } = writing
  const slow = neighbors.filter(({ point }) => isOuterPlanet(point))
  const facts = slow.map(({ point }) => named(page, point))
  page.write(words.chapters.slow, words.titles.slow, [
    own(page.way('slow', words.slow), facts),
    ...slow.flatMap(({ point, found }) => {
      const listed = found.slice(0, SLOW_LISTED)
      return listed.length === 0 ? [] : [contactTable(writing, point, listed), ...storyParts(writing, point, found)]
    }),
  ])
  if (page.birth.timeKnown) return
  // Without the hour no house and no angle is told: the slow planets are told by their signs instead.
  for (const { point } of slow) {
    const planet = point as Planet
    page.write(words.chapters.slow, page.titleOf(planet), [...page.uncertain(planet), ...page.bySign(planet, 'full')])
  }
}
