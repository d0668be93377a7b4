import { expect, it } from 'vitest'
import { readEntries } from './read-entries.ts'

it('gives each field with its line, key and language', () => {
  const { subject, passages, findings } = readEntries(
    '/lib/transit/sun.ru.md',
    '# transit/sun\n\n## mars tense\n\n**gist** Раз.\n\n**body** Два.\n## moon flowing\n**gist** Три.\n',
  )
  expect(findings).toEqual([])
  expect(subject).toBe('transit/sun')
  expect(passages.map(({ line, lang, key, field, text }) => [line, lang, key, field, text])).toEqual([
    [5, 'ru', 'mars tense', 'gist', 'Раз.'],
    [7, 'ru', 'mars tense', 'body', 'Два.'],
    [9, 'ru', 'moon flowing', 'gist', 'Три.'],
  ])
})

it('says where a file is none of the format, or another’s', () => {
  expect(readEntries('a/b.en.md', '# a/b\n## k\nA stray line').findings).toEqual([
    { file: 'a/b.en.md', line: 3, rule: 'format', what: 'neither a heading nor a field with a text' },
  ])
  expect(readEntries('a/b.en.md', '# a/c\n').findings[0]?.what).toContain('"a/c"')
  expect(() => readEntries('a/b.md', '')).toThrow('no file of entries')
})
