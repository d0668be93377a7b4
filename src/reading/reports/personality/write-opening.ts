import { PLANETS } from '#astro/ephemeris/body.ts'
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

/** What the chart is about: its themes in short and in full, beside its picture. */
export function writeOpening(page: ReportPage, words: PersonalityWords, portrait: Portrait): void {
  const { thesis } = words.chapters
  page.write(thesis, words.titles.summary, [...portrait.summary(), wheel(page, words.captions.wheel)])
  for (const [i, { title, paragraph }] of portrait.openings().entries())
    page.write(thesis, title, [paragraph, i === 1 ? portrait.thesis() : null])
}

/** The planet that weighs most, with what it wants. */
export function writeLoudest(page: ReportPage, words: PersonalityWords, strengths: readonly PlanetStrength[]): void {
  const [loudest] = strengths
  if (!loudest) return
  const { planet } = loudest
  const placed = [...page.signFact(planet), ...page.houseFact(planet)]
  const factors = placed.length > 0 ? placed : motion(page, planet)
  page.write(words.chapters.weights, words.titles.loudest, [
    own(`${words.loudest(planet)} ${words.theme[planet]}`, factors),
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

/** A planet's motion, for one whose sign the hour decides: something must say that it is spoken of. */
const motion = (page: ReportPage, planet: SpokenPoint): string[] =>
  (['retrograde', 'direct'] as const).flatMap((way) =>
    page.knows(`${planet}:${way}`) ? [page.fact(`${planet}:${way}`)] : [],
  )

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
