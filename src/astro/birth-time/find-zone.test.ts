import { describe, expect, it } from 'vitest'
import { canonicalTimeZone, isTimeZone } from './find-zone.ts'
import { resolveLocalTime } from './resolve-local-time.ts'
import { zoneOffsetAt } from './zone-offset-at.ts'

describe('zone names', () => {
  it('resolves aliases', () => {
    expect(canonicalTimeZone('Europe/Kiev')).toBe('Europe/Kyiv')
    expect(canonicalTimeZone('Asia/Calcutta')).toBe('Asia/Kolkata')
    const local = '1990-05-17T14:30'
    expect(resolveLocalTime({ timeZone: 'Europe/Kiev', local })).toEqual(
      resolveLocalTime({ timeZone: 'Europe/Kyiv', local }),
    )
  })

  it('knows names that exist, and no others', () => {
    expect(isTimeZone('Europe/Oslo')).toBe(true)
    expect(isTimeZone('UTC')).toBe(true)
    for (const name of ['', 'europe/oslo', 'toString', '__proto__', '../etc/passwd'])
      expect(isTimeZone(name)).toBe(false)
  })
})

describe('zoneOffsetAt', () => {
  it.each([
    ['Asia/Kathmandu', '2024-01-01T00:00:00Z', 5.75 * 3600],
    ['Australia/Lord_Howe', '2024-01-01T00:00:00Z', 11 * 3600],
    ['Europe/Dublin', '2120-07-01T00:00:00Z', 3600],
    ['Europe/Dublin', '2120-12-01T00:00:00Z', 0],
    ['Africa/Monrovia', '1971-12-31T00:00:00Z', -(44 * 60 + 30)],
  ])('%s at %s', (timeZone, instant, offset) => {
    expect(zoneOffsetAt({ timeZone, utcMs: Date.parse(instant) })).toBe(offset)
  })

  it('refuses an instant that is none', () => {
    expect(() => zoneOffsetAt({ timeZone: 'Etc/UTC', utcMs: Number.NaN })).toThrow(RangeError)
  })
})
