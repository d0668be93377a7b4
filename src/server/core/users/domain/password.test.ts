import { expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './password.ts'

const PASSWORD = 'four plain words here'

it('is kept as Argon2id at the cost that OWASP asks for, salted', async () => {
  const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(one).not.toContain(PASSWORD)
})

it('matches itself and nothing else, to the letter', async () => {
  const kept = await hashPassword('Пароль из слов')
  expect(await passwordMatches(kept, 'Пароль из слов')).toBe(true)
  for (const other of ['пароль из слов', 'Пароль из слов ', '', 'Пароль из слов\0'])
    expect(await passwordMatches(kept, other)).toBe(false)
})

it('matches nobody who has none, not even by the word that stands in for it', async () => {
  for (const nobody of [null, undefined, ''])
    expect(await passwordMatches(nobody || null, 'nobody has this password')).toBe(false)
})
