import { expect, it } from 'vitest'
import { forAge, forMinor, withoutPast } from './ages.ts'

const EN = 'You like it done well. The jokes are for long-standing colleagues. They know why. An exam finds you awake.'
const RU = 'Вам важно сделать хорошо. Шутки слышат давние сослуживцы. Они знают почему. На экзамен вы идёте без сна.'

it('somebody of 24 is told of no decades, somebody of 65 of no exams, and nothing that leans on what is left out', () => {
  expect(forAge('en', EN, 24)).toBe('You like it done well. An exam finds you awake.')
  expect(forAge('en', EN, 65)).toBe('You like it done well. The jokes are for long-standing colleagues. They know why.')
  expect(forAge('en', EN, 45)).toBe(EN)
  expect(forAge('ru', RU, 24)).toBe('Вам важно сделать хорошо. На экзамен вы идёте без сна.')
  expect(forAge('ru', RU, 65)).toBe('Вам важно сделать хорошо. Шутки слышат давние сослуживцы. Они знают почему.')
})

it('the first sentence stays, whatever it says', () => {
  expect(forAge('en', 'In retirement you paint. Much else is open.', 20)).toBe(
    'In retirement you paint. Much else is open.',
  )
  expect(forMinor('en', 'You share. Your boss knows.')).toBe('You share.')
})

it('a sentence that counts from one left out goes with it', () => {
  const text = 'Имя ваше помнят. Диплом вам вручили раньше всех. С тех пор так и повелось. Дело вам в радость.'
  expect(forAge('ru', text, 66)).toBe('Имя ваше помнят. Дело вам в радость.')
})

it('somebody of 83 is told of no office and no checkout, somebody of 65 is', () => {
  const text = 'You choose fast. Checkout is one click. Friends gain by it.'
  expect(forAge('en', text, 83)).toBe('You choose fast. Friends gain by it.')
  expect(forAge('en', text, 65)).toBe(text)
  expect(forAge('ru', 'Вы решаете сразу. Начальство это знает. Друзьям это в радость.', 83)).toBe(
    'Вы решаете сразу. Друзьям это в радость.',
  )
})

it('what is told of another place has no childhood in it', () => {
  expect(withoutPast('en', 'You count. In the childhood home something may have gone unmentioned. You save.')).toBe(
    'You count. You save.',
  )
  expect(withoutPast('ru', 'Первая зарплата значила для вас больше, чем сумма.')).toBe('')
})
