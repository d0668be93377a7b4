import { body, CONTOUR, cut, FINE, HAIR, type Cut } from '../burin/cut.ts'
import { FIELD_SHAPE } from '../burin/frame.ts'
import { interlaced } from '../burin/interlace.ts'
import { circle, closed, glyph, line, moved, plot, pt } from '../burin/lines.ts'
import { ribs } from '../burin/shade.ts'
import { stars } from '../burin/sky.ts'
import type { Motif } from '../motif.ts'

const HEART = pt(480, 320)

/** A node of the Moon on its seal: the ascending one, or the same sign upside down. */
function seal(x: number, flip: boolean): Cut[] {
  const at = pt(x, HEART.y)
  return [
    body(circle(at, 54), CONTOUR),
    cut(circle(at, 46), HAIR),
    cut(ribs(circle(at, 54)[0] ?? [], circle(at, 46)[0] ?? [], 73), HAIR),
    cut(moved(glyph('trueNode', at, 54), { about: at, flip }), CONTOUR, 'accent'),
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
  const picture: Cut[] = [
    cut(line(pt(70, HEART.y - 4), pt(890, HEART.y - 4)), FINE, 'accent'),
    cut(line(pt(70, HEART.y + 4), pt(890, HEART.y + 4)), FINE, 'accent'),
    ...interlaced(cord, 13, 3),
    ...seal(130, false),
    ...seal(830, true),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 19, count: 24 }), ...picture]
}
