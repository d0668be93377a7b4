/** How much a line is felt at a distance, 0–1: half of it 600 km away, next to nothing beyond 1,500. */
export const nearness = (distanceKm: number): number => Math.exp(-Math.LN2 * (distanceKm / 600) ** 2)
