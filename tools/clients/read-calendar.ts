import { text } from 'node:stream/consumers'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

/** Reads an iCalendar text from standard input by two parsers and writes what each understood as JSON. */
const given = await text(process.stdin)

const component = new ICAL.Component(ICAL.parse(given))
const byIcalJs = component.getAllSubcomponents('vevent').map((vevent) => {
  const event = new ICAL.Event(vevent)
  return {
    uid: event.uid,
    start: event.startDate.toJSDate().toISOString(),
    wholeDay: event.startDate.isDate,
    summary: event.summary,
    description: event.description ?? '',
    location: event.location ?? '',
    organizer: event.organizer ?? '',
    attendees: event.attendees.length,
  }
})

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null && 'val' in value
      ? String(value.val)
      : ''

const byNodeIcal = Object.values(nodeIcal.sync.parseICS(given)).flatMap((event) => {
  if (event?.type !== 'VEVENT') return []
  const attendees = [event.attendee ?? []].flat()
  return [
    {
      uid: event.uid,
      start: event.start.toISOString(),
      wholeDay: event.datetype === 'date',
      summary: textOf(event.summary),
      description: textOf(event.description),
      location: textOf(event.location),
      organizer: textOf(event.organizer),
      attendees: attendees.length,
    },
  ]
})

process.stdout.write(JSON.stringify({ method: component.getFirstPropertyValue('method'), byIcalJs, byNodeIcal }))
