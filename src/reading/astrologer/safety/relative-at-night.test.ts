import { expect, test } from 'vitest'
import { readTopic } from './read-topic.ts'

test.each([
  'дядя ночью приходит ко мне в комнату',
  'отчим заходит ко мне ночью, я притворяюсь что сплю',
  'дед трогает меня когда бабушки нет',
  'my stepdad touches me',
  'my uncle comes into my room at night',
  'moms boyfriend gets in my bed when im asleep',
])('a man of the family who comes at night is plainly a danger to the writer: %s', (text) => {
  const read = readTopic(text, 38)
  expect(['sexual_abuse', 'minor']).toContain(read?.topic)
  expect(['self', 'child']).toContain(read?.subject)
  expect(read?.isHalfSure).toBe(false)
})

test.each(['мне снится что дед ночью приходит ко мне', 'папа заходит ко мне ночью укрыть меня, это его Луна?'])(
  'a dream of him, or care, is none: %s',
  (text) => {
    expect(readTopic(text, 38)?.topic).not.toBe('sexual_abuse')
  },
)
