import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { aspectParts, cuspFact, cuspSign, own, planetsIn, rulerParts } from '../natal-parts.ts'
import { type Part, ReportPage } from '../report-page.ts'
import type { ReportModule } from '../report-module.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { nodeFacts, southNode } from '../south-node.ts'
import { type KarmicChapter, karmicTexts, type KarmicWords } from './words.ts'

/** The bodies that turn backward, those first whose turning says most of a person. */
const TURNING = ['mercury', 'venus', 'mars', 'saturn', 'jupiter', 'chiron', 'pluto', 'neptune', 'uranus'] as const
/** So many aspects of Saturn, of Pluto and of Chiron are told; more without the hour, when the houses are silent. */
const TIES = 2
const TIES_WITHOUT_HOUR = 4

interface Writing {
  page: ReportPage
  words: KarmicWords
}

/** Where karmic astrology looks for what keeps returning: nodes, Saturn, the twelfth house, Pluto, Chiron, planets turned back. */
export const karmicHoroscope: ReportModule = {
  type: 'karmic-horoscope',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write(request) {
    const page = new ReportPage(request)
    const words = request.library.texts(karmicTexts, request.lang)
    const writing = { page, words }
    writeHow(writing)
    writeNodes(writing)
    writeSaturn(writing)
    writeTwelfth(writing)
    writePluto(writing)
    writeChiron(writing)
    writeBackward(writing)
    page.write(
      words.chapters.close,
      words.titles.last,
      words.close.map((ways, i) => own(page.way(`close ${i}`, ways))),
    )
    const limits = page.birth.timeKnown ? [] : [words.noHour]
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }), limits })
  },
}

function writeHow({ page, words }: Writing): void {
  const names = SKY_NAMES[page.lang]
  const south = southNode(page)
  const degree = (body: ChartPoint) => page.birth.chart.placements.find((one) => one.body === body)?.longitudeDeg ?? 0
  const house = (number: number | null) => (number === null ? names.none : `${number}`)
  const points = ['trueNode', 'saturn', 'pluto', 'chiron'] as const
  const cusp = cuspSign(page, 12)
  page.write(words.chapters.how, words.titles.how, [
    own(page.way('opening', words.opening)),
    { kind: 'notice', text: words.method },
  ])
  page.write(words.chapters.how, words.titles.places, [
    {
      kind: 'table',
      caption: words.table.caption,
      head: [...words.table.head],
      rows: [
        [words.table.south, names.degree(south.longitudeDeg), house(south.house)],
        ...points.map((point) => [names.point(point), names.degree(degree(point)), house(page.houseOf(point))]),
        ...(cusp === null
          ? []
          : [[words.table.twelfth, names.degree(page.birth.chart.houses?.cuspsDeg[11] ?? 0), names.none]]),
      ],
      factors: [...nodeFacts(page, words.table.south).sign, ...points.flatMap((point) => page.signFact(point))],
    },
  ])
}

const errand = ({ page, words }: Writing, chapter: KarmicChapter) =>
  page.write(words.chapters[chapter], words.titles.errand, [own(page.way(`errand ${chapter}`, words.errands[chapter]))])

function writeNodes(writing: Writing): void {
  const { page, words } = writing
  const { nodes } = words.chapters
  const south = southNode(page)
  const facts = nodeFacts(page, words.table.south)
  const north = [page.signOf('trueNode'), page.houseOf('trueNode')]
  if (south.sign !== null && north[0] !== null && north[0] !== undefined) {
    const lead = page.way('axis', words.axis)({ south: south.sign, north: north[0] })
    page.write(nodes, words.titles.sign, [
      own(`${lead} ${words.southSign[south.sign] ?? ''}`, facts.sign),
      ...page.bySign('node', 'full'),
    ])
  } else {
    page.write(nodes, words.titles.sign, page.uncertain('trueNode'))
  }
  if (south.house !== null && north[1]) {
    const lead = page.way('axis house', words.axisHouse)({ south: south.house, north: north[1] })
    page.write(nodes, words.titles.house, [
      own(`${lead} ${words.southHouse[south.house - 1] ?? ''}`, facts.house),
      ...page.byHouse('node', 'full'),
    ])
  }
  if (!page.birth.timeKnown) writeAxisRulers(writing)
  errand(writing, 'nodes')
}

/** Without the hour: the planets that rule the two ends of the axis, by their signs. */
function writeAxisRulers({ page, words }: Writing): void {
  const { sign } = southNode(page)
  if (sign === null) return
  const rulers = [sign, (sign + 6) % 12].map((end) => rulerOf(end))
  for (const [i, planet] of rulers.entries()) {
    // Saturn has a chapter of its own.
    if (planet === 'saturn') continue
    const lead = (i === 0 ? words.southRuler : words.northRuler)({ planet })
    const told = page.bySign(planet, 'full', lead)
    page.write(words.chapters.nodes, page.titleOf(planet), told.length > 0 ? told : page.uncertain(planet))
  }
}

/** The aspects of a point with those given, tense ones first, the strongest first. */
export function tiesOf(page: ReportPage, point: ChartPoint, others: readonly ChartPoint[]): ChartAspect[] {
  const weight = (aspect: ChartAspect) => aspectStrength(aspect) + (ASPECT_NATURE[aspect.aspect] === 'flowing' ? 0 : 2)
  return page.birth.chart.aspects
    .filter(({ a, b }) => (a === point && others.includes(b)) || (b === point && others.includes(a)))
    .toSorted((one, other) => weight(other) - weight(one))
}

/** The closest ties of a point, each by its entry; those that the report has told are passed over. */
function tieParts({ page }: Writing, point: SpokenPoint, others: readonly ChartPoint[], before = ''): Paragraph[] {
  const most = page.birth.timeKnown ? TIES : TIES_WITHOUT_HOUR
  return tiesOf(page, point, others)
    .slice(0, most)
    .flatMap((aspect, i) => {
      const name = `${page.words.aspect(aspect.a as SpokenPoint, aspect.aspect, aspect.b as SpokenPoint)}.`
      return aspectParts(
        page,
        aspect,
        page.birth.timeKnown ? 'half' : 'full',
        [i === 0 ? before : '', name].filter(Boolean).join(' '),
      )
    })
}

const FAST: readonly ChartPoint[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'asc', 'mc', 'jupiter']
const ALL: readonly ChartPoint[] = [...PLANETS, 'trueNode', 'chiron', 'asc', 'mc']

function writeSaturn(writing: Writing): void {
  const { page, words } = writing
  const { saturn } = words.chapters
  const [sign, house] = [page.signOf('saturn'), page.houseOf('saturn')]
  const passing = sign === null ? '' : (words.passing[sign] ?? '')
  page.write(saturn, words.titles.exam, [
    house === null ? null : own(words.exam[house - 1] ?? '', page.houseFact('saturn')),
    ...page.byHouse('saturn', 'full'),
  ])
  page.write(saturn, words.titles.sign, [
    ...page.uncertain('saturn'),
    ...page.bySign('saturn', page.birth.timeKnown ? 'half' : 'full'),
    passing ? own(passing, page.signFact('saturn')) : null,
  ])
  const [closest] = tiesOf(page, 'saturn', ALL)
  const isTense = closest !== undefined && ASPECT_NATURE[closest.aspect] !== 'flowing'
  const lead = isTense ? page.way('hardest', words.hardest) : words.noHardest
  page.write(saturn, isTense ? words.titles.hardest : words.titles.ties, tieParts(writing, 'saturn', ALL, lead))
  errand(writing, 'saturn')
}

function writeTwelfth(writing: Writing): void {
  const { page, words } = writing
  const chapter = words.chapters.twelfth
  const sign = cuspSign(page, 12)
  if (sign === null) return
  page.write(chapter, words.titles.sign, [own(words.twelfth[sign] ?? '', cuspFact(page, 12))])
  page.write(chapter, words.titles.ruler, rulerParts(page, 12, 'half'))
  const planets = planetsIn(page, 12)
  if (planets.length === 0) {
    page.write(chapter, words.titles.empty, [own(page.way('empty', words.emptyTwelfth), cuspFact(page, 12))])
  }
  const lead = (i: number) => (i === 0 ? page.way('in twelfth', words.inTwelfth)({ planets }) : '')
  for (const [i, planet] of planets.entries()) {
    const also = i === 0 ? planets.flatMap((one) => page.houseFact(one)) : []
    page.write(
      chapter,
      page.titleOf(planet),
      page.byHouse(planet, planets.length > 2 ? 'brief' : 'half', lead(i), also),
    )
  }
  errand(writing, 'twelfth')
}

function writePluto(writing: Writing): void {
  const { page, words } = writing
  const { pluto } = words.chapters
  const house = page.houseOf('pluto')
  page.write(pluto, words.titles.house, [
    house === null ? null : own(words.release[house - 1] ?? '', page.houseFact('pluto')),
    ...page.byHouse('pluto', 'full'),
  ])
  if (house === null)
    page.write(pluto, words.titles.sign, [...page.uncertain('pluto'), ...page.bySign('pluto', 'full')])
  page.write(pluto, words.titles.ties, tieParts(writing, 'pluto', FAST, words.plutoSign))
  errand(writing, 'pluto')
}

function writeChiron(writing: Writing): void {
  const { page, words } = writing
  const { chiron } = words.chapters
  const house = page.houseOf('chiron')
  page.write(chiron, words.titles.house, [
    ...page.byHouse('chiron', 'full'),
    house === null ? null : own(words.found[house - 1] ?? '', page.houseFact('chiron')),
  ])
  page.write(chiron, words.titles.sign, [
    ...page.uncertain('chiron'),
    ...page.bySign('chiron', page.birth.timeKnown ? 'brief' : 'full'),
  ])
  if (house === null) page.write(chiron, words.titles.ties, tieParts(writing, 'chiron', ALL))
  errand(writing, 'chiron')
}

function writeBackward(writing: Writing): void {
  const { page, words } = writing
  const chapter = words.chapters.retrograde
  const backward = TURNING.filter((body) => page.knows(`${body}:retrograde`))
  const motion = (body: Planet | 'chiron') => page.fact(`${body}:retrograde`)
  const lead: Part =
    backward.length === 0
      ? own(words.noneBackward)
      : own(page.way('backward', words.backward)({ planets: backward }), backward.map(motion))
  page.write(chapter, words.titles.count, [lead])
  for (const [i, body] of backward.entries()) {
    const depth = i < 2 || !page.birth.timeKnown ? 'half' : 'brief'
    page.write(
      chapter,
      page.titleOf(body),
      page.meaning(page.take('balance/retrograde', body), depth, [
        motion(body),
        ...page.signFact(body),
        ...page.houseFact(body),
      ]),
    )
  }
  errand(writing, 'retrograde')
}
