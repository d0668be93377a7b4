import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import type { Placement } from '#astro/charts/chart.ts'
import type { ChartAnswer, ChartRow as WireRow } from '#contract/charts.ts'
import type { Lang } from '#contract/field.ts'
import { presentFactor } from '../daily/present.ts'
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

export function presentChart(user: User, { row, birth, reading }: ReadChart): ChartAnswer {
  const { chart, timeKnown, uncertain } = birth
  const { houses } = chart
  return {
    type: `chart:${row.type}`,
    instant: isoFromJdUt(chart.jdUt),
    place: {
      name: user.birthplace ?? '',
      lat: chart.latitudeDeg,
      lon: chart.longitudeDeg,
      time_zone: user.placeTimeZone ?? 'UTC',
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
    })),
    reading: reading.sections,
    factors: Object.values(reading.factors).map(presentFactor),
    birthtime_known: timeKnown,
  }
}
