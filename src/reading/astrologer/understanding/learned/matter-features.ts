import { featuresOf } from '../../safety/text-weights.ts'

/** How much it says of a matter that one of its phrases stands in a message, and that it stands first in their order. */
const PHRASE_SHARE = 0.5
const FIRST_SHARE = 0.5
const LENGTHS = [3, 5, 8, 12, 20]
const LENGTH_SHARE = 0.15

/**
 * A message as features that speak for the matter of life it is of.
 * @param phrases the matters whose phrases it has, the first in their order first
 * @param topic the part of life that it names
 */
export function matterFeatures(
  words: readonly string[],
  phrases: readonly string[],
  topic: string | null,
): Map<string, number> {
  const features = featuresOf(words.join(' '), topic === null ? [] : [topic])
  for (const matter of phrases) features.set(`p ${matter}`, PHRASE_SHARE / Math.sqrt(phrases.length))
  const [first] = phrases
  if (first !== undefined) features.set(`p1 ${first}`, FIRST_SHARE)
  features.set(`n ${LENGTHS.findIndex((length) => words.length <= length)}`, LENGTH_SHARE)
  return features
}
