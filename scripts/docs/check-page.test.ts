import { expect, it } from 'vitest'
import { checkDecision, checkPage, rowsWithoutSymbol, type Repository } from './check-page.ts'

/** A repository of a page and a source file. */
function repositoryWith(page: string): Repository {
  const texts: Record<string, string> = {
    'docs/page.md': page,
    'docs/other.md': '',
    'src/astro/sign.ts': 'export const signOf = 1\n',
    'src/words-en.ts': '',
    'src/words-ru.ts': '',
    '.env.example': '',
  }
  return { files: Object.keys(texts), scripts: ['check', 'lint:docs'], read: (file) => texts[file] ?? '' }
}
const faultsOf = (page: string) => checkPage(repositoryWith(page), 'docs/page.md')

it('finds nothing wrong where everything named is there', () => {
  const page = `[other](other.md#part) [web](https://example.org/x.ts) [\`signOf\`](../src/astro/sign.ts) [\`.env.example\`](../.env.example)
\`src/astro/\` \`src/<room>/sign.ts\` \`src/words-{en,ru}.ts\` \`sign.ts\` \`POST /people\` \`/plans\` \`npm run -s lint:docs\`
`
  expect(faultsOf(page)).toEqual([])
})

it.each([
  ['[gone](gone.md)', 'there is no docs/gone.md'],
  ['`src/astro/gone.ts`', 'there is no src/astro/gone.ts'],
  ['`gone.ts`', 'there is no gone.ts'],
  ['`src/gone/`', 'there is no src/gone/'],
  ['`src/words-{fr,de}.ts`', 'there is no src/words-{fr,de}.ts'],
  ['[`sign`](../src/astro/sign.ts)', 'src/astro/sign.ts has no sign'],
  ['`npm run -s gone -- now`', 'there is no script gone'],
])('finds what %s names in vain', (page, fault) => {
  expect(faultsOf(page)).toEqual([fault])
})

it('leaves blocks of code alone', () => {
  expect(faultsOf('```sh\nnode `src/gone.ts`\n```\n')).toEqual([])
})

it('wants a symbol with a link in each row of the glossary', () => {
  const row = '| sign | a twelfth of the zodiac |'
  const text = `| word | meaning | code |\n|---|---|---|\n${row} [\`signOf\`](../src/astro/sign.ts) |\n${row} signOf |\n`
  expect(rowsWithoutSymbol(text)).toEqual([`no symbol with a link: ${row} signOf |`])
})

it.each([
  ['# A\n\n**Held by** `src/astro/sign.ts`\nand `npm run check`.\n', []],
  ['# A\n\n**Held by** nothing: it is a choice. Nothing checks this.\n', []],
  ['# A\n\n**Held by** habit.\n', ['neither a check nor “Nothing checks this”']],
  ['# A\n', ['no paragraph “**Held by**”']],
  ['# A\n\n**Held by** `sign.ts`.\n', ['not a whole path: sign.ts']],
  ['# A\n\n**Held by** `src/gone.ts`.\n\n`other`\n', ['there is no src/gone.ts']],
])('reads what holds a decision: %j', (text, faults) => {
  expect(checkDecision(repositoryWith(text), 'docs/page.md')).toEqual(faults)
})
