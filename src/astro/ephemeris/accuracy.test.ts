import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accuracyPage } from '../../../scripts/accuracy/accuracy-page.ts'

it('ACCURACY.md says what is measured now; `node scripts/write-accuracy.ts` writes it anew', () => {
  const committed = readFileSync(new URL('ACCURACY.md', import.meta.url), 'utf8')
  expect(committed.split('\n')).toEqual(accuracyPage().split('\n'))
})
