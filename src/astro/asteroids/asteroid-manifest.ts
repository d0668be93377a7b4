/** A list of errors, arc seconds: median, 99th percentile, largest. */
export interface AsteroidErrors {
  median: number
  p99: number
  max: number
}

/** `data/manifest.json`: what the small bodies were made from and how well they were measured. */
export interface AsteroidManifest {
  source: {
    elements: string
    sha256: string
    licence: string
    perturbers: string
    madeBy: string
    frame: string
  }
  /** Small bodies in the file, and how many of them have a name. */
  count: number
  named: number
  /** Epochs of the elements that were read, Julian days (TT), and how many bodies have each. */
  sourceEpochs: Record<string, number>
  /** First and last day answered (UT). */
  from: string
  to: string
  /** Days between stored epochs: how many bodies have each. */
  steps: Record<string, number>
  /** Bodies whose stored form is further from the integration than the tolerance, by number. */
  toleranceArcSeconds: number
  overTolerance: number[]
  measured: {
    /** Stored form against the integration: the largest error of each body, seen from the Earth, every 25 days. */
    storage: AsteroidErrors
    /** The same of elements every 400 days, unrounded, joined as the product does and blended by a smooth weight. */
    joinedEvery400Days: AsteroidErrors
    blendedEvery400Days: AsteroidErrors
    /** Integration against one with steps about half as long, every tenth body: the largest difference of each. */
    integrator: AsteroidErrors
    /** Integration against the generator's own files, seen from the Sun: largest difference by body. */
    generator: Record<string, { whole: number; since1980: number }>
    /** Integration against orbits of the Minor Planet Center of other years, seen from the Sun. */
    published: { orbit: string; difference: number }[]
  }
  file: { bytes: number; unpackedBytes: number; sha256: string }
}
