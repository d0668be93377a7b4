import { expect, test } from 'vitest'
import { notShownYet, noteShown } from './shown-warnings.ts'

test('what a form has said beside its fields is not said again after it', () => {
  noteShown('Sources disagree about the local time in Lviv then.')
  const doubt = 'Sources disagree about the local time in Lviv then. We read it as Polish time (UTC+01:00).'
  expect(notShownYet([doubt, 'We took the place Lviv.'])).toEqual(['We took the place Lviv.'])
  expect(notShownYet(undefined)).toEqual([])
})
