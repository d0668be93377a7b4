import { describe, expect, it } from 'vitest'
import { turn } from '../ephemeris/angle.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { motionArcs, passage, relativeMotion, type Motion } from './motion.ts'

/** x = 100 + (u³ − k·u) / 10 with u = t − 5, whose speed is zero at 5 ± √(k/3): 4 and 6 for k = 3. */
const cubic = (k: number, stepDays: number): Motion => ({
  stepDays,
  into: (t, out) => {
    out[0] = turn(100 + ((t - 5) ** 3 - k * (t - 5)) / 10)
    out[1] = (3 * (t - 5) ** 2 - k) / 10
  },
})

describe('the arcs of a motion', () => {
  it.each([
    ['by short steps', 1.3],
    ['both within the step after a turn', 4.5],
    ['within one step', 10],
  ])('are cut at both turns of a loop, %s', (_name, stepDays) => {
    const turns = [...motionArcs(cubic(3, stepDays), 0, 10)].filter(({ to }) => to.speedDegPerDay === 0)
    expect(turns.map(({ to }) => to.jdUt)).toEqual([expect.closeTo(4, 6), expect.closeTo(6, 6)])
  })

  it('let three passes of a loop within one step be found', () => {
    const motion = cubic(3, 10)
    const passes = [...motionArcs(motion, 0, 10)].map((arc) => passage(motion, arc, 100.1)).filter((t) => t !== null)
    // u³ − 3u = 1 has the roots 2cos(140°), 2cos(100°), 2cos(20°).
    expect(passes).toEqual([-1.5320889, -0.3472964, 1.8793852].map((u) => expect.closeTo(5 + u, 6)))
  })

  it('are whole where the speed only comes near zero', () => {
    expect([...motionArcs(cubic(-0.01, 10), 0, 10)]).toHaveLength(1)
  })

  it('run backwards too', () => {
    const arcs = [...motionArcs(cubic(3, 1.3), 10, 0)]
    expect(arcs.at(0)?.from.jdUt).toBe(10)
    expect(arcs.at(-1)?.to.jdUt).toBe(0)
    expect(arcs.filter(({ to }) => to.speedDegPerDay === 0)).toHaveLength(2)
  })
})

it('one body less another runs as the difference of their places', () => {
  const sky = loadEphemeris()
  const out = new Float64Array(2)
  relativeMotion(sky, 'mars', 'venus').into(2_460_000.25, out)
  const [mars, venus] = [sky.position('mars', 2_460_000.25), sky.position('venus', 2_460_000.25)]
  expect(out[0]).toBeCloseTo(turn(mars.longitudeDeg - venus.longitudeDeg), 9)
  expect(out[1]).toBeCloseTo(mars.speedDegPerDay - venus.speedDegPerDay, 9)
})
