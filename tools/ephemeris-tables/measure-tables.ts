/**
 * Compares the product with the generator on random dates, prints the differences and writes `measured.json`, from
 * which `scripts/write-accuracy.ts` takes what can't be measured without the generator. `npm run measure`, some seconds.
 */
import { writeFileSync } from 'node:fs'
import { loadEphemeris } from '../../src/astro/ephemeris/load-ephemeris.ts'
import { Differences } from './differences.ts'
import { openGenerator } from './generator.ts'
import { measureAngles } from './measure-angles.ts'
import { measureEclipses } from './measure-eclipses.ts'
import { measureStations } from './measure-stations.ts'
import { measurePositions } from './measure-positions.ts'

const generator = await openGenerator()
const sky = loadEphemeris()
const SPANS = [
  { fromJd: 2415020.5, toJd: 2488434.5, years: '1900–2100' },
  { fromJd: 2378497, toJd: 2506696, years: '1800–2150' },
]

const measured = SPANS.map(({ years, ...span }, i) => {
  const differences = new Differences(20250101 + i)
  measurePositions(generator, sky, span, differences)
  measureAngles(generator, sky, span, differences)
  measureStations(generator, sky, span, differences)
  measureEclipses(generator, sky, span, differences)
  return { years, differences: differences.summary() }
})

for (const { years, differences } of measured) {
  for (const [what, { median, p99, max }] of Object.entries(differences)) {
    process.stdout.write(`${years}  ${what.padEnd(34)} median ${median}  p99 ${p99}  max ${max}\n`)
  }
}
writeFileSync(new URL('measured.json', import.meta.url), `${JSON.stringify(measured, null, 2)}\n`)
