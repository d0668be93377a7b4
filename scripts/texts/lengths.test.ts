import { expect, it } from 'vitest'
import { lengths } from './lengths.ts'

const said = (subject: string, field: string, text: string) =>
  lengths({ file: '', line: 1, lang: 'en', subject, key: '', audience: null, field, text })
const body = (count: number) => 'word '.repeat(count).trim()

it.each([
  ['planet-in-sign/sun', 70, 130],
  ['transit/sun', 40, 80],
])('a body of %s has %d to %d words', (subject, least, most) => {
  expect(said(subject, 'body', body(least - 1))).toEqual([
    `body has ${least - 1} words, and should have ${least} to ${most}`,
  ])
  expect(said(subject, 'body', body(least))).toEqual([])
  expect(said(subject, 'body', body(most))).toEqual([])
  expect(said(subject, 'body', body(most + 1))).toHaveLength(1)
})

it('counts words joined by a hyphen or an apostrophe as one, and no dashes', () => {
  expect(said('transit/sun', 'body', `${body(39)} — half-sister’s`)).toEqual([])
})

it('a folder without a length is no folder without a check', () => {
  expect(said('comet/halley', 'body', body(50))[0]).toContain('no length')
})

it.each([
  'You give: all; half is kept.',
  'Ask “what now?” before you answer.',
  'Скажите «да», и „нет“ отпадёт.',
  'Why not…',
])('one sentence: %s', (text) => expect(said('transit/sun', 'advice', text)).toEqual([]))

it('a gist tells the meaning in nine to twenty-seven words, of one sentence or two', () => {
  const gist = (count: number) => `${body(count)}.`
  expect(said('transit/sun', 'gist', gist(8))).toEqual(['gist has 8 words, and should have 9 to 27'])
  expect(said('transit/sun', 'gist', gist(9))).toEqual([])
  expect(said('transit/sun', 'gist', `${gist(13)} ${gist(14)}`)).toEqual([])
  expect(said('transit/sun', 'gist', gist(28))).toHaveLength(1)
  expect(said('transit/sun', 'gist', 'You give all you have. You take it back. Then you rest.')).toEqual([
    'gist has 3 sentences, and should have one or two',
  ])
})

it.each(['You give. You take.', '«Почему бы нет?» «Потому.»', 'Wait… Then go.'])('two: %s', (text) => {
  expect(said('transit/sun', 'advice', text)).toEqual(['advice has 2 sentences, and should have one'])
})

it('a sentence ends like one', () => {
  expect(said('transit/sun', 'gift', 'You give')).toHaveLength(1)
})

it('a picture is one sentence of four to fourteen words', () => {
  expect(said('sabian/leo', 'image', 'A cat sleeps.')).toEqual(['image has 3 words, and should have 4 to 14'])
  expect(said('sabian/leo', 'image', 'A cat sleeps on.')).toEqual([])
  expect(said('sabian/leo', 'image', `${body(14)}.`)).toEqual([])
  expect(said('sabian/leo', 'image', `${body(15)}.`)).toHaveLength(1)
  expect(said('sabian/leo', 'image', 'A cat sleeps on. It purrs.')).toHaveLength(1)
})

it('three to six keywords, each once', () => {
  expect(said('transit/sun', 'keywords', 'a, b')).toHaveLength(1)
  expect(said('transit/sun', 'keywords', 'a, b, c')).toEqual([])
  expect(said('transit/sun', 'keywords', 'a, b, c, d, e, f, g')).toHaveLength(1)
  expect(said('transit/sun', 'keywords', 'a, b, a')).toEqual(['a keyword stands twice'])
})
