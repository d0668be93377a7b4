import { expect, it } from 'vitest'
import { icalendar } from './ical.ts'

const STAMP = new Date('2026-11-21T09:00:00Z')
const file = (event: object) =>
  icalendar({
    name: 'Asteria',
    method: 'PUBLISH',
    stamp: STAMP,
    events: [{ uid: 'a@asteria', start: new Date('2026-11-22T10:00:00Z'), summary: 'x', ...event }],
  })

it('writes instants in UTC, and every line ends as the standard wants', () => {
  const text = file({ end: new Date('2026-11-22T11:00:00Z') })
  expect(text).toContain('DTSTART:20261122T100000Z\r\nDTEND:20261122T110000Z\r\n')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
})

it('escapes what has a meaning in the format', () => {
  expect(file({ summary: 'Moon; void, or \\ not\nnext' })).toContain('SUMMARY:Moon\\; void\\, or \\\\ not\\nnext\r\n')
})

it('folds long lines at 75 octets without cutting a letter', () => {
  const summary = 'Луна переходит в Рыб, и вечер становится тише, чем был. '.repeat(6).trim()
  const text = file({ summary })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary.replaceAll(',', '\\,')}`)
})
