interface Question {
  question: string
  answer: string
}

/** Letters that people type for one another: «ё» as «е», capitals as small ones. */
const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** Whether a question or its answer has every word that is looked for, or the beginning of one. */
export function matches({ question, answer }: Question, search: string): boolean {
  const words = plain(`${question} ${answer}`).split(/[^\p{L}\p{N}]+/u)
  const wanted = plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return wanted.every((part) => words.some((word) => word.startsWith(part)))
}
