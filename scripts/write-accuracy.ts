import { writeFileSync } from 'node:fs'
import { accuracyPage } from './accuracy/accuracy-page.ts'

/** Measures the ephemeris against the reference again and writes `src/astro/ephemeris/ACCURACY.md`. */
writeFileSync(new URL('../src/astro/ephemeris/ACCURACY.md', import.meta.url), accuracyPage())
