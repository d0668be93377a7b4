import { expect, it } from 'vitest'
import { periodOf } from './period.ts'

const of = (word: string) => periodOf([word], [], '2026-11-21')

it('a written date is the day that is meant', () => {
  for (const word of ['2026-11-27', '27.11.2026', '27/11/2026', '27.11'])
    expect(of(word)).toEqual({ kind: 'day', from: '2026-11-27', to: '2026-11-27' })
})

it.each(['1582-10-10', '10.10.1582', '0001-01-01', '9999-12-31', '1.1.2150'])(
  '%s is before or after every table',
  (word) => {
    expect(of(word)).toBeNull()
  },
)
