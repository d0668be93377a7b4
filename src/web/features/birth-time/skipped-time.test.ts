import { expect, test } from 'vitest'
import { timesMeant } from './skipped-time.tsx'

const on = (birthtime: string, birthdate = '2020-03-08') => ({ birthdate, birthtime })

test('a skipped time may be an hour back or on, or at the edge of the jump, each once', () => {
  const half = { back: on('01:30'), before: on('01:59'), after: on('03:00'), on: on('03:30') }
  expect(timesMeant(half).map(({ birthtime }) => birthtime)).toEqual(['01:30', '01:59', '03:00', '03:30'])
  const sharp = { back: on('01:00'), before: on('01:59'), after: on('03:00'), on: on('03:00') }
  expect(timesMeant(sharp).map(({ birthtime }) => birthtime)).toEqual(['01:00', '01:59', '03:00'])
})
