import type { Lang } from '#language/lang.ts'
import { isKinWord } from '../relations.ts'
import { conceptsOf, readConcepts, type Concepts } from '../safety/concepts.ts'
import { featuresOf } from '../safety/text-weights.ts'

/** What of a question speaks for its kind. */
export interface Speaking {
  lang: Lang
  /** The question with its tags; see `tags.ts`. */
  tagged: string
  /** The kinds whose wordings it has, and what they weigh. */
  cued: readonly { kind: string; weight: number }[]
  /** What single words suggest. */
  suggested: string
  /** The kind of the question before; null for the first. */
  before: string | null
}

/** What a word is called where only its sort matters. */
const SORTS = ['person', 'point', 'sign', 'nth', 'aspect', 'time', 'number'] as const

const CUE_SHARE = 0.9
const FULL_CUE = 3
const SUGGESTED_SHARE = 0.8
const BEFORE_SHARE = 0.35
const VALUE_SHARE = 0.3
const CONCEPTS_SHARE = 1
const PAIRS_SHARE = 0.5
const LENGTHS = [3, 5, 8, 12, 20, 35]
const LENGTH_SHARE = 0.15
/** Groups of letters tell less of a kind than whole words do. */
const LETTERS_SHARE = 0.5
/** A question of no more words is mostly understood by the one before it. */
const SHORT = 6

const kept: Partial<Record<Lang, Concepts>> = {}

/** A question as features with how strongly each counts; words that name a value stand as `{point}`, `{time}` and the like. */
export function kindFeatures({ lang, tagged, cued, suggested, before }: Speaking): Map<string, number> {
  const named: string[] = []
  const tags = new Set<string>()
  const words = tagged
    .split(' ')
    .filter(Boolean)
    .map((told) => {
      const [word = '', ...own] = told.split('/')
      if (isKinWord(lang, word)) own.unshift('person')
      for (const tag of own) tags.add(tag)
      // "I" is a number only of a house.
      const sort = word === 'i' ? undefined : SORTS.find((one) => own.includes(one))
      if (sort === undefined) return word
      named.push(word)
      return `{${sort}}`
    })
  const features = featuresOf(words.join(' '), [...tags])
  for (const [name, value] of features) if (name.startsWith('c ')) features.set(name, value * LETTERS_SHARE)
  const concepts = conceptsOf(
    (kept[lang] ??= readConcepts(new URL(`data/concepts-${lang}.json`, import.meta.url))),
    tagged.replaceAll(/\/\S*/g, '').trim(),
  ).toSorted()
  const add = (names: readonly string[], share: number) => {
    for (const name of names) features.set(name, share / Math.sqrt(names.length))
  }
  add(
    named.map((word) => `v ${word}`),
    VALUE_SHARE,
  )
  add(
    concepts.map((name) => `x ${name}`),
    CONCEPTS_SHARE,
  )
  add(
    concepts.flatMap((name, i) => concepts.slice(i + 1).map((other) => `x ${name}+${other}`)),
    PAIRS_SHARE,
  )
  for (const [i, { kind, weight }] of cued.slice(0, 4).entries()) {
    features.set(`q ${kind}`, CUE_SHARE * Math.min(1, weight / FULL_CUE))
    if (i === 0) features.set(`q1 ${kind}`, CUE_SHARE * Math.min(1, weight / FULL_CUE))
  }
  features.set(`r ${suggested}`, SUGGESTED_SHARE)
  features.set(`f ${before ?? 'first'}`, BEFORE_SHARE)
  if (before !== null && words.length <= SHORT) features.set(`fs ${before}`, BEFORE_SHARE)
  features.set(`n ${LENGTHS.findIndex((length) => words.length <= length)}`, LENGTH_SHARE)
  return features
}
