import { describe, expect, it } from 'vitest'
import { referenceCharts, referenceEvents } from '../../../test/fixtures/ephemeris/reference.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { MOON_PHASES, moonPhase, moonPhases, nextPhases } from './moon-phase.ts'

const sky = loadEphemeris()

describe('the phase of an instant', () => {
  it('agrees with the reference charts', () => {
    for (const { utc, moonPhase: expected } of referenceCharts()) {
      const found = moonPhase(sky, jdUtFromIso(utc))
      expect(Math.abs(found.elongationDeg - expected.elongation) * 3600).toBeLessThan(0.05)
      expect(found.illuminatedFraction).toBeCloseTo(expected.illuminatedFraction, 3)
    }
  })

  it('runs through all eight in a lunation, each named phase in the middle of its part', () => {
    const start = jdUtFromIso('2025-01-29T12:35:59Z')
    const names = Array.from({ length: 8 }, (_, i) => moonPhase(sky, start + (i * 29.25) / 8).phase)
    expect(names).toEqual(MOON_PHASES)
    expect(moonPhase(sky, start - 1).phase).toBe('new')
    expect(moonPhase(sky, start - 3).phase).toBe('waning-crescent')
  })
})

it('finds half a year of phases to the second', () => {
  const { from, moonPhases: expected } = referenceEvents()
  const found = nextPhases(sky, jdUtFromIso(from), expected.length)
  const NAMES: Record<string, string> = {
    newMoon: 'new',
    firstQuarter: 'first-quarter',
    fullMoon: 'full',
    lastQuarter: 'last-quarter',
  }
  expected.forEach(({ type, utc }, i) => {
    expect(found[i]?.phase).toBe(NAMES[type])
    expect(Math.abs((found[i]?.jdUt ?? 0) - jdUtFromIso(utc)) * 86_400).toBeLessThan(1)
  })
})

it('finds the phases of a span as those that follow one another', () => {
  const [fromJdUt, toJdUt] = [2_451_545, 2_451_545 + 3653]
  const span = moonPhases(sky, { fromJdUt, toJdUt })
  const next = nextPhases(sky, fromJdUt, span.length + 1)
  expect(next.at(-1)?.jdUt).toBeGreaterThan(toJdUt)
  span.forEach(({ phase, jdUt }, i) => {
    expect(phase).toBe(next[i]?.phase)
    expect(Math.abs(jdUt - (next[i]?.jdUt ?? 0))).toBeLessThan(1e-7)
  })
})

it('goes on from a phase to the next one', () => {
  const [first] = nextPhases(sky, 2_460_000, 1)
  if (!first) throw new Error('no phase found')
  const [second] = nextPhases(sky, first.jdUt + 1e-4, 1)
  expect((second?.jdUt ?? 0) - first.jdUt).toBeGreaterThan(6)
  expect((second?.jdUt ?? 0) - first.jdUt).toBeLessThan(9)
})
