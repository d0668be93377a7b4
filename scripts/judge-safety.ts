import { harmless, inDanger, judge, readMessages, shareOf, type Judged } from '#test/danger/judge.ts'

/**
 * Prints how many messages of a file are recognized as danger, a class at a time, and how many false alarms there are:
 * `node scripts/judge-safety.ts file.jsonl`. With `texts` it prints what was mistaken, too; never for a set to judge by later.
 */
const [path, mode] = process.argv.slice(2)
if (!path) throw new Error('name a file of lines {"text", "class"}')
const rows = judge(readMessages(path))
const print = (line: string) => process.stdout.write(`${line}\n`)
const percent = (of: readonly Judged[], has: (row: Judged) => boolean) =>
  `${(100 * shareOf(of, has)).toFixed(1)}% of ${of.length}`
const isFound = ({ isFound: found }: Judged) => found
const danger = inDanger(rows)
for (const name of [...new Set(danger.map(({ message }) => message.class))].toSorted()) {
  const of = danger.filter(({ message }) => message.class === name)
  const found = of.filter(isFound)
  print(
    `${name}: found ${percent(of, isFound)}; of the found as that class ${percent(found, ({ as }) => as === name)}, unsure ${percent(found, ({ as }) => as === 'unsure')}, as another ${percent(found, ({ as }) => as !== name && as !== 'unsure')}`,
  )
}
const found = danger.filter(isFound)
print(`found: ${percent(danger, isFound)}`)
print(
  `as the right class or unsure: ${percent(found, ({ as, message }) => as === message.class || as === 'unsure')}; as the right class: ${percent(found, ({ as, message }) => as === message.class)}`,
)
const told = found.filter(({ message }) => message.who !== undefined)
print(`who: right for ${percent(told, ({ isWhoRight }) => isWhoRight)}`)
const urgent = danger.filter(({ message }) => message.urgent)
print(`urgent ones found: ${percent(urgent, isFound)}`)
print(
  `false alarms: ${percent(harmless(rows), isFound)}, of these unsure ${percent(harmless(rows).filter(isFound), ({ as }) => as === 'unsure')}`,
)
if (mode === 'texts')
  for (const { message, as } of rows)
    if ((message.class === 'ordinary') !== (as === null)) print(`  ${message.class} read as ${as}: ${message.text}`)
