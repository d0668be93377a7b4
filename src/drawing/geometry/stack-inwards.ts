/** Sides of an upright box. */
export interface Box {
  width: number
  height: number
}

/**
 * Distances from the centre at which upright boxes follow one another inwards without touching, the first centred at
 * `radius`, in the direction `directionDeg`. Boxes wider than high need more of the radius at the sides than at the top:
 * each reaches as far as the ellipse in it does in that direction.
 */
export function stackInwards(radius: number, directionDeg: number, boxes: readonly Box[]): number[] {
  const direction = (directionDeg * Math.PI) / 180
  const reach = ({ width, height }: Box) =>
    Math.hypot((width / 2) * Math.cos(direction), (height / 2) * Math.sin(direction))
  let edge = radius + (boxes[0] ? reach(boxes[0]) : 0)
  return boxes.map((box) => {
    const at = edge - reach(box)
    edge = at - reach(box)
    return at
  })
}

/** Width of two digits and a degree or minute sign, in font sizes. */
export const NUMERAL_WIDTH = 1.62

/** The box that two digits with their sign fill at a font size. */
export function numeralBox(fontSize: number): Box {
  return { width: fontSize * NUMERAL_WIDTH, height: fontSize * 1.05 }
}
