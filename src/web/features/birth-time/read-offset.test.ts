import { expect, test } from 'vitest'
import { readOffset } from './read-offset.ts'

test('offsets as people type them', () => {
  const typed = ['+2', '2', '+02:00', 'UTC+3', 'GMT −5:30', '-0:25:21', '+0230', '−12:30', ' +15:30 ']
  expect(typed.map(readOffset)).toEqual([
    '+02:00',
    '+02:00',
    '+02:00',
    '+03:00',
    '-05:30',
    '-00:25:21',
    '+02:30',
    '-12:30',
    '+15:30',
  ])
})

test('what no clock ever stood at is none', () => {
  for (const typed of ['', 'two', '+16:00', '-13:00', '+2:75', '+2:3', 'Moscow']) expect(readOffset(typed)).toBeNull()
})
