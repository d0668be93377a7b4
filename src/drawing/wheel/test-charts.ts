import type { Chart, Placement } from '#astro/charts/chart.ts'
import { BODIES } from '#astro/ephemeris/body.ts'
import { howMany } from '#test/how-many.ts'

/** Random numbers 0 ≤ x < 1 that are the same on every run (mulberry32, T. Ettinger 2017). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A placement at a longitude (degrees), with the values that follow from it. */
export function placementAt(body: Placement['body'], longitudeDeg: number, retrograde = false): Placement {
  return {
    body,
    longitudeDeg,
    latitudeDeg: 0,
    distanceAu: null,
    speedDegPerDay: retrograde ? -0.1 : 1,
    retrograde,
    sign: Math.floor(longitudeDeg / 30),
    degree: Math.floor(longitudeDeg % 30),
    minute: Math.floor((longitudeDeg % 1) * 60),
    house: null,
  }
}

/** A chart with every body at a random place; the first `clustered` of them within 5° of each other. */
function randomChart(random: () => number, clustered = 0): Chart {
  const clusterDeg = random() * 360
  const placements = BODIES.map((body, index) => {
    const longitude = index < clustered ? clusterDeg + random() * 5 : random() * 360
    return placementAt(body, longitude % 360, random() < 0.3)
  })
  const ascendantDeg = random() * 360
  return {
    jdUt: 2451545,
    latitudeDeg: 0,
    longitudeDeg: 0,
    placements,
    houses: {
      system: 'equal',
      requested: 'equal',
      cuspsDeg: Array.from({ length: 12 }, (_, house) => (ascendantDeg + house * 30) % 360),
      ascendantDeg,
      midheavenDeg: (ascendantDeg + 240 + random() * 60) % 360,
    },
    aspects: [
      { a: 'sun', b: 'moon', aspect: 'trine', orbDeg: 1, applying: true },
      { a: 'venus', b: 'mars', aspect: 'square', orbDeg: 3, applying: false },
      { a: 'mercury', b: 'asc', aspect: 'conjunction', orbDeg: 2, applying: null },
    ],
  }
}

/** 300 charts, in `npm test` 60: every third has six bodies within 5°, every tenth has twelve. */
export function randomCharts(): Chart[] {
  const random = randomFrom(20260101)
  return Array.from({ length: howMany(60, 300) }, (_, index) =>
    randomChart(random, index % 10 === 0 ? 12 : index % 3 === 0 ? 6 : 0),
  )
}
