/** One entry of a calendar. `end` absent makes it an instant of no length. */
export interface CalendarEvent {
  /** The same whenever the entry is written, so that a reader's calendar replaces it. */
  uid: string
  start: Date
  end?: Date
  summary: string
  description?: string
  /** Where it takes place: an address of the web. */
  url?: string
  /** How often the entry was changed. */
  sequence?: number
  organizer?: Mailbox
  attendees?: readonly Mailbox[]
}

interface Mailbox {
  name: string
  email: string
}

interface CalendarFile {
  /** Its title, where a reader's calendar shows one. */
  name: string
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  /** When it was written. */
  stamp: Date
  events: readonly CalendarEvent[]
}

const LINE_BYTES = 75

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line break are escaped. */
const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')

const instant = (date: Date) => `${date.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`

/** RFC 5545, 3.1: no line is longer than 75 octets; it goes on after a space, and no character is cut. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_BYTES) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n')
}

/** RFC 5545, 3.2: a parameter in quotes may hold neither quotes nor control characters. */
const quoted = (text: string) => `"${text.replaceAll(/["\p{Cc}]/gu, '')}"`
const mailto = (address: string) => `mailto:${address.replaceAll(/[\s"<>]/g, '')}`

function peopleLines({ organizer, attendees = [] }: CalendarEvent): string[] {
  return [
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:${mailto(organizer.email)}`] : []),
    ...attendees.map(
      ({ name, email }) => `ATTENDEE;CN=${quoted(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:${mailto(email)}`,
    ),
  ]
}

const eventLines = (event: CalendarEvent, stamp: Date, canceled: boolean) => {
  const { uid, start, end, summary, description, url, sequence } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${instant(stamp)}`,
    `DTSTART:${instant(start)}`,
    ...(end ? [`DTEND:${instant(end)}`] : []),
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(url ? [`LOCATION:${escapeText(url)}`, `URL:${new URL(url).href}`] : []),
    ...peopleLines(event),
    ...(canceled ? ['STATUS:CANCELLED'] : []),
    ...(canceled || sequence !== undefined ? [`SEQUENCE:${sequence ?? 1}`] : []),
    'END:VEVENT',
  ]
}

/** A file of calendar entries (RFC 5545), in UTC. */
export function icalendar({ name, method, stamp, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Asteria//Asteria//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp, method === 'CANCEL')),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
