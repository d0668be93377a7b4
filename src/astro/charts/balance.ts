import type { Planet } from '../ephemeris/body.ts'
import type { Chart, Sign } from './chart.ts'
import { chartPlanets } from './chart-planets.ts'

/** The elements (triplicities), in the order in which signs have them from Aries on. */
export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const
export type Element = (typeof ELEMENTS)[number]

/** The modes (quadruplicities), in the order in which signs have them from Aries on. */
export const MODES = ['cardinal', 'fixed', 'mutable'] as const
export type Mode = (typeof MODES)[number]

/** The element of a sign, 0–11. */
export const elementOf = (sign: Sign): Element => ELEMENTS[sign % 4] ?? 'fire'

/** The mode of a sign, 0–11. */
export const modeOf = (sign: Sign): Mode => MODES[sign % 3] ?? 'cardinal'

/** Which of the ten planets stand in signs of each element and mode, in chart order; a name without planets is empty. */
export interface Balance {
  elements: Record<Element, Planet[]>
  modes: Record<Mode, Planet[]>
}

/** The element and mode balance of a chart: the ten planets, each counted once. */
export function balance(chart: Pick<Chart, 'placements'>): Balance {
  const elements: Balance['elements'] = { fire: [], earth: [], air: [], water: [] }
  const modes: Balance['modes'] = { cardinal: [], fixed: [], mutable: [] }
  for (const { body, sign } of chartPlanets(chart)) {
    elements[elementOf(sign)].push(body)
    modes[modeOf(sign)].push(body)
  }
  return { elements, modes }
}
