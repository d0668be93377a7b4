import { expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { natalFactors } from '../facts/natal-factors.ts'
import { loadLibrary } from '../library/load-library.ts'
import { people } from '#test/readings/people.ts'
import { NatalRotation, type Purpose } from './natal-rotation.ts'
import { rotation } from './rotation.ts'

const library = loadLibrary()
const PURPOSES: readonly Purpose[] = ['love', 'career', 'health', 'gift', 'challenge', 'body']

it.each(people(loadEphemeris(), 8).map((person) => [person.seed, person] as const))(
  'person %s: no text has a second day within a month, whatever it is taken for',
  (seed, { birth }) => {
    const natal = natalFactors(birth)
    const last = new Map<string, number>()
    let told = 0
    for (let dayNumber = 20_000; dayNumber < 20_120; dayNumber++) {
      const natalTexts = new NatalRotation({
        natal,
        library,
        lang: 'en',
        rotation: rotation(seed, dayNumber),
        dayNumber,
      })
      for (let taken = natalTexts.take(...PURPOSES); taken; taken = natalTexts.take(...PURPOSES)) {
        const key = `${taken.id} ${taken.field} ${taken.factor.id}`
        const before = last.get(key)
        if (before !== undefined) expect(dayNumber - before, key).toBeGreaterThanOrEqual(31)
        last.set(key, dayNumber)
        told++
      }
      expect(natalTexts.left).toBe(0)
    }
    expect(told).toBeGreaterThan(120 * (birth.timeKnown ? 5.5 : 3.5))
  },
)
