import { body, CONTOUR, strokes, FINE, HAIR, type Layer } from '../strokes/layer.ts'
import { within } from '../strokes/clip.ts'
import { box, closed, curve, paced, pt, pts, radii, arc, spread } from '../strokes/lines.ts'
import type { Line } from '#drawing/geometry/hatch.ts'
import { grain, ribs, seeded } from '../strokes/shade.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { stars } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'

const HORIZON = 236

/** A lock: two towers on the banks, the gates between them, larger the nearer. */
function lock(at: { x: number; y: number }, half: number): Layer[] {
  const size = half * 0.5
  const tower = (x: number) => box(x - size * 0.36, at.y - size * 1.9, size * 0.72, size * 2)
  const roof = (x: number) => [
    closed([pt(x - size * 0.5, at.y - size * 1.9), pt(x, at.y - size * 2.7), pt(x + size * 0.5, at.y - size * 1.9)]),
  ]
  const [l, r] = [at.x - half - size * 0.3, at.x + half + size * 0.3]
  const gate = [
    closed([
      pt(l, at.y - size * 0.85),
      pt(at.x, at.y - size * 1.15),
      pt(r, at.y - size * 0.85),
      pt(r, at.y + size * 0.05),
      pt(at.x, at.y + size * 0.3),
      pt(l, at.y + size * 0.05),
    ]),
  ]
  return [
    body(gate, FINE, 'accent'),
    strokes(hatch(gate, { angleDeg: 90, spacing: Math.max(3.4, size * 0.16) }), HAIR, 'accent'),
    strokes([[pt(at.x, at.y - size * 1.15), pt(at.x, at.y + size * 0.3)]], FINE, 'accent'),
    ...[l, r].flatMap((x) => [
      body(tower(x), FINE),
      strokes(
        hatch(
          [
            closed([
              pt(x, at.y - size * 1.9),
              pt(x + size * 0.36, at.y - size * 1.9),
              pt(x + size * 0.36, at.y + size * 0.1),
              pt(x, at.y + size * 0.1),
            ]),
          ],
          { angleDeg: 0, spacing: 4 },
        ),
        HAIR,
      ),
      body(roof(x), FINE),
    ]),
  ]
}

/** A life as a river: it winds to the horizon through locks, each of them a year in which the level changed. */
export const majorEvents: Motif = () => {
  const way = curve(
    pts(
      [300, 594],
      [420, 548],
      [590, 508],
      [668, 462],
      [600, 420],
      [452, 394],
      [372, 362],
      [418, 330],
      [520, 310],
      [556, 290],
      [512, 272],
      [470, 258],
      [480, HORIZON],
    ),
  )
  const breadth = ({ y }: { y: number }) => 3 + ((y - HORIZON) / (600 - HORIZON)) ** 1.25 * 100
  const fine = paced(way, 260)
  const left: Line = fine.map((at) => pt(at.x - breadth(at), at.y))
  const right: Line = fine.map((at) => pt(at.x + breadth(at), at.y))
  const river = [closed([...left, ...right.toReversed()])]
  const currents = grain(left, right, 7)
  const sun = pt(480, HORIZON)
  const rows = spread(0, 1, 17).map((t) => HORIZON + 6 + 350 * t ** 1.7)
  const random = seeded(4)
  const meadow = rows.flatMap((y) => {
    const out: Line[] = []
    for (let x = 50 + random() * 60; x < 880; x += 30 + random() * 90)
      out.push([pt(x, y), pt(Math.min(910, x + 20 + random() * 70), y)])
    return out
  })
  const locks = [0.26, 0.44, 0.615, 0.79].map((share) => fine[Math.round(share * 259)] ?? sun)
  const hills = (points: Line) =>
    closed([...curve(points), pt(points.at(-1)?.x ?? 0, HORIZON), pt(points[0]?.x ?? 0, HORIZON)])
  const far = [
    hills(pts([50, 204], [110, 172], [176, 198], [244, 166], [312, 208], [372, HORIZON])),
    hills(pts([590, HORIZON], [660, 196], [724, 214], [800, 168], [862, 200], [910, 186])),
  ]
  const trees = pts(
    [118, 330],
    [166, 352],
    [800, 312],
    [846, 336],
    [760, 392],
    [232, 470],
    [152, 446],
    [838, 480],
    [258, 300],
    [700, 296],
  ).flatMap(({ x, y }) => {
    const s = 8 + ((y - HORIZON) / 360) * 30
    const crown = [
      curve(
        pts(
          [x, y - s * 2.6],
          [x + s * 0.5, y - s * 1.4],
          [x + s * 0.42, y - s * 0.4],
          [x - s * 0.42, y - s * 0.4],
          [x - s * 0.5, y - s * 1.4],
        ),
        { loop: true },
      ),
    ]
    return [
      strokes([[pt(x, y - s * 0.4), pt(x, y)]], FINE),
      body(crown, FINE),
      strokes(hatch(within(crown, box(x - s, y - s * 3, s * 2, s * 3)), { angleDeg: 60, spacing: 4 }), HAIR),
      strokes([[pt(x - s * 0.2, y), pt(x + s * 1.1, y)]], HAIR),
    ]
  })
  const picture: Layer[] = [
    strokes(
      radii(
        sun,
        74,
        162,
        spread(3, 177, 59).filter((_, i) => i % 2 === 0),
      ),
      HAIR,
      'accent',
    ),
    strokes(
      radii(
        sun,
        74,
        118,
        spread(3, 177, 59).filter((_, i) => i % 2 === 1),
      ),
      HAIR,
      'accent',
    ),
    body([closed(arc(sun, 62, 0, 180))], CONTOUR, 'accent'),
    strokes(hatch([closed(arc(sun, 62, 0, 180))], { angleDeg: 0, spacing: 6 }), HAIR, 'accent'),
    body(far, FINE),
    strokes(hatch(far, { angleDeg: 66, spacing: 7 }), HAIR),
    strokes([[pt(50, HORIZON), pt(910, HORIZON)]], FINE),
    strokes(meadow, HAIR),
    body(river, CONTOUR),
    strokes(currents, HAIR),
    strokes(ribs(right, left, 150, 0.07), HAIR),
    ...trees,
    ...locks.toReversed().flatMap((at) => lock(at, breadth(at))),
  ]
  const clipped = picture.map((layer) => ({
    ...layer,
    lines: layer.fill ? layer.lines : within(layer.lines, box(46, 46, 868, 548)),
  }))
  return [...stars(clipped, box(60, 60, 840, 140), { seed: 10, count: 24 }), ...clipped]
}
