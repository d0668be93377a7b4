import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** ASVS 5.0, 6.2.4: at least the top 3,000 of those that the product's own rules let through. */
const COUNT = 3000
const SHORTEST = 8

const OUT = new URL('../../src/server/features/accounts/data/', import.meta.url)
const SOURCE = new URL('node_modules/@zxcvbn-ts/language-common/src/passwords.json', import.meta.url)

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

const bytes = readFileSync(SOURCE)
const ranked = JSON.parse(bytes.toString('utf8')) as string[]
const common = new Set<string>()
for (const password of ranked) {
  if (common.size === COUNT) break
  if (password.length >= SHORTEST) common.add(password.toLowerCase())
}
if (common.size < COUNT) throw new Error(`the source has only ${common.size} passwords of ${SHORTEST} or more`)

const text = `${[...common].join('\n')}\n`
const manifest = {
  files: [{ file: 'common-passwords.txt', bytes: Buffer.byteLength(text), sha256: sha256(text) }],
  sources: [
    {
      package: 'npm @zxcvbn-ts/language-common 4.1.3',
      file: 'src/passwords.json',
      licence: 'MIT, (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts',
      sha256: sha256(bytes),
    },
  ],
}
mkdirSync(OUT, { recursive: true })
writeFileSync(new URL('common-passwords.txt', OUT), text)
writeFileSync(new URL('manifest.json', OUT), `${JSON.stringify(manifest, null, 2)}\n`)
