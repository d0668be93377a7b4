import type { Chart, ChartAspect, Houses, Placement } from '#astro/charts/chart.ts'
import { z } from 'zod'
import { aspectField, located, locatedField, locatedText, pointField, pointText, rounded } from './figures.ts'

export const positionField = z
  .object({
    point: pointField,
    ...locatedField.shape,
    latitude: z.number().describe('ecliptic latitude in degrees, north positive'),
    speed: z.number().describe('degrees of longitude a day, negative while retrograde'),
    retrograde: z.boolean(),
    house: z.number().int().nullable().describe('1 to 12, null if the time is unknown'),
  })
  .meta({ id: 'position' })

export const chartAspectField = z
  .object({
    a: pointField,
    b: pointField,
    aspect: aspectField,
    orb: z.number().describe('degrees from exact'),
    applying: z
      .boolean()
      .nullable()
      .describe('true while it becomes more exact; null where nothing moves or it isn’t certain'),
  })
  .meta({ id: 'chart_aspect' })

export const housesField = z
  .object({
    system: z.string().describe('the system that the cusps are in'),
    requested: z.string(),
    ascendant: locatedField,
    midheaven: locatedField,
    cusps: z.array(z.object({ house: z.number().int(), ...locatedField.shape })).describe('first house to twelfth'),
  })
  .nullable()
  .describe('null if the time is unknown')

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

/** What every chart tells. */
export const chartFields = {
  positions: z.array(positionField),
  houses: housesField,
  aspects: z.array(chartAspectField),
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
