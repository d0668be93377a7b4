import type { Choice } from './choice-names.ts'

/** An answer by its number, and the sentence that was written beside it. */
export interface ChoiceBeside {
  choice: Choice
  rest: string
}

/** What makes of a number the answer, rather than a count of what follows: a stop, or a word that begins a sentence. */
const BEGINS =
  'and|but|because|cos|cause|coz|bc|since|though|only|just|he|hes|shes|she|they|theyre|i|im|ive|my|its|it|we|lol|please|pls|mum|mom|dad|и|но|а|потому|хотя|только|просто|он|она|они|я|мне|меня|мой|моя|у|это|мама|папа|муж|жена|пожалуйста'
const ANSWER = new RegExp(
  String.raw`^\s*(?:№|#|number |номер |option |вариант )?([1-9])(?:\s*[).,:;!…—–-]+\s*|\s+(?=(?:${BEGINS})(?![\p{L}\p{N}])))(\p{L}.*)$`,
  'isu',
)

/** The answer that a message gives by its number, with a sentence beside it: “3, he is in the kitchen”. Null where a number only counts. */
export function choiceBeside(text: string, choices: readonly Choice[]): ChoiceBeside | null {
  const [, number, rest] = ANSWER.exec(text.replaceAll(/[’']/g, '')) ?? []
  const choice = number === undefined ? undefined : choices[Number(number) - 1]
  return choice !== undefined && rest ? { choice, rest } : null
}
