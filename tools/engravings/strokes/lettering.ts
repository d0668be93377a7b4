import { flattenPath } from '#drawing/geometry/flatten-path.ts'
import { moved, pt } from './lines.ts'
import type { Lines } from '#drawing/geometry/hatch.ts'

/** The capitals of the service's name, as strokes 18 high with their widths. */
const CAPITALS: Readonly<Record<string, readonly [number, string]>> = {
  A: [17, 'M0 18L8.5 0L17 18M3.3 11.2H13.7'],
  S: [
    12,
    'M11.2 3.2C10.2 1.2 8.4 0 6 0C3 0 1 1.8 1 4.3C1 7.1 3.4 8 6 9C8.9 10 11.6 11 11.6 13.8C11.6 16.4 9.2 18 6.2 18C3.4 18 1.4 16.8 .4 14.4',
  ],
  T: [14, 'M0 0H14M7 0V18'],
  E: [10.5, 'M10.5 0H0V18H10.5M0 8.8H8.6'],
  R: [12, 'M0 18V0H5.6C8.8 0 10.8 1.8 10.8 4.6C10.8 7.4 8.8 9.2 5.6 9.2H0M5.4 9.2L11.6 18'],
  I: [0, 'M0 0V18'],
}
const SPACE = 8
const HEIGHT = 18

/** A word in drawn capitals, centred on a point; knows the letters of ASTERIA. */
export function lettering(word: string, x: number, y: number, height: number): Lines {
  const scale = height / HEIGHT
  const letters = [...word].flatMap((letter) => {
    const known = CAPITALS[letter]
    return known ? [known] : []
  })
  const width = letters.reduce((sum, [own]) => sum + own + SPACE, -SPACE)
  let at = -width / 2
  return letters.flatMap(([own, path]) => {
    const strokes = moved(flattenPath(path), { x: at, y: -HEIGHT / 2 })
    at += own + SPACE
    return moved(strokes, { scale, x, y, about: pt(0, 0) })
  })
}
