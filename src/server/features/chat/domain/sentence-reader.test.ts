import { expect, it } from 'vitest'
import { SentenceReader } from './sentence-reader.ts'

/** The sentences of a text that comes letter by letter. */
function read(text: string): string[] {
  const reader = new SentenceReader()
  const sentences = [...text].flatMap((letter) => {
    reader.read(letter)
    return [...reader.take()]
  })
  reader.finish()
  return [...sentences, ...reader.take()].map((sentence) => sentence.trim())
}

it.each([
  ['One. Two! Three? Four…', ['One.', 'Two!', 'Three?', 'Four…']],
  ['Ask Dr. Smith at St. Mary’s. Then rest.', ['Ask Dr. Smith at St. Mary’s.', 'Then rest.']],
  ['Это т. е. так. И то.', ['Это т. е. так.', 'И то.']],
  ['It is at 2.5 degrees, e.g. here. Next.', ['It is at 2.5 degrees, e.g. here.', 'Next.']],
  ['## Love\n- one\n- two\n\n1. three\n2. four', ['## Love', '- one', '- two', '1. three', '2. four']],
  ['— Да.\n— Нет.', ['— Да.', '— Нет.']],
  ['He said “stop.” She did.', ['He said “stop.”', 'She did.']],
  ['**Bold.** Plain.', ['**Bold.**', 'Plain.']],
  ['no stop at all', ['no stop at all']],
])('cuts %j', (text, sentences) => {
  expect(read(text)).toEqual(sentences)
})

it('gives a sentence only when it is whole', () => {
  const reader = new SentenceReader()
  reader.read('Take the pil')
  expect([...reader.take()]).toEqual([])
  reader.read('ls. ')
  expect([...reader.take()]).toEqual(['Take the pills. '])
})
