import { orbText } from '#language/angle.ts'
import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { capital } from '#language/capital.ts'
import { isOutOfSign } from '../../compose/tellable-aspects.ts'
import { chartRuler } from '../../compose/theme-weight.ts'
import { tableOrbDeg } from '../../facts/table-orb.ts'
import { rulerOfHouse, tablePart } from '../natal-parts.ts'
import type { ReportPage, TablePart } from '../report-page.ts'
import { verdictTexts } from './words.ts'

/** Closer than this a contact of a personal point is never passed over, degrees. */
const CLOSE_DEG = 1
const OWN: readonly ChartPoint[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'asc', 'mc']

/** What stands for each point in the matters of a report: a noun. */
export type Meanings = Readonly<Record<Planet | 'asc' | 'mc', string>>

/**
 * The contacts within a degree of a light, a personal planet, an angle, the chart's ruler or that of a house in question, each
 * with a sentence; null without one. Those of Uranus, Neptune and Pluto with one another tell of the years and are left out.
 */
export function closestContacts(page: ReportPage, houses: readonly number[], meanings: Meanings): TablePart | null {
  const { near } = page.request.library.texts(verdictTexts, page.lang)
  const { chart, timeKnown } = page.birth
  const rulers = [chartRuler(page.birth), ...houses.map((house) => rulerOfHouse(page, house)?.ruler)]
  const meaningOf = (point: ChartPoint): string | undefined =>
    !timeKnown && (point === 'asc' || point === 'mc')
      ? undefined
      : (meanings as Partial<Record<ChartPoint, string>>)[point]
  const names = page.names
  const close = chart.aspects
    .filter(({ a, b }) => [a, b].some((point) => OWN.includes(point) || rulers.some((ruler) => ruler === point)))
    .filter(({ orbDeg }) => orbDeg <= CLOSE_DEG)
    .toSorted((one, other) => one.orbDeg - other.orbDeg)
    .flatMap((aspect) => {
      const { a, b } = aspect
      const [one, other] = [meaningOf(a), meaningOf(b)]
      if (!one || !other) return []
      const does = near.does[ASPECT_NATURE[aspect.aspect]]({ one: capital(one), other })
      const contact = `${names.point(a as Planet)} — ${names.aspect(aspect.aspect)} — ${names.point(b as Planet)}`
      const flag = isOutOfSign(chart, aspect) ? `, ${near.outOfSign}` : ''
      return [
        {
          row: [contact + flag, orbText(tableOrbDeg(chart, aspect)), does],
          factor: page.fact(`${a}:${aspect.aspect}:${b}`),
        },
      ]
    })
  if (close.length === 0) return null
  return tablePart(
    near,
    close.map(({ row }) => row),
    close.map(({ factor }) => factor),
  )
}
