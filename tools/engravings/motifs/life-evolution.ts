import { body, CONTOUR, strokes, FINE, HAIR } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { beside, circle, part, plot, pt } from '../strokes/lines.ts'
import { facetedStar, moon, stars } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const CENTRE = pt(530, 326)
const TURNS = 2.06
/** The years of a life that the report follows. */
const YEARS = 84
/** The eight phases after birth: the lit share, waxing or not. */
const PHASES: readonly (readonly [number, boolean])[] = [
  [0, true],
  [0.16, true],
  [0.5, true],
  [0.84, true],
  [1, true],
  [0.84, false],
  [0.5, false],
  [0.16, false],
]

/** Where the life stands at a share of its way: a spiral out of the birth, broader than high. */
function at(t: number) {
  const turn = t * TURNS * 2 * Math.PI - 2.2
  const reach = 26 + 218 * t ** 0.86
  return pt(CENTRE.x + reach * 1.52 * Math.cos(turn), CENTRE.y + reach * 0.98 * Math.sin(turn))
}

/** The eight Moons of a life on its spiral, a stroke for each of 84 years. */
export const lifeEvolution: Motif = () => {
  const way = plot(600, at)
  const [middle, inner, outer] = [beside(way, 0), beside(way, 8), beside(way, -8)]
  const years = Array.from({ length: YEARS + 1 }, (_, year) => Math.round((year / YEARS) * (middle.length - 1)))
  const moons = PHASES.flatMap(([lit, waxing], i) => {
    const t = 0.13 + (i * 0.84) / 7.05
    return moon(at(t), 26 + i * 5, { lit, waxing, weight: CONTOUR })
  })
  const picture = [
    strokes(
      years.map((index, year) => [(year % 7 === 0 ? inner : middle)[index] ?? CENTRE, outer[index] ?? CENTRE]),
      HAIR,
    ),
    strokes([way], FINE, 'accent'),
    strokes([beside(part(way, 0.04, 1), -8)], HAIR),
    body(circle(at(0), 6), FINE, 'accent'),
    ...facetedStar(at(0), 22, { points: 8, waist: 0.36, ink: 'accent' }),
    ...moons,
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 17, count: 34, clear: 24 }), ...picture]
}
