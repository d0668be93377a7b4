import type { HouseSystem } from '#astro/charts/chart.ts'
import type { Zodiac } from '#astro/ephemeris/zodiac.ts'

/** By which rules charts are cast for who chose none. */
export const DEFAULT_RULES: { house_system: HouseSystem; zodiac: Zodiac } = {
  house_system: 'placidus',
  zodiac: 'tropical',
}
