import { civilDay } from '#astro/birth-time/civil-day.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { ReturnType } from '#product/chart-types.ts'
import type { NatalBirth } from '#reading/facts/day-facts.ts'
import { nextReturn, solarReturnOf, type ReturnLight, type ReturnSite } from '#reading/facts/return-facts.ts'

/** A return as it is kept. */
export interface ReturnChoice {
  /** `2027`, or the date from which it was looked for. */
  returnFor: string
  /** Null for the birthplace. */
  placeLatitudeDeg: number | null
  placeLongitudeDeg: number | null
  placeTimeZone: string | null
}

/** The instant of a return, and where it is cast for. */
export interface FoundReturn {
  light: ReturnLight
  /** Julian day, UT. */
  jdUt: number
  site: ReturnSite
}

interface Chosen {
  type: ReturnType
  chosen: ReturnChoice
  birth: NatalBirth
  /** `YYYY-MM-DD` */
  birthdate: string | null
  /** Of the birthplace. */
  timeZone: string | null
}

/** The return that was chosen; null where the tables don't hold it. @throws SkippedDayError */
export function returnOf(sky: Ephemeris, { type, chosen, birth, birthdate, timeZone }: Chosen): FoundReturn | null {
  const { chart } = birth
  const { returnFor, placeLatitudeDeg, placeLongitudeDeg, placeTimeZone } = chosen
  const site =
    placeLatitudeDeg === null || placeLongitudeDeg === null
      ? chart
      : { latitudeDeg: placeLatitudeDeg, longitudeDeg: placeLongitudeDeg }
  const light = type === 'solar-return' ? 'sun' : 'moon'
  const jdUt =
    type === 'solar-return'
      ? solarReturnOf(sky, chart.jdUt, Number(returnFor) - Number(birthdate?.slice(0, 4)))
      : nextReturn(sky, light, chart.jdUt, startOf(returnFor, placeTimeZone ?? timeZone ?? 'UTC'))
  return jdUt === null ? null : { light, jdUt, site }
}

const startOf = (date: string, timeZone: string) => jdUtFromDate(new Date(civilDay({ timeZone, date }).startUtcMs))
