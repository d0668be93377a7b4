import { describe, expect, it } from 'vitest'
import { referenceEclipses, referenceEvents } from '../../test/fixtures/ephemeris/reference.ts'
import { openVerb } from './verbs.ts'

type Event = Record<string, string | number | boolean>
type Answer = Record<string, Event[]>

const verb = await openVerb('events')
const answer = (from: string, to: string) => JSON.parse(JSON.stringify(verb?.({ from, to }))) as Answer

const TEXTS = ['type', 'central', 'body', 'sign', 'direction', 'a', 'b', 'aspect']
const names = (event: Event) => TEXTS.map((key) => event[key])
const seconds = (event: Event | undefined) => Date.parse(String(event?.['utc'])) / 1000

describe.each([referenceEvents(), referenceEclipses()])('the events of $from to $to', ({ from, to, ...lists }) => {
  const found = answer(from, to)

  it.each(Object.entries(lists) as [string, Event[]][])(
    '%s: the same, in order, with the same fields',
    (list, expected) => {
      const events = found[list] ?? []
      expect(events.map(names)).toEqual(expected.map(names))
      expected.forEach((event, i) => {
        expect(Object.keys(events[i] ?? {})).toEqual(Object.keys(event))
        const speed = Math.abs(Number(event['speed'] ?? event['relativeSpeed'] ?? Infinity))
        const slack = { solarEclipses: 11, lunarEclipses: 6, stations: 60 }[list] ?? 1 + (0.1 / 3600 / speed) * 86_400
        expect(Math.abs(seconds(events[i]) - seconds(event)), String(event['utc'])).toBeLessThan(slack)
        for (const [key, value] of Object.entries(event)) {
          if (typeof value === 'number') expect(events[i]?.[key], `${key} ${event['utc']}`).toBeCloseTo(value, 2)
        }
      })
    },
  )

  it('has no other lists', () => {
    expect(Object.keys(found)).toEqual([
      'moonPhases',
      'solarEclipses',
      'lunarEclipses',
      'stations',
      'ingresses',
      'aspects',
      'moonAspects',
    ])
  })
})

it('an empty span has no events, a backward one is an error', () => {
  expect(Object.values(answer('2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z')).flat()).toEqual([])
  expect(() => verb?.({ from: '2025-01-02T00:00:00Z', to: '2025-01-01T00:00:00Z' })).toThrow('"to" lies before "from"')
})
