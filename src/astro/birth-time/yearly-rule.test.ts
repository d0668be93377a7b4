import { describe, expect, it } from 'vitest'
import { changeInYear, parseYearlyRule } from './yearly-rule.ts'

const changes = (footer: string, year: number) =>
  parseYearlyRule(footer)?.map((change) => new Date(changeInYear(change, year) * 1000).toISOString())

describe('parseYearlyRule', () => {
  it('reads the changes of the European Union', () => {
    expect(changes('CET-1CEST,M3.5.0,M10.5.0/3', 2024)).toEqual([
      '2024-03-31T01:00:00.000Z',
      '2024-10-27T01:00:00.000Z',
    ])
  })

  it('reads hours beyond the day and before it', () => {
    // Israel: Friday before the last Sunday of March at 02:00, told as the fourth Thursday, 26:00.
    expect(changes('IST-2IDT,M3.4.4/26,M10.5.0', 2024)?.[0]).toBe('2024-03-29T00:00:00.000Z')
    // Greenland: Saturday before the last Sunday at 22:00 local time, told as Sunday at −1:00 … 01:00 UTC.
    expect(changes('<-02>2<-01>,M3.5.0/-1,M10.5.0/0', 2024)?.[0]).toBe('2024-03-31T01:00:00.000Z')
  })

  it('reads a winter time that is the lower one by name', () => {
    expect(parseYearlyRule('IST-1GMT0,M10.5.0,M3.5.0/1')?.map(({ offsetSec }) => offsetSec)).toEqual([0, 3600])
  })

  it('is null where clocks do not change, and refuses other forms', () => {
    expect(parseYearlyRule('MSK-3')).toBeNull()
    expect(() => parseYearlyRule('XXX3YYY,J60,J300')).toThrow('XXX3YYY')
  })
})
