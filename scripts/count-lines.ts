import { execFileSync } from 'node:child_process'

/**
 * Lines of code under `src` by room, without tests, texts and data, at one commit or compared with another:
 * `npx node scripts/count-lines.ts bced1630^ HEAD`. Below, the files that are longer than 350 lines.
 */
const LONG = 350
const NO_CODE = [
  /\.(?:test|fixture)\.tsx?$/,
  /\/(?:data|migrations|en|ru)\//,
  /(?:^|[/-])(?:text|words|phrases|en|ru)\.tsx?$/,
  /\/catalogue\/reports\//,
  /\/rules-[a-z-]+\.ts$/,
  /\/star-catalogue\.ts$/,
]
const isCode = (file: string) => /\.(?:ts|tsx|css)$/.test(file) && !NO_CODE.some((pattern) => pattern.test(file))

interface Counted {
  file: string
  room: string
  lines: number
}

/** `reading` is counted by its folders, as they grow for reasons of their own. */
const roomOf = (file: string) => /^src\/(reading\/[^/]+|[^/]+)/.exec(file)?.[1] ?? file

function count(revision: string): Counted[] {
  const found = execFileSync('git', ['grep', '-c', '', revision, '--', 'src'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return found.split('\n').flatMap((line) => {
    const [, file, lines] = /^[^:]+:(src\/.+):(\d+)$/.exec(line) ?? []
    return file && isCode(file) ? [{ file, room: roomOf(file), lines: Number(lines) }] : []
  })
}

const sum = (of: readonly Counted[]) => of.reduce((total, { lines }) => total + lines, 0)
const median = (of: readonly Counted[]) => of.map(({ lines }) => lines).toSorted((a, b) => a - b)[of.length >> 1] ?? 0
const print = (cells: readonly (string | number)[]) =>
  process.stdout.write(
    `${cells.map((cell, i) => (i === 0 ? String(cell).padEnd(24) : String(cell).padStart(8))).join('')}\n`,
  )

const given = process.argv.slice(2)
const counts = (given.length > 0 ? given : ['HEAD']).map(count)
const rooms = [...new Set(counts.flat().map(({ room }) => room))].toSorted()
for (const room of rooms) print([room, ...counts.map((of) => sum(of.filter((one) => one.room === room)))])
print(['all', ...counts.map(sum)])
print(['median file', ...counts.map(median)])
for (const { file, lines } of (counts.at(-1) ?? []).filter((one) => one.lines > LONG)) print([file, lines])
