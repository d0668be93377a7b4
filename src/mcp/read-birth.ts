import { birthDay } from '#astro/birth-time/birth-day.ts'
import type { CalendarFact } from '#astro/birth-time/birth-time.ts'
import { calendarFact } from '#astro/birth-time/calendar-fact.ts'
import { civilDay } from '#astro/birth-time/civil-day.ts'
import { civilDateText } from '#astro/birth-time/civil-time.ts'
import { resolveBirthTime } from '#astro/birth-time/resolve-birth-time.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { wholeDayChart, type WholeDayChart } from '#astro/charts/whole-day-chart.ts'
import { isoFromJdUt, jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import type { NatalBirth } from '#reading/facts/day-facts.ts'
import type { z } from 'zod'
import type { birthBriefField, BirthInput, readBirthField } from '#contract/engine/birth.ts'
import { readClock } from './read-clock.ts'
import { placeLabel, readPlace, type ReadPlace } from './read-place.ts'
import { ToolError } from './tool-error.ts'

type Described = z.output<typeof readBirthField>

/** A birth as it was read: its chart, and how place and clock were found. */
export interface ReadBirth {
  birth: NatalBirth
  /** What depends on the hour; null when it is known. */
  wholeDay: WholeDayChart | null
  place: ReadPlace
  described: Described
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{2}:\d{2}(:\d{2})?$/

/** How a birth was read, in short. */
export const briefly = ({ place, clock, warnings }: Described): z.output<typeof birthBriefField> => ({
  place: place.name,
  instant: clock && clock.utc,
  why: clock && clock.why,
  warnings,
})

/**
 * A birth from what an assistant was told.
 * @throws {ToolError} and errors of the engine
 */
export function readBirth(input: BirthInput): ReadBirth {
  const { date, time } = input
  if (!DATE.test(date))
    throw new ToolError('date_impossible', `"${date.slice(0, 40)}" is no date.`, 'Give it as YYYY-MM-DD.')
  const place = readPlace(input)
  const calendar = calendarFact(place, date, input.calendar ?? 'gregorian')
  if (time === undefined || time === 'unknown') return ofWholeDay(place, calendar)
  if (!TIME.test(time)) {
    const instead = 'Give it as HH:MM on a 24-hour clock, "09:05"; leave it out if the time is unknown.'
    throw new ToolError('time_impossible', `"${time.slice(0, 40)}" is no time of day.`, instead)
  }
  return atTime(place, calendar, input, time)
}

function atTime(place: ReadPlace, calendar: CalendarFact, input: BirthInput, time: string): ReadBirth {
  const local = `${input.date}T${time}`
  const found = resolveBirthTime({ place, local, calendar: input.calendar, clock: input.clock })
  const { taken, clock, warnings } = readClock(place, input, found)
  const chart = natalChart(loadEphemeris(), {
    jdUt: jdUtFromDate(new Date(taken.utcMs)),
    latitudeDeg: place.latitudeDeg,
    longitudeDeg: place.longitudeDeg,
    ...(input.house_system && { houseSystem: input.house_system }),
  })
  const polar =
    chart.houses && chart.houses.system !== chart.houses.requested ? [polarText(chart.houses.requested)] : []
  return {
    birth: { chart, timeKnown: true, uncertain: [], stations: [] },
    wholeDay: null,
    place,
    described: { ...described(place, calendar, [...warnings, ...polar]), clock, unknown_time_day: null },
  }
}

const polarText = (requested: string) =>
  `The ${requested} houses don’t exist so near the pole on that day; the cusps are Porphyry’s.`

function ofWholeDay(place: ReadPlace, calendar: CalendarFact): ReadBirth {
  const { latitudeDeg, longitudeDeg, timeZone } = place
  const date = civilDateText(calendar.gregorian)
  // Throws for a day that the place never had.
  civilDay({ timeZone, date, longitudeDeg })
  const day = birthDay(place, date)
  const [jdUtStart, jdUtEnd] = [day.startUtcMs, day.endUtcMs].map((ms) => jdUtFromDate(new Date(ms))) as [
    number,
    number,
  ]
  const wholeDay = wholeDayChart(loadEphemeris(), { jdUtStart, jdUtEnd, latitudeDeg, longitudeDeg })
  const { chart, uncertain, stations } = wholeDay
  const warning =
    'The time of birth is unknown: there are no houses, Ascendant or Midheaven, and the positions are those of the middle of the day.'
  return {
    birth: { chart, timeKnown: false, uncertain, stations },
    wholeDay,
    place,
    described: {
      ...described(place, calendar, [warning]),
      clock: null,
      unknown_time_day: { from: isoFromJdUt(jdUtStart), to: isoFromJdUt(jdUtEnd) },
    },
  }
}

function described(
  place: ReadPlace,
  calendar: CalendarFact,
  warnings: string[],
): Omit<Described, 'clock' | 'unknown_time_day'> {
  return {
    place: {
      id: place.id,
      name: placeLabel(place),
      latitude: place.latitudeDeg,
      longitude: place.longitudeDeg,
      time_zone: place.timeZone,
      other_matches: place.others.map((other) => ({ id: other.id, name: placeLabel(other) })),
    },
    calendar: {
      gregorian: civilDateText(calendar.gregorian),
      julian: civilDateText(calendar.julian),
      given: calendar.given,
      may_be_julian: calendar.mayBeJulian,
    },
    warnings: [...sameNames(place), ...calendarWarnings(calendar), ...warnings],
  }
}

/** Moscow in Russia is meant until told otherwise; of a dozen Springfields in one country nobody knows which. */
function sameNames(place: ReadPlace): string[] {
  const same = place.others.filter(({ name, countryCode }) => name === place.name && countryCode === place.countryCode)
  if (same.length === 0) return []
  return [
    `The place was taken to be ${placeLabel(place)}; ask whether it was another of the same name: ${same.map(placeLabel).join('; ')}.`,
  ]
}

function calendarWarnings({ mayBeJulian, given, julian, gregorian }: CalendarFact): string[] {
  if (mayBeJulian && given === 'gregorian') {
    return [
      `People there may still have written dates in old style then; ask which was meant (${civilDateText(julian)} in old style).`,
    ]
  }
  return given === 'julian' ? [`The old-style date was converted to ${civilDateText(gregorian)}.`] : []
}
