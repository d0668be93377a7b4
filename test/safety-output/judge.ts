import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { judgeSentence, type Verdict } from '#reading/astrologer/safety/output/check-sentence.ts'

const Sentence = z.object({ text: z.string(), label: z.enum(['unsafe', 'safe']), kind: z.string() })
export type JudgedSentence = z.infer<typeof Sentence> & Verdict

/** The sentences of a file, one JSON object a line, each with what becomes of it. `kind` is the file's, `kinds` the check's. */
export const judgeSentences = (file: string | URL): JudgedSentence[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => Sentence.parse(JSON.parse(line)))
    .map((sentence) => ({ ...sentence, ...judgeSentence(sentence.text) }))
