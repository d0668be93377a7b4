import { offsetText } from '#astro/birth-time/offset-text.ts'
import { zoneOffsetAt } from '#astro/birth-time/zone-offset-at.ts'
import { dateFromJdUt, isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import type { Placement } from '#astro/charts/chart.ts'
import type { ChartAnswer, ChartRow as WireRow, Moment, WholeDay } from '#contract/charts.ts'
import type { Lang } from '#contract/field.ts'
import { presentFactor } from '../daily/present.ts'
import type { Birth } from '../accounts/birth-of.ts'
import type { User } from '../accounts/queries.ts'
import type { ReadChart } from './get-chart.ts'

const TITLES: Record<Lang, Record<string, string>> = {
  en: { natal: 'Natal chart' },
  ru: { natal: 'Натальная карта' },
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function html(sections: ReadChart['reading']['sections']): string {
  return sections
    .map(
      ({ title, paragraphs }) =>
        `<h2>${escape(title)}</h2>\n${paragraphs.map((p) => `<p>${escape(p.text)}</p>`).join('\n')}`,
    )
    .join('\n')
}

export function presentRow(user: User, { row, reading }: ReadChart): WireRow {
  return {
    type: `chart:${row.type}`,
    hash: row.hash,
    status: 2,
    created_at: row.createdAt.toISOString(),
    content: html(reading.sections),
    title: TITLES[user.lang][row.type] ?? row.type,
  }
}

const presentBody = (p: Placement): ChartAnswer['bodies'][number] => ({
  id: p.body,
  lon: p.longitudeDeg,
  lat: p.latitudeDeg,
  speed: p.speedDegPerDay,
  sign: p.sign,
  degree: p.degree,
  minute: p.minute,
  house: p.house,
  retrograde: p.retrograde,
})

/** What calendar and clocks at a place show at an instant (Julian day, UT). */
function localAt(timeZone: string, longitudeDeg: number, jdUt: number): ChartAnswer['local'] {
  const utcMs = Math.round(dateFromJdUt(jdUt).getTime() / 1000) * 1000
  const seconds = zoneOffsetAt({ timeZone, utcMs, longitudeDeg })
  const wall = new Date(utcMs + seconds * 1000).toISOString()
  return { date: wall.slice(0, 10), clock: wall.slice(11, 16), offset: offsetText(seconds) }
}

function presentWholeDay(day: NonNullable<Birth['wholeDay']>, clock: (jdUt: number) => string): WholeDay {
  const moment = (jdUt: number): Moment => ({ utc: isoFromJdUt(jdUt), clock: clock(jdUt) })
  const [from, to] = day.moonDeg
  return {
    from: isoFromJdUt(day.jdUtStart),
    to: isoFromJdUt(day.jdUtEnd),
    moon: { from, to },
    stations: day.stations.map(({ body, begins, jdUt }) => ({ id: body, begins, at: moment(jdUt) })),
    aspects: day.passing.map(({ a, b, aspect, enterJdUt, leaveJdUt, exactJdUt }) => ({
      a,
      b,
      type: aspect,
      enters: enterJdUt === null ? null : moment(enterJdUt),
      leaves: leaveJdUt === null ? null : moment(leaveJdUt),
      exact: exactJdUt.map(moment),
    })),
  }
}

export function presentChart(user: User, { row, birth, reading }: ReadChart): ChartAnswer {
  const { chart, timeKnown, uncertain, wholeDay } = birth
  const { houses } = chart
  const timeZone = user.placeTimeZone ?? 'UTC'
  const local = (jdUt: number) => localAt(timeZone, chart.longitudeDeg, jdUt)
  const clock = (jdUt: number) => local(jdUt).clock
  return {
    type: `chart:${row.type}`,
    instant: isoFromJdUt(chart.jdUt),
    local: local(chart.jdUt),
    place: {
      name: user.birthplace ?? '',
      lat: chart.latitudeDeg,
      lon: chart.longitudeDeg,
      time_zone: timeZone,
    },
    house_system: houses?.system ?? 'placidus',
    zodiac: 'tropical',
    bodies: chart.placements.map(presentBody),
    houses: houses && {
      cusps: houses.cuspsDeg,
      asc: houses.ascendantDeg,
      mc: houses.midheavenDeg,
      system: houses.system,
      requested: houses.requested,
    },
    aspects: chart.aspects.map(({ a, b, aspect, orbDeg, applying }) => ({ a, b, type: aspect, orb: orbDeg, applying })),
    uncertain: uncertain.map(({ body, signs, changesAtJdUt }) => ({
      id: body,
      signs,
      changes_at: isoFromJdUt(changesAtJdUt),
      clock: clock(changesAtJdUt),
    })),
    whole_day: wholeDay && presentWholeDay(wholeDay, clock),
    reading: reading.sections,
    factors: Object.values(reading.factors).map(presentFactor),
    birthtime_known: timeKnown,
  }
}
