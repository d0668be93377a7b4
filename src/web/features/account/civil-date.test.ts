import { expect, test } from 'vitest'
import { CivilDate } from '#contract/field.ts'
import { joinDate, splitDate } from './civil-date.ts'

test('three fields make the date of the wire and come back from it', () => {
  expect(joinDate({ day: '7', month: '5', year: '1990' })).toBe('1990-05-07')
  expect(splitDate('1990-05-07')).toEqual({ day: '7', month: '5', year: '1990' })
})

test('nothing typed is nothing; half a date is an error, not another date', () => {
  expect(joinDate({ day: '', month: '', year: '' })).toBe('')
  for (const parts of [
    { day: '7', month: '', year: '1990' },
    { day: '7', month: '5', year: '90' },
    { day: '', month: '5', year: '1990' },
  ])
    expect(CivilDate.safeParse(joinDate(parts)).success).toBe(false)
})

test('an impossible date keeps its parts and is told so', () => {
  const result = CivilDate.safeParse(joinDate({ day: '31', month: '2', year: '1990' }))
  expect(result.error?.issues[0]?.message).toBe('date_impossible')
})
