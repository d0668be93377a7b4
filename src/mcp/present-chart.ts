import type { Chart, ChartAspect, Houses, Placement } from '#astro/charts/chart.ts'
import type { z } from 'zod'
import type { chartAspectField, housesField, positionField } from '#contract/engine/chart.ts'
import { located, locatedText, pointText, rounded } from './figures.ts'

export const presentPosition = (placement: Placement): z.input<typeof positionField> => ({
  point: placement.body,
  ...located(placement.longitudeDeg),
  latitude: rounded(placement.latitudeDeg),
  speed: rounded(placement.speedDegPerDay),
  retrograde: placement.retrograde,
  house: placement.house,
})

export const presentAspect = ({ a, b, aspect, orbDeg, applying }: ChartAspect): z.input<typeof chartAspectField> => ({
  a,
  b,
  aspect,
  orb: rounded(orbDeg),
  applying,
})

export function presentHouses(houses: Houses | null): z.input<typeof housesField> {
  return (
    houses && {
      system: houses.system,
      requested: houses.requested,
      ascendant: located(houses.ascendantDeg),
      midheaven: located(houses.midheavenDeg),
      cusps: houses.cuspsDeg.map((cuspDeg, i) => ({ house: i + 1, ...located(cuspDeg) })),
    }
  )
}

export const presentChart = ({ placements, houses, aspects }: Pick<Chart, 'placements' | 'houses' | 'aspects'>) => ({
  positions: placements.map(presentPosition),
  houses: presentHouses(houses),
  aspects: aspects.map(presentAspect),
})

/** "Sun 26°15′ Taurus, house 9; …; Ascendant 12°40′ Virgo". */
export function chartText({ placements, houses }: Pick<Chart, 'placements' | 'houses'>): string {
  const bodies = placements.map(
    ({ body, longitudeDeg, retrograde, house }) =>
      `${pointText(body)} ${locatedText(longitudeDeg)}${retrograde ? ' retrograde' : ''}${house === null ? '' : `, house ${house}`}`,
  )
  const angles = houses
    ? [`Ascendant ${locatedText(houses.ascendantDeg)}`, `Midheaven ${locatedText(houses.midheavenDeg)}`]
    : []
  return `${[...angles, ...bodies].join('; ')}.`
}
