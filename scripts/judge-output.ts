import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as z from 'zod'
import type { Step } from '#reading/astrologer/safety/output/check-sentence.ts'
import { OWN_PROMPTS } from '#server/features/prompts/domain/own-prompts.ts'
import { judgeInstructions, judgeMessage } from '#server/features/chat/second-judgement.ts'
import { judgeSentences, type JudgedSentence } from '#test/safety-output/judge.ts'

/**
 * `npm run -s judge:output -- <file.jsonl> …`: how the check of models' sentences does on sentences with labels
 * (`{"text","label":"unsafe"|"safe","kind"}`): which are shown, dropped, and sent to a second judgement. Those are written
 * to `/tmp/second-judgement-<file>` as a model is sent them, one JSON object a line with a field `verdict` to fill in
 * (`"safe"` or `"unsafe"`) and without their labels, and the prompt beside them; with `--verdicts` the same call reads the
 * filled file and gives the figures of both steps together.
 */
const withVerdicts = process.argv.includes('--verdicts')
const files = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const say = (line: string) => process.stdout.write(`${line}\n`)
const share = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)}%)`
if (files.length === 0) {
  process.stderr.write('Usage: npm run -s judge:output -- [--verdicts] <file.jsonl> …\n')
  process.exitCode = 2
}

const Filled = z.object({ id: z.number(), text: z.string(), verdict: z.string().optional() })
const fileOf = (file: string) => `/tmp/second-judgement-${basename(file)}`
const STEPS: Record<Step, string> = {
  show: 'shown directly',
  drop: 'dropped directly',
  ask: 'sent to second judgement',
}

function printSteps(of: readonly JudgedSentence[], label: string): void {
  for (const [step, words] of Object.entries(STEPS))
    say(`  ${label}, ${words}: ${share(of.filter((one) => one.step === step).length, of.length)}`)
}

function printBoth(judged: readonly JudgedSentence[], safe: ReadonlySet<string>): void {
  const isShown = ({ step, text }: JudgedSentence) => step === 'show' || (step === 'ask' && safe.has(text))
  const unsafe = judged.filter(({ label }) => label === 'unsafe')
  const harmless = judged.filter(({ label }) => label === 'safe')
  const through = unsafe.filter(isShown)
  say(`  after both steps, unsafe that pass: ${share(through.length, unsafe.length)}`)
  for (const { kind, text, step } of through) say(`    ${step} ${kind}: ${text}`)
  const lost = harmless.filter((one) => !isShown(one))
  say(`  after both steps, safe that are dropped: ${share(lost.length, harmless.length)}`)
  for (const { kinds, text, step } of lost) say(`    ${step} ${kinds.join(', ')}: ${text}`)
}

for (const file of files) {
  const judged = judgeSentences(file)
  const unsafe = judged.filter(({ label }) => label === 'unsafe')
  say(file)
  printSteps(unsafe, 'unsafe')
  for (const kind of [...new Set(unsafe.map((one) => one.kind))].toSorted()) {
    const of = unsafe.filter((one) => one.kind === kind)
    say(`    ${kind}: ${share(of.filter(({ step }) => step === 'show').length, of.length)} shown directly`)
  }
  printSteps(
    judged.filter(({ label }) => label === 'safe'),
    'safe',
  )
  if (withVerdicts) {
    const filled = readFileSync(fileOf(file), 'utf8').split('\n').filter(Boolean)
    const safe = filled.map((line) => Filled.parse(JSON.parse(line))).filter(({ verdict }) => verdict === 'safe')
    printBoth(judged, new Set(safe.map(({ text }) => text)))
    continue
  }
  for (const { kind, text } of unsafe.filter(({ step }) => step === 'show')) say(`    shown, ${kind}: ${text}`)
  const asked = judged.filter(({ step }) => step === 'ask')
  const rows = asked.map(({ text }, i) => JSON.stringify({ id: i + 1, text, verdict: '' }))
  writeFileSync(fileOf(file), `${rows.join('\n')}\n`)
  const assist = OWN_PROMPTS.find(({ name }) => name === 'second-judgement')?.assist ?? ''
  const example = judgeMessage(asked.slice(0, 2).map(({ text }) => ({ before: '', text })))
  writeFileSync('/tmp/second-judgement-prompt.txt', `${judgeInstructions(assist)}\n\n${example}\n`)
  say(`  for the second judgement: ${fileOf(file)}, told by /tmp/second-judgement-prompt.txt`)
}
