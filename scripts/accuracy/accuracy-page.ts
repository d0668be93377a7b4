import { CHART_QUANTITIES, TIMED_EVENTS, type Accuracy } from '#astro/accuracy/accuracy.ts'
import { BODIES } from '#astro/ephemeris/body.ts'
import type { TableManifest } from '#astro/ephemeris/table-manifest.ts'
import { asteroidSection } from './asteroid-accuracy.ts'
import { digits, table } from './markdown.ts'
import { randomTable } from './random-accuracy.ts'
import { seriesTable, tableFacts } from './table-accuracy.ts'

const QUANTITIES: Record<(typeof CHART_QUANTITIES)[number], string> = {
  ascendant: 'ascendant ″',
  midheaven: 'midheaven ″',
  placidus: 'cusps, Placidus ″',
  porphyryPolar: 'cusps, Porphyry, polar ″',
  wholeSignPolar: 'cusps, whole sign, polar ″',
  equalPolar: 'cusps, equal, polar ″',
  progressed: 'progressed angles and cusps ″',
  moonElongation: 'elongation of the Moon ″',
  moonLight: 'lit part of the Moon, % of the disc',
  deltaT: 'TT − UT, s',
}

const EVENTS: Record<(typeof TIMED_EVENTS)[number], string> = {
  phases: 'phases of the Moon',
  stations: 'stations',
  ingresses: 'ingresses, without the true node',
  nodeIngresses: 'ingresses of the true node',
  aspects: 'aspects without the Moon',
  moonAspects: 'aspects of the Moon',
  transits: 'exact transits to three charts',
  lunarDays: 'lunar days by 12°',
  solarEclipses: 'eclipses of the Sun, greatest',
  lunarEclipses: 'eclipses of the Moon, greatest',
  moonriseAndSet: 'moonrise and moonset, with the reference’s refraction',
  moonriseAndSetAlmanac: 'moonrise and moonset, with the 34′ of almanacs',
}

/** The text of `src/astro/ephemeris/ACCURACY.md`. */
export function accuracyPage(accuracy: Accuracy, manifest: TableManifest): string {
  const { charts, places, birthTimes, clocks } = accuracy
  return `# Accuracy of the ephemeris

Written by \`node scripts/write-accuracy.ts\`; a test fails when it is out of date. Don't edit it. The same figures, as
data, stand in \`src/astro/accuracy/accuracy.json\`, and the product shows them at \`/accuracy\`.

The reference is the ${accuracy.reference} with its data files from JPL DE431: apparent geocentric places on the true
ecliptic and equinox of date. Its cases are the files of \`test/fixtures/ephemeris\`, whose README tells how they were
made. "p99" is the 99th percentile by nearest rank (of fewer than a hundred the largest), "max" the largest error; two
significant digits.

## Positions

${charts.count} charts of \`charts.json\`, ${charts.from} to ${charts.to}. The reference gives seven decimals of a degree: 0.0002″ of each error
is its rounding. "Wrong direction" counts bodies called retrograde when direct, or the reverse.

${positionTable(accuracy)}

The reference's true node is rough by a tenth of an arc second from instant to instant; the table smooths it.

## Charts

The same charts, and the ten of \`progressions.json\`.

${quantityTable(accuracy)}

## Random dates and places

Against the reference itself, at random instants and at places spread evenly over the globe; written by \`npm run measure\`
in \`tools/ephemeris-tables\`, which needs the generator, and kept in \`measured.json\` there. Placidus and Koch outside the
polar circles. Angles grow faster than the sky turns near those circles, and the vertex near the equator: there stand the
largest errors. The reference takes its speeds from differences: behind the Sun's limb, and for the true node at times, they
are further from its own places than ours are. The true Lilith, the apogee of the Moon's orbit of the instant, jumps in the
reference by some tenths of an arc second where its file of the Moon begins a new segment; the table runs through. Every eclipse of the Sun and the Moon is there, none else, each of the
reference's type (hybrid too) and saros.

${randomTable()}

Sidereal time follows the reference's two formulas: the Earth's rotation from 1850 to 2049, the Sun's mean longitude before
and after, with a step of 1.9″ at 2050-01-01 as the reference has it (decision 0009).

## Events

\`events.json\` (2025-01-01 to 2025-07-01), \`eclipses.json\` (2021-01-01 to 2025-01-01), \`transits.json\` (three charts,
2025-01-01 to 2025-04-01) and \`lunar-days.json\` (January and February 2025). Every event of the reference is found and no
other. The reference gives whole seconds: up to 0.5 s of each error is its rounding. "As motion" is what the rest comes to
in longitude, or in speed at a station: slow bodies make small differences long. The stations are all those of Mercury to Pluto
and Chiron from 1900 to 2100, held to where the reference's own speed is zero (\`tools/ephemeris-tables\`).

${eventTable(accuracy)}

The reference takes the least gap between the discs as the greatest eclipse of the Sun; the product takes the axis of the
shadow nearest the Earth's centre, as the canon of Espenak and Meeus does, and is within 2 s of that (\`solar-eclipses.test.ts\`).

${magnitudeTable(accuracy)}

## Places and birth times

\`test/fixtures/places\`: what people type, and civil times that were skipped, came twice or stand before standard time.
Of ${places.en.count} places asked for in English ${places.en.first} come first and ${places.en.amongFive} among five; in Russian, of ${places.ru.count}, ${places.ru.first} and ${places.ru.amongFive}. Of ${birthTimes.count} civil
times ${birthTimes.right} are turned into the right instant, or both, or none. Of ${clocks.count} random local times since 1970 in ${clocks.zones} zones, ${clocks.right} are the\ninstants of ${clocks.reference} (\`tools/time-zones\`; Enderbury, which has its own history here, left out).

${asteroidSection(accuracy)}

## Tables

${tableFacts(manifest)}

The figures of the manifest, written when the tables were built: each polynomial against the generator, between its nodes,
in one segment of four over the whole range. In thousandths of an arc second; \`deltaT\` (TT − UT) in milliseconds. "First"
is longitude, "second" latitude; of nutation, longitude and obliquity.

${seriesTable(manifest)}
`
}

function positionTable({ positions }: Accuracy): string {
  const rows = BODIES.map((body) => {
    const { longitude, latitude, speed, wrongDirection } = positions[body]
    const errors = [longitude, latitude, speed].flatMap(({ p99, max }) => [digits(p99), digits(max)])
    return [body, ...errors, String(wrongDirection)]
  })
  const head = ['body', 'longitude p99 ″', 'max ″', 'latitude p99 ″', 'max ″', 'speed p99 ″/day', 'max ″/day']
  return table([...head, 'wrong direction'], rows)
}

function quantityTable({ quantities }: Accuracy): string {
  const rows = CHART_QUANTITIES.map((what) => {
    const { count, p99, max } = quantities[what]
    return [QUANTITIES[what], String(count), digits(p99), digits(max)]
  })
  return table(['what', 'compared', 'p99', 'max'], rows)
}

function eventTable({ events }: Accuracy): string {
  const rows = TIMED_EVENTS.map((what) => {
    const { count, p99, max, motion } = events[what]
    const arc = motion === null ? '–' : `${digits(motion)} ${what === 'stations' ? '″/day' : '″'}`
    return [EVENTS[what], String(count), digits(p99), digits(max), arc]
  })
  return table(['event', 'compared', 'p99 s', 'max s', 'max, as motion'], rows)
}

function magnitudeTable({ magnitudes }: Accuracy): string {
  const rows = Object.entries(magnitudes).map(([what, { count, max }]) => [
    `${what} magnitude`,
    String(count),
    digits(max),
  ])
  return table(['lunar eclipses', 'compared', 'max, of the diameter'], rows)
}
