/**
 * Whole numbers as byte planes: the low bytes of all, then the next bytes of all, and so on. High bytes, mostly alike,
 * then stand together, which compresses well; and a number can be read where it stands, without unpacking the rest.
 */
export function writePlanes(values: ArrayLike<number>, width: number): Uint8Array {
  const planes = new Uint8Array(values.length * width)
  for (let i = 0; i < values.length; i++) {
    let value = values[i] ?? 0
    if (value < 0 || value >= 256 ** width) throw new RangeError(`${value} does not fit ${width} bytes`)
    for (let plane = 0; plane < width; plane++) {
      planes[plane * values.length + i] = value % 256
      value = Math.floor(value / 256)
    }
  }
  return planes
}

/** The number at `index` of planes that hold `count` numbers. */
export function readPlanes(planes: Uint8Array, count: number, index: number): number {
  let value = 0
  let factor = 1
  for (let at = index; at < planes.length; at += count) {
    value += (planes[at] ?? 0) * factor
    factor *= 256
  }
  return value
}
