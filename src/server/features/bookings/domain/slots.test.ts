import { describe, expect, it } from 'vitest'
import { slotsFrom } from './slots.ts'

const DAILY = { week: Array.from({ length: 7 }, () => ({ first: 10, last: 19 })), daysOff: [] }

describe('hours that can be booked', () => {
  it('are ten a day for fourteen days, without those that have begun', () => {
    // 12:00 in Moscow, UTC+3: 10, 11 and 12 have begun.
    const slots = slotsFrom(new Date('2026-11-21T09:00:00Z'), 'Europe/Moscow', DAILY)
    expect(slots).toHaveLength(140 - 3)
    expect(slots[0]).toEqual({ date: '2026-11-21', time: '13:00', startsAt: new Date('2026-11-21T10:00:00Z') })
    expect(slots.at(-1)).toEqual({ date: '2026-12-04', time: '19:00', startsAt: new Date('2026-12-04T16:00:00Z') })
  })

  it('begin with the day that the consultant’s calendar shows', () => {
    const slots = slotsFrom(new Date('2026-11-20T22:30:00Z'), 'Europe/Moscow', DAILY)
    expect(slots[0]).toMatchObject({ date: '2026-11-21', time: '10:00' })
    expect(slots).toHaveLength(140)
  })

  it('are those that the consultant works, on the days they do', () => {
    // 21 November 2026 is a Saturday.
    const slots = slotsFrom(new Date('2026-11-21T09:00:00Z'), 'Europe/Moscow', {
      week: [{ first: 9, last: 11 }, null, { first: 9, last: 10 }, null, null, null, null],
      daysOff: ['2026-11-25'],
    })
    expect(slots.map(({ date, time }) => `${date} ${time}`)).toEqual(
      [
        ...['2026-11-23', '2026-11-30'].flatMap((date) => ['09', '10', '11'].map((at) => `${date} ${at}:00`)),
        ...['09', '10'].map((at) => `2026-12-02 ${at}:00`),
      ].toSorted(),
    )
  })

  it('keep the clock’s hour when the clocks change', () => {
    // Berlin leaves summer time on 25 October 2026: 10:00 is 08:00 UTC the day before and 09:00 UTC from that day.
    const slots = slotsFrom(new Date('2026-10-23T22:00:00Z'), 'Europe/Berlin', DAILY)
    const first = (date: string) => slots.find((slot) => slot.date === date)?.startsAt.toISOString()
    expect(first('2026-10-24')).toBe('2026-10-24T08:00:00.000Z')
    expect(first('2026-10-25')).toBe('2026-10-25T09:00:00.000Z')
  })
})
