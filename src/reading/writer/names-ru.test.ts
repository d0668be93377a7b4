import { expect, it } from 'vitest'
import { ASPECTS } from '#astro/charts/aspect.ts'
import { NATAL_POINTS } from '../library/subjects.ts'
import { aspectLabelRu, toNatalRu } from '#language/ru/aspects.ts'
import { fromSignRu, inSignRu, intoSignRu } from '#language/ru/signs.ts'
import { houseDatRu, inHouseRu, houseRu, intoHouseRu } from '#language/ru/ordinals.ts'
import { yourRu } from '#language/ru/points.ts'
import { loadLibrary } from '../library/load-library.ts'
import { compatibilityTexts } from '../reports/compatibility/words.ts'
import { synastryWordsRu } from './synastry-words-ru.ts'

it('declines «ваш» and the planet together', () => {
  expect(yourRu('venus', 'dat')).toBe('вашей Венере')
  expect(yourRu('mercury', 'ins')).toBe('вашим Меркурием')
  expect(yourRu('sun', 'gen')).toBe('вашего Солнца')
  expect(yourRu('mc', 'acc')).toBe('вашу Середину неба')
  expect(yourRu('moon', 'acc')).toBe('вашу Луну')
})

it('says an aspect the way people say it', () => {
  expect(aspectLabelRu('mars', 'trine', 'mercury')).toBe('Марс в трине к вашему Меркурию')
  expect(aspectLabelRu('mars', 'conjunction', 'moon')).toBe('Марс в соединении с вашей Луной')
  expect(aspectLabelRu('sun', 'opposition', 'asc')).toBe('Солнце в оппозиции к вашему асценденту')
  expect(toNatalRu('square', 'pluto')).toBe('к вашему Плутону')
})

it('puts signs and houses in their cases', () => {
  expect([0, 4, 11].map(inSignRu)).toEqual(['в Овне', 'во Льве', 'в Рыбах'])
  expect([2, 4, 6, 10].map(intoSignRu)).toEqual(['в Близнецы', 'во Льва', 'в Весы', 'в Водолея'])
  expect([3, 5, 9].map(fromSignRu)).toEqual(['из Рака', 'из Девы', 'из Козерога'])
  expect([2, 11].map(intoHouseRu)).toEqual(['во второй дом', 'в одиннадцатый дом'])
  expect([houseRu(10), houseDatRu(3), inHouseRu(2), inHouseRu(12)]).toEqual([
    'десятый дом',
    'третьему дому',
    'во втором доме',
    'в двенадцатом доме',
  ])
})

it('declines the name of the other in a comparison', () => {
  const said = [...synastryWordsRu.theirs, ...synastryWordsRu.yours].map((say) => say('Миша', 'sun', 4))
  expect(said.filter((sentence) => sentence.includes('('))).toEqual([])
  expect(said).toContain('В четвёртом доме у вас гостит Солнце Миши.')
  const { lands } = loadLibrary().texts(compatibilityTexts, 'ru')
  expect(lands.theirs[0]?.({ planet: 'mars', house: 2, name: 'Галина' })).toBe(
    'Ваш Марс попадает во второй дом Галины.',
  )
})

it('has a label for every pair', () => {
  const labels = NATAL_POINTS.flatMap((point) => ASPECTS.map((aspect) => aspectLabelRu('moon', aspect, point)))
  expect(new Set(labels).size).toBe(60)
  for (const label of labels) expect(label).not.toMatch(/undefined| {2}/)
})
