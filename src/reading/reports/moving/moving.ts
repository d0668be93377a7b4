import { planetaryLines } from '#astro/charts/planetary-lines.ts'
import { relocatedChart } from '#astro/charts/relocated-chart.ts'
import type { Chart } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import type { KeyOf } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { aspectParts, named, openingParts, own } from '../natal-parts.ts'
import type { ReportModule, ReportPlace } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { defaultPlaces } from './default-cities.ts'
import { type LineDistance, lineDistances } from './line-distances.ts'
import { citiesFor, PURPOSES } from './purposes.ts'
import { movingTexts, type MovingWords } from './words.ts'

/** Up to so many cities are told at length. */
const FEW = 8
/** Beyond this no line counts as near. */
const FAR_KM = 1500
/** So many of the world's cities are set beside a short list. */
const COMPARED = 10
/** So many planets in one house make it full. */
const FULL = 3
const TIES = 3
/** Planets whose new house says most, in this order. */
const TELLING: readonly Planet[] = [
  'sun',
  'moon',
  'venus',
  'mars',
  'mercury',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
]

/** A city, the chart as if born there, and its lines, the nearest first. */
interface City {
  place: ReportPlace
  chart: Chart
  lines: readonly LineDistance[]
}

interface Writing {
  page: ReportPage
  words: MovingWords
  cities: readonly City[]
  /** Whether the cities are the reader's own choice. */
  isChosen: boolean
  /** Where each line's meaning was told. */
  told: Map<string, string>
}

/** Relocated charts and planetary lines for the cities that somebody names, or for 24 of the world's. */
export const moving: ReportModule = {
  type: 'moving',
  birthTime: 'required',
  other: null,
  usesPlaces: true,
  write(request) {
    const page = new ReportPage(request)
    const words = request.library.texts(movingTexts, request.lang)
    const { chart, timeKnown } = page.birth
    if (!timeKnown || !chart.houses) throw new RangeError('a relocation needs the hour of birth')
    const isChosen = request.places.length > 0
    const places = isChosen ? request.places : defaultPlaces(request.lang)
    const cities = places.map((place) => cityOf(page, place))
    const writing: Writing = { page, words, cities, isChosen, told: new Map() }
    writeHow(writing)
    writeLuggage(writing)
    for (const city of cities) writeCity(writing, city)
    if (isChosen && cities.length < FEW) writeNearest(writing)
    writePurposes(writing)
    page.write(
      words.chapters.close,
      words.titles.last,
      words.close.map((ways, i) => own(page.way(`close ${i}`, ways))),
    )
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }) })
  },
}

function cityOf({ request, birth }: ReportPage, place: ReportPlace): City {
  const { sky } = request
  return {
    place,
    chart: relocatedChart(sky, birth.chart, place),
    lines: lineDistances(sky, birth.chart.jdUt, place),
  }
}

/** A line over a place as a fact. */
const lineFact = ({ page, words }: Writing, { place }: City, { planet, angle, distanceKm }: LineDistance) =>
  page.factor({
    id: `special:line:${place.name}:${planet}:${angle}`,
    kind: 'special',
    transiting: planet,
    said: `${place.name}: ${words.lineName[angle]({ planet })}, ${words.km({ distanceKm })}`,
  })

/** "Venus rising" names a horizon: the facts of the angles stand behind such words. */
const angleFacts = (page: ReportPage) => [...page.signFact('asc'), ...page.signFact('mc')]

function writeHow({ page, words, cities }: Writing): void {
  const { chart } = page.birth
  const { sky } = page.request
  const home = { name: '', latitudeDeg: chart.latitudeDeg, longitudeDeg: chart.longitudeDeg, isBirth: true }
  const dots = cities.map(({ place: { name, latitudeDeg, longitudeDeg } }) => ({
    name,
    latitudeDeg,
    longitudeDeg,
    isBirth: false,
  }))
  const planets = PLANETS.map((planet) => named(page, planet))
  page.write(words.chapters.how, words.titles.how, [...openingParts(page, words, [...planets, ...angleFacts(page)])])
  page.write(words.chapters.how, words.titles.map, [
    {
      kind: 'figure',
      caption: words.map,
      figure: { kind: 'map', lines: planetaryLines(sky, { jdUt: chart.jdUt }), places: [home, ...dots] },
      factors: planets,
    },
  ])
  page.write(words.chapters.how, words.titles.table, [
    {
      kind: 'table',
      caption: words.table.caption,
      head: [...words.table.head],
      rows: cities.map(({ place, lines }) => [
        place.name,
        ...lines
          .slice(0, 2)
          .flatMap(({ planet, angle, distanceKm }) => [words.lineName[angle]({ planet }), words.km({ distanceKm })]),
      ]),
      factors: planets,
    },
  ])
}

function writeLuggage({ page, words, cities }: Writing): void {
  page.write(words.chapters.luggage, words.titles.luggage, [own(page.way('luggage', words.luggage))])
  const planets = new Set<string>(PLANETS)
  const ties = page.birth.chart.aspects
    .filter(({ a, b }) => planets.has(a) && planets.has(b))
    .toSorted((a, b) => aspectStrength(b) - aspectStrength(a))
    .slice(0, TIES)
  for (const tie of ties) {
    page.write(
      words.chapters.luggage,
      page.words.aspect(tie.a as Planet, tie.aspect, tie.b as Planet),
      aspectParts(page, tie, cities.length < 4 ? 'full' : 'half'),
    )
  }
}

function writeCity(writing: Writing, city: City): void {
  const { page, words, cities, isChosen } = writing
  const isLong = isChosen && cities.length <= FEW
  page.write(words.chapters.cities, city.place.name, [
    cityAngles(writing, city),
    ...cityLines(writing, city),
    ...cityRising(writing, city, isLong),
    ...cityHouses(writing, city, isLong),
  ])
}

/** The angles of a relocated chart as facts. */
function relocatedAngles({ page }: Writing, { place, chart }: City): { asc: string; mc: string } {
  const names = SKY_NAMES[page.lang]
  const note = (point: 'asc' | 'mc', longitudeDeg: number) => {
    const sign = signOf(longitudeDeg)
    const said = `${place.name}: ${names.point(point)} ${names.degree(longitudeDeg)}`
    return page.factor({ id: `special:relocated:${place.name}:${point}`, kind: 'special', natal: point, sign, said })
  }
  return { asc: note('asc', chart.houses?.ascendantDeg ?? 0), mc: note('mc', chart.houses?.midheavenDeg ?? 0) }
}

function cityAngles(writing: Writing, city: City): Paragraph {
  const { page, words } = writing
  const { asc, mc } = relocatedAngles(writing, city)
  const [ascSign, mcSign] = [city.chart.houses?.ascendantDeg ?? 0, city.chart.houses?.midheavenDeg ?? 0].map(signOf)
  const isSame = ascSign === page.signOf('asc') && mcSign === page.signOf('mc')
  const said = words.angles({ city: city.place.name, asc: ascSign ?? 0, mc: mcSign ?? 0 })
  return own([said, isSame ? page.way('same', words.same)({ city: city.place.name }) : ''].filter(Boolean).join(' '), [
    asc,
    mc,
  ])
}

/** The two nearest lines with what they do, or that none is near. */
function cityLines(writing: Writing, city: City): Paragraph[] {
  const { page, words } = writing
  const { name } = city.place
  const [first, second] = city.lines
  if (!first) return []
  const facts = (line: LineDistance) => [lineFact(writing, city, line), ...angleFacts(page)]
  const [line, km] = [words.lineName[first.angle]({ planet: first.planet }), words.km({ distanceKm: first.distanceKm })]
  if (first.distanceKm > FAR_KM) return [own(page.way('far', words.far)({ city: name, line, km }), facts(first))]
  const lead = page.way('nearest', words.nearest)({ line, km })
  const paragraphs = [own(`${lead} ${meaning(writing, city, first)}`, facts(first))]
  if (second && second.distanceKm <= FAR_KM) {
    const next = page.way(
      'second',
      words.second,
    )({
      line: words.lineName[second.angle]({ planet: second.planet }),
      km: words.km({ distanceKm: second.distanceKm }),
    })
    paragraphs.push(own(`${next} ${meaning(writing, city, second)}`, facts(second)))
  }
  return paragraphs
}

/** What a line does, told once; afterwards where it was told. */
function meaning({ page, words, told }: Writing, { place }: City, { planet, angle }: LineDistance): string {
  const line = words.lineName[angle]({ planet })
  const before = told.get(line)
  if (before !== undefined) return page.way('known', words.known)({ city: place.name, line, told: before })
  told.set(line, place.name)
  return words.line[planet][angle]
}

function cityRising(writing: Writing, city: City, isLong: boolean): Paragraph[] {
  const { page, words } = writing
  const sign = signOf(city.chart.houses?.ascendantDeg ?? 0)
  const key = `${sign}` as KeyOf<'angle-in-sign/asc'>
  if (sign === page.signOf('asc')) return []
  const entry = page.take('angle-in-sign/asc', key)
  if (!entry) return []
  const { asc } = relocatedAngles(writing, city)
  return page.meaning(
    entry,
    isLong ? 'half' : 'brief',
    [asc],
    page.way('rising', words.newRising)({ city: city.place.name, asc: sign }),
  )
}

/** Which planets change their house, where they gather, and what one of them would be in its new one. */
function cityHouses(writing: Writing, { place, chart }: City, isLong: boolean): Paragraph[] {
  const { page, words, cities } = writing
  const houseIn = (planet: Planet) => chart.placements.find(({ body }) => body === planet)?.house ?? null
  const moved = TELLING.flatMap((planet) => {
    const [from, to] = [page.houseOf(planet), houseIn(planet)]
    return from !== null && to !== null && from !== to ? [{ planet, from, to }] : []
  })
  const fact = (planet: Planet) => {
    const house = houseIn(planet) ?? 1
    const said = `${place.name}: ${SKY_NAMES[page.lang].point(planet)} ${SKY_NAMES[page.lang].inHouse(house)}`
    return page.factor({
      id: `special:relocated:${place.name}:${planet}`,
      kind: 'special',
      transiting: planet,
      natal: planet,
      house,
      said,
    })
  }
  if (moved.length === 0) return [own(page.way('unmoved', words.unmoved)({ city: place.name }))]
  const list = moved.map(({ planet, from, to }) => words.move({ planet, from, to }))
  const facts = moved.map(({ planet }) => fact(planet))
  const crowd = crowdOf(houseIn)
  const crowded = crowd
    ? [
        own(
          page.way('full', words.full)({ city: place.name, planets: crowd.planets, house: crowd.house }),
          crowd.planets.map(fact),
        ),
      ]
    : []
  const entries = moved.flatMap(({ planet, to }): Paragraph[] => {
    const entry = page.take(`planet-in-house/${planet}`, `${to}` as KeyOf<'planet-in-house/sun'>)
    return page.meaning(
      entry,
      isLong ? 'half' : 'brief',
      [fact(planet)],
      entry ? page.way('new house', words.newHouse)({ city: place.name, planet, house: to }) : '',
    )
  })
  return [
    own(page.way('moves', words.moves)({ city: place.name, moves: list }), facts),
    ...crowded,
    ...entries.slice(0, isLong ? Math.max(2, 6 - cities.length) : 1),
  ]
}

/** The house that most planets share, if there are enough of them. */
function crowdOf(houseIn: (planet: Planet) => number | null): { house: number; planets: Planet[] } | null {
  const byHouse = [...Map.groupBy(PLANETS, houseIn)].flatMap(([house, planets]) =>
    house === null ? [] : [{ house, planets }],
  )
  const [most] = byHouse.toSorted((a, b) => b.planets.length - a.planets.length)
  return most && most.planets.length >= FULL ? most : null
}

/** Beside a short list: the world's cities that lie closest to a line, each line once. */
function writeNearest(writing: Writing): void {
  const { page, words, cities } = writing
  const chosen = new Set(cities.map(({ place }) => place.name))
  const others = defaultPlaces(page.lang)
    .filter(({ name }) => !chosen.has(name))
    .map((place) => cityOf(page, place))
    .toSorted((a, b) => (a.lines[0]?.distanceKm ?? 0) - (b.lines[0]?.distanceKm ?? 0))
    .slice(0, COMPARED)
  page.write(words.chapters.nearest, words.titles.table, [
    own(page.way('nearest lead', words.nearestLead)),
    ...others.flatMap((city) => {
      const [line] = city.lines
      if (!line) return []
      const said = page.way(
        'passes',
        words.passes,
      )({
        city: city.place.name,
        line: words.lineName[line.angle]({ planet: line.planet }),
        km: words.km({ distanceKm: line.distanceKm }),
      })
      return [own(`${said} ${meaning(writing, city, line)}`, [lineFact(writing, city, line), ...angleFacts(page)])]
    }),
  ])
}

function writePurposes({ page, words, cities }: Writing): void {
  const facts = [...PLANETS.map((planet) => named(page, planet)), ...angleFacts(page)]
  const found = PURPOSES.map((purpose) => ({ purpose, best: citiesFor(purpose, cities) }))
  const { none } = words.purposeTable
  page.write(words.chapters.purpose, words.titles.mean, [
    {
      kind: 'table',
      caption: words.purposeTable.caption,
      head: [...words.purposeTable.head],
      rows: found.map(({ purpose, best }) => [words.purpose[purpose].title, best[0] ?? none, best[1] ?? none]),
      factors: [],
    },
  ])
  for (const { purpose, best } of found) {
    const { title, text, best: say, none: nowhere } = words.purpose[purpose]
    page.write(words.chapters.purpose, title, [
      own(`${text} ${best.length > 0 ? say({ cities: best }) : nowhere}`, facts),
    ])
  }
}
