import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { balance, ELEMENTS, elementOf, MODES, type Element, type Mode } from '#astro/charts/balance.ts'
import { davisonChart } from '#astro/charts/davison-chart.ts'
import type { Chart, ChartAspect, ChartPoint, Placement, Sign } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import type { Agreement } from './words.ts'

/** The Davison chart, and the signs of its planets as far as they are certain. */
export interface DavisonFacts {
  chart: Chart
  signs: Partial<Record<Planet, Sign>>
}

/** Half of what one unknown hour moves the middle of two births, in days. */
const HALF_DAY = 12.5 / 24 / 2

export function davisonFacts(sky: Ephemeris, one: NatalBirth, other: NatalBirth): DavisonFacts {
  const chart = davisonChart(sky, one.chart, other.chart)
  const unknown = [one, other].filter(({ timeKnown }) => !timeKnown).length
  const signs: DavisonFacts['signs'] = {}
  for (const { body, longitudeDeg, speedDegPerDay } of chart.placements) {
    const planet = PLANETS.find((name) => name === body)
    const slackDeg = unknown * HALF_DAY * Math.abs(speedDegPerDay)
    if (planet && signOf(longitudeDeg - slackDeg) === signOf(longitudeDeg + slackDeg))
      signs[planet] = signOf(longitudeDeg)
  }
  return { chart, signs }
}

export function agreementOf(one: Sign, other: Sign): Agreement {
  if (one === other) return 'sign'
  return elementOf(one) === elementOf(other) ? 'element' : 'apart'
}

/** The element and the mode in which a chart has most of its planets; of equal ones the first in the zodiac. */
export function prevailing(placements: readonly Placement[]): { element: Element; mode: Mode } {
  const { elements, modes } = balance({ placements: [...placements] })
  const most = <T extends string>(names: readonly T[], held: Record<T, readonly Planet[]>, first: T): T =>
    names.reduce((best, name) => (held[name].length > held[best].length ? name : best), first)
  return { element: most(ELEMENTS, elements, 'fire'), mode: most(MODES, modes, 'cardinal') }
}

const CLOSE: ReadonlySet<ChartPoint> = new Set(['sun', 'moon', 'venus'])

/** What Uranus has to do with the planets of closeness, and the aspect that says it. */
export function airOf<T extends Pick<ChartAspect, 'a' | 'b' | 'aspect'>>(
  aspects: readonly T[],
): { air: 'easy' | 'hard' | 'none'; met: T | null } {
  const met = aspects.find(({ a, b }) => b === 'uranus' && CLOSE.has(a)) ?? null
  if (!met) return { air: 'none', met }
  return { air: ASPECT_NATURE[met.aspect] === 'flowing' ? 'easy' : 'hard', met }
}
