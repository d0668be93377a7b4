import { pointAt } from '#drawing/geometry/polar.ts'
import { body, CONTOUR, strokes, FINE, HAIR, solid, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { arc, closed, curve, dashed, line, pt, pts } from '../strokes/lines.ts'
import type { Lines } from '#drawing/geometry/hatch.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { wave } from '../strokes/shade.ts'
import { moon, planet, scale, starShape, stars, zodiac } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const HUB = pt(480, 440)

/** A row of waves that hides what is behind it. */
function sea(y: number, shift: number, height: number): Layer[] {
  const crest = wave(pt(62, y), 836, { height, period: 76, shift })
  const water = [closed([...crest, pt(898, 590), pt(62, 590)])]
  const under = [7, 13].map((by) => crest.map((at) => pt(at.x, at.y + by)))
  return [
    body(water, CONTOUR),
    strokes(
      under.flatMap((row, i) => dashed(row, 44 - i * 14, 32 + i * 14)),
      HAIR,
    ),
  ]
}

/** A paper boat under a small zodiac, from which a star, a Moon and a planet hang as over a cradle. */
export const child: Motif = () => {
  const sail = [closed(pts([480, 214], [592, 410], [368, 410]))]
  const sailDark = [closed(pts([480, 214], [592, 410], [480, 410]))]
  const back = [closed(pts([270, 372], [690, 372], [588, 440], [372, 440]))]
  const hull = [closed(pts([232, 366], [372, 404], [588, 404], [728, 366], [628, 506], [332, 506]))]
  const hullDark = [closed(pts([588, 404], [728, 366], [628, 506], [480, 506]))]
  const hung = (deg: number, length: number) => {
    const from = pointAt(HUB, 296, deg)
    return { string: line(from, pt(from.x, from.y + length)), at: pt(from.x, from.y + length) }
  }
  const [a, b, c, d] = [hung(139, 64), hung(117, 46), hung(62, 58), hung(41, 66)]
  const strings: Lines = [a, b, c, d].flatMap(({ string }) => string)
  const picture: Layer[] = [
    ...zodiac(HUB, 308, 356, { from: 0, to: 180, glyphSize: 29 }),
    strokes([arc(HUB, 296, 0, 180)], HAIR),
    strokes(scale(HUB, 308, 12, { from: 0, to: 180, step: 1.5 }), HAIR),
    strokes(strings, HAIR),
    solid(starShape(pt(a.at.x, a.at.y + 18), 24, 5, 0.42), 'accent'),
    ...planet(pt(b.at.x, b.at.y + 17), 17),
    strokes([curve(pts([b.at.x - 30, b.at.y + 24], [b.at.x, b.at.y + 28], [b.at.x + 30, b.at.y + 10]))], FINE),
    ...moon(pt(c.at.x, c.at.y + 24), 25, { lit: 0.32, waxing: true }),
    solid(starShape(pt(d.at.x, d.at.y + 16), 20, 5, 0.42), 'accent'),
    ...sea(440, 0.1, 5),
    body(back, FINE),
    body(sail, CONTOUR),
    strokes(hatch(sailDark, { angleDeg: 60, spacing: 6 }), HAIR),
    strokes(line(pt(480, 214), pt(480, 410)), FINE),
    strokes([...line(pt(480, 214), pt(480, 184))], FINE),
    solid([closed(pts([480, 184], [516, 194], [480, 204]))], 'accent'),
    body(hull, CONTOUR),
    strokes(hatch(hullDark, { angleDeg: -62, spacing: 6 }), HAIR),
    strokes(
      [...line(pt(480, 404), pt(332, 506)), ...line(pt(588, 404), pt(480, 506)), ...line(pt(372, 404), pt(480, 506))],
      FINE,
    ),
    ...sea(492, 0.45, 6),
    ...sea(528, 0.8, 6),
    ...sea(562, 0.2, 5),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 101, count: 26 }), ...picture]
}
