import { filled, said } from './care-parts.ts'
import type { Room } from './care-room.ts'
import { noticedIn } from './notice.ts'
import { weighed } from './read-distress.ts'
import type { Said } from './safety-words.ts'

/** A quote is as long as this at most. */
const MOST_QUOTED = 130
/** Fewer words say too little by themselves. */
export const FEWEST = 4

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((one) => one.trim())
    .filter((one) => one.split(/\s+/).length >= FEWEST)

export const weightOf = (text: string) => weighed(text).sums.danger + noticedIn(text).length / 2

/** What is quoted of a message: all of a short one, else the sentence that weighs most. */
export function quotedOf(text: string): string {
  const [heaviest = text] = sentencesOf(text).toSorted((a, b) => weightOf(b) - weightOf(a))
  const bare = (text.length > MOST_QUOTED ? heaviest : text).replaceAll(/[«»“”"]|\s+(?=\s)/g, '').trim()
  return bare.length > MOST_QUOTED ? `${bare.slice(0, bare.lastIndexOf(' ', MOST_QUOTED))} …` : bare
}

/** The first of such texts that the conversation hasn’t had; after all of them the one that it had longest ago. */
export function freshOf(room: Room, texts: readonly Said[], values: Record<string, string>): string {
  // What is put in changes; the words around it tell whether it was said.
  const fixed = (text: string) => text.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0] ?? ''
  const lastTold = (text: string) => room.told.findLastIndex((reply) => reply.includes(fixed(text)))
  const [least = ''] = texts.map((text) => said(text, room)).toSorted((a, b) => lastTold(a) - lastTold(b))
  return filled(least, values)
}
