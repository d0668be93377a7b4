import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test('short, repeated and well-known passwords are weak', () => {
  for (const password of ['', 'aB3$xyz', 'aaaaaaaaaaaa', '12345678', 'password1', 'Пароль12', 'abcdefghij'])
    expect(passwordStrength(password), password).toBe('weak')
})

test('length does more than signs', () => {
  expect(passwordStrength('k7Rt2mqz')).toBe('fair')
  expect(passwordStrength('kettle river nine')).toBe('strong')
  expect(passwordStrength('чайник мост сирень')).toBe('strong')
})
