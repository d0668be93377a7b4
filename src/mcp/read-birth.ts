import { birthDay } from '#astro/birth-time/birth-day.ts'
import type { CalendarFact, BirthReading, BirthTimeResolution } from '#astro/birth-time/birth-time.ts'
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
import { placeLabel, readPlace, type ReadPlace } from './read-place.ts'
import { ToolError } from './tool-error.ts'
import { loadTerritories } from '#astro/birth-time/load-territories.ts'
import { offsetText } from '#astro/birth-time/offset-text.ts'
import { say } from '#contract/messages/say.ts'
import { clockName } from '#language/clock-names.ts'

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

/** A leap second ends where the next minute begins, and is written as the sixty-first. */
function utcText(utcMs: number, leapSecond = false): string {
  const iso = (ms: number) => new Date(ms).toISOString().slice(0, 19)
  return leapSecond ? `${iso(utcMs - 1000).slice(0, 17)}60Z` : `${iso(utcMs)}Z`
}

const presented = ({ utcMs, offsetSeconds, clock }: BirthReading) => ({
  utc: utcText(utcMs),
  offset: offsetText(offsetSeconds),
  clock,
  clock_name: clockName(clock, 'en'),
})

/** "Polish time (UTC+01:00)". */
function named({ clock, offsetSeconds }: BirthReading): string {
  const offset = `UTC${offsetText(offsetSeconds)}`
  const name = clockName(clock, 'en')
  return name.startsWith('UTC') ? offset : `${name} (${offset})`
}

const territoryName = (id: string | null) => loadTerritories().list.find((one) => one.id === id)?.en ?? id

type Read = Exclude<BirthTimeResolution, { kind: 'gap' }>

/** The reading that was taken of a birth's time, with the clock that it was read by and what should be told of it. */
function readClock(place: ReadPlace, input: BirthInput, found: BirthTimeResolution) {
  if (found.kind === 'gap') throw skippedTime(place, found)
  const [first, second] = found.kind === 'ambiguous' ? found.readings : [found.reading, null]
  const isSecond = second !== null && input.occurrence === 'second'
  const taken = isSecond ? second : first
  const leapSecond = found.kind === 'unique' && found.leapSecond
  const other = isSecond ? first : second
  const { doubt } = found
  return {
    taken,
    clock: {
      ...presented(taken),
      utc: utcText(taken.utcMs, leapSecond),
      why: whyText(place, input, found, taken),
      territory: territoryName(found.territory),
      second_occurrence: other && presented(other),
      doubt: doubt && {
        reason: doubt.reason,
        source: doubt.source,
        alternatives: doubt.alternatives.map(presented),
      },
    },
    warnings: warningsOf(place, input, found, taken),
  }
}

function whyText(place: ReadPlace, { clock }: BirthInput, found: Read, taken: BirthReading): string {
  if (clock !== undefined) return `The time was read by ${named(taken)}, because the call asked for it.`
  if (taken.clock === 'lmt')
    return `The time was read by the local mean time of the place (UTC${offsetText(taken.offsetSeconds)}).`
  const territory = territoryName(found.territory)
  if (territory !== null && taken.clock !== place.timeZone) {
    return `The time was read by ${named(taken)}, the clock followed then in the territory "${territory}"; today the place is in ${place.timeZone}.`
  }
  return `The time was read by ${named(taken)}, as the history of clocks in ${place.timeZone} has it for that day.`
}

function warningsOf(place: ReadPlace, { clock, occurrence }: BirthInput, found: Read, taken: BirthReading): string[] {
  const warnings: string[] = []
  if (found.kind === 'ambiguous' && occurrence === undefined) {
    warnings.push(say('en', 'time_doubled', { place: place.name, offset: `UTC${offsetText(taken.offsetSeconds)}` }))
  }
  if (found.doubt && clock === undefined) {
    const { reason, alternatives } = found.doubt
    const why = say('en', `why_${reason}`, { place: place.name })
    const other = [...new Set(alternatives.map(named))].join(', ')
    warnings.push(say('en', `doubt_${reason}`, { why, clock: named(taken), other }))
  }
  return warnings
}

function skippedTime(place: ReadPlace, gap: Extract<BirthTimeResolution, { kind: 'gap' }>): ToolError {
  const shown = (offsetSeconds: number) =>
    utcText(gap.transitionUtcMs + offsetSeconds * 1000)
      .slice(0, 16)
      .replace('T', ' ')
  const candidates = [gap.later, gap.earlier]
    .map(({ utcMs, offsetSeconds }) => `"${offsetText(offsetSeconds)}" makes it ${utcText(utcMs)}`)
    .join(', ')
  return new ToolError(
    'time_skipped',
    `The clocks in ${place.name} were put forward from ${shown(gap.later.offsetSeconds)} to ${shown(gap.earlier.offsetSeconds)} and never showed this time.`,
    `Ask for the time again, or choose an offset as "clock": ${candidates}.`,
  )
}
