import { balance, ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { weightsOf } from '../../compose/leads.ts'
import type { Portrait } from '../../compose/portrait.ts'
import type { PlanetStrength } from '../../facts/natal-strength.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import { own, signFacts, wheel } from '../natal-parts.ts'
import type { ReportPage, TablePart } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import type { PortraitVerdicts } from './questions.ts'
import type { PersonalityWords } from './words.ts'

/** The points that the tables of the report go through. */
export const LISTED: readonly SpokenPoint[] = [...PLANETS, 'trueNode', 'meanLilith', 'chiron', 'ceres', 'asc', 'mc']

/** What the chart is about: its themes in short and in full, beside its picture, and what weighs most in it. */
export function writeOpening(
  page: ReportPage,
  words: PersonalityWords,
  portrait: Portrait,
  strengths: readonly PlanetStrength[],
  verdicts: PortraitVerdicts,
): void {
  const { thesis } = words.chapters
  page.write(thesis, words.titles.summary, [...portrait.summary(), wheel(page, words.captions.wheel)])
  page.write(thesis, words.titles.glance, [
    {
      kind: 'table',
      caption: words.glance.caption,
      head: words.glance.head,
      rows: [...verdicts].map(([question, { answer }]) => [words.questions[question], words.short[question][answer]]),
      factors: [],
    },
  ])
  for (const { title, paragraph } of portrait.openings()) page.write(thesis, title, [paragraph])
  const [loudest] = strengths
  const weights = weightsOf(page, strengths)
  page.write(thesis, words.titles.thesis, [
    portrait.thesis(),
    loudest && weights ? { ...weights, text: `${weights.text} ${words.theme[loudest.planet]}`.trim() } : null,
  ])
  page.write(thesis, words.titles.built, [built(page, words)])
}

/** Of which elements and modes a chart has most, and of which element least; nothing while a planet's sign is open. */
function built(page: ReportPage, words: PersonalityWords): Paragraph | null {
  if (PLANETS.some((planet) => page.signOf(planet) === null)) return null
  const { elements, modes } = balance(page.birth.chart)
  const [first, second, , last] = ELEMENTS.toSorted((a, b) => elements[b].length - elements[a].length)
  const [mode, next] = MODES.toSorted((a, b) => modes[b].length - modes[a].length)
  if (!first || !second || !last || !mode || !next) return null
  const leads = elements[first].length > elements[second].length
  const third = ELEMENTS.toSorted((a, b) => elements[a].length - elements[b].length)[1]
  const lacks = third !== undefined && elements[last].length < elements[third].length
  const isEven = !leads && elements[first].length - elements[last].length <= 1
  const parts = [
    leads ? words.leading[first] : isEven ? words.leading.even : '',
    lacks && !isEven ? words.least[last] : '',
    modes[mode].length > modes[next].length ? words.mode[mode] : '',
  ].filter(Boolean)
  return parts.length === 0 ? null : own(parts.join(' '), signFacts(page, PLANETS))
}

/** How the portrait was made, and the positions that it was made from; without the hour, where it may still be found. */
export function writeMethod(page: ReportPage, words: PersonalityWords): void {
  const { tables } = words.chapters
  page.write(tables, words.titles.positions, [positions(page, words)])
  page.write(
    tables,
    words.titles.made,
    words.made.map((text) => own(text)),
  )
  if (!page.birth.timeKnown)
    page.write(
      tables,
      words.findHour.title,
      words.findHour.text.map((text) => own(text)),
    )
}

/** Every point with its longitude to the minute; one that moves through the unknown hour is left out. */
function positions(page: ReportPage, words: PersonalityWords): TablePart {
  const names = SKY_NAMES[page.lang]
  const { chart, timeKnown } = page.birth
  const angles = timeKnown && chart.houses
  const listed = LISTED.flatMap((point) => {
    const longitudeDeg =
      point === 'asc' || point === 'mc'
        ? angles && (point === 'asc' ? angles.ascendantDeg : angles.midheavenDeg)
        : chart.placements.find(({ body }) => body === point)?.longitudeDeg
    if (typeof longitudeDeg !== 'number' || page.signOf(point) === null) return []
    // Without the hour the Moon is anywhere within seven degrees: its sign is all that can be said.
    const sign = page.signOf(point) ?? 0
    const place = !timeKnown && point === 'moon' ? names.sign(sign) : names.degree(longitudeDeg)
    const house = page.houseOf(point)
    const moves = page.knows(`${point}:retrograde`) ? words.retrograde : ''
    return [{ point, cells: [names.point(point), place, house === null ? '' : `${house}`, moves] }]
  })
  return {
    kind: 'table',
    caption: words.captions.positions,
    head: words.heads.positions,
    rows: listed.map(({ cells }) => cells.map((cell) => cell || names.none)),
    factors: listed.flatMap(({ point }) => [...page.signFact(point), ...page.houseFact(point)]),
  }
}
