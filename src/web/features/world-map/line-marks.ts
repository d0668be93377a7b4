import type { LineShape } from './line-shapes.ts'
import { toScreen, type Size, type View, type XY } from './view.ts'

/** Where a line is named on the screen. */
export interface LineMark extends XY {
  line: LineShape
}

/** Half the room that a mark takes, pixels. */
export const MARK = 17
/** So far from the edge marks are set. */
const MARGIN = 14

/** The buttons stand in the upper right corner. */
const BUTTONS = { width: 54, height: 104 }

const isMeridian = ({ angle }: LineShape) => angle === 'mc' || angle === 'ic'

/**
 * A mark on each line that is seen, none over another: on meridians from the upper edge downward, on the horizon's lines from the
 * lower edge upward. A line that finds no free place has none.
 */
export function layMarks(lines: readonly LineShape[], view: View, size: Size): LineMark[] {
  const marks: LineMark[] = []
  for (const line of lines) {
    for (const at of placesAlong(line, view, size)) {
      if (at.x > size.width - BUTTONS.width - MARK && at.y < BUTTONS.height + MARK) continue
      if (marks.some(({ x, y }) => Math.abs(x - at.x) < 2 * MARK + 2 && Math.abs(y - at.y) < 2 * MARK - 6)) continue
      marks.push({ line, ...at })
      break
    }
  }
  return marks
}

const STEP = 2 * MARK - 6
const MOST_TRIES = 8

/** Points of a line within the screen, one mark's height apart, from the edge where it is named. */
function* placesAlong(line: LineShape, view: View, size: Size): Generator<XY> {
  const fromTop = isMeridian(line)
  const points = line.points
  let [last, tries]: [XY | undefined, number] = [undefined, 0]
  if (fromTop && points[0]) {
    const { x } = toScreen(view, size, points[0])
    if (x < MARK || x > size.width - MARK) return
    for (let y = MARGIN + 4; tries < MOST_TRIES && y < size.height - MARGIN; y += STEP, tries++) yield { x, y }
    return
  }
  for (const point of points) {
    const at = toScreen(view, size, point)
    const isSeen = at.x > MARK && at.x < size.width - MARK && at.y > MARGIN && at.y < size.height - MARGIN
    if (!isSeen || (last && Math.hypot(at.x - last.x, at.y - last.y) < STEP)) continue
    yield at
    last = at
    if (++tries >= MOST_TRIES) return
  }
}
