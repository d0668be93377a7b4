import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { Composer } from '../../writing/composer.ts'
import type { PairAnswer } from './pair-answer.ts'
import { pairOf } from './pair-of.ts'

/** How many contacts say what two people are like together. */
const MOST_WEIGHED = 8

/** Which way the strongest contacts of two people lean. */
export function weighPair({ facts }: PairAnswer) {
  const weighed = facts.aspects.slice(0, MOST_WEIGHED)
  const of = (nature: string) => weighed.filter((bond) => ASPECT_NATURE[bond.aspect] === nature)
  const [easy, hard, joined] = [of('flowing'), of('tense'), of('conjunction')]
  const kind = easy.length + joined.length / 2
  const lean =
    weighed.length < 3 ? 'thin' : kind > hard.length * 1.5 ? 'easy' : hard.length > kind * 1.2 ? 'hard' : 'mixed'
  return { easy, hard, joined, lean } as const
}

/** The same of the two who are spoken of; null where nobody is known. */
export function leanOfPair(composer: Composer) {
  const pair = pairOf(composer)
  return pair && weighPair(pair).lean
}
