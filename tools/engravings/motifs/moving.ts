import { pointAt, type Point } from '#drawing/geometry/polar.ts'
import { body, CONTOUR, strokes, FINE, HAIR, solid, type Layer } from '../strokes/layer.ts'
import { FIELD_SHAPE } from '../strokes/frame.ts'
import { arc, box, circle, closed, curve, dashed, mix, pt, pts, radii, spread } from '../strokes/lines.ts'
import type { Line, Lines } from '#drawing/geometry/hatch.ts'
import { ballShade } from '../strokes/shade.ts'
import { hatch } from '#drawing/geometry/hatch.ts'
import { scale, stars, token } from '../strokes/sky.ts'
import type { Motif } from '../motif.ts'
import { COASTS } from '../parts/coasts.ts'

const GLOBE = pt(480, 284)
const RADIUS = 196
/** The place over which the globe is seen. */
const VIEW = { lon: 4, lat: 16 }

const radians = (deg: number) => (deg * Math.PI) / 180

/** A place on the globe as seen from afar; null on the far side. */
function seen(lon: number, lat: number): Point | null {
  const [l, f, v] = [radians(lon - VIEW.lon), radians(lat), radians(VIEW.lat)]
  if (Math.sin(v) * Math.sin(f) + Math.cos(v) * Math.cos(f) * Math.cos(l) < 0) return null
  return pt(
    GLOBE.x + RADIUS * Math.cos(f) * Math.sin(l),
    GLOBE.y - RADIUS * (Math.cos(v) * Math.sin(f) - Math.sin(v) * Math.cos(f) * Math.cos(l)),
  )
}

/** Land as it is seen: what lies on the far side is drawn to the limb. */
const landOf = (outline: readonly (readonly [number, number])[]): Line =>
  outline.flatMap(([lon, lat], i) => {
    const before = outline[i - 1]
    if (!before) return [onDisc(lon, lat)]
    const [fromLon, fromLat] = before
    return spread(1 / 6, 1, 6).map((t) => onDisc(fromLon + (lon - fromLon) * t, fromLat + (lat - fromLat) * t))
  })

function onDisc(lon: number, lat: number): Point {
  const [l, f, v] = [radians(lon - VIEW.lon), radians(lat), radians(VIEW.lat)]
  const [x, y] = [Math.cos(f) * Math.sin(l), Math.cos(v) * Math.sin(f) - Math.sin(v) * Math.cos(f) * Math.cos(l)]
  const near = Math.sin(v) * Math.sin(f) + Math.cos(v) * Math.cos(f) * Math.cos(l) >= 0
  const reach = near ? RADIUS : RADIUS / (Math.hypot(x, y) || 1)
  return pt(GLOBE.x + x * reach, GLOBE.y - y * reach)
}

/** The seen parts of a way over the globe. */
function track(places: readonly (readonly [number, number])[]): Lines {
  const pieces: Point[][] = [[]]
  for (const [lon, lat] of places) {
    const at = seen(lon, lat)
    if (at) pieces.at(-1)?.push(at)
    else if (pieces.at(-1)?.length) pieces.push([])
  }
  return pieces.filter((piece) => piece.length > 1)
}

const meridian = (lon: number) => track(spread(-82, 82, 84).map((lat) => [lon, lat] as const))
const parallel = (lat: number) => track(spread(-180, 180, 181).map((lon) => [lon, lat] as const))
/** Where a body of a declination rises, west or east of its meridian: cos H = −tan φ tan δ. */
const rising = (lon: number, declination: number, side: 1 | -1) =>
  track(
    spread(-64, 64, 120).flatMap((lat) => {
      const cosine = -Math.tan(radians(lat)) * Math.tan(radians(declination))
      return Math.abs(cosine) < 1 ? [[lon + (side * Math.acos(cosine) * 180) / Math.PI, lat] as const] : []
    }),
  )

/** A globe on its stand with the lines on which planets rise and culminate, and the way from one city to another. */
export const moving: Motif = () => {
  const land = COASTS.map(landOf)
  const lines = [meridian(24), meridian(-28), rising(112, 19, -1), rising(-92, 22, 1), rising(64, -17, -1)]
  const [home, next] = [seen(13.4, 52.5) ?? GLOBE, seen(-8.6, 12) ?? GLOBE]
  const hop = curve([home, pt(mix(home, next, 0.5).x - 74, mix(home, next, 0.5).y - 20), next])
  const stand = (y: number, half: number) => [pt(480 - half, y), pt(480 + half, y)] as const
  const foot: Lines = [
    closed([
      ...curve([stand(516, 16)[0], pt(462, 536), pt(398, 560), pt(372, 580)]),
      ...curve([pt(588, 580), pt(562, 560), pt(498, 536), stand(516, 16)[1]]),
    ]),
  ]
  const pins = (
    [
      [home, 34],
      [next, 34],
    ] as const
  ).flatMap(([at, h]) => [
    body([closed([...arc(pt(at.x, at.y - h), 13, -30, 210), at])], FINE, 'accent'),
    solid(circle(pt(at.x, at.y - h), 5), 'accent'),
  ])
  const names: [Parameters<typeof token>[0], number][] = [
    ['sun', 156],
    ['venus', 128],
    ['jupiter', 52],
    ['moon', 24],
    ['mars', 200],
    ['saturn', 338],
  ]
  const picture: Layer[] = [
    body([...circle(GLOBE, 226), ...circle(GLOBE, 206)], FINE),
    strokes(scale(GLOBE, 226, 14, { step: 3 }), HAIR),
    body(circle(GLOBE, RADIUS), CONTOUR),
    strokes([...[-60, -30, 0, 30, 60].flatMap(parallel), ...spread(-165, 180, 24).flatMap(meridian)], HAIR),
    strokes(land, FINE),
    strokes(hatch(land, { angleDeg: 32, spacing: 5 }), HAIR),
    strokes(ballShade(GLOBE, RADIUS, { lightDeg: 150, count: 9, reach: 0.72 }), HAIR),
    strokes(lines.slice(0, 2).flat(), CONTOUR, 'accent'),
    strokes(
      lines
        .slice(2)
        .flat()
        .flatMap((points) => dashed(points, 11, 5)),
      CONTOUR,
      'accent',
    ),
    strokes(dashed(hop, 2, 6), CONTOUR),
    ...pins,
    strokes(radii(GLOBE, 200, 232, [90, 270]), CONTOUR),
    body([closed(pts([470, 510], [490, 510], [494, 528], [466, 528]))], FINE),
    body(foot, CONTOUR),
    strokes(hatch(foot, { angleDeg: 0, spacing: 5 }), HAIR),
    body(box(352, 576, 256, 14), CONTOUR),
    ...names.flatMap(([name, deg]) =>
      token(name, pointAt(GLOBE, 256, deg), 22, name === 'venus' || name === 'jupiter' ? 'accent' : 'ink'),
    ),
  ]
  return [...stars(picture, FIELD_SHAPE, { seed: 41, count: 34 }), ...picture]
}
