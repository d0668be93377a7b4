import { isMajorAspect } from '#astro/charts/aspect.ts'
import { HOUSE_SYSTEMS, type AnyAspect, type ChartSky, type ChartPoint, type HouseSystem } from '#astro/charts/chart.ts'
import { isMinorAspect } from '#astro/charts/minor-aspect.ts'
import { BODIES, type Body } from '#astro/ephemeris/body.ts'
import type { ShownChart } from '#contract/shown-chart.ts'

const isBody = (id: string): id is Body => BODIES.some((body) => body === id)
const isChartPoint = (id: string): id is ChartPoint => isBody(id) || id === 'asc' || id === 'mc'
const isAspectName = (type: string): type is AnyAspect => isMajorAspect(type) || isMinorAspect(type)
const systemOf = (name: string): HouseSystem => HOUSE_SYSTEMS.find((system) => system === name) ?? 'placidus'

/** What of an answer makes a chart: a chart's own, or a birth's in a chart of two rings. */
type ChartData = Pick<ShownChart, 'bodies' | 'houses'> & Partial<Pick<ShownChart, 'aspects'>>

/** The wire's chart as the drawing room reads charts. Bodies it does not know are left out. */
export function toChart(answer: ChartData): ChartSky {
  const { houses } = answer
  return {
    placements: answer.bodies.flatMap(({ id, lon, lat, speed, retrograde, sign, degree, minute, house }) =>
      isBody(id)
        ? {
            body: id,
            longitudeDeg: lon,
            latitudeDeg: lat,
            distanceAu: null,
            speedDegPerDay: speed,
            retrograde,
            sign,
            degree,
            minute,
            house,
          }
        : [],
    ),
    houses: houses && {
      system: systemOf(houses.system),
      requested: systemOf(houses.requested),
      cuspsDeg: houses.cusps,
      ascendantDeg: houses.asc,
      midheavenDeg: houses.mc,
    },
    aspects: (answer.aspects ?? []).flatMap(({ a, b, type, orb, applying }) =>
      isChartPoint(a) && isChartPoint(b) && isAspectName(type) ? { a, b, aspect: type, orbDeg: orb, applying } : [],
    ),
  }
}
