import { expect, it } from 'vitest'
import { laterOf } from './reading-place.ts'

const at = (section: string, time: string) => ({ section, at: time })

it.each([
  ['the later of two', at('part-2', '2026-11-25T10:00:00Z'), at('part-9', '2026-11-25T10:00:01.000Z'), 'part-9'],
  [
    'this device’s, where it was later',
    at('part-2', '2026-11-25T10:00:02Z'),
    at('part-9', '2026-11-25T10:00:01Z'),
    'part-2',
  ],
  ['the other’s, where this device kept no time', at('part-2', ''), at('part-9', '2026-11-25T10:00:01Z'), 'part-9'],
  ['the only one', at('part-2', ''), null, 'part-2'],
  ['the only one, the other’s', null, at('part-9', '2026-11-25T10:00:01Z'), 'part-9'],
  ['none', null, null, undefined],
])('the place to go on from is %s', (_, own, other, section) => {
  expect(laterOf(own, other)?.section).toBe(section)
})
