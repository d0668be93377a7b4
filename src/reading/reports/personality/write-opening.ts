import { PLANETS } from '#astro/ephemeris/body.ts'
import type { PlanetStrength } from '../../facts/natal-strength.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import { own, wheel } from '../natal-parts.ts'
import type { Block } from '../report-document.ts'
import type { ReportPage } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import type { PersonalityWords } from './words.ts'

/** So many planets are named as the themes of a life. */
const THEMES = 3

/** The points that the tables of the report go through. */
export const LISTED: readonly SpokenPoint[] = [...PLANETS, 'trueNode', 'meanLilith', 'chiron', 'ceres', 'asc', 'mc']

/** How the portrait was made, the chart and its positions, and what weighs most in it. */
export function writeOpening(page: ReportPage, words: PersonalityWords, strengths: readonly PlanetStrength[]): void {
  const { made } = words.chapters
  page.write(made, words.titles.made, [...words.made.map((text) => own(text)), wheel(page, words.captions.wheel)])
  page.write(
    made,
    words.titles.themes,
    strengths.slice(0, THEMES).map(({ planet }, i) => {
      const placed = [...page.signFact(planet), ...page.houseFact(planet)]
      const factors = placed.length > 0 ? placed : motion(page, planet)
      return own(`${words.rank[i]?.(planet) ?? ''} ${words.theme[planet]}`.trim(), factors)
    }),
  )
  page.write(made, words.titles.positions, [positions(page, words)])
  if (!page.birth.timeKnown)
    page.write(
      made,
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
