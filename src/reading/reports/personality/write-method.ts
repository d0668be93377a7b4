import { ZODIAC_NAMES } from '#language/chart-rules.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import { nearCusp } from '../argument/positions-table.ts'
import { argumentTexts } from '../argument/words.ts'
import { own, tablePart } from '../natal-parts.ts'
import type { ReportPage, TablePart } from '../report-page.ts'
import type { PersonalityWords } from './words.ts'

/** The points that the tables of the report go through. */
export const LISTED: readonly SpokenPoint[] = [...PLANETS, 'trueNode', 'meanLilith', 'chiron', 'ceres', 'asc', 'mc']

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
  const names = page.names
  const { chart, timeKnown } = page.birth
  const { cusp: atCusp } = page.request.library.texts(argumentTexts, page.lang).positions
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
    const planet = PLANETS.find((one) => one === point)
    const notes = [
      page.knows(`${point}:retrograde`) ? words.retrograde : '',
      planet && nearCusp(page, planet) ? atCusp : '',
    ].filter(Boolean)
    return [{ point, cells: [names.point(point), place, house === null ? '' : `${house}`, notes.join(', ')] }]
  })
  return tablePart(
    {
      caption: words.captions.positions({ zodiac: ZODIAC_NAMES[page.lang][page.request.sky.rules.zodiac] }),
      head: words.heads.positions,
    },
    listed.map(({ cells }) => cells.map((cell) => cell || names.none)),
    listed.flatMap(({ point }) => [...page.signFact(point), ...page.houseFact(point)]),
  )
}
