import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isGuessable } from './guessable-password.ts'

const data = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url))
const EMAIL = 'ada.byron@example.test'

it('is any of the 3,000 commonest, in any case', () => {
  const list = data('common-passwords.txt').toString('utf8').trim().split('\n')
  expect(new Set(list).size).toBe(3000)
  expect(list.filter((password) => password.length < 8 || password !== password.toLowerCase())).toEqual([])
  // Heads of every published list of leaked passwords.
  for (const common of ['password', '12345678', 'qwertyuiop', 'iloveyou', 'PassWord1', '1Q2W3E4R', 'sunshine'])
    expect(isGuessable(common, EMAIL), common).toBe(true)
})

it('is the product’s name with what is put around it, and one’s own address', () => {
  for (const own of ['Asteria2026!', '12asteria', 'Астерия1', 'Horoscope#1', EMAIL.toUpperCase(), 'Ada.Byron'])
    expect(isGuessable(own, EMAIL), own).toBe(true)
})

it('is not what only holds a common one', () => {
  for (const other of [
    'four plain words here',
    'password of my own',
    'asteria by the sea',
    'ada.byron.1815',
    'Пароль из слов',
  ])
    expect(isGuessable(other, EMAIL), other).toBe(false)
})

it('comes from the source that the manifest names', () => {
  const { files } = JSON.parse(data('manifest.json').toString('utf8'))
  const sha256 = createHash('sha256').update(data('common-passwords.txt')).digest('hex')
  expect(files).toEqual([{ file: 'common-passwords.txt', bytes: data('common-passwords.txt').length, sha256 }])
})
