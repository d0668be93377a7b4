import { body, CONTOUR, strokes, FINE, HAIR, solid, type Layer } from '../strokes/layer.ts'
import { arc, box, circle, closed, curve, dashed, line, mix, pt, pts, radii, spread } from '../strokes/lines.ts'
import type { Lines } from '#drawing/geometry/hatch.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { moon } from '../strokes/sky.ts'
import { FIELD } from '../strokes/frame.ts'
import type { Motif } from '../motif.ts'

const EYE = pt(480, 318)
/** How near each room's opening stands to the eye's point: 1 is the field's own edge. */
const ROOMS = [1, 0.66, 0.43, 0.275, 0.17] as const

const shrunk = (x: number, y: number, share: number) => mix(EYE, pt(x, y), share)
const corner = (share: number) => ({
  lt: shrunk(FIELD.left, FIELD.top, share),
  rt: shrunk(FIELD.right, FIELD.top, share),
  rb: shrunk(FIELD.right, FIELD.bottom, share),
  lb: shrunk(FIELD.left, FIELD.bottom, share),
})

/** A wall with an arched door, at a depth. */
function doorway(share: number): { wall: Lines; arch: Lines } {
  const { lt, rb } = corner(share)
  const [half, top] = [262 * share, EYE.y - 96 * share]
  const foot = rb.y
  const arch = closed([
    pt(EYE.x - half, foot),
    pt(EYE.x - half, top),
    ...archOf(half, top),
    pt(EYE.x + half, top),
    pt(EYE.x + half, foot),
  ])
  return { wall: box(lt.x, lt.y, rb.x - lt.x, rb.y - lt.y), arch: [arch] }
}
const archOf = (half: number, top: number) =>
  arc(pt(EYE.x, top), half, 180, 0).map(({ x, y }) => pt(x, top + (y - top) * 0.5))

/** Floor, ceiling and walls of a room between two depths. */
function shell(index: number, share: number, next: number): Layer[] {
  const [near, far] = [corner(share), corner(next)]
  const columns = 10
  const rows = spread(0, 1, index === 0 ? 6 : 5).map((t) => 1 / (1 / share + (1 / next - 1 / share) * t))
  const tiles = rows.flatMap((row, r) => {
    const after = rows[r + 1]
    if (after === undefined) return []
    const [a, b] = [corner(row), corner(after)]
    const at = (side: typeof a, column: number) => mix(side.lb, side.rb, column / columns)
    return Array.from({ length: columns }, (_, c) => c)
      .filter((c) => (c + r + index) % 2 === 0)
      .map((c) => closed([at(a, c), at(a, c + 1), at(b, c + 1), at(b, c)]))
  })
  const [leftWall, rightWall] = [
    [closed([near.lt, far.lt, far.lb, near.lb])],
    [closed([near.rt, far.rt, far.rb, near.rb])],
  ]
  return [
    body([closed([near.lb, near.rb, far.rb, far.lb])], HAIR),
    strokes(hatch(tiles, { angleDeg: 0, spacing: Math.max(2.8, 5 * share) }), HAIR),
    strokes(tiles, HAIR),
    body([closed([near.lt, near.rt, far.rt, far.lt])], HAIR),
    strokes(
      spread(0, 1, 9).map((t) => [mix(near.lt, near.rt, t), mix(far.lt, far.rt, t)]),
      HAIR,
    ),
    body(leftWall, FINE),
    body(rightWall, FINE),
    strokes(hatch(rightWall, { angleDeg: 90, spacing: 4.4 }), HAIR),
    strokes(hatch(leftWall, { angleDeg: 90, spacing: 9 }), HAIR),
  ]
}

/** The wall at a depth with the arch of its door left open. */
function endWall(share: number): Layer[] {
  const { wall, arch } = doorway(share)
  const foot = pt(EYE.x, corner(share).rb.y)
  const casing = arch.map((points) => points.map((point) => mix(foot, point, 1.1)))
  return [
    body([...wall, ...arch], CONTOUR),
    strokes(hatch([...wall, ...casing], { angleDeg: 0, spacing: Math.max(3.2, 9 * share) }), HAIR),
    strokes(casing, FINE),
  ]
}

/** Rooms within rooms, a door in each; in the innermost a figure with a lamp, and its mask laid down at the first door. */
export const psychological: Motif = () => {
  const layers: Layer[] = []
  // From the farthest room forwards: each end wall hides the room behind but for what its door shows.
  for (const index of [3, 2, 1, 0]) {
    const [share, next] = [ROOMS[index] ?? 1, ROOMS[index + 1] ?? 1]
    layers.push(...endWall(next), ...shell(index, share, next))
  }
  const light = pt(EYE.x, EYE.y - 8)
  const figure = [
    closed([
      ...curve(pts([480, 318], [470, 326], [464, 350], [460, 362])),
      ...pts([500, 362]),
      ...curve(pts([496, 350], [490, 326], [480, 318])),
    ]),
  ]
  const mask = curve(
    pts([652, 452], [706, 470], [760, 452], [770, 500], [748, 548], [706, 576], [664, 548], [642, 500]),
    { loop: true },
  )
  const eyeHole = (x: number) => curve(pts([x - 17, 502], [x, 493], [x + 17, 504], [x, 510]), { loop: true })
  layers.push(
    strokes(
      radii(
        light,
        12,
        40,
        Array.from({ length: 24 }, (_, i) => i * 15),
      ),
      HAIR,
      'accent',
    ),
    solid(figure, 'ink'),
    solid(circle(pt(480, 310), 7), 'ink'),
    solid(circle(pt(497, 334), 4), 'accent'),
    body([mask], CONTOUR),
    strokes(
      hatch(
        [
          closed([
            ...curve(pts([706, 470], [760, 452], [770, 500], [748, 548], [706, 576])),
            ...curve(pts([706, 576], [728, 540], [730, 500], [706, 470])),
          ]),
        ],
        { angleDeg: 40, spacing: 5 },
      ),
      HAIR,
    ),
    solid([eyeHole(681), eyeHole(731)], 'ink'),
    strokes([curve(pts([706, 500], [702, 524], [710, 528])), curve(pts([684, 546], [706, 556], [730, 544]))], FINE),
    strokes(
      [
        curve(pts([652, 456], [640, 430], [600, 440], [590, 470])),
        curve(pts([760, 456], [784, 436], [810, 470], [826, 462])),
      ],
      FINE,
      'accent',
    ),
    ...moon(pt(196, 244), 40, { lit: 0.24, waxing: true }),
    strokes([...dashed(arc(pt(196, 244), 52, 0, 360), 2, 7), ...line(pt(196, 190), pt(196, 112))], FINE, 'accent'),
  )
  return layers
}
