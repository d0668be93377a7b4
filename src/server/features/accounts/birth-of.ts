import { civilDay } from '#astro/birth-time/civil-day.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import type { Chart } from '#astro/charts/chart.ts'
import { wholeDayChart, type UncertainSign, type WholeDayChart } from '#astro/charts/whole-day-chart.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { Station } from '#astro/events/stations.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'

/** A person's natal chart: of an instant, or of the whole civil day when the time is unknown. */
export interface Birth {
  chart: Chart
  /** False when only the day is known: no houses then, and `uncertain` bodies. */
  timeKnown: boolean
  uncertain: UncertainSign[]
  /** The bodies that turn on that day. */
  stations: Station[]
  /** What else of that day depends on the hour, with its borders (Julian days, UT); null when the time is known. */
  wholeDay: (WholeDayChart & { jdUtStart: number; jdUtEnd: number }) | null
}

/** A birth as it is kept, of an account or of somebody noted. */
export interface StoredBirth {
  birthdate: string | null
  birthInstant: Date | null
  placeLatitudeDeg: number | null
  placeLongitudeDeg: number | null
  placeTimeZone: string | null
}

/** The chart of a birth; undefined while date or place are missing. */
export function birthOf(sky: Ephemeris, stored: StoredBirth): Birth | undefined {
  const {
    birthdate,
    birthInstant,
    placeLatitudeDeg: latitudeDeg,
    placeLongitudeDeg: longitudeDeg,
    placeTimeZone: timeZone,
  } = stored
  if (birthdate === null || latitudeDeg === null || longitudeDeg === null || timeZone === null) return undefined
  if (birthInstant) {
    const chart = natalChart(sky, { jdUt: jdUtFromDate(birthInstant), latitudeDeg, longitudeDeg })
    return { chart, timeKnown: true, uncertain: [], stations: [], wholeDay: null }
  }
  const day = civilDay({ timeZone, date: birthdate, longitudeDeg })
  const borders = { jdUtStart: jdUtFromDate(new Date(day.startUtcMs)), jdUtEnd: jdUtFromDate(new Date(day.endUtcMs)) }
  const whole = wholeDayChart(sky, { ...borders, latitudeDeg, longitudeDeg })
  const { chart, uncertain, stations } = whole
  return { chart, timeKnown: false, uncertain, stations, wholeDay: { ...whole, ...borders } }
}
