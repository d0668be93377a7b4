import { expect, it } from 'vitest'
import { bodyMotion, motionArcs } from '../events/motion.ts'
import { halfTurn } from './angle.ts'
import { loadEphemeris } from './load-ephemeris.ts'
import { LILITHS, NODES } from './sky-rules.ts'
import { ZODIACS } from './zodiac.ts'

const sky = loadEphemeris()

/** Swiss Ephemeris 2.10.03: Julian day (UT), the osculating apogee (body 13) and the mean node (10), degrees. */
const SWISS = [
  [2415021.3, 135.1280231, -4.2958165, 259.1189811],
  [2433282.9, 20.8751348, 0.7320236, 12.0911262],
  [2451545, 252.9953824, 4.0745796, 125.0406461],
  [2460676.25, 187.1141244, -0.5406914, 1.5106078],
  [2478000.7, 333.1861146, 0.9241605, 164.1152036],
] as const

/** Where the reference jumps it is off the table by more (ACCURACY.md); these instants are between its jumps. */
const NEAR_DEG = 0.02 / 3600

it.each(SWISS)('at %d the true Lilith and the mean node are the reference’s', (jdUt, longitude, latitude, node) => {
  const chosen = sky.by({ node: 'mean', lilith: 'true' })
  const lilith = chosen.position('meanLilith', jdUt)
  expect(Math.abs(halfTurn(lilith.longitudeDeg - longitude))).toBeLessThan(NEAR_DEG)
  expect(Math.abs(lilith.latitudeDeg - latitude)).toBeLessThan(NEAR_DEG)
  expect(Math.abs(halfTurn(chosen.position('trueNode', jdUt).longitudeDeg - node))).toBeLessThan(NEAR_DEG)
  expect(chosen.position('trueNode', jdUt)).toEqual(sky.position('meanNode', jdUt))
})

it('a sky by rules is one sky, however it is come by, and the others stay as they are', () => {
  for (const zodiac of ZODIACS)
    for (const node of NODES)
      for (const lilith of LILITHS) {
        const one = sky.by({ zodiac, node, lilith })
        expect(sky.by({ lilith }).inZodiac(zodiac).by({ node })).toBe(one)
        expect(one.tropical).toBe(sky.by({ node, lilith }))
        expect(one.position('sun', 2451545).latitudeDeg).toBe(sky.position('sun', 2451545).latitudeDeg)
      }
  expect(sky.by({})).toBe(sky)
  expect(sky.rules).toEqual({ zodiac: 'tropical', node: 'true', lilith: 'mean' })
})

it('the true Lilith turns nearly twice a month, and no turn is missed', () => {
  const motion = bodyMotion(sky.by({ lilith: 'true' }), 'meanLilith')
  const found = [...motionArcs(motion, 2451545, 2451910)].filter(({ to }) => to.speedDegPerDay === 0).length
  // The same by looking every quarter of an hour.
  const out = new Float64Array(2)
  const signs = Array.from({ length: 365 * 96 }, (_, i) => {
    motion.into(2451545 + i / 96, out)
    return Math.sign(out[1] ?? 0)
  })
  expect(found).toBe(signs.filter((sign, i) => i > 0 && sign !== signs[i - 1]).length)
  expect(found).toBeGreaterThan(12)
})
