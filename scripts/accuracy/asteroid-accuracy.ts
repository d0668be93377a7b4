import type { Accuracy } from '#astro/accuracy/accuracy.ts'
import type { AsteroidErrors, AsteroidManifest } from '#astro/asteroids/asteroid-manifest.ts'
import { loadAsteroids, readAsteroidManifest } from '#astro/asteroids/load-asteroids.ts'
import { digits, table } from './markdown.ts'

/** What the product knows of small bodies, and how far the worst stored is from its integration. */
export function smallBodyAccuracy(): Accuracy['smallBodies'] {
  const { from, to, measured } = readAsteroidManifest()
  return { count: loadAsteroids().count, from, to, maxArcSeconds: measured.storage.max }
}

/** The section on the small bodies: the figures of their manifest, which were measured when their file was made. */
export function asteroidSection({ smallBodies: { count } }: Accuracy): string {
  const manifest = readAsteroidManifest()
  const { source, named, from, to, file, toleranceArcSeconds, overTolerance } = manifest
  const over = overTolerance.length === 0 ? 'all of them' : `all but number ${overTolerance.join(', ')}`
  return `## Small bodies

- Count: ${count} numbered bodies, ${named} with a name. Ceres, Pallas, Juno, Vesta and Chiron come from the tables below.
- Elements: ${source.elements}; of ${epochs(manifest)}.
- Range: ${from} to ${to}. Size: ${(file.bytes / 1e6).toFixed(2)} MB.
- Stored as osculating elements, at a step for each body that keeps it within ${toleranceArcSeconds}″ of its integration
  (${over}): ${steps(manifest)}.

Measured when the file was made (\`tools/asteroids\`, which needs the generator of the tables): the largest error of each
body over the whole range, in arc seconds.

${errorTable(manifest)}

The integration against orbits computed elsewhere, in arc seconds seen from the Sun. The Swiss Ephemeris' files of small
bodies rest on older orbits than these; the orbits of the Minor Planet Center are rounded to 0.04″.

${truthTable(manifest)}

Beyond these figures stands what the elements themselves don't know, of which the catalogue says nothing. By the usual
quality of numbered orbits that is under an arc second in the main belt; for distant bodies, seen for a small part of
their way round, it may be arc minutes in 1930. Forces left out: the pull of asteroids beyond the largest four, pressure
of sunlight, Yarkovsky's effect.`
}

function errorTable({ measured }: AsteroidManifest): string {
  const row = (what: string, { median, p99, max }: AsteroidErrors) => [what, digits(median), digits(p99), digits(max)]
  return table(
    ['what', 'median body ″', 'p99 ″', 'max ″'],
    [
      row('what is stored, against the integration', measured.storage),
      row('integration, against steps half as long (every tenth body)', measured.integrator),
      row('for comparison: elements every 400 days, joined likewise', measured.joinedEvery400Days),
      row('the same, blended by a smooth weight', measured.blendedEvery400Days),
    ],
  )
}

function truthTable({ measured }: AsteroidManifest): string {
  const generator = Object.entries(measured.generator).map(([body, { whole, since1980 }]) => [
    `${body}, Swiss Ephemeris`,
    digits(whole),
    digits(since1980),
  ])
  const published = measured.published.map(({ orbit, difference }) => [orbit, digits(difference), '–'])
  return table(['orbit', 'largest ″', 'since 1980 ″'], [...generator, ...published])
}

function steps({ steps: counts }: AsteroidManifest): string {
  return Object.entries(counts)
    .map(([days, bodies]) => `${days} days for ${bodies}`)
    .join(', ')
}

function epochs({ sourceEpochs }: AsteroidManifest): string {
  return Object.entries(sourceEpochs)
    .map(([day, bodies]) => `${day} for ${bodies}`)
    .join(', ')
}
