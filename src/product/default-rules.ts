import type { HouseSystem } from '#astro/charts/chart.ts'
import type { MinorAspect } from '#astro/charts/minor-aspect.ts'
import { USUAL_SKY, type SkyRules } from '#astro/ephemeris/sky-rules.ts'

/** By which rules charts are cast for who chose none. */
export const DEFAULT_RULES: SkyRules & { house_system: HouseSystem; orb_percent: 100; minor_aspects: MinorAspect[] } = {
  ...USUAL_SKY,
  house_system: 'placidus',
  orb_percent: 100,
  minor_aspects: [],
}
