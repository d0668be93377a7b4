import type { Ephemeris } from '../../src/astro/ephemeris/ephemeris.ts'
import { lunarEclipses } from '../../src/astro/events/lunar-eclipses.ts'
import { solarEclipses } from '../../src/astro/events/solar-eclipses.ts'
import type { Differences } from './differences.ts'
import type { Generator } from './generator.ts'

/**
 * Every eclipse of a span.
 * @throws Error when one is missing, is not in the generator, or is of another type or saros there
 */
export function measureEclipses(
  generator: Generator,
  sky: Ephemeris,
  { fromJd, toJd }: { fromJd: number; toJd: number },
  differences: Differences,
): void {
  const span = { fromJdUt: fromJd, toJdUt: toJd }
  const solar = generator.solarEclipses(fromJd, toJd)
  const ours = solarEclipses(sky, span)
  expectSame(
    solar.map(({ type, central, saros }) => `${type} ${central} ${saros}`),
    ours.map(({ type, central, saros }) => `${type} ${central} ${saros}`),
  )
  ours.forEach(({ jdUt, magnitude }, i) => {
    differences.note('eclipses of the Sun, greatest, s', (jdUt - (solar[i]?.jdUt ?? NaN)) * 86400)
    differences.note('eclipses of the Sun, magnitude', magnitude - (solar[i]?.magnitude ?? NaN))
  })
  const lunar = generator.lunarEclipses(fromJd, toJd)
  const found = lunarEclipses(sky, span)
  expectSame(
    lunar.map(({ type, saros }) => `${type} ${saros}`),
    found.map(({ type, saros }) => `${type} ${saros}`),
  )
  found.forEach(({ jdUt, umbralMagnitude, penumbralMagnitude }, i) => {
    differences.note('eclipses of the Moon, greatest, s', (jdUt - (lunar[i]?.jdUt ?? NaN)) * 86400)
    // The generator gives 0 where the Moon stays outside the umbra; we say by how much.
    const umbral = Math.max(0, umbralMagnitude) - (lunar[i]?.umbralMagnitude ?? NaN)
    differences.note('eclipses of the Moon, umbral magnitude', umbral)
    differences.note(
      'eclipses of the Moon, penumbral magnitude',
      penumbralMagnitude - (lunar[i]?.penumbralMagnitude ?? NaN),
    )
  })
}

function expectSame(expected: string[], found: string[]): void {
  const at = Array.from({ length: Math.max(expected.length, found.length) }, (_, i) => i)
  const first = at.find((i) => expected[i] !== found[i])
  if (first !== undefined) throw new Error(`eclipse ${first}: ${found[first]}, not ${expected[first]}`)
}
