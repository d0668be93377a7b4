import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accuracyPage } from '../../../scripts/accuracy/accuracy-page.ts'
import { measureAccuracy } from '../../../scripts/accuracy/measure.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { ACCURACY } from './measured-accuracy.ts'

const sky = loadEphemeris()

it('the figures are what is measured now; `node scripts/write-accuracy.ts` writes them anew', () => {
  expect(ACCURACY).toEqual(measureAccuracy(sky))
})

it('ACCURACY.md says them', () => {
  const committed = readFileSync(new URL('../ephemeris/ACCURACY.md', import.meta.url), 'utf8')
  expect(committed.split('\n')).toEqual(accuracyPage(ACCURACY, sky.manifest).split('\n'))
})
