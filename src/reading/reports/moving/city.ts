import type { Chart } from '#astro/charts/chart.ts'
import { relocatedChart } from '#astro/charts/relocated-chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { judgeChart } from '../../compose/judgment.ts'
import { type Side, type Testimony, type Verdict, verdictOf } from '../../compose/verdict.ts'
import type { ReportPlace } from '../report-module.ts'
import type { ReportPage } from '../report-page.ts'
import { type LineDistance, lineDistances } from '#astro/charts/line-distances.ts'
import { overheads } from '#astro/charts/planetary-lines.ts'
import { nearness } from './nearness.ts'
import { type PurposeScore, purposesOf } from './purposes.ts'
import type { CityAnswer } from './words.ts'

/** Beyond a polar circle the lines of a planet that hardly rises or sets run together, and none of them tells much. */
const POLAR_DEG = 66
/** The rank of a city there, after every other. */
const POLAR_RANK = -100

/** Beyond this no line counts as near. */
export const FAR_KM = 1500

/** A line over a city, which eases or demands. */
interface LineTestimony extends Testimony {
  line: LineDistance
}

/** A city, the chart as if born there, its lines, the nearest first, and what they come to. */
export interface City {
  place: ReportPlace
  chart: Chart
  lines: readonly LineDistance[]
  answer: CityAnswer
  verdict: Verdict<LineTestimony>
  /** What it stands out for, the best first. */
  purposes: readonly PurposeScore[]
  /** What eases less what demands, no unit: cities are ranked by it. */
  rank: number
}

const DEMANDS: ReadonlySet<Planet> = new Set(['mars', 'saturn', 'uranus', 'neptune', 'pluto'])
const BY_CONDITION = { strong: 1.25, even: 1, weak: 0.8 } as const
/** What a city stands out for ranks it beside what its lines are like: its first purpose, and each of the others. */
const PURPOSE = 0.8
const OTHER_PURPOSE = 0.2

/**
 * Lines of the lights, Mercury, Venus and Jupiter ease a place, those of Mars, Saturn and the outer planets make demands (Lewis
 * and Guttman, The Astro*Carto*Graphy Book of Maps, 1989); a planet that is well placed at birth eases more and demands less.
 */
export function cityOf(page: ReportPage, place: ReportPlace): City {
  const { request, birth } = page
  const lines = lineDistances(overheads(request.sky, birth.chart), place)
  const near = lines.filter(({ distanceKm }) => distanceKm <= FAR_KM)
  const testimonies = near.map((line): LineTestimony => {
    const side: Side = DEMANDS.has(line.planet) ? 1 : 0
    const condition = BY_CONDITION[judgeChart(birth)[line.planet].condition]
    return {
      line,
      side,
      weight: nearness(line.distanceKm) * (side === 0 ? condition : 1 / condition),
      voice: { kind: 'planet', point: line.planet },
      occasions: [],
      factors: [],
    }
  })
  const verdict = verdictOf(testimonies)
  const isPolar = Math.abs(place.latitudeDeg) > POLAR_DEG
  const purposes = isPolar ? [] : purposesOf(lines)
  const sum = (some: readonly Testimony[]) => some.reduce((total, { weight }) => total + weight, 0)
  const signed = (sum(verdict.carried) - sum(verdict.other)) * (verdict.side === 0 ? 1 : -1)
  return {
    place,
    lines,
    verdict,
    purposes,
    chart: relocatedChart(request.sky, birth.chart, place),
    answer: isPolar ? 'polar' : near.length === 0 ? 'quiet' : ANSWERS[verdict.answer],
    rank:
      (isPolar ? POLAR_RANK : 0) +
      signed +
      purposes.reduce((total, { score }, i) => total + (i === 0 ? PURPOSE : OTHER_PURPOSE) * score, 0),
  }
}

const ANSWERS = { first: 'eases', second: 'demands', both: 'both' } as const

/** The heaviest demand that a city makes; null where it makes none. */
export const demandOf = ({ verdict }: City): LineTestimony | null =>
  (verdict.side === 1 ? verdict.carried : verdict.other)[0] ?? null
