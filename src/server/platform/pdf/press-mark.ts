import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

const SRC = new URL('../../../', import.meta.url)
/** Everything that decides how a document looks in print. */
const SOURCES = ['server/platform/pdf/*.{ts,typ}', 'drawing/**/*.{ts,json}']

let mark: string | undefined

/** What the press is made of, as a checksum: a PDF of another mark is made anew. Read on the first use. */
export function pressMark(): string {
  if (mark) return mark
  const files = globSync(SOURCES, { cwd: SRC }).filter((file) => !file.includes('.test.'))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(new URL(file, SRC)))
  return (mark = hash.digest('hex').slice(0, 16))
}
