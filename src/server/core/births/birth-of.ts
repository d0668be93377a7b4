import { birthDay } from '#astro/birth-time/birth-day.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import type { Chart, HouseSystem, Sign } from '#astro/charts/chart.ts'
import { housesAt } from '#astro/charts/houses.ts'
import { signOf } from '#astro/charts/sign.ts'
import { wholeDayChart, type UncertainSign, type WholeDayChart } from '#astro/charts/whole-day-chart.ts'
import type { Body } from '#astro/ephemeris/body.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { Station } from '#astro/events/stations.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { orbReachOf, rulesOf, skyOf, type WithRules } from './chart-rules.ts'

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
export interface StoredBirth extends WithRules {
  birthdate: string | null
  birthInstant: Date | null
  placeLatitudeDeg: number | null
  placeLongitudeDeg: number | null
  placeTimeZone: string | null
}

/** Whether date and place are there, so that there is a chart. */
export const hasBirth = ({ birthdate, placeLatitudeDeg, placeLongitudeDeg, placeTimeZone }: StoredBirth): boolean =>
  birthdate !== null && placeLatitudeDeg !== null && placeLongitudeDeg !== null && placeTimeZone !== null

/** The chart of a birth by the rules that its row names; undefined while date or place are missing. */
export function birthOf(anySky: Ephemeris, stored: StoredBirth): Birth | undefined {
  const sky = skyOf(anySky, stored)
  const {
    birthdate,
    birthInstant,
    placeLatitudeDeg: latitudeDeg,
    placeLongitudeDeg: longitudeDeg,
    placeTimeZone: timeZone,
  } = stored
  if (birthdate === null || latitudeDeg === null || longitudeDeg === null || timeZone === null) return undefined
  const orbReach = orbReachOf(stored)
  if (birthInstant) {
    const houseSystem = rulesOf(stored).house_system
    const chart = natalChart(sky, {
      jdUt: jdUtFromDate(birthInstant),
      latitudeDeg,
      longitudeDeg,
      houseSystem,
      orbReach,
    })
    return { chart, timeKnown: true, uncertain: [], stations: [], wholeDay: null }
  }
  const day = birthDay({ timeZone, latitudeDeg, longitudeDeg }, birthdate)
  const borders = { jdUtStart: jdUtFromDate(new Date(day.startUtcMs)), jdUtEnd: jdUtFromDate(new Date(day.endUtcMs)) }
  const whole = wholeDayChart(sky, { ...borders, latitudeDeg, longitudeDeg, orbReach })
  const { chart, uncertain, stations } = whole
  return { chart, timeKnown: false, uncertain, stations, wholeDay: { ...whole, ...borders } }
}

/** What an account shows of its chart. */
export interface BirthSigns {
  houseSystem: HouseSystem | null
  /** Null while it isn't known, as of a day on which the body changes its sign. */
  sun: Sign | null
  moon: Sign | null
  ascendant: Sign | null
  /** Julian day, UT; null while the time is not known. */
  jdUt: number | null
}

/** The signs of a birth, without the rest of its chart where the time is known: they are asked for with every page. */
export function signsOf(anySky: Ephemeris, stored: StoredBirth): BirthSigns {
  const sky = skyOf(anySky, stored)
  const { birthInstant, placeLatitudeDeg: latitudeDeg, placeLongitudeDeg: longitudeDeg } = stored
  if (!birthInstant || latitudeDeg === null || longitudeDeg === null || !hasBirth(stored))
    return ofWholeDay(sky, stored)
  const jdUt = jdUtFromDate(birthInstant)
  const houses = housesAt(sky, { jdUt, latitudeDeg, longitudeDeg, houseSystem: rulesOf(stored).house_system })
  const sign = (body: Body) => signOf(sky.position(body, jdUt).longitudeDeg)
  return {
    houseSystem: houses.system,
    sun: sign('sun'),
    moon: sign('moon'),
    ascendant: signOf(houses.ascendantDeg),
    jdUt,
  }
}

function ofWholeDay(sky: Ephemeris, stored: StoredBirth): BirthSigns {
  const birth = birthOf(sky, stored)
  const sign = (body: Body) => {
    if (!birth || birth.uncertain.some((moving) => moving.body === body)) return null
    return birth.chart.placements.find((placement) => placement.body === body)?.sign ?? null
  }
  return { houseSystem: null, sun: sign('sun'), moon: sign('moon'), ascendant: null, jdUt: null }
}
