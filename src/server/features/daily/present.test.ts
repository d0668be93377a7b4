import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { DailyContent } from '#contract/daily.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { at, DAY, handMade, transit, visit } from '#reading/writer/day-facts.fixture.ts'
import { writeDay } from '#reading/writer/write-day.ts'
import type { PlanId } from '#product/rights.ts'
import { presentDay, presentWrittenDay } from './present.ts'
import type { WrittenDay } from './tables.ts'

const mars = transit('mars trine venus', '14:20')
const saturn = transit('saturn square sun', '2026-12-05 12:00')
const facts = handMade({
  transits: [mars, saturn],
  visits: [visit(saturn, ['2026-03-03 12:00', '2026-12-05 12:00'])],
})
const reading = writeDay({ facts, library: loadLibrary(), lang: 'en', timeZone: 'UTC', date: DAY, seed: 'a' })
const written = presentWrittenDay(reading)
const shown = (plan: PlanId, content: WrittenDay = written) => {
  const day = { status: 2, content } as Parameters<typeof presentDay>[0]
  const presented = presentDay(day, plan).content
  if (!presented) throw new Error('a day that is written is shown')
  return presented
}

describe('a day that is written', () => {
  it('is what the contract says, on each plan', () => {
    for (const plan of ['free', 'month'] as const) expect(z.safeParse(DailyContent, shown(plan)).error).toBeUndefined()
  })

  it('has headline and thread as one text for those who know no other', () => {
    expect(written.general).toBe([reading.headline, ...reading.thread].map(({ text }) => text).join('\n\n'))
    expect(written.paragraphs['general']).toEqual([written.headline, ...(written.thread ?? [])])
  })

  it('tells what runs with its times as they go out', () => {
    const running = written.now?.find(({ title }) => title === 'Saturn square your Sun')
    expect(running).toMatchObject({
      began_at: '2026-11-01T12:00:00Z',
      ends_at: '2026-12-20T12:00:00Z',
      passes: [
        { at: '2026-03-03T12:00:00Z', retrograde: false },
        { at: '2026-12-05T12:00:00Z', retrograde: false },
      ],
      pass: 2,
    })
    expect(at('2026-12-05 12:00')).toBe(saturn.exactJdUt)
  })
})

describe('the free plan', () => {
  const free = shown('free')

  it('opens headline, thread, Moon and what runs', () => {
    for (const field of ['headline', 'thread', 'moon_line', 'now', 'mantra'] as const) {
      expect(free[field], field).toEqual(written[field])
    }
    expect(free).toMatchObject({ mood: null, love: null, career: null, health: null, week: null })
    expect(Object.keys(free.sources)).not.toContain('week')
    expect(Object.keys(free.paragraphs)).not.toContain('week')
  })

  it('offers the first sentence of one closed part of life, and no word more of it', () => {
    const love = written.love?.text ?? ''
    expect(free.offer?.area).toBe('love')
    expect(love.startsWith(`${free.offer?.first_sentence} `)).toBe(true)
    expect(JSON.stringify(free)).not.toContain(love.slice((free.offer?.first_sentence.length ?? 0) + 1).slice(0, 40))
  })

  it('offers nothing where no part of life has anything today', () => {
    const quiet = writeDay({
      facts: handMade({ moon: { sign: 1, change: null, house: null, dayInSign: 1, dayInHouse: 1 } }),
      library: loadLibrary(),
      lang: 'ru',
      timeZone: 'UTC',
      date: DAY,
      seed: 'a',
    })
    expect(shown('free', presentWrittenDay(quiet)).offer).toBeNull()
  })
})

it('a paid plan opens everything and is offered nothing', () => {
  const paid = shown('month')
  expect(paid).toMatchObject({ love: written.love, week: written.week, offer: null, locked: [] })
})

it('a day of the time before headlines is shown as it was', () => {
  const { headline, thread, moon_line, now, week, unknown_hour, ...before } = written
  expect([headline, thread, moon_line, now, week, unknown_hour].length).toBe(6)
  for (const plan of ['free', 'month'] as const) {
    expect(z.safeParse(DailyContent, shown(plan, before)).error).toBeUndefined()
  }
})
