import { PLAIN_PATTERNS } from './care-data.ts'
import { PLAINLY_SAID, type PlainlySaid } from './detail-names.ts'
import { matchersOf, says } from './read-distress.ts'

const matchers = PLAINLY_SAID.map((topic) => [topic, matchersOf(PLAIN_PATTERNS[topic])] as const)

/** A sentence of more words may tell of anything. */
const MOST_WORDS = 16
const LAUGHS = /\p{Extended_Pictographic}|\)\)|\b(?:lol|lmao|haha\w*)\b|ха-?ха|ахах/iu
/** What is long over, or of somebody's play, isn't told as it happens. */
const ELSEWHERE =
  /\b(?:(?:years?|decades?) (?:ago|back)|in (?:the|a|my) (?:film|movie|show|book|novel|game|dream)|character|dream(?:t|ed)|nightmare|chapter|lyrics?)\b|(?:лет|года?)(?: \S+)? назад|(?:лет|года?) прошло|в (?:кино|фильме|сериале|книге|романе|игре|детстве)|персонаж|снил|снится|во сне|глав[ае]|песн/iu

/** A text and its sentences: two short ones may say it together. */
const sentencesOf = (text: string) => [text, ...text.split(/(?<=[.!?…])\s+|\n+/u)]
const isShort = (sentence: string) => sentence.trim().split(/\s+/).length <= MOST_WORDS

/** The danger that a short sentence of a message says outright; null where none does. */
export function saidPlainlyIn(text: string): PlainlySaid | null {
  const sentences = sentencesOf(text).filter((one) => isShort(one) && !LAUGHS.test(one) && !ELSEWHERE.test(one))
  return matchers.find(([, of]) => sentences.some((sentence) => says(sentence, of)))?.[0] ?? null
}
