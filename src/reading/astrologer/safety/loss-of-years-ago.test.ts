import { expect, it } from 'vitest'
import { readTopic } from './read-topic.ts'

it.each([
  'My brother took his own life in 1994. I lit his candle today as I do every November and it was a good quiet day. He was a Libra.',
  'I miscarried three years ago and we have a wee girl now. Thinking of one more. Good months for a Taurus?',
  'Мама умерла в 1998. Сегодня её день рождения, испекла её шарлотку. Под какой планетой она родилась, 14 февраля 1939?',
  'Три года назад был выкидыш, сейчас дочке полтора. Хотим второго, какие месяцы для Тельца хорошие?',
])('a loss that lies years back is no danger: %s', (text) => expect(readTopic(text, null)).toBeNull())

it.each([
  'my husband died on tuesday and i dont know how to breathe',
  'My brother took his own life in 1994 and lately I want to die like him.',
  'у нас вчера выкидыш, десятая неделя. за что',
  'Брат повесился в 1994, а теперь и я хочу умереть.',
])('a fresh loss, or a wish to follow, still is: %s', (text) => expect(readTopic(text, null)).not.toBeNull())
