import { expect, it } from 'vitest'
import { genitiveNameRu } from './ru/person-name.ts'

it.each([
  ['Анна', 'Анны'],
  ['Майя', 'Майи'],
  ['Ольга', 'Ольги'],
  ['Никита', 'Никиты'],
  ['Илья', 'Ильи'],
  ['Андрей', 'Андрея'],
  ['Юрий', 'Юрия'],
  ['Пётр', 'Петра'],
  ['Том', 'Тома'],
  ['Тарас', 'Тараса'],
  ['Любовь', 'Любови'],
])('says whose: %s, %s', (name, genitive) => {
  expect(genitiveNameRu(name)).toBe(genitive)
})

it.each(['Кармен', 'Anna', 'тётя Маша', 'Хосе', 'Нинель'])(
  'leaves a name alone that it may decline wrongly: %s',
  (name) => {
    expect(genitiveNameRu(name)).toBeNull()
  },
)
