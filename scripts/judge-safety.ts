import { readFileSync } from 'node:fs'
import { classesOf } from '#reading/astrologer/safety/read-distress.ts'
import { SAFETY_CLASSES } from '#reading/astrologer/safety/safety-class.ts'

/** Prints how many sentences of a file are recognized, a class at a time, and which are not: `node scripts/judge-safety.ts file.jsonl`. */
const [path] = process.argv.slice(2)
if (!path) throw new Error('name a file of lines {"text", "class"}')
const rows = readFileSync(path, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as { text: string; class: string })
const read = rows.map((row) => ({ ...row, found: [...classesOf(row.text)] }))
const print = (line: string) => process.stdout.write(`${line}\n`)
const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)}%)`
let [recognized, all] = [0, 0]
for (const name of SAFETY_CLASSES) {
  const of = read.filter((row) => row.class === name)
  const hit = of.filter(({ found }) => found.length > 0)
  recognized += hit.length
  all += of.length
  if (of.length > 0) print(`${name}: ${share(hit.length, of.length)}`)
}
print(`recognized: ${share(recognized, all)}`)
const ordinary = read.filter((row) => row.class === 'ordinary')
const alarms = ordinary.filter(({ found }) => found.length > 0)
print(`false alarms: ${share(alarms.length, ordinary.length)}`)
for (const { text, found } of alarms) print(`  false alarm (${found.join(', ')}): ${text}`)
for (const row of read)
  if (row.class !== 'ordinary' && row.found.length === 0) print(`  missed ${row.class}: ${row.text}`)
