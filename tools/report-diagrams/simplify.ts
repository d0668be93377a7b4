/** Degrees of longitude and latitude, east and north positive. */
export type Place = readonly [number, number]

const areaOf = (a: Place, b: Place, c: Place) =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2

/**
 * A closed outline without the points that make triangles smaller than `least` square degrees with their neighbours,
 * smallest first (Visvalingam and Whyatt 1993). East and west shrink towards the poles on the globe but not on our map, so
 * areas are those of the map.
 */
export function simplify(outline: readonly Place[], least: number): Place[] {
  const kept = outline.slice(0, -1)
  for (;;) {
    if (kept.length <= 3) break
    const areas = kept.map((place, i) => areaOf(kept.at(i - 1) ?? place, place, kept[(i + 1) % kept.length] ?? place))
    const smallest = Math.min(...areas)
    if (smallest >= least) break
    kept.splice(areas.indexOf(smallest), 1)
  }
  return kept
}

/** Square degrees inside a closed outline. */
export const insideOf = (outline: readonly Place[]): number =>
  Math.abs(
    outline.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/**
 * A closed outline as what of it lies on either side of the 180th meridian. Its longitudes are first made to run on beyond
 * 180°; what then lies outside the map is pressed flat onto its edge.
 */
export function cutAtDateLine(outline: readonly Place[]): Place[][] {
  let turn = 0
  const running = outline.map(([lon, lat], i): Place => {
    const before = outline[i - 1]?.[0] ?? lon
    if (lon - before > 180) turn -= 360
    if (lon - before < -180) turn += 360
    return [lon + turn, lat]
  })
  return [-360, 0, 360]
    .filter((shift) => running.some(([lon]) => Math.abs(lon + shift) < 180))
    .map((shift) => running.map(([lon, lat]): Place => [Math.max(-180, Math.min(180, lon + shift)), lat]))
}
