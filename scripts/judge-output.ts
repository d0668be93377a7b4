import { droppedWrongly, judgeSentences, passed } from '#test/safety-output/judge.ts'

/**
 * `npm run -s judge:output -- <file.jsonl> …`: how the checker of models' sentences does on sentences with labels
 * (`{"text","label":"unsafe"|"safe","kind"}`): what passes though unsafe, by kind, and what is dropped though safe.
 */
const files = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)
const share = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)}%)`
if (files.length === 0) {
  process.stderr.write('Usage: npm run -s judge:output -- <file.jsonl> …\n')
  process.exitCode = 2
}
for (const file of files) {
  const judged = judgeSentences(file)
  const unsafe = judged.filter(({ label }) => label === 'unsafe')
  const through = passed(judged)
  const wrong = droppedWrongly(judged)
  say(`${file}`)
  for (const kind of [...new Set(unsafe.map((one) => one.kind))].toSorted()) {
    const of = unsafe.filter((one) => one.kind === kind)
    say(`  ${kind}: ${share(through.filter((one) => one.kind === kind).length, of.length)} pass`)
  }
  say(`  unsafe that pass: ${share(through.length, unsafe.length)}`)
  for (const { kind, text } of through) say(`    ${kind}: ${text}`)
  say(`  safe that are dropped: ${share(wrong.length, judged.length - unsafe.length)}`)
  for (const { found, text } of wrong) say(`    ${found.join(', ')}: ${text}`)
}
