import { expect, it } from 'vitest'
import { punctuation } from './punctuation.ts'

it.each([
  ['en', 'It’s “done” — or so they say… 10–15 of them, at 14:30.'],
  ['en', '“Is it?” she asked: “not yet.”'],
  ['en', 'a thank-you you owe, at hh:mm'],
  ['ru', 'от друзей друзей, чч:мм'],
  ['en', 'Had you known, they’d say: well-being, A. B.'],
  ['ru', 'Скажите «да, „может быть“» — и ждите… 27-го числа, в 14:30.'],
  ['ru', 'Кто-то звал: «Пора?» Ответ (тихий) прост.'],
] as const)('%s: %s', (lang, text) => expect(punctuation(text, lang)).toEqual([]))

it.each([
  ['en', 'a "word"', 'straight quote'],
  ['en', "it's", 'straight apostrophe'],
  ['en', 'wait...', 'dots'],
  ['en', 'Go!', 'exclamation'],
  ['en', 'this - that', 'dash'],
  ['en', 'this – that', 'dash'],
  ['en', 'this—that', 'dash without spaces'],
  ['en', 'two  spaces', 'more than one space'],
  ['en', 'space , here', 'before a mark'],
  ['en', 'the the end', 'twice'],
  ['en', 'one,two', 'after a mark'],
  ['en', 'One.Two', 'between sentences'],
  ['en', '“open', 'not closed'],
  ['en', 'shut”', 'closes nothing'],
  ['en', '«да»', 'Russian quote'],
  ['ru', '“да”', 'English quote'],
  ['ru', '„да“', 'can’t stand here'],
  ['ru', '«он „да» нет“', 'closes nothing'],
  ['ru', '«он сказал «да»»', 'can’t stand here'],
  ['ru', 'cлово с латинской c', 'one word'],
  ['ru', 'и и', 'twice'],
  ['ru', 'на вашем Асценденте', 'a capital'],
] as const)('%s: %s', (lang, text, what) => expect(punctuation(text, lang).join()).toContain(what))
