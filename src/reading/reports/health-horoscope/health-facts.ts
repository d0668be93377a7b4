import { elementOf, ELEMENTS, MODES, modeOf, type Element, type Mode } from '#astro/charts/balance.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { ReportPage } from '../report-page.ts'

/** What a point weighs in a constitution: lights and ascendant most, the planets of a generation least. */
const WEIGHT: Partial<Record<SpokenPoint, number>> = {
  sun: 3,
  moon: 3,
  asc: 3,
  mercury: 2,
  venus: 2,
  mars: 2,
  jupiter: 1.5,
  saturn: 1.5,
  uranus: 0.5,
  neptune: 0.5,
  pluto: 0.5,
}

export interface Constitution {
  /** Points of each element; the heaviest first in `order`. */
  elements: Record<Element, number>
  order: Element[]
  mode: Mode
  total: number
}

/** The elements and the prevailing mode, weighed over planets and ascendant as far as their signs are certain. */
export function constitution(page: ReportPage): Constitution {
  const elements: Record<Element, number> = { fire: 0, earth: 0, air: 0, water: 0 }
  const modes: Record<Mode, number> = { cardinal: 0, fixed: 0, mutable: 0 }
  for (const point of [...PLANETS, 'asc'] as const) {
    const sign = page.signOf(point)
    if (sign === null) continue
    elements[elementOf(sign)] += WEIGHT[point] ?? 0
    modes[modeOf(sign)] += WEIGHT[point] ?? 0
  }
  const order = ELEMENTS.toSorted((a, b) => elements[b] - elements[a])
  const mode = MODES.toSorted((a, b) => modes[b] - modes[a])[0] ?? 'cardinal'
  return { elements, order, mode, total: Object.values(elements).reduce((sum, points) => sum + points, 0) }
}
