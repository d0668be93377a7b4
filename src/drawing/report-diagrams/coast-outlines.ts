import coasts from './data/coasts.json' with { type: 'json' }

/** Degrees of longitude and latitude, east and north positive. */
type Outline = readonly (readonly [number, number])[]

let outlines: readonly Outline[] | undefined

/**
 * The land of the Earth north of a latitude, as closed outlines without the closing point (Natural Earth 4.1.0, 1:50
 * million, simplified by tools/report-diagrams). What reaches further south is cut straight.
 */
export function coastOutlines(southDeg: number): readonly Outline[] {
  outlines ??= coasts.split(';').map(unpack)
  return outlines
    .filter((outline) => outline.some(([, lat]) => lat > southDeg))
    .map((outline) => outline.map(([lon, lat]) => [lon, Math.max(lat, southDeg)] as const))
}

/** The first place and the steps from place to place, in tenths of a degree. */
function unpack(packed: string): Outline {
  const steps = (packed.match(/-?\d+/g) ?? []).map(Number)
  let [lon, lat] = [0, 0]
  return Array.from({ length: steps.length / 2 }, (_, i) => {
    lon += steps[2 * i] ?? 0
    lat += steps[2 * i + 1] ?? 0
    return [lon / 10, lat / 10] as const
  })
}
