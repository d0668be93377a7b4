import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { FIRST_WORDS } from './first-words.ts'

const COUNT = 12_000
const ROOT = new URL('../../', import.meta.url)
const OUT = new URL('src/server/features/accounts/data/', ROOT)

const counts = new Map<string, number>()
const texts = globSync('src/reading/library/entries/**/*.ru.md', { cwd: ROOT }).toSorted()
for (const file of texts) {
  const words =
    readFileSync(new URL(file, ROOT), 'utf8')
      .toLowerCase()
      .match(/[а-яё]+/g) ?? []
  for (const word of words) if (word.length >= 4 && word.length <= 12) counts.set(word, (counts.get(word) ?? 0) + 1)
}
const common = [...counts]
  // Words of equal number by the alphabet, so that the same texts give the same list.
  .toSorted(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1))
  .map(([word]) => word)
const words = [...new Set([...FIRST_WORDS, ...common])].slice(0, COUNT)

const text = `${words.join('\n')}\n`
const sha256 = createHash('sha256').update(text).digest('hex')
const manifest = {
  files: [{ file: 'russian-words.txt', bytes: Buffer.byteLength(text), sha256 }],
  sources: [
    { file: 'tools/russian-words/first-words.ts', licence: 'MIT, our own' },
    { file: `src/reading/library/entries, ${texts.length} files`, licence: 'our own' },
  ],
}
mkdirSync(OUT, { recursive: true })
writeFileSync(new URL('russian-words.txt', OUT), text)
writeFileSync(new URL('manifest.json', OUT), `${JSON.stringify(manifest, null, 2)}\n`)
