import { elementOf, modeOf } from '#astro/charts/balance.ts'
import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import { capital } from '#language/capital.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import type { SynastryFacts } from '../../facts/synastry-facts.ts'
import { bondFactor, bondHouseFactor } from '../../writer/synastry-parts.ts'
import { own, tablePart, figurePart } from '../natal-parts.ts'
import type { WheelData } from '../report-document.ts'
import { HEAVIEST } from './judge.ts'
import { pairOf, sideOf, TIE_PAIRS } from './questions.ts'
import { gistOf } from './write-tie.ts'
import { signFactor, type Writing } from './writing.ts'

/** Closer than this no contact is passed over, degrees. */
const CLOSE_DEG = 1

const wheelOf = ({ chart: { placements, houses, aspects }, timeKnown }: NatalBirth): WheelData => ({
  placements,
  houses: timeKnown ? houses : null,
  aspects,
})

/** What each is used to, side by side. */
export function writeTerms({ page, words, name, them, setting }: Writing): void {
  const { terms } = words
  const withMoney = page.audience !== 'child' && setting !== 'work'
  const sort = [
    ['pace', 'mars', (sign: Sign) => terms.pace[modeOf(sign)]],
    ['money', 'venus', (sign: Sign) => terms.money[elementOf(sign)]],
    ['silence', 'moon', (sign: Sign) => terms.silence[elementOf(sign)]],
    ['praise', 'sun', (sign: Sign) => terms.praise[elementOf(sign)]],
  ] as const
  const known = sort.flatMap(([row, planet, text]) => {
    if (row === 'money' && !withMoney) return []
    const [yours, theirs] = [page.signOf(planet), them.signOf(planet)]
    if (yours === null || theirs === null) return []
    const factors = [signFactor(page, 'yours', planet, yours), signFactor(page, 'theirs', planet, theirs)]
    return [{ row: [terms.rows[row], text(yours), text(theirs)], factors }]
  })
  if (known.length === 0) return
  const title = capital(known.map(({ row: [subject = ''] }) => subject.toLocaleLowerCase(page.lang)).join(', '))
  page.write(words.chapters.closing, title, [
    own(page.way('terms', terms.intro)),
    tablePart(
      { caption: terms.caption, head: terms.head.map((head) => head({ name })) },
      known.map(({ row }) => row),
      known.flatMap(({ factors }) => factors),
    ),
  ])
}

/** All that the judgments rest on: the contacts by weight, the grid, both lists of houses. */
export function writeTables(writing: Writing, grounded: readonly string[]): void {
  writeContacts(writing, grounded)
  writeNear(writing)
  writeGrid(writing)
  writeOverlays(writing)
}

/** The weightiest contacts, and those on which the thesis rests where they are lighter. */
function writeContacts({ page, words, name, facts }: Writing, grounded: readonly string[]): void {
  const names = page.names
  const { contacts } = words
  const shown = facts.aspects.filter(({ id }, i) => i < HEAVIEST || grounded.includes(id))
  if (shown.length === 0) return
  /** Without an hour no orb is certain, and its column would hold dashes alone. */
  const filled = [true, true, true, shown.some(({ timed }) => timed), true]
  const rows = shown.map((aspect) =>
    [
      names.point(aspect.yours),
      names.aspect(aspect.aspect),
      names.point(aspect.theirs),
      aspect.timed ? page.common.degrees(aspect.orbDeg) : names.none,
      contacts[sideOf(aspect)],
    ].filter((_, column) => filled[column]),
  )
  const factors = shown.map((aspect) => bondFactor(page, aspect))
  const head = contacts.head.map((one) => one({ name })).filter((_, column) => filled[column])
  const table = tablePart({ caption: contacts.caption, head }, rows, factors)
  page.write(words.chapters.tables, words.titles.contacts, [table])
}

/** What no chapter has room for and yet is almost exact, each with its sentence. */
function writeNear(writing: Writing): void {
  const { page, words, facts, told } = writing
  const names = page.names
  const close = facts.aspects.filter(
    (met) => met.timed && met.orbDeg <= CLOSE_DEG && !told.has(met.id) && TIE_PAIRS.includes(pairOf(met)),
  )
  if (close.length === 0) return
  const rows = close.map((met) => [
    `${names.point(met.yours)} — ${names.aspect(met.aspect)} — ${names.point(met.theirs)}`,
    page.common.degrees(met.orbDeg),
    gistOf(writing, { aspects: [met], side: sideOf(met) })[0],
  ])
  const factors = close.map((met) => bondFactor(page, met))
  page.write(words.chapters.tables, words.titles.near, [tablePart(words.near, rows, factors)])
}

function writeGrid({ page, words, name, facts, them }: Writing): void {
  const [you, other] = [page.birth, them.birth]
  const factors = facts.aspects.map((aspect) => bondFactor(page, aspect))
  const points: ChartPoint[] = [...PLANETS, ...(you.timeKnown || other.timeKnown ? (['asc'] as const) : [])]
  const met = facts.aspects
  page.write(words.chapters.tables, words.titles.grid, [
    figurePart(
      {
        kind: 'bi-wheel',
        inner: wheelOf(you),
        outer: wheelOf(other),
        aspects: met.map(({ yours, theirs, aspect, orbDeg }) => ({ a: theirs, b: yours, aspect, orbDeg })),
      },
      words.biWheel({ name }),
      factors,
    ),
    figurePart(
      {
        kind: 'aspect-grid',
        charts: 2,
        rows: points,
        columns: points,
        aspects: met.map(({ yours, theirs, aspect, orbDeg }) => ({ a: yours, b: theirs, aspect, orbDeg })),
      },
      words.grid,
      factors,
    ),
  ])
}

function writeOverlays({ page, words, name, facts }: Writing): void {
  const names = page.names
  const houseOf = (list: SynastryFacts['theirsInYours'], planet: Planet) =>
    list.find((placed) => placed.planet === planet)?.house
  /** A column of an unknown hour would hold dashes alone. */
  const shown = [true, facts.theirsInYours.length > 0, facts.yoursInTheirs.length > 0]
  const rows = PLANETS.flatMap((planet) => {
    const [here, there] = [houseOf(facts.theirsInYours, planet), houseOf(facts.yoursInTheirs, planet)]
    if (here === undefined && there === undefined) return []
    return [
      [names.point(planet), `${here ?? names.none}`, `${there ?? names.none}`].filter((_, column) => shown[column]),
    ]
  })
  if (rows.length === 0) return
  const placed = [...facts.theirsInYours, ...facts.yoursInTheirs]
  page.write(words.chapters.tables, words.titles.overlay, [
    tablePart(
      {
        caption: words.overlay.caption,
        head: words.overlay.head.map((head) => head({ name })).filter((_, column) => shown[column]),
      },
      rows,
      placed.map((one) => bondHouseFactor(page, one)),
    ),
  ])
}
