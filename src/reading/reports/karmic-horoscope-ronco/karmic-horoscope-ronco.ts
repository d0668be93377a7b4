import { twoDigits } from '#language/angle.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { aspectParts, own } from '../natal-parts.ts'
import type { ReportModule } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { nodeFacts, southNode } from '../south-node.ts'
import { roncoTexts, type RoncoWords, type Turning } from './words.ts'

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
const PERSONAL: readonly Turning[] = ['mercury', 'venus', 'mars']
const SOCIAL: readonly Turning[] = ['jupiter', 'saturn']
const OUTER: readonly Turning[] = ['uranus', 'neptune', 'pluto']
const TOLL_TAKERS: readonly ChartPoint[] = [...PLANETS, 'chiron']

interface Writing {
  page: ReportPage
  words: RoncoWords
}

/** Lunar nodes and planets in backward motion and nothing else, as Schulman (1975, 1977) reads them. */
export const karmicHoroscopeRonco: ReportModule = {
  type: 'karmic-horoscope-ronco',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write(request) {
    const page = new ReportPage(request)
    const words = request.library.texts(roncoTexts, request.lang)
    const writing = { page, words }
    page.write(words.chapters.how, words.titles.how, [
      own(page.way('opening', words.opening)),
      { kind: 'notice', text: page.way('method', words.method) },
    ])
    writeSpeeds(writing)
    writeNodes(writing)
    writeAxis(writing)
    writePlanets(writing, 'personal', PERSONAL)
    writePlanets(writing, 'social', SOCIAL)
    writePlanets(writing, 'outer', OUTER)
    page.write(
      words.chapters.close,
      words.titles.last,
      words.close.map((ways, i) => own(page.way(`close ${i}`, ways))),
    )
    const limits = page.birth.timeKnown ? [] : [words.noHour]
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }), limits })
  },
}

/** A planet as a fact, whatever is known of it. */
const named = (page: ReportPage, planet: Planet) =>
  page.factor({
    id: `special:planet:${planet}`,
    kind: 'special',
    transiting: planet,
    said: SKY_NAMES[page.lang].point(planet),
  })

const isBack = (page: ReportPage, planet: Planet) => page.knows(`${planet}:retrograde`)

const speedOf = (page: ReportPage, planet: Planet) =>
  page.birth.chart.placements.find(({ body }) => body === planet)?.speedDegPerDay ?? 0

const isStill = (page: ReportPage, planet: Planet) => Math.abs(speedOf(page, planet)) < STILL * MEAN_SPEED_DEG[planet]

/** "−0°07′12″". */
function degreesADay(speed: number): string {
  const seconds = Math.round(Math.abs(speed) * 3600)
  return `${speed < 0 ? '−' : ''}${Math.floor(seconds / 3600)}°${twoDigits(Math.floor(seconds / 60) % 60)}′${twoDigits(seconds % 60)}″`
}

function writeSpeeds({ page, words }: Writing): void {
  const names = SKY_NAMES[page.lang]
  const { table } = words
  const direction = (planet: Planet, speed: number) =>
    isStill(page, planet) ? table.still : speed < 0 ? table.back : table.forward
  const backward = PLANETS.filter((planet) => isBack(page, planet))
  const factors = backward.map((planet) => page.fact(`${planet}:retrograde`))
  page.write(words.chapters.how, words.titles.speeds, [
    {
      kind: 'table',
      caption: table.caption,
      head: [...table.head],
      rows: PLANETS.flatMap((planet) => {
        const placement = page.birth.chart.placements.find(({ body }) => body === planet)
        if (!placement) return []
        const { longitudeDeg, speedDegPerDay } = placement
        return [
          [
            names.point(planet),
            names.degree(longitudeDeg),
            degreesADay(speedDegPerDay),
            direction(planet, speedDegPerDay),
          ],
        ]
      }),
      factors: PLANETS.map((planet) => named(page, planet)),
    },
    backward.length === 0
      ? own(page.way('none back', words.noneBack))
      : own(page.way('count', words.count)({ planets: backward }), factors),
  ])
}

function writeNodes({ page, words }: Writing): void {
  const { nodes } = words.chapters
  const south = southNode(page)
  const facts = nodeFacts(page, words.southName)
  const [sign, house] = [page.signOf('trueNode'), page.houseOf('trueNode')]
  if (south.sign === null || sign === null) {
    page.write(nodes, words.titles.sign, page.uncertain('trueNode'))
  } else {
    const lead = page.way('axis', words.axis)({ south: south.sign, north: sign })
    page.write(nodes, words.titles.sign, [
      own(`${lead} ${words.shoes[south.sign] ?? ''}`, facts.sign),
      ...page.bySign('node', 'full'),
    ])
  }
  if (south.house !== null && house !== null) {
    const lead = page.way('axis house', words.axisHouse)({ south: south.house, north: house })
    page.write(nodes, words.titles.house, [
      own(`${lead} ${words.carry[south.house - 1] ?? ''}`, facts.house),
      ...page.byHouse('node', 'full'),
    ])
  }
  if (south.sign !== null) page.write(nodes, words.titles.walk, [own(words.walk[south.sign] ?? '', facts.sign)])
}

/** The planets that stand on the axis or square to it, each with what it takes for the passage. */
function writeAxis({ page, words }: Writing): void {
  const { axis } = words.chapters
  const ties = page.birth.chart.aspects
    .filter(({ a, b, aspect }) => {
      const other = a === 'trueNode' ? b : b === 'trueNode' ? a : null
      return other !== null && TOLL_TAKERS.includes(other) && ['conjunction', 'square', 'opposition'].includes(aspect)
    })
    .toSorted((a, b) => a.orbDeg - b.orbDeg)
  if (ties.length === 0) {
    page.write(axis, words.titles.freeAxis, [own(page.way('free axis', words.freeAxis))])
    return
  }
  page.write(axis, words.titles.onAxis, [own(page.way('on axis', words.onAxis))])
  for (const tie of ties) {
    const { a, b, aspect } = tie
    const other = (a === 'trueNode' ? b : a) as Planet | 'chiron'
    page.write(axis, page.words.aspect(a as SpokenPoint, aspect, b as SpokenPoint), [
      own(words.toll[other], [page.fact(`${a}:${aspect}:${b}`)]),
      ...aspectParts(page, tie, 'full'),
    ])
  }
}

function writePlanets(
  { page, words }: Writing,
  group: 'personal' | 'social' | 'outer',
  planets: readonly Turning[],
): void {
  const chapter = words.chapters[group]
  if (group === 'outer') {
    page.write(chapter, words.titles.count, [
      own(
        words.outerLead,
        planets.map((planet) => named(page, planet)),
      ),
    ])
  }
  for (const planet of planets) page.write(chapter, page.titleOf(planet), motionParts({ page, words }, planet))
}

/** A planet by its direction, and where its matter takes place: in full where it goes back. */
function motionParts({ page, words }: Writing, planet: Turning): Paragraph[] {
  const back = isBack(page, planet)
  const motion = back ? [page.fact(`${planet}:retrograde`)] : []
  const facts = [...motion, named(page, planet)]
  const lead = back ? words.turnsBack({ planet }) : words.movesOn({ planet })
  const still = isStill(page, planet) ? words.still({ planet }) : ''
  const text = [lead, back ? words.back[planet] : words.forth[planet], still].filter(Boolean).join(' ')
  const isOuter = OUTER.includes(planet)
  const place = page.birth.timeKnown
    ? page.byHouse(planet, back ? 'full' : 'half')
    : [...page.uncertain(planet), ...page.bySign(planet, isOuter ? 'half' : 'full')]
  const turned = back ? page.meaning(page.take('balance/retrograde', planet), 'full', facts) : []
  return [own(text, facts), ...turned, ...place]
}
