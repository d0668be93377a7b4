import { expect, it } from 'vitest'
import { todayFields } from './today-fields.ts'

const days = Array.from({ length: 121 }, (_, i) => i - 60)

it.each(['sun', 'mars', 'saturn', 'pluto'] as const)('%s: a day shares no field with the one before', (transiting) => {
  for (const day of days) {
    const before = todayFields({ transiting, aspect: 'square' }, day - 1)
    for (const field of todayFields({ transiting, aspect: 'square' }, day)) expect(before).not.toContain(field)
  }
})

it('prints gist and body on the day of exactness', () => {
  expect(todayFields({ transiting: 'mars', aspect: 'trine' }, 0)).toEqual(['gist', 'body'])
  expect(todayFields({ transiting: 'saturn', aspect: 'trine' }, 0)).toEqual(['gist', 'body'])
})

it('a slow planet met every third day doesn’t repeat itself', () => {
  for (const day of days) {
    const fields = (at: number) => todayFields({ transiting: 'jupiter', aspect: 'trine' }, at)
    expect(fields(day)).not.toEqual(fields(day + 3))
  }
})

it('the Moon’s two aspects of one nature print different parts', () => {
  const fields = (aspect: 'trine' | 'sextile' | 'square' | 'opposition') =>
    todayFields({ transiting: 'moon', aspect }, 0)
  expect(fields('trine').filter((field) => fields('sextile').includes(field))).toEqual([])
  expect(fields('square').filter((field) => fields('opposition').includes(field))).toEqual([])
})
