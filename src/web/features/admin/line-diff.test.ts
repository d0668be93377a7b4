import { expect, it } from 'vitest'
import { lineDiff } from './line-diff.ts'

const marks = { same: ' ', removed: '-', added: '+' }
const shown = (before: string, after: string) => lineDiff(before, after).map(({ kind, text }) => marks[kind] + text)

// As `diff -u` prints these.
it('tells lines that went, came and stayed', () => {
  expect(shown('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual([' a', '-b', ' c', '+x', ' d'])
  expect(shown('a', 'b')).toEqual(['-a', '+b'])
  expect(shown('a\nb', 'a\nb')).toEqual([' a', ' b'])
})

it('makes the new text of the old by what it says', () => {
  const [before, after] = ['one\ntwo\nthree\ntwo', 'two\none\nthree\nfour\ntwo']
  const lines = lineDiff(before, after)
  const without = (kind: string) => lines.filter((line) => line.kind !== kind).map(({ text }) => text)
  expect(without('added').join('\n')).toBe(before)
  expect(without('removed').join('\n')).toBe(after)
})
