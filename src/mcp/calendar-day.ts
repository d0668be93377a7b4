import { civilDay } from '#astro/birth-time/civil-day.ts'
import { canonicalTimeZone } from '#astro/birth-time/find-zone.ts'
import { isoFromJdUt, jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { MOON_PHASES } from '#astro/events/moon-phase.ts'
import { voidMoons } from '#astro/events/void-moon.ts'
import { capital } from '#language/capital.ts'
import { calendarMonth, type CalendarDayFacts } from '#reading/facts/calendar-month.ts'
import { z } from 'zod'
import { placeField } from '#contract/engine/birth.ts'
import { aspectField, instantField, pointField, signField } from '#contract/engine/points.ts'
import { pointText, signNameOf } from './figures.ts'
import { readPlace } from './read-place.ts'
import { ToolError } from './tool-error.ts'
import { tool } from './tool.ts'

const DATE = /^\d{4}-\d{2}-\d{2}$/

const output = z.object({
  date: z.string(),
  time_zone: z.string(),
  from: instantField.describe('when the day begins'),
  to: instantField.describe('when it ends'),
  moon_sign: signField.describe('in the middle of the day'),
  moon_sign_change: z.object({ utc: instantField, from: signField, to: signField }).nullable(),
  phase: z.enum(MOON_PHASES).describe('in the middle of the day'),
  exact_phase: z.object({ phase: z.enum(MOON_PHASES), utc: instantField }).nullable(),
  illuminated: z.number().describe('lit part of the Moon’s disc, 0 to 1, in the middle of the day'),
  waxing: z.boolean(),
  lunar_day: z.number().int().describe('1 to 30, in the middle of the day, counted by moonrises at Moscow'),
  lunar_days: z.array(z.object({ lunar_day: z.number().int(), from: instantField, to: instantField })),
  void_moon: z.array(z.object({ from: instantField, to: instantField })).describe('whole, even beyond the day'),
  aspects: z.array(z.object({ a: pointField, b: pointField, aspect: aspectField, utc: instantField })),
  turns: z.array(z.object({ point: pointField, begins: z.enum(['retrograde', 'direct']), utc: instantField })),
  ingresses: z.array(z.object({ point: pointField, sign: signField, utc: instantField })),
  eclipses: z.array(z.object({ of: z.enum(['sun', 'moon']), type: z.string(), utc: instantField })),
})

export const calendarDayTool = tool({
  name: 'calendar_day',
  title: 'A day of the lunar calendar',
  description:
    'A civil day as the lunar calendar has it: sign and phase of the Moon, lunar day, the Moon void of course, and what is exact in the sky that day. The day is that of a place or a time zone, UTC unless given.',
  input: z.strictObject({
    date: z.string().describe('YYYY-MM-DD: "2025-01-13".'),
    ...placeField.shape,
  }),
  output,
  run({ date, ...given }) {
    if (!DATE.test(date))
      throw new ToolError('date_impossible', `"${date.slice(0, 40)}" is no date.`, 'Give it as YYYY-MM-DD.')
    const timeZone = zoneOf(given)
    const { startUtcMs, endUtcMs } = civilDay({ timeZone, date })
    const startJdUt = jdUtFromDate(new Date(startUtcMs))
    const endJdUt = jdUtFromDate(new Date(endUtcMs))
    const sky = loadEphemeris()
    const [day] = calendarMonth(sky, [{ date, startJdUt, endJdUt }])
    if (!day) throw new RangeError(`no facts of ${date}`)
    const result = {
      date,
      time_zone: timeZone,
      from: isoFromJdUt(startJdUt),
      to: isoFromJdUt(endJdUt),
      ...moonOf(day),
      void_moon: voidMoons(sky, { fromJdUt: startJdUt, toJdUt: endJdUt }).map((stay) => ({
        from: isoFromJdUt(stay.fromJdUt),
        to: isoFromJdUt(stay.toJdUt),
      })),
      ...exactOf(day),
    }
    return { text: dayText(result), result }
  },
})

function zoneOf(given: z.output<typeof placeField>): string {
  const isPlace = given.place !== undefined || given.place_id !== undefined || given.latitude !== undefined
  if (isPlace) return readPlace(given).timeZone
  return given.time_zone === undefined ? 'Etc/UTC' : canonicalTimeZone(given.time_zone)
}

function moonOf({ moon, phase, lunarDay, lunarDays }: CalendarDayFacts) {
  return {
    moon_sign: signNameOf(moon.sign),
    moon_sign_change: moon.change && {
      utc: isoFromJdUt(moon.change.jdUt),
      from: signNameOf(moon.change.from),
      to: signNameOf(moon.change.to),
    },
    phase: phase.phase,
    exact_phase: phase.exact && { phase: phase.exact.phase, utc: isoFromJdUt(phase.exact.jdUt) },
    illuminated: Math.round(phase.illuminatedFraction * 1000) / 1000,
    waxing: phase.waxing,
    lunar_day: lunarDay.lunarDay,
    lunar_days: lunarDays.map((stay) => ({
      lunar_day: stay.lunarDay,
      from: isoFromJdUt(stay.jdUt),
      to: isoFromJdUt(stay.endJdUt),
    })),
  }
}

function exactOf({ aspects, stations, ingresses, solarEclipses, lunarEclipses }: CalendarDayFacts) {
  const eclipsesOf = (of: 'sun' | 'moon', list: readonly { type: string; jdUt: number }[]) =>
    list.map(({ type, jdUt }) => ({ of, type, utc: isoFromJdUt(jdUt) }))
  return {
    aspects: aspects.map(({ a, b, aspect, jdUt }) => ({ a, b, aspect, utc: isoFromJdUt(jdUt) })),
    turns: stations.map(({ body, begins, jdUt }) => ({ point: body, begins, utc: isoFromJdUt(jdUt) })),
    ingresses: ingresses.map(({ body, sign, jdUt }) => ({
      point: body,
      sign: signNameOf(sign),
      utc: isoFromJdUt(jdUt),
    })),
    eclipses: [...eclipsesOf('sun', solarEclipses), ...eclipsesOf('moon', lunarEclipses)],
  }
}

function dayText(day: z.input<typeof output>): string {
  const change = day.moon_sign_change
  const lines = [
    `${day.date} (${day.time_zone}): the Moon is in ${capital(day.moon_sign)}, ${day.phase.replace('-', ' ')}, ${Math.round(day.illuminated * 100)} % lit, lunar day ${day.lunar_day}.`,
    change ? `It enters ${capital(change.to)} at ${change.utc}.` : '',
    day.exact_phase ? `Exact ${day.exact_phase.phase.replace('-', ' ')} Moon at ${day.exact_phase.utc}.` : '',
    ...day.void_moon.map(({ from, to }) => `Void of course from ${from} to ${to}.`),
    ...day.eclipses.map(({ of, type, utc }) => `${capital(type)} eclipse of the ${pointText(of)} at ${utc}.`),
    ...day.turns.map(({ point, begins, utc }) => `${pointText(point)} turns ${begins} at ${utc}.`),
    ...day.ingresses.map(({ point, sign, utc }) => `${pointText(point)} enters ${capital(sign)} at ${utc}.`),
    ...day.aspects.map(({ a, b, aspect, utc }) => `${pointText(a)} ${aspect} ${pointText(b)} at ${utc}.`),
  ]
  return lines.filter((line) => line !== '').join(' ')
}
