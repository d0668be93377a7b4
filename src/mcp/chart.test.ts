import { describe, expect, it } from 'vitest'
import { arcSeconds, referenceCharts, type ReferenceChart } from '#test/fixtures/ephemeris/reference.ts'
import birthTimes from '#test/fixtures/places/birth_times.json' with { type: 'json' }
import { callTool } from './call-tool.ts'

interface Located {
  longitude: number
}
interface ChartResult {
  birth: {
    place: { time_zone: string; name: string; other_matches: unknown[] }
    clock: {
      utc: string
      offset: string
      why: string
      territory: string | null
      second_occurrence: { utc: string } | null
    }
    calendar: { may_be_julian: boolean }
    unknown_time_day: { from: string; to: string } | null
    warnings: string[]
  }
  positions: (Located & { point: string; retrograde: boolean; house: number | null })[]
  houses: { system: string; ascendant: Located; midheaven: Located; cusps: Located[] } | null
  uncertain: { sign_changes: { point: string; from: string; to: string; at: string }[] } | null
}

const chart = (birth: object) => {
  const { structuredContent, content } = callTool('chart', { birth }, () => {})
  expect(structuredContent, content[0]?.text).toBeDefined()
  return structuredContent as unknown as ChartResult
}
const refusal = (birth: object) => {
  const { isError, content } = callTool('chart', { birth }, () => {})
  expect(isError).toBe(true)
  return JSON.parse(content[0]?.text ?? '') as { code: string; message: string; instead: string }
}

/** An instant in UTC at a point, as a birth. */
const birthOf = ({ utc, lat, lon }: Pick<ReferenceChart, 'utc' | 'lat' | 'lon'>) => ({
  date: utc.slice(0, 10),
  time: utc.slice(11, 19),
  latitude: lat,
  longitude: lon,
  clock: '+00:00',
})

describe('a chart has the places of the reference', () => {
  it.each(referenceCharts().filter(({ polar }) => !polar))('$id, $utc', (reference) => {
    const { positions, houses } = chart(birthOf(reference))
    for (const { point, longitude, retrograde } of positions) {
      const expected = reference.bodies[point as keyof ReferenceChart['bodies']]
      expect(arcSeconds(longitude, expected.lon), point).toBeLessThan(0.5)
      expect(retrograde, point).toBe(expected.retrograde)
    }
    expect(arcSeconds(houses?.ascendant.longitude ?? 0, reference.houses.asc)).toBeLessThan(0.5)
    expect(arcSeconds(houses?.midheaven.longitude ?? 0, reference.houses.mc)).toBeLessThan(0.5)
    for (const [i, cusp] of (reference.houses.cusps ?? []).entries()) {
      expect(arcSeconds(houses?.cusps[i]?.longitude ?? 0, cusp)).toBeLessThan(0.5)
    }
  })

  it('near a pole by Porphyry, and says so', () => {
    const polar = referenceCharts().find((one) => one.polar)
    const { houses, birth } = chart(birthOf(polar as ReferenceChart))
    expect(houses?.system).toBe('porphyry')
    expect(birth.warnings).toEqual([expect.stringContaining('near the pole')])
  })
})

describe('a birth time is read by the clocks of its place', () => {
  const own = birthTimes.filter(({ local, needs_backzone }) => local.endsWith(':00') && !needs_backzone)
  const at = ({ place, local }: (typeof own)[number]) => ({
    place,
    date: local.slice(0, 10),
    time: local.slice(11, 16),
  })

  it.each(own.filter(({ expect: kind }) => kind === 'unique'))('$place $local is $expect_utc', (reference) => {
    const { clock, place } = chart(at(reference)).birth
    expect(clock).toMatchObject({ utc: reference.expect_utc, offset: reference.utc_offset, second_occurrence: null })
    expect(place.time_zone).toBe(reference.time_zone)
    expect(clock.why).toContain(reference.utc_offset)
  })

  it.each(own.filter(({ expect: kind }) => kind === 'ambiguous'))('$place $local came twice', (reference) => {
    const { earlier, later } = reference.candidates_utc ?? { earlier: '', later: '' }
    const first = chart(at(reference)).birth
    expect(first.clock).toMatchObject({ utc: earlier, second_occurrence: { utc: later } })
    expect(first.warnings.join()).toContain('happened twice')
    const second = chart({ ...at(reference), occurrence: 'second' }).birth
    expect(second.clock).toMatchObject({ utc: later, second_occurrence: { utc: earlier } })
    expect(second.warnings.join()).not.toContain('happened twice')
  })

  it.each(own.filter(({ expect: kind }) => kind === 'gap'))('$place $local never was', (reference) => {
    const { code, instead } = refusal(at(reference))
    expect(code).toBe('time_skipped')
    expect(instead).toContain(reference.candidates_utc?.earlier)
    expect(instead).toContain(reference.candidates_utc?.later)
  })

  // Lviv was Polish until 1939, and kept Central European Time.
  it('and of a territory that changed hands by the clock that it followed', () => {
    const { clock } = chart({ date: '1930-05-01', time: '12:00', place: 'Lviv, Ukraine' }).birth
    expect(clock).toMatchObject({ utc: '1930-05-01T11:00:00Z', clock: 'Europe/Warsaw', territory: expect.any(String) })
    expect(clock.why).toContain('Polish time')
  })

  it('asks about old style where it was in use', () => {
    const { calendar, warnings } = chart({ date: '1900-01-13', time: '12:00', place: 'Moscow' }).birth
    expect(calendar).toMatchObject({ may_be_julian: true, julian: '1900-01-01' })
    expect(warnings.join()).toContain('old style')
    const julian = chart({ date: '1900-01-01', time: '12:00', place: 'Moscow', calendar: 'julian' }).birth
    expect(julian.calendar).toMatchObject({ gregorian: '1900-01-13' })
  })
})

describe('without a time', () => {
  // Of events.json: the Moon entered Pisces at 15:21 UTC on 3 January 2025.
  it('there are no houses, and what the hour would change is said', () => {
    const { houses, positions, uncertain, birth } = chart({ date: '2025-01-03', place: 'London, United Kingdom' })
    expect(houses).toBeNull()
    expect(positions.every(({ house }) => house === null)).toBe(true)
    expect(uncertain?.sign_changes).toContainEqual({
      point: 'moon',
      from: 'aquarius',
      to: 'pisces',
      at: expect.stringMatching(/^2025-01-03T15:21:/),
    })
    expect(birth).toMatchObject({
      clock: null,
      unknown_time_day: { from: '2025-01-03T00:00:00Z', to: '2025-01-04T00:00:00Z' },
    })
    expect(birth.warnings.join()).toContain('time of birth is unknown')
  })

  it('a day that the place never had is none', () => {
    expect(refusal({ date: '2011-12-30', place: 'Apia' }).code).toBe('date_skipped')
  })
})

it('a name that several places of a country bear is asked about', () => {
  expect(chart({ date: '1990-01-01', place: 'Springfield' }).birth.warnings.join()).toContain('Missouri')
  expect(chart({ date: '1990-01-01', time: '10:00', place: 'Moscow' }).birth.warnings).toEqual([])
})
