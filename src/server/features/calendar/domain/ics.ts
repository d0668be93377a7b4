import { dateFromJdUt } from '#astro/ephemeris/julian-day.ts'
import type { AlmanacLine } from '#reading/writer/write-almanac.ts'

/** RFC 5545 §3.1: no line is longer than 75 octets, its end not counted. */
const LINE_OCTETS = 75
/** How often a program may ask again. */
const REFRESH = 'PT12H'

const encoder = new TextEncoder()

/** TEXT of RFC 5545 §3.3.11. */
const text = (value: string) => value.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r\n|\r|\n/g, '\\n')

const compact = (iso: string) => iso.replaceAll(/[-:]/g, '')
/** `20261121T142000Z`; to the minute, as the texts have it. */
const instant = (date: Date) => `${compact(date.toISOString().slice(0, 16))}00Z`
const dayAfter = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** Continues a long line on the next one after a blank, never within a character. */
export function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** A calendar of RFC 5545: whole days as dates, the rest as instants or spans in UTC; none blocks any time. */
export function icsOf(lines: readonly AlmanacLine[], { name, now }: { name: string; now: Date }): string {
  const events = lines.flatMap(({ id, at, title, text: description }) => [
    'BEGIN:VEVENT',
    `UID:${id}@asteria`,
    `DTSTAMP:${instant(now)}`,
    ...('date' in at
      ? [`DTSTART;VALUE=DATE:${compact(at.date)}`, `DTEND;VALUE=DATE:${compact(dayAfter(at.until ?? at.date))}`]
      : [
          `DTSTART:${instant(dateFromJdUt(at.jdUt))}`,
          ...(at.untilJdUt === undefined ? [] : [`DTEND:${instant(dateFromJdUt(at.untilJdUt))}`]),
        ]),
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Asteria//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events,
    'END:VCALENDAR',
  ]
  return `${all.map(fold).join('\r\n')}\r\n`
}
