/** As much of nspell as is used: it comes without types. */
declare module 'nspell' {
  interface Speller {
    correct(word: string): boolean
    /** Adds a personal dictionary: a word a line, `word/model` to inflect it like another. */
    personal(words: string): Speller
  }
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Speller
}
