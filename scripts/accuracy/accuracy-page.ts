import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { referenceCharts } from '#test/fixtures/ephemeris/reference.ts'
import { bodyTable, chartTable } from './chart-accuracy.ts'
import { eventTable, magnitudeTable } from './event-accuracy.ts'
import { seriesTable, tableFacts } from './table-accuracy.ts'

/** The text of `src/astro/ephemeris/ACCURACY.md`, measured now. @throws Error when the events aren't the reference's */
export function accuracyPage(): string {
  const sky = loadEphemeris()
  const days = referenceCharts().map(({ utc }) => utc.slice(0, 10))
  const range = `${days.toSorted()[0] ?? ''} to ${days.toSorted().at(-1) ?? ''}`
  return `# Accuracy of the ephemeris

Written by \`node scripts/write-accuracy.ts\`; a test fails when it is out of date. Don't edit it.

The reference is the Swiss Ephemeris 2.10.03 with its data files from JPL DE431: apparent geocentric places on the true
ecliptic and equinox of date. Its cases are the files of \`test/fixtures/ephemeris\`, whose README tells how they were
made. "p99" is the 99th percentile by nearest rank (of fewer than a hundred the largest), "max" the largest error; two
significant digits.

## Positions

${days.length} charts of \`charts.json\`, ${range}. The reference gives seven decimals of a degree: 0.0002″ of each error
is its rounding. "Wrong direction" counts bodies called retrograde when direct, or the reverse.

${bodyTable(sky)}

The reference's true node is rough by a tenth of an arc second from instant to instant; the table smooths it.

## Charts

The same charts, and the ten of \`progressions.json\`.

${chartTable(sky)}

From 1850 to 2050 sidereal time, and with it the angles, is the reference's to 0.0001″. Outside those years the reference
goes over to another formula, and jumps by 0.1″ in 1850 and 1.9″ in 2050; the product stays with IAU 2006. The difference is
up to 0.4″ of sidereal time in 1800–1850 and 1.9 to 1.4″ in 2050–2150 (\`npm run measure\` in \`tools/ephemeris-tables\`,
which needs the generator and so isn't repeated here).

## Events

\`events.json\` (2025-01-01 to 2025-07-01), \`eclipses.json\` (2021-01-01 to 2025-01-01), \`transits.json\` (three charts,
2025-01-01 to 2025-04-01) and \`lunar-days.json\` (January and February 2025). Every event of the reference is found and no
other. The reference gives whole seconds: up to 0.5 s of each error is its rounding. "As motion" is what the rest comes to
in longitude, or in speed at a station: slow bodies make small differences long.

${eventTable(sky)}

The reference takes the least gap between the discs as the greatest eclipse of the Sun; the product takes the axis of the
shadow nearest the Earth's centre, as the canon of Espenak and Meeus does, and is within 2 s of that (\`solar-eclipses.test.ts\`).

${magnitudeTable(sky)}

## Tables

${tableFacts(sky.manifest)}

The figures of the manifest, written when the tables were built: each polynomial against the generator, between its nodes,
in one segment of four over the whole range. In thousandths of an arc second; \`deltaT\` (TT − UT) in milliseconds. "First"
is longitude, "second" latitude; of nutation, longitude and obliquity.

${seriesTable(sky.manifest)}
`
}
