import type { Lang } from '#language/lang.ts'
import { isKinWord } from '../../people/relations.ts'
import { conceptsOf, readConcepts, type Concepts } from '../../safety/concepts.ts'
import { isAskedKind, ruleOf } from '../../kinds.ts'
import { isAboutDays } from '../../question.ts'
import { featuresOf } from '../../safety/text-weights.ts'

/** What of a question speaks for its kind. */
export interface Speaking {
  lang: Lang
  /** The question with its tags; see `tags.ts`. */
  tagged: string
  /** The kinds whose wordings it has, and what they weigh. */
  worded: readonly { kind: string; weight: number }[]
  /** What single words suggest. */
  suggested: string
  /** What it wants to be told, a time, a cause, a way, and of which part of life; null where that isn't plain. */
  form: string | null
  topic: string | null
  /** The kind of the question before; null for the first. */
  before: string | null
}

/** What a word is called where only its sort matters. */
const SORTS = ['person', 'point', 'sign', 'nth', 'aspect', 'time', 'number'] as const

const WORDING_SHARE = 0.9
const FULL_WORDING = 3
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

const FORM_SHARE = 0.4
/** So few words ask for their form of what was answered before. */
const MOST_OF_FORM = 8

const FAMILY_SHARE = 0.25
const REFERS_SHARE = 0.4
/** How a question means what was spoken of. */
const REFERS: readonly (readonly [string, RegExp])[] = [
  ['opens', /^(?:and|or|but|so|what about|а|и|или|но|ну|так|тогда)(?= |$)/],
  ['thing', /(?<=^| )(?:it|that|this|those|these|them|one|это|этот|эта|эти|этим|он|она|его|ее|них)(?= |$)/],
  ['person', /(?<=^| )(?:he|him|his|she|her|hers|they|their|нее|него|ней|ним|ему|ей|\{person\})(?= |$)/],
  ['two', /(?<=^| )(?:two|both|which|который|которая|какой|какая|какое|из|двух|обоих)(?= |$)/],
  ['time', /(?<=^| )(?:then|when|after|before|till|until|instead|когда|потом|после|позже|раньше|если|до)(?= |$)/],
]

/** What a kind is about, so that kinds alike teach each other. */
function familyOf(kind: string): string {
  if (isAboutDays(kind)) return 'days'
  if (kind === 'places') return 'places'
  if (!isAskedKind(kind)) return kind.startsWith('topic') ? 'life' : kind === 'person_pair' ? 'pair' : 'talk'
  const { about, goesOn } = ruleOf(kind)
  return goesOn === true ? 'goes on' : OF_TIME.has(kind) ? 'time' : about
}
const OF_TIME: ReadonlySet<string> = new Set([
  'transit',
  'transits_now',
  'period',
  'planet_return',
  'progressed',
  'profection',
])

const kept: Partial<Record<Lang, Concepts>> = {}

/** A question as features with how strongly each counts; words that name a value stand as `{point}`, `{time}` and the like. */
export function kindFeatures({ lang, tagged, worded, suggested, form, topic, before }: Speaking): Map<string, number> {
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
  for (const [i, { kind, weight }] of worded.slice(0, 4).entries()) {
    features.set(`q ${kind}`, WORDING_SHARE * Math.min(1, weight / FULL_WORDING))
    if (i === 0) features.set(`q1 ${kind}`, WORDING_SHARE * Math.min(1, weight / FULL_WORDING))
  }
  features.set(`r ${suggested}`, SUGGESTED_SHARE)
  features.set(`lf ${form}`, FORM_SHARE)
  features.set(`lt ${topic}`, FORM_SHARE)
  features.set(`lft ${form} ${topic}`, FORM_SHARE)
  if (words.length <= MOST_OF_FORM) features.set(`lfb ${form} ${before ?? 'first'}`, FORM_SHARE)
  features.set(`f ${before ?? 'first'}`, BEFORE_SHARE)
  if (before !== null && words.length <= SHORT) features.set(`fs ${before}`, BEFORE_SHARE)
  if (before !== null) {
    const family = familyOf(before)
    features.set(`fa ${family}`, FAMILY_SHARE)
    const refers = REFERS.flatMap(([name, pattern]) => (pattern.test(words.join(' ')) ? [name] : []))
    for (const name of refers) features.set(`fr ${family} ${name}`, REFERS_SHARE / Math.sqrt(refers.length))
  }
  features.set(`n ${LENGTHS.findIndex((length) => words.length <= length)}`, LENGTH_SHARE)
  return features
}
