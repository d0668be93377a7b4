import { curve, moved, pts } from '../strokes/lines.ts'
import type { Line, Lines } from '#drawing/geometry/hatch.ts'

const FOREHEAD = pts([0, 0], [13, 26], [19, 52], [21, 68], [17, 83], [22, 100], [33, 122], [46, 141])
const NOSE = pts([46, 141], [45, 149], [36, 153], [26, 153])
const UPPER_LIP = pts([26, 153], [26, 162], [35, 170], [37, 175], [27, 180])
const CHIN = pts(
  [27, 180],
  [35, 186],
  [34, 193],
  [25, 201],
  [29, 212],
  [30, 224],
  [18, 235],
  [-4, 239],
  [-34, 241],
  [-62, 246],
)

/** A face from the hairline (at the origin) to below the jaw, 246 high, looking right. */
export const FACE: Line = [FOREHEAD, NOSE, UPPER_LIP, CHIN].flatMap((piece) => curve(piece))

/** Its eye with lid, brow and the corner of the mouth. */
export const FEATURES: Lines = [
  curve(pts([-14, 90], [-5, 84], [6, 86], [11, 91])),
  curve(pts([-12, 93], [-2, 97], [8, 94])),
  curve(pts([3, 86], [0, 91], [3, 96])),
  curve(pts([-20, 76], [-6, 67], [10, 69], [16, 73])),
  curve(pts([27, 180], [19, 180], [12, 183])),
  curve(pts([24, 148], [19, 143], [21, 137])),
]

export const placed = (lines: Lines, x: number, y: number, scale: number, mirror = false): Lines =>
  moved(lines, { x, y, scale, mirror })
