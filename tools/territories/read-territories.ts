import type {
  AreaData,
  ClockLine,
  DoubtLine,
  PolygonData,
  TerritoryData,
  TownData,
} from '../../src/astro/birth-time/territory-data.ts'

const REASONS = new Set(['border', 'change', 'sources', 'custom', 'unrecorded'])
const DAY = /^\d{4}-\d{2}-\d{2}$/
const CIVIL = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/
const LMT_IN_UKRAINE = 'towns kept their own mean time; IANA has Kyiv’s for all of Ukraine'

/** Reads a file of territories as README.md describes it. @throws Error for a line of another form */
export function readTerritories(text: string): TerritoryData[] {
  const found: TerritoryData[] = []
  for (const [number, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const fail = (): never => {
      throw new Error(`line ${number + 1} is not understood: ${line}`)
    }
    const [keyword = '', rest = ''] = split(line, ' ')
    const [told = '', source = ''] = split(rest, ' | ')
    if (keyword === 'territory') {
      const [id = '', en = '', ru = ''] = rest.split(' | ')
      found.push({ id, en, ru, areas: [], clocks: [], doubts: [] })
    } else if (keyword === 'occupied') found.push(occupied(rest))
    else {
      const territory = found.at(-1) ?? fail()
      if (keyword === 'area') territory.areas.push(readArea(rest))
      else if (keyword === 'until' || keyword === 'then') territory.clocks.push(readClock(keyword, told, source))
      else if (keyword === 'doubt') territory.doubts.push(readDoubt(told, source))
      else if (keyword === 'front') territory.doubts.push({ ...readDoubt(told, source), front: true })
      else if (keyword === 'town') (territory.towns ??= []).push(readTown(rest))
      else fail()
    }
  }
  return found
}

function split(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)]
}

function readArea(text: string): AreaData {
  const [names = '', ...conditions] = text.split(/ (?=(?:in|not|near|within-zone) )/)
  const area: AreaData = { regions: names.split(', ') }
  for (const condition of conditions) {
    const [keyword = '', ...values] = condition.split(' ')
    if (keyword === 'in') area.in = values
    if (keyword === 'not') area.not = values
    if (keyword === 'within-zone') area.zone = values[0] ?? ''
    if (keyword === 'near') {
      const [latitude = Number.NaN, longitude = Number.NaN] = (values[0] ?? '').split(',').map(Number)
      area.near = [latitude, longitude, Number(values[1])]
    }
  }
  return area
}

function readClock(keyword: string, told: string, source: string): ClockLine {
  if (keyword === 'then') return { until: null, clock: told, source }
  const [until = '', clock = ''] = told.split(' ')
  if (!CIVIL.test(until) || clock === '' || source === '')
    throw new Error(`until ${told} lacks a date, a clock or a source`)
  return { until, clock, source }
}

function readDoubt(told: string, source: string): DoubtLine {
  const [from = '', until = '', reason = '', ...clocks] = told.split(' ')
  if (!CIVIL.test(from) || !CIVIL.test(until) || from >= until || !REASONS.has(reason)) throw new Error(`doubt ${told}`)
  if (clocks.length === 0 || source === '') throw new Error(`doubt ${told} lacks a clock or a source`)
  return { from, until, reason: reason as DoubtLine['reason'], clocks, source }
}

/** `Name latitude,longitude kilometers taken retaken …`. */
function readTown(text: string): TownData {
  const match = /^(.+?) (-?[\d.]+),(-?[\d.]+) (\d+) (.+)$/.exec(text)
  const [, name = '', latitude = '', longitude = '', km = '', days = ''] = match ?? []
  const dates = days.split(' ')
  const isOrdered = dates.every((day, i) => DAY.test(day) && day > (dates[i - 1] ?? ''))
  if (!match || dates.length % 2 !== 0 || !isOrdered) throw new Error(`town ${text}`)
  const held = dates.flatMap((day, i): [string, string][] => (i % 2 === 0 ? [[day, dates[i + 1] ?? '']] : []))
  return { name, near: [Number(latitude), Number(longitude), Number(km)], held }
}

/**
 * Moscow time, then German from the day a region's seat was taken to the day it was retaken; in doubt while the front
 * crossed the region, from the first town taken to the last, and from the first retaken to the last.
 */
function occupied(text: string): TerritoryData {
  const [id = '', en = '', ru = '', span = '', front = '', area = ''] = text.split(' | ')
  const [from = '', until = ''] = span.split(' ')
  const days = front.split(' ')
  const [firstTaken = '', lastTaken = '', firstRetaken = '', lastRetaken = ''] = days
  if (![from, until, ...days].every((day) => DAY.test(day)) || days.length !== 4) throw new Error(`occupied ${text}`)
  if (from < firstTaken || from > lastTaken || until < firstRetaken || until > lastRetaken)
    throw new Error(`occupied ${id}: the seat is outside the span of the front`)
  const taken = `seat or chief town taken ${from}, retaken ${until} (general reference knowledge); the Germans went by German time`
  const clocks = ['Europe/Berlin', 'Europe/Moscow']
  const spans =
    lastTaken < firstRetaken
      ? [
          [firstTaken, lastTaken],
          [firstRetaken, lastRetaken],
        ]
      : [[firstTaken, lastRetaken]]
  const doubts = spans.map(([first = '', last = '']): DoubtLine => {
    const source = `the front crossed the region from ${first} to ${last} (general reference knowledge)`
    return { from: shifted(first, -3), until: shifted(last, 10), reason: 'change', clocks, source, front: true }
  })
  if (area.startsWith('UA/')) {
    doubts.unshift({
      from: '1880-01-01',
      until: '1924-05-02',
      reason: 'custom',
      clocks: ['lmt'],
      source: LMT_IN_UKRAINE,
    })
    doubts.push({
      from: '1918-03-01',
      until: '1918-12-15',
      reason: 'custom',
      clocks: ['Europe/Berlin'],
      source: 'German army',
    })
  }
  return {
    id,
    en,
    ru,
    areas: [readArea(area)],
    clocks: [
      { until: '1941-06-22', clock: 'own', source: 'IANA, the zone of the place' },
      { until: from, clock: 'Europe/Moscow', source: 'decree time of 16 June 1930' },
      { until, clock: 'Europe/Berlin', source: taken },
      { until: '1945-01-01', clock: 'Europe/Moscow', source: 'decree time of 16 June 1930' },
      { until: null, clock: 'own', source: '' },
    ],
    doubts,
  }
}

const shifted = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Reads `polygons.txt`. */
export function readPolygons(text: string): PolygonData[] {
  return text
    .split(/^polygon /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n')
      const [id = '', km = ''] = head.split(' ')
      const points = lines
        .filter((line) => !line.startsWith('#'))
        .flatMap((line) => line.trim().split(/\s+/))
        .filter(Boolean)
        .map((point): [number, number] => {
          const [latitude = Number.NaN, longitude = Number.NaN] = point.split(',').map(Number)
          if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) throw new Error(`${id}: ${point}`)
          return [latitude, longitude]
        })
      if (points.length < 4 || !(Number(km) > 0)) throw new Error(`polygon ${id} is not whole`)
      return { id, km: Number(km), points }
    })
}
