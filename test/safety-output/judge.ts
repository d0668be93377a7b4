import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { unsafeKindsOf } from '#reading/astrologer/safety/output/check-sentence.ts'
import type { UnsafeKind } from '#reading/astrologer/safety/output/kinds.ts'

const Sentence = z.object({ text: z.string(), label: z.enum(['unsafe', 'safe']), kind: z.string() })
export type JudgedSentence = z.infer<typeof Sentence> & { found: UnsafeKind[] }

/** The sentences of a file, one JSON object a line, each with what the checker finds in it. */
export const judgeSentences = (file: string | URL): JudgedSentence[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => Sentence.parse(JSON.parse(line)))
    .map((sentence) => ({ ...sentence, found: unsafeKindsOf(sentence.text) }))

export const passed = (judged: readonly JudgedSentence[]) =>
  judged.filter(({ label, found }) => label === 'unsafe' && found.length === 0)

export const droppedWrongly = (judged: readonly JudgedSentence[]) =>
  judged.filter(({ label, found }) => label === 'safe' && found.length > 0)
