import { expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { ReportPage } from '../report-page.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { cardsOf, degreeOf } from './cards.ts'
import { sabianSymbols } from './sabian-symbols.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const cards = (index: number) => {
  const request = sampleRequest(room, sabianSymbols, 'en', index)
  if (!request) throw new RangeError('refused')
  return cardsOf(new ReportPage(request))
}

// Jones: the degree is the one being passed through, so that 14°01′ is the fifteenth.
it.each([
  [0, { sign: 0, number: 1 }],
  [0.99, { sign: 0, number: 1 }],
  [1, { sign: 0, number: 2 }],
  [134 + 1 / 60, { sign: 4, number: 15 }],
  [359.99, { sign: 11, number: 30 }],
])('the degree of %d°', (longitudeDeg, degree) => expect(degreeOf(longitudeDeg)).toEqual(degree))

it('has a picture for each of sixteen points, the nodes on the same number in facing signs', () => {
  const all = cards(0)
  expect(all).toHaveLength(16)
  // 17 May 1990, 14:30 in Moscow: the Sun stands at 26° of Taurus, as any almanac of that year has it.
  expect(all.find(({ point }) => point === 'sun')).toMatchObject({ sign: 1, number: 27, others: [] })
  const [north, south] = ['trueNode', 'southNode'].map((name) => all.find(({ point }) => point === name))
  expect(south?.number).toBe(north?.number)
  expect(((south?.sign ?? 0) + 6) % 12).toBe(north?.sign)
})

it('without the hour leaves out the Moon, the angles and the Part of Fortune, and gives the Sun both its degrees', () => {
  const all = cards(4)
  const points = all.map(({ point }) => point)
  for (const point of ['moon', 'asc', 'mc', 'fortune'] as const) expect(points).not.toContain(point)
  expect(all.find(({ point }) => point === 'sun')?.others).toHaveLength(1)
  expect(all.find(({ point }) => point === 'pluto')?.others).toEqual([])
})
