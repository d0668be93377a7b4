import { pointAt } from '#drawing/geometry/polar.ts'
import { within } from '../strokes/clip.ts'
import { body, CONTOUR, strokes, FINE, HAIR, solid, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { arc, box, circle, closed, curve, line, pt, pts, radii } from '../strokes/lines.ts'
import type { Line, Lines } from '#drawing/geometry/hatch.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { seeded, wave } from '../strokes/shade.ts'
import { chequeredBand, moon, stars } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const HUB = pt(480, 320)
const DEGREE = 41

/** A bare tree, branch by branch. */
function tree(foot: ReturnType<typeof pt>, height: number): Lines {
  const random = seeded(23)
  const lines: Line[] = []
  const grow = (from: ReturnType<typeof pt>, deg: number, length: number, depth: number) => {
    const to = pointAt(from, length, deg)
    lines.push([from, to])
    if (depth === 0) return
    for (const turn of [24 + random() * 16, -22 - random() * 16, (random() - 0.5) * 14])
      grow(to, deg + turn, length * (0.6 + random() * 0.16), depth - 1)
  }
  grow(foot, 92, height * 0.34, 4)
  return lines
}

/** One of the 360 degrees opened like a window: the picture that is told of it. */
export const sabian: Motif = () => {
  const [half, top, foot] = [104, 262, 484]
  const opening = [closed([pt(HUB.x - half, foot), ...arc(pt(HUB.x, top), half, 180, 0), pt(HUB.x + half, foot)])]
  const casing = [
    closed([pt(HUB.x - half - 16, foot), ...arc(pt(HUB.x, top), half + 16, 180, 0), pt(HUB.x + half + 16, foot)]),
  ]
  const inside = (lines: Lines) => within(lines, opening)
  const hill = closed([
    ...curve(pts([350, 440], [410, 404], [470, 396], [540, 416], [600, 446])),
    pt(600, foot),
    pt(350, foot),
  ])
  const path = [
    closed([
      ...curve(pts([470, 484], [500, 452], [478, 430], [486, 412], [482, 398])),
      ...curve(pts([486, 398], [494, 412], [490, 430], [520, 452], [512, 484])),
    ]),
  ]
  const shutter = (side: 1 | -1) => {
    const x = (dx: number) => HUB.x + side * dx
    const leaf = closed([
      pt(x(half + 16), foot),
      pt(x(half + 16), top - 20),
      ...curve([pt(x(half + 16), top - 20), pt(x(half + 40), top - 58), pt(x(half + 78), top - 74)]),
      pt(x(half + 78), foot + 26),
    ])
    return [
      body([leaf], CONTOUR),
      strokes(
        hatch(
          [
            closed([
              pt(x(half + 25), foot - 6),
              pt(x(half + 25), top),
              pt(x(half + 69), top - 40),
              pt(x(half + 69), foot + 12),
            ]),
          ],
          { angleDeg: side * -9, spacing: 9 },
        ),
        HAIR,
      ),
      strokes(
        [
          closed([
            pt(x(half + 25), foot - 6),
            pt(x(half + 25), top),
            pt(x(half + 69), top - 40),
            pt(x(half + 69), foot + 12),
          ]),
        ],
        FINE,
      ),
    ]
  }
  const birds = [
    [420, 270, 13],
    [446, 248, 10],
    [408, 244, 8],
  ].flatMap(([x = 0, y = 0, s = 0]) => [
    curve(
      pts([x - s, y - s * 0.2], [x - s * 0.5, y - s * 0.6], [x, y], [x + s * 0.5, y - s * 0.6], [x + s, y - s * 0.2]),
    ),
  ])
  const degrees = Array.from({ length: 360 }, (_, i) => i)
  const picture: Layer[] = [
    ...chequeredBand(HUB, 258, 266, 120),
    strokes(
      radii(
        HUB,
        238,
        254,
        degrees.filter((i) => i % 5 !== 0),
      ),
      HAIR,
    ),
    strokes(
      radii(
        HUB,
        230,
        254,
        degrees.filter((i) => i % 5 === 0 && i % 30 !== 0),
      ),
      FINE,
    ),
    strokes(
      radii(
        HUB,
        212,
        254,
        degrees.filter((i) => i % 30 === 0),
      ),
      CONTOUR,
    ),
    strokes([...circle(HUB, 254), ...circle(HUB, 212)], FINE),
    solid([closed([...arc(HUB, 257, DEGREE - 2, DEGREE + 2), ...arc(HUB, 208, DEGREE + 2, DEGREE - 2)])], 'accent'),
    strokes(radii(HUB, 150, 206, [DEGREE - 2, DEGREE + 2]), FINE, 'accent'),
    ...shutter(-1),
    ...shutter(1),
    body(casing, CONTOUR),
    body(opening, CONTOUR),
    strokes(
      inside(hatch(box(370, 150, 220, 240), { angleDeg: 0, spacing: 9 })).filter(([a]) => (a?.y ?? 0) < 235),
      HAIR,
    ),
    ...moon(pt(514, 246), 32, { lit: 0.3, waxing: true }),
    strokes(
      inside([368, 376, 385, 394].map((y, i) => wave(pt(370, y), 220, { height: 1.5, period: 30, shift: i * 0.4 }))),
      HAIR,
    ),
    body(clipTo(hill), FINE),
    strokes(inside(hatch([hill], { angleDeg: 14, spacing: 6 })), HAIR),
    body(path, FINE),
    strokes(tree(pt(420, 424), 160), FINE),
    strokes(birds, FINE, 'accent'),
    strokes(opening, CONTOUR),
    body(box(HUB.x - half - 40, foot, half * 2 + 80, 18), CONTOUR),
    strokes(hatch(box(HUB.x - half - 40, foot, half * 2 + 80, 18), { angleDeg: 60, spacing: 6 }), HAIR),
    strokes(line(pt(HUB.x, top - half), pt(HUB.x, top - half - 16)), FINE),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 91, count: 36 }), ...picture]
}

/** The hill as far as the window shows it. */
const clipTo = (hill: Line): Lines => [hill.map(({ x, y }) => pt(Math.min(584, Math.max(376, x)), Math.min(484, y)))]
