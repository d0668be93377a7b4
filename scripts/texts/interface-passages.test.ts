import { expect, it } from 'vitest'
import { interfacePassages } from './interface-passages.ts'

const SOURCE = `import { texts } from '../../i18n/dictionary.ts'
type Kind = 'one kind' | 'another kind'
export const text = texts(
  { 'a key': 'A word', made: (date: string, kind: Kind) => \`Made on \${date}\${kind === 'one kind' ? ', at last' : ''}.\` },
  { 'a key': 'Слово', list: ['Раз', 'Two'] as const, kind: 'small-key' },
)
`

it('gives the strings that are texts, with their lines and languages', () => {
  const found = interfacePassages('src/web/text.ts', SOURCE).map(({ line, lang, text }) => [line, lang, text])
  expect(found).toEqual([
    [4, 'en', 'A word'],
    [4, 'en', 'Made on \uFFFC\uFFFC.'],
    [4, 'en', ', at last'],
    [5, 'ru', 'Слово'],
    [5, 'ru', 'Раз'],
    [5, 'en', 'Two'],
  ])
})

it('a Russian file has no English texts, only names', () => {
  expect(interfacePassages('src/phrases-ru.ts', `export const a = ['The Nominative', 'Луна']`)).toHaveLength(1)
})
