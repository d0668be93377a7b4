import type { Lang } from '#language/lang.ts'
import { genderOfName, type Named } from './named-people.ts'

type Pronoun = 'he' | 'she' | 'they' | 'we'

const PRONOUNS: Record<Lang, Record<Pronoun, RegExp>> = {
  en: {
    he: /^(?:he|hes|him|his)$/,
    she: /^(?:she|shes|her|hers)$/,
    they: /^(?:they|theyre|them|their|theirs|both|two|other)$/,
    we: /^(?:we|us|our|ours)$/,
  },
  ru: {
    he: /^(?:он|его|ему|ним|нем|него|нему)$/,
    she: /^(?:она|ее|ей|ней|нее|нею|ею)$/,
    they: /^(?:они|их|им|ними|них|ним|оба|обоих|обоим|обеих)$/,
    we: /^(?:мы|нас|нам|нами|наш\p{L}*)$/u,
  },
}
/** A person and not a thing, although nobody was spoken of: «у него», "he". */
const OF_SOMEBODY: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:he|hes|him|his|she|shes|her|hers)(?= |$)/,
  ru: /(?<=^| )(?:(?:у|с) (?:него|нее)|с (?:ним|ней))(?= |$)/,
}

/** Who was spoken of in a conversation. */
export interface SpokenOf {
  /** In the last question that was about anybody. */
  persons: readonly number[]
  /** Everybody, the latest first. */
  heard: readonly number[]
  /** Whether the last question named a planet or the like, which a Russian "he" may mean. */
  hasThing: boolean
}

/** The saved people whom the pronouns of a question mean, in their order. */
export function meantByPronouns(
  lang: Lang,
  words: readonly string[],
  people: readonly Named[],
  { persons, heard, hasThing }: SpokenOf,
): number[] {
  const said = (pronoun: Pronoun) => words.findIndex((word) => PRONOUNS[lang][pronoun].test(word))
  const genders = people.map((person) => genderOfName(person))
  const isSomebody = OF_SOMEBODY[lang].test(words.join(' '))
  const singular = (['he', 'she'] as const).filter((one) => said(one) >= 0).toSorted((a, b) => said(a) - said(b))
  if (singular.length === 0) {
    const isOfAll = said('they') >= 0 || said('we') >= 0
    return isOfAll ? [...(said('they') >= 0 && persons.length < 2 && heard.length === 2 ? heard : persons)] : []
  }
  const found: number[] = []
  for (const one of singular) {
    const [own, other] = one === 'he' ? (['man', 'woman'] as const) : (['woman', 'man'] as const)
    const free = heard.filter((at) => !found.includes(at) && genders[at] !== other)
    const isKnown = (at: number) => genders[at] === own
    const saved = people.flatMap((_, at) => (isKnown(at) && !found.includes(at) ? [at] : []))
    const anew = saved.length === 1 && (isSomebody || !hasThing) ? saved : []
    const meant = free.find(isKnown) ?? anew.find((at) => !heard.includes(at)) ?? free[0]
    if (meant !== undefined) found.push(meant)
  }
  return found
}
