import { sentencesOf, wordsOf } from '../passage.ts'

/** Groups of vowels, less a silent e at the end and in -ed and -es; at least one. */
function syllablesOf(word: string): number {
  const bare = word
    .replace(/[’'].*$/, '')
    .replace(/(?<=[^aeiouy])(?:e|es|ed)$/, (end, at: number, whole: string) =>
      /(?:[td]ed|(?:s|x|z|ch|sh|c|g)es|le|les)$/.test(whole) && at > 1 ? end : '',
    )
  return Math.max(1, bare.match(/[aeiouy]+/g)?.length ?? 1)
}

/** The grade of school that a text asks for, by Flesch and Kincaid (1975): 0.39 words a sentence + 11.8 syllables a word − 15.59. */
export function gradeOf(text: string): number {
  const words = wordsOf(text)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentencesOf(text).length) + 11.8 * (syllables / words.length) - 15.59
}

export const meanSentence = (text: string): number => wordsOf(text).length / sentencesOf(text).length
