import { expect, test } from 'vitest'
import type { Transit } from '#contract/transits.ts'
import { monthStarts, stayPath, xOf } from './stay-shape.ts'
import { transitGroups } from './transit-groups.ts'

const scale = {
  fromMs: Date.parse('2026-11-01T00:00:00Z'),
  toMs: Date.parse('2026-12-01T00:00:00Z'),
  width: 300,
  height: 20,
}
const transit = (changes: Partial<Transit> = {}): Transit => ({
  id: 'transit:saturn:square:venus:1',
  transiting: 'saturn',
  natal: 'venus',
  aspect: 'square',
  nature: 'tense',
  category: 'finance',
  enters_at: '2026-11-06T00:00:00Z',
  leaves_at: '2026-11-26T00:00:00Z',
  exact: [{ at: '2026-11-16T00:00:00Z', retrograde: false }],
  nearest: null,
  reading: 'saturn:venus:tense',
  ...changes,
})

test('an instant stands where its share of the span is, and at the border beyond it', () => {
  expect(xOf('2026-11-16T00:00:00Z', scale)).toBe(150)
  expect(xOf('2026-10-01T00:00:00Z', scale)).toBe(0)
  expect(xOf('2027-01-01T00:00:00Z', scale)).toBe(300)
})

test('a stay opens from its first day, is widest at its exact pass and closes on its last', () => {
  const path = stayPath(transit(), scale)
  expect(path.startsWith('M50 10')).toBe(true)
  expect(path).toContain('150 3')
  expect(path).toContain('150 17')
  expect(path).toContain('L250 10')
})

test('a stay whose ends are not told reaches both borders of the paper', () => {
  const path = stayPath(transit({ enters_at: null, leaves_at: null, exact: [] }), scale)
  expect(path.startsWith('M0 ')).toBe(true)
  expect(path).toContain('L300 ')
  expect(path).not.toContain('NaN')
})

test('months begin at the device’s midnight', () => {
  const starts = monthStarts(new Date(2026, 10, 21).getTime(), new Date(2027, 1, 21).getTime())
  expect(starts.map((date) => [date.getMonth() + 1, date.getDate(), date.getHours()])).toEqual([
    [12, 1, 0],
    [1, 1, 0],
    [2, 1, 0],
  ])
})

test('the stays of one transit stand together, slow planets before swift ones, and a choice leaves out the rest', () => {
  const all = [
    transit({ id: 'transit:mars:trine:sun:1', transiting: 'mars', category: 'leadership' }),
    transit(),
    transit({ id: 'transit:saturn:square:venus:2' }),
    transit({ id: 'transit:pluto:trine:sun:1', transiting: 'pluto', category: 'leadership' }),
  ]
  const ids = (planet: string, area: string) => transitGroups(all, { planet, area }).map(({ id }) => id)
  expect(ids('all', 'all')).toEqual([
    'transit:pluto:trine:sun',
    'transit:saturn:square:venus',
    'transit:mars:trine:sun',
  ])
  expect(ids('slow', 'all')).not.toContain('transit:mars:trine:sun')
  expect(ids('all', 'finance')).toEqual(['transit:saturn:square:venus'])
  expect(transitGroups(all, { planet: 'saturn', area: 'all' })[0]?.stays).toHaveLength(2)
})
