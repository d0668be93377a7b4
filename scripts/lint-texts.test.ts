import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const entries = mkdtempSync(join(tmpdir(), 'asteria-entries-'))
afterAll(() => rmSync(entries, { recursive: true }))

const write = (subject: string, lang: string, text: string) => {
  const file = join(entries, `${subject}.${lang}.md`)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, `# ${subject}\n\n${text}\n`)
  return file
}
const lint = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/lint-texts.ts', ...args], {
    encoding: 'utf8',
  })
  return { status, stderr, lines: stdout.trim().split('\n') }
}

it(
  'checks a named file of another place beside what lies there, and says nothing of the others',
  { timeout: 60_000 },
  () => {
    write(
      'comet/encke',
      'en',
      '## 1\n\n**gist** The kettle has the last word in a house where everybody talks.\n\n**gift** Recieve it!',
    )
    const file = write(
      'comet/halley',
      'en',
      '## 1\n\n**gist** The kettle has the last word in a house where everybody talks.\n\n**gift** A teh in time.',
    )
    const { status, lines } = lint(file)
    expect(lines.slice(0, -1)).toEqual([
      `${file}:5: same sentence: “The kettle has the last word in a house where everybody talks.” stands also in comet/encke.en ## 1 gist`,
      `${file}:7: spelling: “teh” is not in the dictionary`,
    ])
    expect(lines.at(-1)).toMatch(/^2 texts, 2 findings/)
    expect(status).toBe(1)
  },
)

it('a name that stands for nothing is an error of use', { timeout: 60_000 }, () => {
  const { status, stderr } = lint('transit/vulcan')
  expect(status).toBe(2)
  expect(stderr).toContain('there is no transit/vulcan')
})
