import { expect, it } from 'vitest'
import { sameOpening, sameSentence } from './repeats.ts'

const passage = (file: string, line: number, field: string, text: string) =>
  ({ file, line, lang: 'ru', subject: file, key: 'k', audience: null, field, text }) as const

it('finds a sentence that stands twice in the language, in any field and file', () => {
  const found = sameSentence([
    passage('a/b', 1, 'gist', 'Вы боксируете с паром.'),
    passage('a/c', 9, 'body', 'Тихо. Вы боксируете с паром. Ещё тише.'),
    passage('a/d', 3, 'body', 'Тихо. Вы боксируете с тенью.'),
  ])
  expect(found.map(({ passage: { line }, what }) => [line, what])).toEqual([
    [1, '“Вы боксируете с паром.” stands also in a/c.ru ## k body'],
    [9, '“Вы боксируете с паром.” stands also in a/b.ru ## k gist'],
  ])
})

it('finds fields of a file that open alike', () => {
  const found = sameOpening([
    passage('a/b', 1, 'body', 'На столе стоит чашка.'),
    passage('a/b', 2, 'body', 'На столе, стоит не то.'),
    passage('a/b', 3, 'gist', 'На столе стоит лампа.'),
    passage('a/b', 4, 'body', 'На столе лежит книга.'),
    passage('a/c', 1, 'body', 'На столе стоит ваза.'),
  ])
  expect(found.map(({ passage: { line }, what }) => [line, what])).toEqual([
    [1, 'opens like line 2: “на столе стоит”'],
    [2, 'opens like line 1: “на столе стоит”'],
  ])
})

it('keywords may come again', () => {
  expect(sameSentence([passage('a/b', 1, 'keywords', 'a, b, c'), passage('a/b', 2, 'keywords', 'a, b, c')])).toEqual([])
})
