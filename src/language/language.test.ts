import { expect, test } from 'vitest'
import { capital } from './capital.ts'
import { yourEn } from './en/points.ts'
import { nthEn, ordinalEn } from './en/ordinals.ts'
import { countRu } from './ru/count.ts'
import { dateRu, monthRu } from './ru/months.ts'
import { inHouseRu } from './ru/ordinals.ts'
import { yourRu } from './ru/points.ts'
import { fromSignRu, inSignRu, intoSignRu } from './ru/signs.ts'

test('a capital begins a text in both alphabets and leaves the rest alone', () => {
  expect(['ёлка', 'the Moon', '12th', ''].map(capital)).toEqual(['Ёлка', 'The Moon', '12th', ''])
})

test('English ordinals: the teens end in th', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30, 111].map(nthEn).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th 111th',
  )
  expect(ordinalEn(12)).toBe('twelfth')
})

test('an angle is written small after “your”, a planet never', () => {
  expect([yourEn('asc'), yourEn('venus'), yourEn('meanNode')]).toEqual(['your Ascendant', 'your Venus', 'your Node'])
})

test('Russian signs take «во» before «Льв», and the animate ones their own accusative', () => {
  expect([inSignRu(4), inSignRu(11), fromSignRu(1), intoSignRu(5), intoSignRu(6), intoSignRu(0)]).toEqual([
    'во Льве',
    'в Рыбах',
    'из Тельца',
    'в Деву',
    'в Весы',
    'в Овна',
  ])
})

test('Russian months, houses, points and counts decline', () => {
  expect([monthRu(5, 'nom'), monthRu(5, 'gen'), monthRu(5, 'loc'), monthRu(3, 'loc'), dateRu(8, 27)]).toEqual([
    'май',
    'мая',
    'мае',
    'марте',
    '27 августа',
  ])
  expect([inHouseRu(2), inHouseRu(7)]).toEqual(['во втором доме', 'в седьмом доме'])
  expect([yourRu('moon', 'ins'), yourRu('meanNode', 'dat'), yourRu('pallas', 'gen')]).toEqual([
    'вашей Луной',
    'вашему узлу',
    'вашей Паллады',
  ])
  expect([1, 3, 11, 22, 25].map((n) => countRu(n, 'отчёт', 'отчёта', 'отчётов'))).toEqual([
    '1 отчёт',
    '3 отчёта',
    '11 отчётов',
    '22 отчёта',
    '25 отчётов',
  ])
})
