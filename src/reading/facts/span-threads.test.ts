import { describe, expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { NatalBirth } from './day-facts.ts'
import { cycleOf, spanStories, spanThreads } from './span-threads.ts'

const sky = loadEphemeris()
const birthAt = (iso: string): NatalBirth => {
  const chart = natalChart(sky, { jdUt: jdUtFromIso(iso), latitudeDeg: 55.7558, longitudeDeg: 37.6173 })
  return { chart, timeKnown: true, uncertain: [] }
}
const birth = birthAt('1990-05-17T10:30:00Z')
const year = { fromJdUt: jdUtFromIso('2026-11-21T00:00:00Z'), toJdUt: jdUtFromIso('2027-11-21T00:00:00Z') }
const month = { fromJdUt: jdUtFromIso('2026-11-01T00:00:00Z'), toJdUt: jdUtFromIso('2026-12-01T00:00:00Z') }

describe('spanThreads', () => {
  it('tells no story in two threads, and never more threads than asked for', () => {
    for (const span of [month, year]) {
      const threads = spanThreads(sky, birth, { ...span, swift: ['sun', 'mars'] })
      const ids = threads.flatMap(({ lead, joined }) => [lead.id, ...joined.map(({ id }) => id)])
      expect(ids).toEqual([...new Set(ids)])
      expect(threads.length).toBeLessThanOrEqual(3)
    }
  })

  it('joins only what touches the same point, or the same planet at a point bound to it', () => {
    const threads = spanThreads(sky, birth, { ...year, swift: [] })
    for (const { lead, joined } of threads) {
      for (const other of joined) expect(other.natal === lead.natal || other.transiting === lead.transiting).toBe(true)
    }
  })

  it('sets a thread off on days of the span only, at its own point', () => {
    for (const { lead, swift } of spanThreads(sky, birth, { ...month, swift: ['sun', 'mercury', 'venus', 'mars'] })) {
      for (const { natal, jdUt } of swift) {
        expect(natal).toBe(lead.natal)
        expect(jdUt >= month.fromJdUt && jdUt < month.toJdUt).toBe(true)
      }
    }
  })
})

describe('spanStories', () => {
  it('has all passes of a visit, those before the span, too', () => {
    // Jupiter squares a Sun at 26° Taurus on 21 November 2026, and turns back over it twice.
    const story = spanStories(sky, birth, { ...month, swift: [] }).find(({ id }) => id === 'transit:jupiter:square:sun')
    expect(story?.passes).toHaveLength(3)
    expect(story?.inSpan).toHaveLength(1)
    const later = { fromJdUt: jdUtFromIso('2027-07-01T00:00:00Z'), toJdUt: jdUtFromIso('2027-08-01T00:00:00Z') }
    const again = spanStories(sky, birth, { ...later, swift: [] }).find(({ id }) => id === 'transit:jupiter:square:sun')
    expect(again?.passes.map(({ jdUt }) => jdUt)).toEqual(story?.passes.map(({ jdUt }) => jdUt))
  })

  it('names neither houses nor rulers without the hour', () => {
    const untimed = { ...birth, timeKnown: false }
    for (const { house, natalHouse, rules, natal } of spanStories(sky, untimed, { ...year, swift: [] })) {
      expect([house, natalHouse, rules]).toEqual([null, null, []])
      expect(['asc', 'mc', 'moon']).not.toContain(natal)
    }
  })

  it('knows the return of Saturn', () => {
    // Born on 17 May 1990 with Saturn at 25° Capricorn: it returned in January 2020.
    const then = { fromJdUt: jdUtFromIso('2020-01-01T00:00:00Z'), toJdUt: jdUtFromIso('2020-02-01T00:00:00Z') }
    const cycles = spanStories(sky, birth, { ...then, swift: [] }).map(cycleOf)
    expect(cycles).toContain('saturn conjunction')
  })
})
