import { elementOf } from '#astro/charts/balance.ts'
import { smallAngle } from '#language/angle.ts'
import { DatedPage } from '../dated-page.ts'
import { figurePart, joinText, named, openingParts, own, signFacts, tablePart } from '../natal-parts.ts'
import type { ReportModule } from '../report-module.ts'
import {
  knots,
  MIDPOINT_POINTS,
  type MidpointPoint,
  midpointPositions,
  type MidpointStructure,
  midpointStructures,
  PERSONAL_POINTS,
  sortedOnDial,
} from './midpoints.ts'
import { cosmoTexts } from './words.ts'
import { writeArcs } from './write-arcs.ts'
import { formulaOf, isPersonal, structureFacts, lowered, themeOf, told, type Writing } from './writing.ts'

/** So many axes are drawn on the dial. */
const AXES = 3
/** So many structures and knots are told; the others stand in tables. */
const CLOSEST = 12
/** Of each personal point so many are told in any case. */
const OF_EACH = 5
/** Where fewer have a personal point, the closest others are told as well. */
const LEAST_TOLD = 32
const KNOTS_TOLD = 16

/** Midpoint trees on the 90° dial, after Ebertin (1940). */
export const cosmobiological: ReportModule = {
  type: 'cosmobiological',
  // Three of the four personal points need it.
  birthTime: 'required',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'present',
  write(request) {
    const page = new DatedPage(request)
    const words = request.library.texts(cosmoTexts, request.lang)
    const positions = midpointPositions(page.birth.chart, page.birth.timeKnown)
    const structures = midpointStructures(positions)
    const closest = structures.filter(isPersonal).slice(0, CLOSEST)
    const ofEach = PERSONAL_POINTS.flatMap((point) => structures.filter((one) => one.point === point).slice(0, OF_EACH))
    const ours = structures.filter((one) => closest.includes(one) || ofEach.includes(one))
    const others = structures.filter((one) => !ours.includes(one)).slice(0, Math.max(0, LEAST_TOLD - ours.length))
    const chosen = [...ours, ...others]
    const writing: Writing = { page, words, positions, structures, closest, chosen }
    writeShort(writing)
    writeHow(writing)
    writeMiddle(writing)
    for (const point of positions.map((one) => one.point)) writeTree(writing, point)
    writeKnots(writing)
    writeArcs(writing)
    writeClose(writing)
    writeTables(writing)
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }) })
  },
}

function writeShort(writing: Writing): void {
  const { page, words, closest, structures } = writing
  const [first, second] = closest
  if (!first || !second) return
  const [longest] = longestTrees(structures)
  const [most] = MIDPOINT_POINTS.map((point) => ({
    point,
    count: closest.filter((it) => it.point === point || it.pair.includes(point)).length,
  })).toSorted((a, b) => b.count - a.count)
  const [one, other] = [told(writing, first), told(writing, second)]
  page.write(words.chapters.short, words.titles.short, [
    own(one, structureFacts(page, first)),
    own(other, structureFacts(page, second)),
    most
      ? own(
          joinText(words.most({ point: most.point, count: most.count, of: closest.length }), words.returns[most.point]),
          [named(page, most.point)],
        )
      : null,
    longest
      ? own(joinText(words.longest({ point: longest.point, count: longest.count }), words.long[longest.point]), [
          named(page, longest.point),
        ])
      : null,
  ])
}

function writeHow({ page, words, positions, structures, closest }: Writing): void {
  const all = positions.map(({ point }) => named(page, point))
  const { how } = words.chapters
  page.write(how, words.titles.how, openingParts(page, words))
  page.write(how, words.titles.dial, [
    figurePart(
      { kind: 'dial', points: positions, axes: longestTrees(structures).map(({ point }) => point) },
      words.dial,
      all,
    ),
    own(page.way('reading', words.reading)),
  ])
  page.write(how, words.titles.table, [
    own(words.twelve, all),
    tablePart(
      words.table,
      rows({ page, words }, closest),
      closest.flatMap((one) => structureFacts(page, one)),
    ),
  ])
}

const rows = ({ page, words }: Pick<Writing, 'page' | 'words'>, some: readonly MidpointStructure[]) =>
  some.map((structure) => [
    formulaOf(page, structure),
    smallAngle(structure.orbDeg),
    structure.isDirect ? words.table.direct : words.table.half,
  ])

const longestTrees = (structures: readonly MidpointStructure[], most = AXES) =>
  MIDPOINT_POINTS.map((point) => ({ point, count: structures.filter((one) => one.point === point).length }))
    .toSorted((a, b) => b.count - a.count)
    .filter(({ count }) => count > 0)
    .slice(0, most)

/** Who stands on the middle of Sun and Moon, to the school the innermost place of a chart. */
function writeMiddle({ page, words, structures }: Writing): void {
  const there = structures.filter(({ pair }) => pair[0] === 'sun' && pair[1] === 'moon')
  const facts = [named(page, 'sun'), named(page, 'moon')]
  page.write(words.chapters.middle, words.titles.middle, [
    own(there.length > 0 ? words.middle.intro : words.middle.empty, facts),
    ...there.map((structure) => {
      const formula = `${formulaOf(page, structure)}, ${smallAngle(structure.orbDeg)}.`
      const text = structure.point === 'sun' || structure.point === 'moon' ? '' : words.sunMoon[structure.point]
      return own(joinText(formula, text), structureFacts(page, structure))
    }),
  ])
}

/** A point's tree as the school draws it, with those of its branches that are among the closest. */
function writeTree(writing: Writing, point: MidpointPoint): void {
  const { page, words, structures, chosen } = writing
  const branches = structures.filter((structure) => structure.point === point)
  const isCore = PERSONAL_POINTS.includes(point)
  const among = branches.filter((one) => chosen.includes(one) && !isMiddle(one))
  if (!isCore && among.length === 0) return
  const chapter = words.chapters[isCore ? 'personal' : 'planets']
  const facts = [named(page, point)]
  const name = page.names.point(point)
  if (branches.length === 0) {
    page.write(chapter, words.treeTitle({ name }), [
      own(joinText(ground(writing, point), words.bare), [...facts, ...signFacts(page, [point])]),
    ])
    return
  }
  page.write(chapter, words.treeTitle({ name }), [
    isCore ? own(ground(writing, point), [...facts, ...signFacts(page, [point])]) : null,
    drawnTree(writing, point, branches),
    ...among.map((branch) => {
      return own(told(writing, branch), structureFacts(page, branch))
    }),
  ])
}

function ground({ page, words }: Writing, point: MidpointPoint): string {
  const sign = page.signOf(point)
  if (sign === null || (point !== 'sun' && point !== 'moon' && point !== 'asc' && point !== 'mc')) return ''
  return words.stands[point]({ ground: lowered(words.ground[point][elementOf(sign)]) })
}

const isMiddle = ({ pair: [a, b] }: MidpointStructure) => a === 'sun' && b === 'moon'

function drawnTree({ page, words }: Writing, point: MidpointPoint, branches: readonly MidpointStructure[]) {
  const names = page.names
  return tablePart(
    { caption: words.tree.caption({ point }), head: words.tree.head },
    branches.map(({ pair: [a, b], orbDeg, isDirect }) => [
      names.point(a),
      `${isDirect ? '├──' : '├╌╌'} ${smallAngle(orbDeg)} ${isDirect ? '──┤' : '╌╌┤'}`,
      names.point(b),
    ]),
    branches.flatMap((one) => structureFacts(page, one)),
  )
}

/** Points at multiples of 45° to each other, the closest told. */
function writeKnots(writing: Writing): void {
  const { page, words, positions } = writing
  const found = knots(positions)
  if (found.length === 0) return
  const names = page.names
  const { knots: chapter } = words.chapters
  const angle = (deg: number) => `${deg}°`
  page.write(chapter, words.titles.knots, [
    own(words.knots),
    tablePart(
      words.knotTable,
      found.map(({ pair: [a, b], angleDeg, orbDeg }) => [
        `${names.point(a)} – ${names.point(b)}`,
        angle(angleDeg),
        smallAngle(orbDeg),
      ]),
      positions.map(({ point }) => named(page, point)),
    ),
  ])
  let count = 0
  for (const { pair, angleDeg, orbDeg } of found) {
    const [a, b] = pair
    const theme = count < KNOTS_TOLD ? themeOf(writing, pair) : null
    if (theme === null) continue
    count++
    const how = words.knotAngle[angleDeg === 45 || angleDeg === 135 ? 'eighth' : angleDeg === 0 ? 'together' : 'across']
    const [one, other] = [names.point(a), names.point(b)]
    const said = words.knotTheme({ one, other, angle: angle(angleDeg), orb: smallAngle(orbDeg), theme })
    page.write(chapter, `${one} – ${other}, ${angle(angleDeg)}`, [
      own(joinText(said, page.firstTime(how) ? how : ''), [named(page, a), named(page, b)]),
    ])
  }
}

function writeClose({ page, words, closest }: Writing): void {
  const [first] = closest
  page.write(words.chapters.close, words.titles.last, [
    first ? own(words.back({ formula: formulaOf(page, first) }), structureFacts(page, first)) : null,
    ...words.close.map((ways, i) => own(page.way(`close ${i}`, ways))),
  ])
}

/** The dial in degrees, and every structure, also those that aren't told. */
function writeTables({ page, words, positions, structures }: Writing): void {
  const names = page.names
  const all = positions.map(({ point }) => named(page, point))
  page.write(words.chapters.tables, words.titles.sort, [
    tablePart(
      words.sort,
      sortedOnDial(positions).map(({ point, longitudeDeg, placeDeg }) => [
        smallAngle(placeDeg),
        names.point(point),
        names.degree(longitudeDeg),
      ]),
      all,
    ),
  ])
  if (structures.length > 0)
    page.write(words.chapters.tables, words.titles.all, [
      tablePart(words.table, rows({ page, words }, structures), all),
    ])
}
