import { smallAngle } from '#language/angle.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import { aspectParts, named, openingParts, own, figurePart, tablePart, joinText } from '../natal-parts.ts'
import type { ReportModule } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import {
  MIDPOINT_POINTS,
  type MidpointPoint,
  type MidpointPosition,
  midpointPositions,
  type MidpointStructure,
  midpointStructures,
  PERSONAL_POINTS,
} from './midpoints.ts'
import { cosmoTexts, type CosmoWords } from './words.ts'

/** So many branches of a tree are told, of personal points and of the others. */
const TOLD = { personal: 7, planets: 5 } as const
/** So many axes are drawn on the dial. */
const AXES = 3
/** So many hard aspects are told; more where few points are left without the hour. */
const KNOTS = 6
const KNOTS_WITHOUT_HOUR = 12
const HARD: ReadonlySet<string> = new Set(['conjunction', 'square', 'opposition'])

interface Writing {
  page: ReportPage
  words: CosmoWords
  positions: readonly MidpointPosition[]
  structures: readonly MidpointStructure[]
}

/** Midpoint trees on the 90° dial, after Ebertin (1940). */
export const cosmobiological: ReportModule = {
  type: 'cosmobiological',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write(request) {
    const page = new ReportPage(request)
    const words = request.library.texts(cosmoTexts, request.lang)
    const positions = midpointPositions(page.birth.chart, page.birth.timeKnown)
    const writing = { page, words, positions, structures: midpointStructures(positions) }
    writeHow(writing)
    writeKnots(writing)
    writeRoots(writing)
    const known = positions.map(({ point }) => point)
    for (const point of known.filter((one) => PERSONAL_POINTS.includes(one))) writeTree(writing, 'personal', point)
    for (const point of known.filter((one) => !PERSONAL_POINTS.includes(one))) writeTree(writing, 'planets', point)
    page.write(
      words.chapters.close,
      words.titles.last,
      words.close.map((ways, i) => own(page.way(`close ${i}`, ways))),
    )
    const limits = page.birth.timeKnown ? [] : [words.noHour]
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }), limits })
  },
}

/** "Sun = Mars/Saturn". */
function formulaOf(page: ReportPage, { point, pair: [a, b] }: MidpointStructure): string {
  const name = page.names.point
  return `${name(point)} = ${name(a)}/${name(b)}`
}

function structureFacts(page: ReportPage, structure: MidpointStructure): string[] {
  const { point, pair, orbDeg } = structure
  const id = `special:midpoint:${point}:${pair.join('/')}`
  const said = `${formulaOf(page, structure)} ${smallAngle(orbDeg)}`
  return [
    page.factor({ id, kind: 'special', transiting: point, orbDeg, said }),
    ...[point, ...pair].map((one) => named(page, one)),
  ]
}

function writeHow({ page, words, positions, structures }: Writing): void {
  const names = page.names
  const all = positions.map(({ point }) => named(page, point))
  const trees = longestTrees(structures)
  const { how } = words.chapters
  page.write(how, words.titles.how, openingParts(page, words))
  page.write(how, words.titles.dial, [
    figurePart({ kind: 'dial', points: positions, axes: trees.map(({ point }) => point) }, words.dial, all),
    own(
      page.say('longest', words.longest, {
        names: trees.map(({ point }) => names.point(point)),
        count: trees[0]?.count ?? 0,
      }),
      all,
    ),
  ])
  page.write(how, words.titles.read, [own(page.way('reading', words.reading))])
  if (structures.length === 0) return
  page.write(how, words.titles.table, [
    tablePart(
      words.table,
      structures.map((structure) => [
        formulaOf(page, structure),
        smallAngle(structure.orbDeg),
        structure.isDirect ? words.table.direct : words.table.half,
      ]),
      all,
    ),
  ])
}

/** The points on which most hangs, by the signs they stand in: the soil of the longest trees. */
function writeRoots({ page, words, structures }: Writing): void {
  const names = page.names
  const most = page.birth.timeKnown ? AXES : AXES + 3
  const longest = longestTrees(structures, most).filter(({ count }) => count > 0)
  page.write(words.chapters.dial, words.titles.roots, [own(page.way('roots', words.roots))])
  for (const { point } of longest) {
    const told = page.bySign(point === 'trueNode' ? 'node' : point, page.birth.timeKnown ? 'half' : 'full')
    page.write(
      words.chapters.dial,
      words.rootTitle({ name: names.point(point) }),
      told.length > 0 || point === 'asc' || point === 'mc' ? told : page.uncertain(point),
    )
  }
}

const longestTrees = (structures: readonly MidpointStructure[], most = AXES) =>
  MIDPOINT_POINTS.map((point) => ({ point, count: structures.filter((one) => one.point === point).length }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)

/** Points that lie together on the dial: the chart's hard aspects, the strongest first. */
function writeKnots({ page, words, positions }: Writing): void {
  const chapter = words.chapters.dial
  const known = new Set<string>(positions.map(({ point }) => point))
  const hard = page.birth.chart.aspects
    .filter(({ a, b, aspect }) => HARD.has(aspect) && known.has(a) && known.has(b))
    .toSorted((a, b) => aspectStrength(b) - aspectStrength(a))
    .slice(0, page.birth.timeKnown ? KNOTS : KNOTS_WITHOUT_HOUR)
  page.write(chapter, words.titles.knots, [own(hard.length > 0 ? page.way('knots', words.knots) : words.noKnots)])
  for (const knot of hard) {
    page.write(
      chapter,
      page.words.aspect(knot.a as SpokenPoint, knot.aspect, knot.b as SpokenPoint),
      aspectParts(page, knot, 'full'),
    )
  }
}

/** A point with the pairs that it halves, the closest first. */
function writeTree({ page, words, structures }: Writing, group: 'personal' | 'planets', point: MidpointPoint): void {
  const name = page.names.point(point)
  const branches = structures.filter((structure) => structure.point === point)
  const stands = page.way(`stands ${point}`, words.stands[point])
  const chapter = words.chapters[group]
  const facts = [named(page, point)]
  if (branches.length === 0) {
    page.write(chapter, words.treeTitle({ name }), [own(`${stands} ${page.say('bare', words.bare, { name })}`, facts)])
    return
  }
  page.write(chapter, words.treeTitle({ name }), [
    own(stands, facts),
    ...branches.slice(0, TOLD[group]).map((branch, i) => {
      const formula = formulaOf(page, branch)
      const adds = i < words.adds[point].length ? page.way(`adds ${point}`, words.adds[point]) : ''
      const key = branch.pair.join(' ') as keyof typeof words.pair
      const theme = page.firstTime(`pair ${key}`)
        ? `${formula}, ${smallAngle(branch.orbDeg)}. ${words.pair[key]}`
        : page.say('pair again', words.pairAgain, { formula: `${formula}, ${smallAngle(branch.orbDeg)}` })
      return own(joinText(theme, adds), structureFacts(page, branch))
    }),
  ])
}
