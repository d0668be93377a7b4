import { planetaryLines } from '#astro/charts/planetary-lines.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import { aspectParts, named, openingParts, own, figurePart, tablePart } from '../natal-parts.ts'
import type { ReportModule, ReportPlace } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { defaultPlaces } from './default-cities.ts'
import { cityOf } from './city.ts'
import { citiesFor, PURPOSES } from './purposes.ts'
import { movingTexts } from './words.ts'
import { FEW, type Writing } from './moving-writing.ts'
import { angleFacts, lineFact, withMeaning, writeCity } from './write-city.ts'
import { writeAgain, writeOrder } from './write-order.ts'

/** So many of the world's cities are set beside a short list. */
const COMPARED = 10
const TIES = 3
/** Places so near each other are one city, degrees. */
const SAME_DEG = 0.5

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
    const cities = places.map((place) => cityOf(page, place)).toSorted((one, other) => other.rank - one.rank)
    const writing: Writing = { page, words, cities, isChosen, told: new Map() }
    writeOrder(writing)
    writePurposes(writing)
    for (const city of cities) writeCity(writing, city)
    if (isChosen && cities.length < FEW) writeNearest(writing)
    writeLuggage(writing)
    writeAgain(writing)
    page.write(
      words.chapters.close,
      words.titles.last,
      words.close.map((ways, i) => own(page.way(`close ${i}`, ways))),
    )
    writeHow(writing)
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }) })
  },
}

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
    figurePart(
      { kind: 'map', lines: planetaryLines(sky, { jdUt: chart.jdUt }), places: [home, ...dots] },
      words.map,
      planets,
    ),
  ])
  page.write(words.chapters.how, words.titles.table, [
    tablePart(
      words.table,
      cities.map(({ place, lines }) => [
        place.name,
        ...lines
          .slice(0, 2)
          .flatMap(({ planet, angle, distanceKm }) => [words.lineName[angle]({ planet }), words.km({ distanceKm })]),
      ]),
      planets,
    ),
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

/** Beside a short list: the world's cities that lie closest to a line, each line once. */
function writeNearest(writing: Writing): void {
  const { page, words, cities } = writing
  // A city may bear another name in the world's list.
  const isChosen = ({ latitudeDeg, longitudeDeg }: ReportPlace) =>
    cities.some(
      ({ place }) =>
        Math.abs(place.latitudeDeg - latitudeDeg) < SAME_DEG && Math.abs(place.longitudeDeg - longitudeDeg) < SAME_DEG,
    )
  const others = defaultPlaces(page.lang)
    .filter((place) => !isChosen(place))
    .map((place) => cityOf(page, place))
    .toSorted((a, b) => (a.lines[0]?.distanceKm ?? 0) - (b.lines[0]?.distanceKm ?? 0))
    .slice(0, COMPARED)
  page.write(words.chapters.nearest, words.titles.table, [
    own(page.way('nearest lead', words.nearestLead)),
    ...others.flatMap((city) => {
      const [line] = city.lines
      if (!line) return []
      const said = page.say('passes', words.passes, {
        city: city.place.name,
        line: words.lineIn[line.angle]({ planet: line.planet }),
        km: words.km({ distanceKm: line.distanceKm }),
      })
      return [own(withMeaning(writing, city, line, said), [lineFact(writing, city, line), ...angleFacts(page)])]
    }),
  ])
}

function writePurposes({ page, words, cities }: Writing): void {
  const facts = [...PLANETS.map((planet) => named(page, planet)), ...angleFacts(page)]
  const found = PURPOSES.map((purpose) => ({ purpose, best: citiesFor(purpose, cities) }))
  const { none } = words.purposeTable
  page.write(words.chapters.purpose, words.titles.mean, [
    tablePart(
      words.purposeTable,
      found.map(({ purpose, best }) => [words.purpose[purpose].title, best[0] ?? none, best[1] ?? none]),
    ),
  ])
  for (const { purpose, best } of found) {
    const { title, text, best: say, none: nowhere } = words.purpose[purpose]
    page.write(words.chapters.purpose, title, [
      own(`${text} ${best.length > 0 ? say({ cities: best }) : nowhere}`, facts),
    ])
  }
}
