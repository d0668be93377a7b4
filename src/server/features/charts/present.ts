import { offsetText } from '#astro/birth-time/offset-text.ts'
import { zoneOffsetAt } from '#astro/birth-time/zone-offset-at.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { dateFromJdUt, isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import type { Houses, Placement } from '#astro/charts/chart.ts'
import { placeInSign } from '#astro/charts/sign.ts'
import type { Birth as WireBirth, ChartAnswer, ChartRow as WireRow, Moment, WholeDay } from '#contract/charts.ts'
import type { Lang } from '#language/lang.ts'
import type { ChartReading } from '#reading/writer/chart-reading.ts'
import type { BigThreePoint } from '#reading/writer/write-big-three.ts'
import {
  keptReadings,
  offsetOfKept,
  presentKeptBirth,
  presentRead,
  skyOf,
  type Birth,
  type KeptBirth,
} from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import type { Services } from '#platform/services.ts'
import { presentFactor } from '#core/factors/api.ts'
import type { ChartRow } from './queries.ts'
import type { ChartData } from './domain/chart-data.ts'
import type { ReadChart } from './read-chart.ts'
import { escapeHtml } from '#platform/html.ts'
import { chartTitle } from './chart-title.ts'
import { DEFAULT_RULES } from '#product/default-rules.ts'

/** No two clocks of a place were ever farther apart: past this the day itself was skipped. */
const LONGEST_SHIFT_SEC = 6 * 3600

const personOf = ({ person }: ChartRow) => person && { id: person.id, name: person.name }

function html({ sections }: ChartReading): string {
  return sections
    .map(({ chapter, title, paragraphs }, i) =>
      [
        ...(chapter === sections[i - 1]?.chapter ? [] : [`<h2>${escapeHtml(chapter)}</h2>`]),
        `<h3>${escapeHtml(title)}</h3>`,
        ...paragraphs.map(({ text }) => `<p>${escapeHtml(text)}</p>`),
      ].join('\n'),
    )
    .join('\n')
}

export function presentRow(user: User, read: ReadChart): WireRow {
  const { row, reading } = read
  const person = personOf(row)
  return {
    type: `chart:${row.type}`,
    hash: row.hash,
    status: 2,
    created_at: row.createdAt.toISOString(),
    content: html(reading),
    title: chartTitle(user.lang, read),
    ...(person && { person }),
  }
}

export const presentBody = (p: Placement): ChartAnswer['bodies'][number] => ({
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
function localAt(timeZone: string, longitudeDeg: number, jdUt: number, shiftSec = 0): ChartAnswer['local'] {
  return wallAt(jdUt, zoneOffsetAt({ timeZone, utcMs: secondOf(jdUt), longitudeDeg }) + shiftSec)
}

/** Milliseconds of the nearest second. */
const secondOf = (jdUt: number) => Math.round(dateFromJdUt(jdUt).getTime() / 1000) * 1000

function wallAt(jdUt: number, seconds: number): ChartAnswer['local'] {
  const utcMs = secondOf(jdUt)
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

export const presentHouses = (houses: Houses | null): ChartAnswer['houses'] =>
  houses && {
    cusps: houses.cuspsDeg,
    asc: houses.ascendantDeg,
    mc: houses.midheavenDeg,
    system: houses.system,
    requested: houses.requested,
  }

export const presentAspect = ({
  a,
  b,
  aspect,
  orbDeg,
  applying,
}: ChartData['aspects'][number]): ChartAnswer['aspects'][number] => ({ a, b, type: aspect, orb: orbDeg, applying })

/** What the clocks of a birth showed at an instant of its day: those that it is read by, which the zone may not know of. */
function clocksOf(kept: KeptBirth, { chart, timeKnown, wholeDay }: Birth): (jdUt: number) => ChartAnswer['local'] {
  const timeZone = kept.placeTimeZone ?? 'UTC'
  if (timeKnown) {
    const seconds = offsetOfKept(kept)
    return (jdUt) => wallAt(jdUt, seconds)
  }
  const startMs = dateFromJdUt(wholeDay?.jdUtStart ?? chart.jdUt).getTime()
  const utcMs = Math.round(startMs / 1000) * 1000
  const followed = (Date.parse(`${kept.birthdate}T00:00:00Z`) - utcMs) / 1000
  const shift = followed - zoneOffsetAt({ timeZone, utcMs, longitudeDeg: chart.longitudeDeg })
  return (jdUt) => localAt(timeZone, chart.longitudeDeg, jdUt, Math.abs(shift) < LONGEST_SHIFT_SEC ? shift : 0)
}

export function presentBirth(sky: Ephemeris, kept: KeptBirth, birth: Birth, lang: Lang): WireBirth {
  const { chart, timeKnown, uncertain } = birth
  const { birthplace, placeTimeZone } = kept
  const timeZone = placeTimeZone ?? 'UTC'
  const local = clocksOf(kept, birth)
  return {
    instant: isoFromJdUt(chart.jdUt),
    local: local(chart.jdUt),
    place: { name: birthplace ?? '', lat: chart.latitudeDeg, lon: chart.longitudeDeg, time_zone: timeZone },
    house_system: chart.houses?.system ?? DEFAULT_RULES.house_system,
    bodies: chart.placements.map(presentBody),
    houses: presentHouses(chart.houses),
    uncertain: uncertain.map(({ body, signs, changesAtJdUt }) => ({
      id: body,
      signs,
      changes_at: isoFromJdUt(changesAtJdUt),
      clock: local(changesAtJdUt).clock,
    })),
    birthtime_known: timeKnown,
    doubt: presentKeptBirth({ sky }, kept, lang).birth_doubt,
    read: presentRead({ ...kept, timeZone: placeTimeZone }, timeKnown ? keptReadings(kept) : null, lang),
  }
}

export function presentChart(services: Pick<Services, 'sky'>, user: User, read: ReadChart): ChartAnswer {
  const sky = skyOf(services.sky, { chartRules: read.rules })
  const { row, birth, partner, figure, reading, timeZone } = read
  const other = row.person && partner && { kept: row.person, birth: partner }
  // Whose chart it is: of somebody's own birth chart that is them.
  const whose = row.type === 'person-natal' && other ? other : { kept: user, birth }
  const own = presentBirth(sky, whose.kept, whose.birth, user.lang)
  const { wholeDay } = whose.birth
  const clocks = clocksOf(whose.kept, whose.birth)
  const ofReturn = presentReturn(read)
  const held = row.type === 'transit' || row.type === 'progressed' || ofReturn !== null
  const isOfOne = row.type === 'natal' || row.type === 'person-natal'
  return {
    type: `chart:${row.type}`,
    title: chartTitle(user.lang, read),
    created_at: row.createdAt.toISOString(),
    instant: isoFromJdUt(figure.jdUt),
    // A birth by the clocks of its place, the sky of now or of a return by the reader's.
    local: held ? localAt(timeZone, 0, figure.jdUt) : own.local,
    place: placeOfReturn(row) ?? own.place,
    house_system: figure.houses?.system ?? read.rules.house_system,
    zodiac: read.rules.zodiac,
    rules: { ...read.rules, own: row.rules !== null },
    bodies: figure.placements.map(presentBody),
    houses: presentHouses(figure.houses),
    aspects: figure.aspects.map(presentAspect),
    uncertain: isOfOne || row.type === 'synastry' ? own.uncertain : [],
    whole_day: isOfOne && wholeDay ? presentWholeDay(wholeDay, (jdUt) => clocks(jdUt).clock) : null,
    reading: reading.sections,
    factors: Object.values(reading.factors).map(presentFactor),
    birthtime_known: figure.timeKnown,
    doubt: own.doubt,
    read: own.read,
    natal: held ? own : null,
    partner: other && !isOfOne ? presentBirth(sky, other.kept, other.birth, user.lang) : null,
    person: personOf(row),
    big_three: read.bigThree.map((point) => presentPoint(whose.birth, point)),
    told_as: read.toldAs,
    return: ofReturn,
    year: presentYear(read),
  }
}

/** One of the three, with its degree where that is certain. */
export function presentPoint(
  { chart }: Birth,
  { point, signs, paragraph }: BigThreePoint,
): ChartAnswer['big_three'][number] {
  const [sign = null, ...others] = signs
  const longitudeDeg =
    point === 'asc' ? chart.houses?.ascendantDeg : chart.placements.find(({ body }) => body === point)?.longitudeDeg
  const isCertain = others.length === 0 && longitudeDeg !== undefined
  const at = isCertain ? placeInSign(longitudeDeg) : null
  return {
    id: point,
    sign: isCertain ? sign : null,
    signs: [...signs],
    degree: at?.degree ?? null,
    minute: at?.minute ?? null,
    paragraph,
  }
}

function presentReturn({ row, nextJdUt }: ReadChart): ChartAnswer['return'] {
  if (row.returnFor === null) return null
  return {
    light: row.type === 'solar-return' ? 'sun' : 'moon',
    for: row.returnFor,
    next: nextJdUt === null ? null : isoFromJdUt(nextJdUt),
    relocated: row.placeName !== null,
  }
}

function presentYear({ year }: ReadChart): ChartAnswer['year'] {
  if (!year) return null
  const { age, house, from, to, lord, paragraphs, hits } = year
  return {
    age,
    house,
    from,
    to,
    lord: { id: lord.planet, sign: lord.sign },
    paragraphs,
    hits: hits.map(({ transiting, aspect, jdUt }) => ({ transiting, type: aspect, at: isoFromJdUt(jdUt) })),
  }
}

/** Where a return is cast for, when that isn't the birthplace. */
function placeOfReturn(row: ChartRow): ChartAnswer['place'] | null {
  const { placeName: name, placeLatitudeDeg: lat, placeLongitudeDeg: lon, placeTimeZone } = row
  if (name === null || lat === null || lon === null || placeTimeZone === null) return null
  return { name, lat, lon, time_zone: placeTimeZone }
}
