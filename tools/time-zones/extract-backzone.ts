import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** The commit of github.com/eggert/tz that `backzone.zi` is taken from. */
const COMMIT = 'b9bc7a87bb7f21576b43541dea9f298462c23bd5'
/** Rules that histories of `backzone` follow stand in the other files. */
const FILES = ['backzone', 'africa', 'asia', 'australasia', 'europe', 'northamerica', 'southamerica']

const { values } = parseArgs({ options: { tz: { type: 'string' } } })
if (values.tz === undefined) throw new Error(`Give --tz FOLDER: a checkout of github.com/eggert/tz at ${COMMIT}`)
const folder = values.tz

const sources = FILES.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
const rules = new Map<string, string[]>()
for (const line of sources.flatMap(({ text }) => bare(text))) {
  const [keyword, name = ''] = line.split(/\s+/)
  if (keyword === 'Rule') rules.set(name, [...(rules.get(name) ?? []), line])
}
const kept = bare(sources[0]?.text ?? '').filter((line) => !line.startsWith('Rule'))
const used = new Set(
  kept.map(
    (line) =>
      line
        .replace(/^Zone\s+\S+/, '')
        .trim()
        .split(/\s+/)[1] ?? '',
  ),
)
const lines = [...[...used].flatMap((name) => rules.get(name) ?? []), ...kept].map((line) =>
  line.replaceAll(/\s+/g, ' '),
)
const checksums = sources.map(({ name, text }) => `# ${name} ${createHash('sha256').update(text).digest('hex')}`)
const head = [`# From github.com/eggert/tz ${COMMIT}, public domain; sha256 of its files:`, ...checksums]
writeFileSync(new URL('backzone.zi', import.meta.url), `${[...head, ...lines].join('\n')}\n`)

function bare(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trimEnd())
    .filter((line) => line !== '')
}
