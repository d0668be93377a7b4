import { signOf } from '#astro/charts/sign.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import type { KeyOf } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own, joinText } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import type { City } from './city.ts'
import type { LineDistance } from '#astro/charts/line-distances.ts'
import { FEW, type Writing } from './moving-writing.ts'
import { forAge, withoutPast } from '../../compose/ages.ts'

/** So many lines on each side are told, the heaviest of all and others within these kilometers. */
const MOST_LINES = 3
const ALSO_KM = 1000
/** So many purposes of a city are named. */
const PURPOSES_NAMED = 2
/** So many planets in one house make it full. */
const FULL = 3
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

/** A line over a place as a fact. */
export const lineFact = ({ page, words }: Writing, { place }: City, { planet, angle, distanceKm }: LineDistance) =>
  page.factor({
    id: `special:line:${place.name}:${planet}:${angle}`,
    kind: 'special',
    transiting: planet,
    said: `${place.name}: ${words.lineName[angle]({ planet })}, ${words.km({ distanceKm })}`,
  })

/** "Venus rising" names a horizon: the facts of the angles stand behind such words. */
export const angleFacts = (page: ReportPage) => [...page.signFact('asc'), ...page.signFact('mc')]

/** A city: what it comes to, line by line, and the chart as if born there. */
export function writeCity(writing: Writing, city: City): void {
  const { page, words, cities, isChosen } = writing
  const isLong = isChosen && cities.length <= FEW
  page.write(words.chapters.cities, cityTitle(writing, city), [
    ...cityLines(writing, city),
    cityAngles(writing, city),
    ...cityRising(writing, city, isLong),
    ...cityHouses(writing, city, isLong),
  ])
}

/** The angles of a relocated chart as facts. */
function relocatedAngles({ page }: Writing, { place, chart }: City): { asc: string; mc: string } {
  const names = page.names
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
  return own(joinText(said, isSame ? page.say('same', words.same, { city: city.place.name }) : ''), [asc, mc])
}

/** What a city comes to, then what speaks for it and what against it, line by line; with each purpose that it is named for. */
function cityLines(writing: Writing, city: City): Paragraph[] {
  const { page, words } = writing
  const { answer, verdict, purposes, lines, place } = city
  const [first] = lines
  if (!first) return []
  const facts = (line: LineDistance) => [lineFact(writing, city, line), ...angleFacts(page)]
  const slots = (line: LineDistance) => ({
    city: place.name,
    line: words.lineIn[line.angle]({ planet: line.planet }),
    km: words.km({ distanceKm: line.distanceKm }),
  })
  const suits = purposes.slice(0, PURPOSES_NAMED).map(({ purpose }) => words.suits[purpose])
  const head = [
    page.say(`answer ${answer}`, words.answer[answer], { city: place.name }),
    suits.length > 0 ? page.say('best for', words.bestFor, { city: place.name, purposes: suits }) : '',
  ]
  const [leading] = verdict.carried
  const opening = own(joinText(...head), leading ? facts(leading.line) : facts(first))
  if (answer === 'polar') return [opening]
  if (!leading) return [opening, own(page.say('far', words.far, slots(first)), facts(first))]
  const tell = (line: LineDistance, slot: 'lead' | 'also' | 'against') =>
    own(withMeaning(writing, city, line, page.say(slot, words[slot], slots(line))), facts(line))
  const sides = sidesOf(city)
  const speaksFor =
    sides.for.length > 0
      ? sides.for.map((line, i) => tell(line, i === 0 ? 'lead' : 'also'))
      : [own(page.say('none for', words.noneFor, { city: place.name }))]
  const speaksAgainst =
    sides.against.length > 0
      ? sides.against.map((line) => tell(line, 'against'))
      : [own(page.say('none against', words.noneAgainst, { city: place.name }))]
  return [opening, ...(answer === 'demands' ? [...speaksAgainst, ...speaksFor] : [...speaksFor, ...speaksAgainst])]
}

/** The lines that are told for a city and against it: the heaviest near ones, and each that a purpose rests on. */
function sidesOf({ verdict, purposes }: City): { for: LineDistance[]; against: LineDistance[] } {
  const of = (side: 0 | 1) => (verdict.side === side ? verdict.carried : verdict.other).map(({ line }) => line)
  const restsOn = purposes.slice(0, PURPOSES_NAMED).map(({ line }) => line)
  const told = (side: 0 | 1) => {
    const all = of(side)
    const [heaviest] = all
    return all.filter(
      (line, i) => line === heaviest || restsOn.includes(line) || (i < MOST_LINES && line.distanceKm <= ALSO_KM),
    )
  }
  return { for: told(0), against: told(1) }
}

/** A city with what it suits, or else with the line that weighs most there. */
function cityTitle({ words }: Writing, { place, purposes, verdict, lines, answer }: City): string {
  const { glance } = words
  const suits = purposes.slice(0, PURPOSES_NAMED).map(({ purpose }) => words.purpose[purpose].title.toLowerCase())
  const line = verdict.carried[0]?.line ?? lines[0]
  const polar = answer === 'polar' ? glance.answer.polar : undefined
  const about = suits[0] ?? polar ?? (line ? words.lineName[line.angle]({ planet: line.planet }) : '')
  return words.cityTitle({ city: place.name, about })
}

/** A sentence on a line with what it does, told once; afterwards in a word, and where it was told. */
export function withMeaning(
  { words, told, page }: Writing,
  { place }: City,
  { planet, angle }: LineDistance,
  said: string,
): string {
  const line = words.lineIn[angle]({ planet })
  const before = told.get(line)
  if (before !== undefined) {
    const slots = { said: said.replace(/\.$/, ''), told: before, brief: words.brief[planet] }
    return page.say('known', words.known, slots)
  }
  told.set(line, place.name)
  return `${said} ${words.line[planet][angle].text}`
}

function cityRising(writing: Writing, city: City, isLong: boolean): Paragraph[] {
  const { page, words } = writing
  const sign = signOf(city.chart.houses?.ascendantDeg ?? 0)
  const key = `${sign}` as KeyOf<'angle-in-sign/asc'>
  if (sign === page.signOf('asc')) return []
  const entry = elsewhere(page, page.take('angle-in-sign/asc', key))
  if (!entry) return []
  const { asc } = relocatedAngles(writing, city)
  return page.meaning(
    entry,
    isLong ? 'half' : 'brief',
    [asc],
    page.say('rising', words.newRising, { city: city.place.name, asc: sign }),
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
    const said = `${place.name}: ${page.names.point(planet)} ${page.names.inHouse(house)}`
    return page.factor({
      id: `special:relocated:${place.name}:${planet}`,
      kind: 'special',
      transiting: planet,
      natal: planet,
      house,
      said,
    })
  }
  if (moved.length === 0) return [own(page.say('unmoved', words.unmoved, { city: place.name }))]
  const list = moved.map(({ planet, from, to }) => words.move({ planet, from, to }))
  const facts = moved.map(({ planet }) => fact(planet))
  const crowd = crowdOf(houseIn)
  const crowded = crowd
    ? [
        own(
          page.say('full', words.full, { city: place.name, planets: crowd.planets, house: crowd.house }),
          crowd.planets.map(fact),
        ),
      ]
    : []
  const entries = moved.flatMap(({ planet, to }): Paragraph[] => {
    const entry = elsewhere(page, page.take(`planet-in-house/${planet}`, `${to}` as KeyOf<'planet-in-house/sun'>))
    return page.meaning(
      entry,
      isLong ? 'half' : 'brief',
      [fact(planet)],
      entry ? page.say('new house', words.newHouse, { city: place.name, planet, house: to }) : '',
    )
  })
  return [
    own(page.say('moves', words.moves, { city: place.name, moves: list }), facts),
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

type Told = Record<'gist' | 'body' | 'gift' | 'advice', string>

/** An entry as it may be told of another place: a move alters no childhood, and at a late age it is no career. */
function elsewhere<E extends Told>(page: ReportPage, entry: E | null): E | null {
  if (!entry) return null
  const { nowJdUt, lang } = page.request
  const age = Math.floor((nowJdUt - page.birth.chart.jdUt) / 365.2425)
  const fit = (text: string) => forAge(lang, withoutPast(lang, text), age)
  const [gist, gift, body, advice] = [entry.gist, entry.gift, entry.body, entry.advice].map(fit)
  return gist ? { ...entry, gist, gift: gift ?? '', body: body ?? '', advice: advice ?? '' } : null
}
