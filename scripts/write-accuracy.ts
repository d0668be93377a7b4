import { writeFileSync } from 'node:fs'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { accuracyPage } from './accuracy/accuracy-page.ts'
import { measureAccuracy } from './accuracy/measure.ts'

/** Measures the engine against the reference again and writes the figures as data and as a page. */
const sky = loadEphemeris()
const accuracy = measureAccuracy(sky)
const write = (path: string, text: string) => writeFileSync(new URL(`../src/astro/${path}`, import.meta.url), text)
write('accuracy/accuracy.json', `${JSON.stringify(accuracy, null, 2)}\n`)
write('ephemeris/ACCURACY.md', accuracyPage(accuracy, sky.manifest))
