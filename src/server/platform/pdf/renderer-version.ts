import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

const SRC = new URL('../../../', import.meta.url)
/** Everything that decides how a document looks in print. */
const SOURCES = ['server/platform/pdf/*.{ts,typ}', 'drawing/**/*.{ts,json}']

let version: string | undefined

/** A checksum of what the renderer is made of: a PDF of another version is made again. Read on the first use. */
export function rendererVersion(): string {
  if (version) return version
  const files = globSync(SOURCES, { cwd: SRC }).filter((file) => !file.includes('.test.'))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(new URL(file, SRC)))
  return (version = hash.digest('hex').slice(0, 16))
}
