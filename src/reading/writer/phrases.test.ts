import { expect, it } from 'vitest'
import { phrasesEn } from './phrases-en.ts'
import { phrasesRu } from './phrases-ru.ts'

it.each([
  ['Соглашаться на почести, которые некогда содержать.', true],
  ['Жечь мосты ради освещения.', true],
  ['Уехать первыми надёжнее, чем ждать, пока уедут от вас.', false],
  ['Слушать вы начинаете как в очереди, дожидаясь своей реплики.', false],
  ['Скрытность удерживает то, что уже готово уйти.', false],
  ['Оставить вещи как были — не единственный способ остаться верными.', false],
  ['Хватка порой живёт дольше, чем причина держать.', false],
])('tells a bare infinitive from a sentence: %s', (challenge, isFragment) => {
  expect(phrasesRu.isFragment(challenge)).toBe(isFragment)
})

it.each([
  ['Reading a pause as a verdict.', true],
  ['Everything at once is a way to finish nothing.', false],
  ['The grip may outlive the reason for it.', false],
])('tells a bare gerund from a sentence: %s', (challenge, isFragment) => {
  expect(phrasesEn.isFragment(challenge)).toBe(isFragment)
})
