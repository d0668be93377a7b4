import { twoDigits } from '#language/angle.ts'
import { elementOf } from '#astro/charts/balance.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { isPlanet, type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import { judgeChart } from '../../compose/judgment.ts'
import { planetsAtAxis } from '../karmic-horoscope/nodal-lean.ts'
import { DatedPage } from '../dated-page.ts'
import { named, openingParts, own, tablePart, joinText } from '../natal-parts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { ReportModule } from '../report-module.ts'
import { nodeFacts, southNode } from '../south-node.ts'
import {
  backwardPlanets,
  isInner,
  type NearTurn,
  nextBackward,
  phaseOf,
  turnsAtBirth,
  turnsInLife,
} from './backward-facts.ts'
import { PERSONAL_TURNING, roncoTexts, type RoncoWords, STAGES, type Turning, TURNING } from './words.ts'

/** Mean daily motion seen from the Earth, degrees: the Sun's for Mercury and Venus, their own for the others. */
const MEAN_SPEED_DEG: Record<Planet, number> = {
  sun: 0.9856,
  moon: 13.1764,
  mercury: 0.9856,
  venus: 0.9856,
  mars: 0.524,
  jupiter: 0.0831,
  saturn: 0.0335,
  uranus: 0.0117,
  neptune: 0.006,
  pluto: 0.004,
}
/** Below this share of its mean speed a planet is all but still. */
const STILL = 0.1
/** Of fewer retrograde planets than so many all stretches to come are told. */
const MANY = 4
/** Of fewer retrograde planets two aspects each are told. */
const FEW = 3
/** The ages at which a stage of life ends. */
const STAGE_ENDS = [30, 50, 70] as const
const YEAR_DAYS = 365.2425
/** The planets whose signs differ from person to person. */
const PERSONAL: readonly Turning[] = ['mercury', 'venus', 'mars', 'jupiter', 'saturn']

interface Writing {
  page: DatedPage
  words: RoncoWords
  /** Retrograde at birth, the weightiest first. */
  back: readonly Turning[]
  near: readonly NearTurn[]
}

/** Planets retrograde at birth: their phase, their turns, and the lunar nodes as far as their rulers turned back. */
export const karmicHoroscopeRonco: ReportModule = {
  type: 'karmic-horoscope-ronco',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'present',
  write(request) {
    const page = new DatedPage(request)
    const words = request.library.texts(roncoTexts, request.lang)
    const near = turnsAtBirth(request.sky, page.birth.chart.jdUt)
    const writing = { page, words, near, back: backwardPlanets(page, near) }
    writeHow(writing)
    writeTwice(writing)
    writeOnce(writing)
    writeStations(writing)
    writeNodes(writing)
    writeTurns(writing)
    writeComing(writing)
    writeClose(writing)
    const limits = page.birth.timeKnown ? [] : [words.noHour]
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }), limits })
  },
}

const speedOf = (page: DatedPage, planet: Planet) =>
  page.birth.chart.placements.find(({ body }) => body === planet)?.speedDegPerDay ?? 0

const isStill = (page: DatedPage, planet: Planet) => Math.abs(speedOf(page, planet)) < STILL * MEAN_SPEED_DEG[planet]

/** "−0°07′12″". */
function degreesADay(speed: number): string {
  const seconds = Math.round(Math.abs(speed) * 3600)
  return `${speed < 0 ? '−' : ''}${Math.floor(seconds / 3600)}°${twoDigits(Math.floor(seconds / 60) % 60)}′${twoDigits(seconds % 60)}″`
}

function writeHow({ page, words, back }: Writing): void {
  const { how } = words.chapters
  const names = page.names
  const [first, ...others] = back
  const moving = back.map((planet) => page.fact(`${planet}:retrograde`))
  page.write(how, words.titles.thesis, [
    own(first ? words.thesis[first] : words.thesisNone, moving),
    others.length > 0 ? own(words.also({ planets: others }), moving) : null,
  ])
  page.write(how, words.titles.how, openingParts(page, words))
  const { table } = words
  const direction = (planet: Planet, speed: number) =>
    isStill(page, planet) ? table.still : speed < 0 ? table.back : table.forward
  page.write(how, words.titles.speeds, [
    tablePart(
      table,
      PLANETS.flatMap((planet) => {
        const placement = page.birth.chart.placements.find(({ body }) => body === planet)
        if (!placement) return []
        const { longitudeDeg, speedDegPerDay: speed } = placement
        return [[names.point(planet), names.degree(longitudeDeg), degreesADay(speed), direction(planet, speed)]]
      }),
      PLANETS.map((planet) => named(page, planet)),
    ),
  ])
}

/** How a planet goes about it in its sign; each sign once, and not of those that a generation shares. */
function mannerPart({ page, words }: Writing, planet: Turning) {
  const sign = page.signOf(planet)
  if (sign === null || !PERSONAL.includes(planet) || !page.firstTime(`manner ${sign}`)) return null
  return own(words.manner[sign]?.({ planet, sign }) ?? '', page.signFact(planet))
}

/** The retrograde planets: what is done twice, in which phase, in which field. */
function writeTwice(writing: Writing): void {
  const { page, words, back } = writing
  const degree = (body: Planet) => page.birth.chart.placements.find((one) => one.body === body)?.longitudeDeg ?? 0
  for (const planet of back) {
    const moving = [page.fact(`${planet}:retrograde`), named(page, 'sun')]
    const phase = phaseOf(planet, degree(planet), degree('sun'))
    const house = page.houseOf(planet)
    const field = house !== null && page.firstTime(`field ${house}`) ? ` ${words.field[house - 1] ?? ''}` : ''
    page.write(words.chapters.twice, page.titleOf(planet), [
      own(`${words.back[planet]} ${words.cycle[planet]}`, moving),
      own(`${words.backMore[planet]}${field}`, [...moving, ...page.houseFact(planet)]),
      page.firstTime(`phase ${isInner(planet) ? 'inner' : 'outer'} ${phase}`)
        ? own(words.phase[isInner(planet) ? 'inner' : 'outer'][phase]({ planet }), moving)
        : null,
      mannerPart(writing, planet),
      ...calledBack(writing, planet),
    ])
  }
}

/** What calls a planet back: its heaviest aspects to other planets, each of those and each side once. */
function calledBack({ page, words, back }: Writing, planet: Turning): Paragraph[] {
  const told: Paragraph[] = []
  for (const { other, side, aspect } of judgeChart(page.birth)[planet].ties) {
    if (!isPlanet(other)) continue
    const id = `${aspect.a}:${aspect.aspect}:${aspect.b}`
    if (!page.firstTime(`called ${other} ${side}`) || !page.firstTime(id)) continue
    const tie = words.tie({ planet, other, aspect: aspect.aspect })
    told.push(own(`${tie} ${words.called[other][side]}`, [page.fact(id)]))
    if (told.length === (back.length < FEW ? 2 : 1)) break
  }
  return told
}

/** The planets that moved forward: what is done at the first attempt; one that all but stands still is told as that. */
function writeOnce(writing: Writing): void {
  const { page, words, near } = writing
  const turning = new Set(near.map(({ planet }) => planet))
  for (const planet of TURNING.filter((one) => page.knows(`${one}:direct`) && !turning.has(one))) {
    const house = page.houseOf(planet)
    const field = house !== null && page.firstTime(`field once ${house}`) ? ` ${words.fieldOnce[house - 1] ?? ''}` : ''
    page.write(words.chapters.once, page.titleOf(planet), [
      own(`${words.forth[planet]} ${words.forthMore[planet]}${field}`, [
        page.fact(`${planet}:direct`),
        ...page.houseFact(planet),
      ]),
      mannerPart(writing, planet),
    ])
  }
}

/** The planets within seven days of a turn, with how they go about it: what a turn means is told of the first of each kind. */
function writeStations(writing: Writing): void {
  const { page, words, near } = writing
  for (const { planet, begins, days } of near) {
    const way = begins === 'direct' ? 'forward' : 'back'
    const text = page.firstTime(`station ${begins}`) ? words.station[way] : words.stationToo[way]
    page.write(words.chapters.stations, page.names.point(planet), [
      own(text({ planet, days }), [named(page, planet)]),
      page.knows(`${planet}:direct`) ? mannerPart(writing, planet) : null,
    ])
  }
}

/** Which end of the nodal axis is looked at twice, by its ruler, and the retrograde planets at the axis. */
function writeNodes({ page, words, back }: Writing): void {
  const { nodes } = words.chapters
  const { sign } = southNode(page)
  if (sign === null) return
  const [south, north] = [rulerOf(sign), rulerOf((sign + 6) % 12)]
  const turned = (planet: Planet) => back.some((one) => one === planet)
  const which = turned(south) ? (turned(north) ? 'both' : 'south') : turned(north) ? 'north' : 'none'
  const facts = [...nodeFacts(page, words.southName).sign, named(page, south), named(page, north)]
  const ruled = (planet: Planet, texts: RoncoWords['rulerSouth']) => {
    const inSign = page.signOf(planet)
    return inSign === null ? null : own(texts[inSign]?.({ planet, sign: inSign }) ?? '', page.signFact(planet))
  }
  page.write(nodes, words.titles.ends, [
    own(words.ends[which], facts),
    ruled(south, words.rulerSouth),
    ruled(north, words.rulerNorth),
  ])
  for (const { planet, at, tie } of planetsAtAxis(page).filter((met) => turned(met.planet)))
    page.write(nodes, page.words.aspect(planet, tie.aspect, 'trueNode'), [
      own(words.atNode[at]({ planet }), [page.fact(`${tie.a}:${tie.aspect}:${tie.b}`)]),
    ])
}

/** The next backward stretches: the soonest of Mercury, Venus and Mars, and of those that moved backward at birth. */
function writeComing({ page, words, back }: Writing): void {
  const { sky, nowJdUt } = page.request
  const cuspsDeg = page.timeKnown ? page.birth.chart.houses?.cuspsDeg : undefined
  const told = PERSONAL_TURNING.flatMap((planet) => {
    const stretch = nextBackward(sky, planet, nowJdUt)
    return stretch ? [{ planet, ...stretch }] : []
  })
    .toSorted((one, other) => one.fromJdUt - other.fromJdUt)
    .filter(({ planet }, i) => i < (back.length < MANY ? 3 : 1) || back.includes(planet))
    .map(({ planet, fromJdUt, toJdUt, longitudeDeg }) => {
      const isOneMonth = page.monthName(fromJdUt) === page.monthName(toJdUt)
      const dates = isOneMonth ? page.inMonth(fromJdUt) : page.betweenMonths(fromJdUt, toJdUt)
      const said = words.coming.when({ planet, dates })
      const house = cuspsDeg ? houseOf(longitudeDeg, cuspsDeg) : null
      const field = house === null ? '' : (words.comingField[house - 1] ?? '')
      const text = (back.includes(planet) ? words.comingBack : words.comingForth)[planet]
      const id = `next backward ${planet}`
      const passesJdUt = [fromJdUt, toJdUt]
      const fact = page.factor({ id, kind: 'special', transiting: planet, passesJdUt, said, ...(house && { house }) })
      return own(joinText(said, field, text), [fact, named(page, planet)])
    })
  if (told.length > 0) page.write(words.chapters.turns, words.coming.title, [own(words.coming.intro), ...told])
}

const ageOf = (page: DatedPage) => (page.request.nowJdUt - page.birth.chart.jdUt) / YEAR_DAYS

/** Before fifty, or later. */
const halfOf = (page: DatedPage) => (ageOf(page) < STAGE_ENDS[1] ? 'early' : 'late')

function writeTurns({ page, words, near }: Writing): void {
  const { turns } = words.chapters
  const found = turnsInLife(page.request.sky, page.birth.chart.jdUt)
  const points = [named(page, 'mercury'), named(page, 'pluto')]
  page.write(turns, words.titles.turns, [
    own(words.turnsIntro[halfOf(page)]),
    found.length + near.length === 0 ? own(words.noTurns, points) : null,
  ])
  for (const { planet, begins, age } of found) {
    const said = (age < Math.floor(ageOf(page)) ? words.behind : words.ahead)({ age })
    const when = page.firstTime(said) ? said : ''
    page.write(turns, words.turnTitle[begins]({ planet, age }), [
      own(page.firstTime(`turn ${planet} ${begins}`) ? `${words.turn[planet][begins]} ${when}`.trim() : when, [
        named(page, planet),
      ]),
    ])
  }
}

function writeClose({ page, words, back }: Writing): void {
  const stage = STAGES[STAGE_ENDS.filter((end) => ageOf(page) >= end).length] ?? 'old'
  const many = back.length === 0 ? 'none' : back.length === 1 ? 'one' : 'several'
  const mercury = page.signOf('mercury')
  page.write(words.chapters.close, words.titles.others, [
    own(words.others[halfOf(page)][many]),
    many === 'none' && mercury !== null ? own(words.lookAgain[elementOf(mercury)], page.signFact('mercury')) : null,
  ])
  page.write(words.chapters.close, words.titles.rules, [own(words.rules[halfOf(page)])])
  page.write(words.chapters.close, words.titles.now, [own(words.now[stage])])
  page.write(words.chapters.close, words.titles.last, [own(words.close[many])])
}
