import { body, CONTOUR, strokes, FINE, HAIR, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { interlaced } from '../strokes/interlace.ts'
import { circle, closed, glyph, line, moved, plot, pt } from '../strokes/lines.ts'
import { ribs } from '../strokes/shade.ts'
import { stars } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const HEART = pt(480, 320)

/** A node of the Moon on its seal: the ascending one, or the same sign upside down. */
function seal(x: number, flip: boolean): Layer[] {
  const at = pt(x, HEART.y)
  return [
    body(circle(at, 54), CONTOUR),
    strokes(circle(at, 46), HAIR),
    strokes(ribs(circle(at, 54)[0] ?? [], circle(at, 46)[0] ?? [], 73), HAIR),
    strokes(moved(glyph('trueNode', at, 54), { about: at, flip }), CONTOUR, 'accent'),
  ]
}

/** An endless knot upon the axis of the Moon's nodes. */
export const karmic: Motif = () => {
  const cord = closed(
    plot(720, (t) => {
      const a = t * 2 * Math.PI
      return pt(HEART.x + 256 * Math.sin(3 * a + Math.PI / 2), HEART.y + 226 * Math.sin(4 * a))
    }).slice(0, -1),
  )
  const picture: Layer[] = [
    strokes(line(pt(70, HEART.y - 4), pt(890, HEART.y - 4)), FINE, 'accent'),
    strokes(line(pt(70, HEART.y + 4), pt(890, HEART.y + 4)), FINE, 'accent'),
    ...interlaced(cord, 13, 3),
    ...seal(130, false),
    ...seal(830, true),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 19, count: 24 }), ...picture]
}
