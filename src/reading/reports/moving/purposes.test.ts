import { expect, it } from 'vitest'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { LANGS } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { PURPOSES, SPEAKS } from './purposes.ts'
import { movingTexts } from './words.ts'

const library = loadLibrary()
const ANGLES = ['asc', 'mc', 'dsc', 'ic'] as const

it.each(LANGS)('has a text for each line that says the same of a purpose as its weight, in %s', (lang) => {
  const { line } = library.texts(movingTexts, lang)
  for (const purpose of PURPOSES) {
    const weighed = SPEAKS[purpose].flatMap(([planet, angles, weight]) =>
      angles.map((angle) => `${planet} ${angle} ${weight > 0 ? 0 : 1}`),
    )
    const said = PLANETS.flatMap((planet) =>
      ANGLES.flatMap((angle) =>
        line[planet][angle].says.flatMap(({ question, side }) =>
          question === purpose ? [`${planet} ${angle} ${side}`] : [],
        ),
      ),
    )
    expect(weighed.toSorted(), purpose).toEqual(said.toSorted())
  }
})
