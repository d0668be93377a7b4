import { expect, test } from 'vitest'
import { notToldYet, noteTold } from './told.ts'

test('what a form has said beside its fields is not said again after it', () => {
  noteTold('Sources differ on the time kept in Lviv then.')
  const doubt = 'Sources differ on the time kept in Lviv then. We read it as Polish time (UTC+01:00).'
  expect(notToldYet([doubt, 'We took the place Lviv.'])).toEqual(['We took the place Lviv.'])
  expect(notToldYet(undefined)).toEqual([])
})
