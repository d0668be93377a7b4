import { toScreen, type Size, type View, type XY } from './view.ts'

/** A city of the map: its name and where it is drawn, the largest first. */
export interface City {
  name: string
  latitudeDeg: number
  lon: number
  north: number
}

export interface LabeledCity {
  city: City
  dot: XY
  /** The left middle of its name. */
  label: XY
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const LINE_HEIGHT = 15
const DOT = 4
const GAP = 3

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** So many of the largest cities are looked at: more the nearer the map is. */
export const cityRank = (scale: number): number => Math.round(18 * scale ** 1.7)

/**
 * The cities that have room for their names in a view, the largest first: beside their dots, to the right or to the left, and
 * on nothing else.
 *
 * @param taken what else is drawn there
 * @param widthOf pixels that a name takes
 */
export function layLabels(
  cities: readonly City[],
  view: View,
  size: Size,
  { most, taken, widthOf }: { most: number; taken: readonly Box[]; widthOf: (name: string) => number },
): LabeledCity[] {
  const boxes: Box[] = [...taken]
  const laid: LabeledCity[] = []
  for (const city of cities.slice(0, cityRank(view.scale))) {
    if (laid.length >= most) break
    const dot = toScreen(view, size, city)
    if (dot.x < 0 || dot.x > size.width || dot.y < 0 || dot.y > size.height) continue
    const width = widthOf(city.name)
    const mark = { left: dot.x - DOT, top: dot.y - DOT, right: dot.x + DOT, bottom: dot.y + DOT }
    for (const x of [dot.x + DOT + GAP, dot.x - DOT - GAP - width]) {
      const box = { left: x, top: dot.y - LINE_HEIGHT / 2, right: x + width, bottom: dot.y + LINE_HEIGHT / 2 }
      if (box.left < 0 || box.right > size.width) continue
      if (boxes.some((other) => overlap(box, other) || overlap(mark, other))) continue
      boxes.push(box, mark)
      laid.push({ city, dot, label: { x, y: dot.y } })
      break
    }
  }
  return laid
}
