import type { Point } from '#drawing/geometry/polar.ts'
import { moved, type Move } from './lines.ts'
import type { Lines } from '#drawing/geometry/hatch.ts'

/** The two inks. */
export type Ink = 'ink' | 'accent'
/** What a surface may be filled with: an ink, the ground itself (which hides what lies behind), a Moon's two sides. */
export type Tone = Ink | 'ground' | 'lit' | 'shade'

/** Stroke widths of the style, in pixels of an illustration 960 wide. */
export const HAIR = 1
export const FINE = 1.4
export const CONTOUR = 2.4
export const WEIGHTS: readonly number[] = [HAIR, FINE, CONTOUR]
/** Diameters that a dot may have. */
export const DOTS: readonly number[] = [1.8, 2.6, 3.6, 5]

/** One layer of an illustration; later ones lie on earlier ones. */
export interface Layer {
  lines: Lines
  stroke?: Ink
  weight?: number
  fill?: Tone
}

/** Strokes. */
export const strokes = (lines: Lines, weight = FINE, stroke: Ink = 'ink'): Layer => ({ lines, stroke, weight })

/** A surface without a contour. */
export const solid = (lines: Lines, fill: Tone): Layer => ({ lines, fill })

/** A thing that hides what lies behind it. */
export const body = (lines: Lines, weight = FINE, stroke: Ink = 'ink'): Layer => ({
  lines,
  stroke,
  weight,
  fill: 'ground',
})

/** Round points. */
export const dots = (points: readonly Point[], diameter = 1.8, stroke: Ink = 'ink'): Layer => ({
  lines: points.map((point) => [point, point]),
  stroke,
  weight: diameter,
})

/** Layers moved as one; strokes keep their weights. */
export const shifted = (layers: readonly Layer[], move: Move): Layer[] =>
  layers.map((layer) => ({ ...layer, lines: moved(layer.lines, move) }))
