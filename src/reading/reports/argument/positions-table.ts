import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { dignityOf, tablePart } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { argumentTexts } from './words.ts'

/** A minute or two of birth time moves a planet over a cusp from here, degrees. */
const NEAR_CUSP_DEG = 1

/** Whether a planet stands so near a cusp that its house hangs on the minute of birth; false without the hour. */
export function nearCusp({ birth }: ReportPage, planet: Planet): boolean {
  const cuspsDeg = birth.timeKnown ? birth.chart.houses?.cuspsDeg : undefined
  const placed = birth.chart.placements.find(({ body }) => body === planet)
  if (!cuspsDeg || !placed) return false
  return cuspsDeg.some((cuspDeg) => Math.abs(((placed.longitudeDeg - cuspDeg + 540) % 360) - 180) < NEAR_CUSP_DEG)
}

/** The ten planets and the angles where they stood, to the minute of arc, with what is particular about each. */
export function writePositions(page: ReportPage, chapter: string): void {
  const { positions: words } = page.request.library.texts(argumentTexts, page.lang)
  const names = page.names
  const { chart, timeKnown } = page.birth
  const planets = PLANETS.flatMap((planet) => {
    const longitudeDeg = chart.placements.find(({ body }) => body === planet)?.longitudeDeg
    const sign = page.signOf(planet)
    if (longitudeDeg === undefined || sign === null) return []
    const house = page.houseOf(planet)
    const dignity = dignityOf(page, planet)
    const notes = [
      dignity && names.dignity[dignity],
      page.knows(`${planet}:retrograde`) && words.retrograde,
      nearCusp(page, planet) && words.cusp,
    ].filter((note) => typeof note === 'string')
    // Without the hour the Moon is anywhere within seven degrees: its sign is all that can be said.
    const place = timeKnown || planet !== 'moon' ? names.degree(longitudeDeg) : names.sign(sign)
    return [[names.point(planet), place, house === null ? names.none : `${house}`, notes.join(', ') || names.none]]
  })
  const angles =
    timeKnown && chart.houses
      ? [
          [names.point('asc'), names.degree(chart.houses.ascendantDeg), names.none, names.none],
          [names.point('mc'), names.degree(chart.houses.midheavenDeg), names.none, names.none],
        ]
      : []
  page.write(chapter, words.title, [
    tablePart(
      words,
      [...planets, ...angles],
      PLANETS.flatMap((planet) => [...page.signFact(planet), ...page.houseFact(planet)]),
    ),
  ])
}
