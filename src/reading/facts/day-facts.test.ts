import { describe, expect, it } from 'vitest'
import { referenceEvents, referenceTransits } from '../../../test/fixtures/ephemeris/reference.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { wholeDayChart } from '#astro/charts/whole-day-chart.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { dayFacts } from './day-facts.ts'
import { natalFactors } from './natal-factors.ts'

const sky = loadEphemeris()
/** A day in UTC: midnight before an instant to the next midnight. */
const dayOf = (jdUt: number) => {
  const startJdUt = Math.floor(jdUt - 0.5) + 0.5
  return { startJdUt, endJdUt: startJdUt + 1 }
}
const moscow = { latitudeDeg: 55.75, longitudeDeg: 37.62 }
const someone = {
  timeKnown: true,
  uncertain: [],
  chart: natalChart(sky, { jdUt: jdUtFromIso('1990-05-17T10:30:00Z'), ...moscow }),
}

describe('transits', { timeout: 30_000 }, () => {
  it.each(referenceTransits().map((set) => [set.chart, set] as const))(
    'are exact on the day the reference says: %s',
    (_id, set) => {
      const chart = natalChart(sky, { jdUt: jdUtFromIso(set.utc), latitudeDeg: set.lat, longitudeDeg: set.lon })
      for (const hit of set.hits.slice(0, 40)) {
        const jdUt = jdUtFromIso(hit.utc)
        const facts = dayFacts(sky, { chart, timeKnown: true, uncertain: [], ...dayOf(jdUt) })
        const found = facts.transits.find(({ id }) => id === `transit:${hit.transiting}:${hit.aspect}:${hit.natal}`)
        expect(found?.exactToday, hit.utc).toBe(true)
        // Half a minute, but for planets that all but stand still (see the fixtures' README).
        if (Math.abs(hit.speed) > 0.05) expect(Math.abs((found?.exactJdUt ?? 0) - jdUt) * 1440).toBeLessThan(0.5)
      }
    },
  )

  it('stand heaviest first, each once', () => {
    const { transits } = dayFacts(sky, { ...someone, startJdUt: 2_461_100.5, endJdUt: 2_461_101.5 })
    const weights = transits.map(({ weight }) => weight)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    expect(new Set(transits.map(({ id }) => id)).size).toBe(transits.length)
  })
})

describe('the Moon', () => {
  const ingresses = referenceEvents().ingresses.filter(({ body }) => body === 'moon')

  it('changes sign when the reference says', () => {
    expect(ingresses.length).toBeGreaterThan(70)
    for (const { utc, sign } of ingresses) {
      const { moon } = dayFacts(sky, { ...someone, ...dayOf(jdUtFromIso(utc)) })
      const jdUt = moon.change?.jdUt ?? 0
      expect(Math.abs(jdUt - jdUtFromIso(utc)) * 1440, `${sign} ${utc}`).toBeLessThan(0.5)
      expect(moon.sign, utc).toBe(jdUt < dayOf(jdUt).startJdUt + 0.5 ? moon.change?.to : moon.change?.from)
      expect(moon.dayInSign === 0, utc).toBe(moon.sign === moon.change?.to)
    }
  })

  it('counts the days of a stay', () => {
    const days = Array.from({ length: 60 }, (_, i) => dayFacts(sky, { ...someone, ...dayOf(2_461_000.6 + i) }).moon)
    days.forEach((moon, i) => {
      const before = days[i - 1]
      if (!before) return
      expect(moon.dayInSign).toBe(moon.sign === before.sign ? before.dayInSign + 1 : 0)
      expect(moon.dayInHouse).toBe(moon.house === before.house ? before.dayInHouse + 1 : 0)
    })
  })

  it('has its principal phases on the days of the reference', () => {
    const names = { newMoon: 'new', firstQuarter: 'first-quarter', fullMoon: 'full', lastQuarter: 'last-quarter' }
    for (const { type, utc } of referenceEvents().moonPhases) {
      const { phase } = dayFacts(sky, { ...someone, ...dayOf(jdUtFromIso(utc)) })
      expect(phase.exact?.phase).toBe(names[type as keyof typeof names])
      expect(Math.abs((phase.exact?.jdUt ?? 0) - jdUtFromIso(utc)) * 1440).toBeLessThan(0.5)
    }
  })
})

describe('without the hour of birth', { timeout: 30_000 }, () => {
  const [jdUtStart, jdUtEnd] = [jdUtFromIso('1990-05-16T20:00:00Z'), jdUtFromIso('1990-05-17T20:00:00Z')]
  const birth = { timeKnown: false, ...wholeDayChart(sky, { jdUtStart, jdUtEnd, ...moscow }) }
  const hours = [0, 0.25, 0.5, 0.75, 0.999].map((part) => ({
    timeKnown: true,
    uncertain: [],
    chart: natalChart(sky, { jdUt: jdUtStart + part * (jdUtEnd - jdUtStart), ...moscow }),
  }))

  it('there is no house, no angle, and no transit that some hour of the day would not have', () => {
    for (let i = 0; i < 120; i++) {
      const day = dayOf(2_461_000.6 + i)
      const facts = dayFacts(sky, { ...birth, ...day })
      expect(facts.moon.house).toBeNull()
      const ofHours = hours.map((hour) => dayFacts(sky, { ...hour, ...day }).transits)
      for (const { id, exactToday, timed } of facts.transits) {
        expect(id).not.toMatch(/:(asc|mc)$/)
        expect(timed).toBe(false)
        for (const transits of ofHours) {
          const same = transits.find((transit) => transit.id === id)
          expect(same, id).toBeDefined()
          if (exactToday) expect(same?.exactToday, id).toBe(true)
        }
      }
    }
  })

  it('a planet that changes sign that day has no natal sign', () => {
    const day = wholeDayChart(sky, { jdUtStart: 2_448_029.5, jdUtEnd: 2_448_032.5, ...moscow })
    const factors = natalFactors({ timeKnown: false, ...day })
    expect(day.uncertain.length).toBeGreaterThan(0)
    const signed = factors.flatMap(({ natal, sign }) => (sign === undefined ? [] : natal))
    expect(signed).toContain('sun')
    for (const { body } of day.uncertain) expect(signed).not.toContain(body)
  })
})
