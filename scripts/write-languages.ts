import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { wordsOf } from './languages/page-texts.ts'
import { withRussian } from './languages/russian-files.ts'

/** After the client's build: its scripts in English where they are, and in Russian, as far as they differ, in a folder below. */
const FOLDER = 'build/client/assets'
const built = new Map<string, string>()
for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.js')))
  built.set(name, readFileSync(`${FOLDER}/${name}`, 'utf8'))

mkdirSync(`${FOLDER}/ru`, { recursive: true })
for (const [name, code] of withRussian(built)) writeFileSync(`${FOLDER}/ru/${name}`, code)
for (const [name, code] of built) writeFileSync(`${FOLDER}/${name}`, wordsOf('en', code))
