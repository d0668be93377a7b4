import { expect, it } from 'vitest'
import { eventDate, monthDay } from './event-date.ts'
import { packEvents, unpackEvents, type PastEvent } from './past-events.ts'

it.each([
  // Meeus 1998, Astronomical Algorithms, chapter 7; years here without a 0.
  [2436116.31, 1957, 10, 4, false],
  [1842713.0, 333, 1, 27, true],
  [1507900.13, -585, 5, 28, true],
  [2299160.5, 1582, 10, 15, false],
  [2299159.5, 1582, 10, 4, true],
  [1721057.5, -1, 1, 1, true],
  [1721423.5, 1, 1, 1, true],
] as const)('the Julian day %d is the date that Meeus gives', (jdUt, year, month, day, julian) => {
  expect(eventDate(jdUt)).toEqual({ year, month, day, julian })
})

it('names month and day with two digits', () => {
  expect(monthDay({ year: -7, month: 5, day: 9, julian: true })).toBe('05-09')
})

it('unpacks what was packed, to the minute', () => {
  const events: PastEvent[] = [
    { kind: 'solar', jdUt: 1501910.5, type: 'hybrid', magnitude: 1.003, lon: 359.99 },
    { kind: 'lunar', jdUt: 1501925.25, type: 'penumbral', magnitude: 0.001, lon: 0 },
    { kind: 'conjunction', jdUt: 2378861, a: 'jupiter', b: 'saturn', lon: 12.34, apart: 1.25 },
    { kind: 'conjunction', jdUt: 2378861, a: 'mercury', b: 'venus', lon: 180, apart: 0 },
  ]
  expect(unpackEvents(packEvents(events))).toEqual(events)
})
