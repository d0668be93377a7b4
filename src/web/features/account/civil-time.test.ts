import { expect, test } from 'vitest'
import { readTime } from './civil-time.ts'

test('times as people type them', () => {
  const typed = [
    '14:30',
    '14.30',
    '1430',
    '930',
    '9 05',
    ' 00:07 ',
    '2:30 pm',
    '12:15am',
    '12:15 PM',
    '23:59:60',
    '2:35 p.m.',
    '2pm',
    '12 a.m.',
  ]
  expect(typed.map(readTime)).toEqual([
    '14:30',
    '14:30',
    '14:30',
    '09:30',
    '09:05',
    '00:07',
    '14:30',
    '00:15',
    '12:15',
    '23:59:60',
    '14:35',
    '14:00',
    '00:00',
  ])
})

test('what is no time stays none', () => {
  for (const typed of ['', '14', '24:00', '12:60', '14:30:00', '13:30 pm', 'noon', '1:2', '0 pm', '2:35 xm'])
    expect(readTime(typed), typed).toBeNull()
})
