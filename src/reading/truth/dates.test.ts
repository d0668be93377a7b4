import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { Factor, FactorOf } from '../facts/factor.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { dateClaims, undated } from './dates.ts'

const ENTRIES = join(import.meta.dirname, '../library/entries')

const factor = (rest: Partial<FactorOf<'transit'>>): Factor => ({
  id: 'transit:saturn:square:venus',
  kind: 'transit',
  transiting: 'saturn',
  ...rest,
})
/** In Moscow 22:20 on 27 November 2026, and 3 May 2027, 02:05. */
const exact = factor({
  exactJdUt: jdUtFromIso('2026-11-27T19:20:30Z'),
  passesJdUt: [jdUtFromIso('2026-11-27T19:20:30Z'), jdUtFromIso('2027-05-02T23:05:10Z')],
})
const wrongIn = (lang: Lang, text: string, factors = [exact]) =>
  undated(lang, text, factors, 'Europe/Moscow').map(({ words }) => words)

describe('dates in English', () => {
  it.each([
    ['Exact on 27 November 2026 at 22:20.', []],
    ['Exact on 27 November, and again on 3 May 2027.', []],
    ['It comes in May 2027 and not in April 2027.', ['April 2027']],
    ['Exact on 28 November 2026 at 22:21.', ['28 November 2026 at 22:21']],
    [
      'Exact on 27 November 2026 at 2:05, or at 22:20 on 3 May 2027.',
      ['27 November 2026 at 2:05', '22:20 on 3 May 2027'],
    ],
    ['At 22:20 on Friday, 27 November, and at 02:05.', []],
    ['At 10:20 p.m., or at 2:05 a.m.', []],
    ['At 10:20 a.m., or at 2:05 p.m.', ['10:20 a.m.', '2:05 p.m.']],
    ['It began in 2026 and ends in 2028.', ['in 2028']],
    ['March through May are busy.', []],
    ['On November 27th, 2026-11-27 and November 28, 2026.', ['November 28, 2026']],
  ])('%s', (text, wrong) => {
    expect(wrongIn('en', text)).toEqual(wrong)
  })
})

describe('dates in Russian', () => {
  it.each([
    ['Точен 27 ноября 2026 года в 22:20.', []],
    ['Точен 27 ноября, а потом 3 мая 2027 года.', []],
    ['Это будет в мае 2027 года, а не в апреле 2027 года.', ['апреле 2027']],
    ['Точен 3 марта в 9:05.', ['3 марта в 9:05']],
    ['Точен 27 ноября 2026 года в 2:05 или в 22:20 3 мая.', ['27 ноября 2026 года в 2:05', '22:20 3 мая']],
    ['Точен в 22:20, 3 мая в 2:05 ещё раз.', []],
    ['Это будет в 2028 году.', ['2028 год']],
    ['К маю станет легче, а март тут ни при чём.', []],
  ])('%s', (text, wrong) => {
    expect(wrongIn('ru', text)).toEqual(wrong)
  })
})

it('takes the edges of a stay for its dates, too', () => {
  const stay = factor({
    sinceJdUt: jdUtFromIso('2026-01-05T12:00:00Z'),
    untilJdUt: jdUtFromIso('2026-02-05T12:00:00Z'),
  })
  expect(wrongIn('en', 'From 5 January 2026 to 5 February 2026.', [stay])).toEqual([])
})

it('reads a clock with one figure of the hour', () => {
  expect(dateClaims('ru', 'в 9:05')).toEqual([{ words: '9:05', clock: '09:05' }])
})

// An answer with a date that no fact has is dropped, and with it the entry that names one.
it.each(LANGS)('no entry of the library names a date as a fact does, %s', (lang) => {
  const named = globSync(`*/*.${lang}.md`, { cwd: ENTRIES }).flatMap((file) =>
    readFileSync(join(ENTRIES, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => dateClaims(lang, line).map(({ words }) => `${file}:${at + 1}: ${words}`)),
  )
  expect(named).toEqual([])
})
