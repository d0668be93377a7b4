import { expect, test } from 'vitest'
import { BLANK_BIRTH } from './birth-values.ts'
import { questionOf } from './question-of.ts'

const LVIV = {
  ...BLANK_BIRTH,
  birthdate: '1935-02-05',
  birthtime: '12:00',
  birthplace: 'Lviv',
  birthplace_id: '702550',
}
const asked = (changes: Partial<typeof BLANK_BIRTH>) => {
  const question = questionOf({ ...LVIV, ...changes }, true)
  return question === '' ? null : JSON.parse(question)
}

test('a day of the old calendar alone is asked about as one', () => {
  expect(asked({ birthdate: '1900-02-29' })).toMatchObject({ birthdate: '1900-02-29', birth_calendar: 'julian' })
  expect(asked({ birthdate: '1900-02-28' })).not.toHaveProperty('birth_calendar')
  expect(asked({ birthdate: '1904-02-29' })).not.toHaveProperty('birth_calendar')
  expect(asked({ birthdate: '1900-02-30' })).toBeNull()
})

test('nothing is asked of a point that is not one', () => {
  expect(asked({ birthplace_id: '@49.84,24.03' })).toMatchObject({ birthplace_id: '@49.84,24.03' })
  for (const point of ['@', '@95,24', '@49.84,181']) expect(asked({ birthplace_id: point }), point).toBeNull()
})
