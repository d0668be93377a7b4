import { PLANETS } from '#astro/ephemeris/body.ts'
import { weightsOf } from '../../compose/leads.ts'
import type { Portrait } from '../../compose/portrait.ts'
import type { PlanetStrength } from '../../facts/natal-strength.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import { own, wheel } from '../natal-parts.ts'
import type { Block } from '../report-document.ts'
import type { ReportPage } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import type { PersonalityWords } from './words.ts'

/** The points that the tables of the report go through. */
export const LISTED: readonly SpokenPoint[] = [...PLANETS, 'trueNode', 'meanLilith', 'chiron', 'ceres', 'asc', 'mc']

/** What the chart is about: its themes in short and in full, beside its picture, and what weighs most in it. */
export function writeOpening(
  page: ReportPage,
  words: PersonalityWords,
  portrait: Portrait,
  strengths: readonly PlanetStrength[],
): void {
  const { thesis } = words.chapters
  page.write(thesis, words.titles.summary, [...portrait.summary(), wheel(page, words.captions.wheel)])
  for (const { title, paragraph } of portrait.openings()) page.write(thesis, title, [paragraph])
  const [loudest] = strengths
  const weights = weightsOf(page, strengths)
  page.write(thesis, words.titles.thesis, [
    portrait.thesis(),
    loudest && weights ? { ...weights, text: `${weights.text} ${words.theme[loudest.planet]}`.trim() } : null,
  ])
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
function positions(page: ReportPage, words: PersonalityWords): Block {
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
    head: [...words.heads.positions],
    rows: listed.map(({ cells }) => cells.map((cell) => cell || names.none)),
    factors: listed.flatMap(({ point }) => [...page.signFact(point), ...page.houseFact(point)]),
  }
}
