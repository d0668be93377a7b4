import { describe, expect, it } from 'vitest'
import { fold, icsOf } from './ics.ts'

describe('a long line', () => {
  it('goes on after a blank, each part 75 octets at most', () => {
    const line = `DESCRIPTION:${'x'.repeat(200)}`
    const parts = fold(line).split('\r\n')
    expect(parts.map((part) => part.length)).toEqual([75, 75, 64])
    expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true)
    expect(fold(line).replaceAll('\r\n ', '')).toBe(line)
  })

  it('is never cut within a letter of two octets or a sign of four', () => {
    for (const line of ['Ж'.repeat(100), '𝄞'.repeat(60), `a${'Ж'.repeat(90)}`]) {
      const parts = fold(line).split('\r\n')
      for (const part of parts) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75)
      expect(fold(line).replaceAll('\r\n ', '')).toBe(line)
    }
  })

  it('of 75 octets stays whole', () => {
    expect(fold('x'.repeat(75))).toBe('x'.repeat(75))
  })
})

it('writes a date and an instant as RFC 5545 wants them', () => {
  // 2026-11-27T14:20:40Z is JD 2461372.0976851852; the minute that has begun is told.
  const ics = icsOf(
    [
      {
        id: 'lunar-day-2026-12-31',
        at: { date: '2026-12-31' },
        title: 'Lunar day 22, Virgo',
        text: 'One; two\\three\nfour.',
      },
      { id: 'transit', at: { jdUt: 2_461_372.097_685_185 }, title: 'Mars', text: 'Go.' },
    ],
    { name: 'Asteria', now: new Date('2026-11-21T09:00:00Z') },
  )
  expect(ics.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Asteria//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Asteria',
    'X-WR-CALNAME:Asteria',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    'BEGIN:VEVENT',
    'UID:lunar-day-2026-12-31@asteria',
    'DTSTAMP:20261121T090000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Lunar day 22\\, Virgo',
    'DESCRIPTION:One\\; two\\\\three\\nfour.',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:transit@asteria',
    'DTSTAMP:20261121T090000Z',
    'DTSTART:20261127T142000Z',
    'SUMMARY:Mars',
    'DESCRIPTION:Go.',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
