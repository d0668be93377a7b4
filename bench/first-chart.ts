/** Run as a process of its own: how long from nothing to the first chart. Prints milliseconds as JSON. */
const began = performance.now()
const [{ loadEphemeris }, { natalChart }] = await Promise.all([
  import('../src/astro/ephemeris/load-ephemeris.ts'),
  import('../src/astro/charts/natal-chart.ts'),
])
const imported = performance.now()
const sky = loadEphemeris()
const loaded = performance.now()
natalChart(sky, { jdUt: 2448028.9375, latitudeDeg: 55.75, longitudeDeg: 37.62 })
const charted = performance.now()
natalChart(sky, { jdUt: 2451545.25, latitudeDeg: 40.71, longitudeDeg: -74.01 })
const elsewhere = performance.now()

/** Before the first line is Node's own start. */
process.stdout.write(
  JSON.stringify({
    node: began,
    imports: imported - began,
    load: loaded - imported,
    firstChart: charted - loaded,
    chartOfOtherYears: elsewhere - charted,
  }),
)

export {}
