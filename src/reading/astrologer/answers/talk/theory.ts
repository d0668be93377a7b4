import type { Lang } from '#language/lang.ts'
import { ASPECTS } from '#astro/charts/aspect.ts'
import type { Factor } from '../../../facts/factor.ts'
import type { SpokenPoint } from '../../../library/subjects.ts'
import type { Composer } from '../../writing/composer.ts'
import type { KindRule } from '../../kind-rule.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { answerMethod } from './method.ts'
import { TERM_NAMES, TERMS, type Term } from './terms.ts'
import { theoryTexts } from './theory-words.ts'

/** The terms of a question, the longest wording first. */
export function termsOf(lang: Lang, words: readonly string[]): Term[] {
  const found = TERM_NAMES.flatMap((term) => {
    const wordings: readonly string[] = TERMS[term][lang]
    const [longest] = wordings.filter((wording) => isIn(wording, words)).toSorted((a, b) => b.length - a.length)
    return longest === undefined ? [] : [{ term, longest }]
  })
  // "Sign" isn't asked for in "rising sign", nor "square" in "t square".
  const isWithin = (one: string) => found.some(({ longest }) => longest !== one && longest.split(' ').includes(one))
  return found
    .filter(({ longest }) => !isWithin(longest))
    .toSorted((a, b) => b.longest.length - a.longest.length)
    .map(({ term }) => term)
}

function isIn(wording: string, words: readonly string[]): boolean {
  const parts = wording.split(' ')
  return words.some((_, at) =>
    parts.every((part, i) => {
      const word = words[at + i] ?? ''
      return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part
    }),
  )
}

/** The point of the reader's chart that shows what a term means. */
const POINT: Partial<Record<Term, SpokenPoint>> = {
  asc: 'asc',
  mc: 'mc',
  node: 'trueNode',
  lilith: 'meanLilith',
  chiron: 'chiron',
  sunSign: 'sun',
}

function exampleOf(composer: Composer, term: Term): Factor | undefined {
  const point = POINT[term]
  if (point) return composer.placement(point).sign
  const aspect = ASPECTS.find((one) => one === term)
  const tied = composer.book.natal().filter((factor) => factor.aspect !== undefined && factor.orbDeg !== undefined)
  if (aspect) return tied.find((factor) => factor.aspect === aspect)
  return term === 'orb' || term === 'aspect' ? tied.toSorted((a, b) => (a.orbDeg ?? 9) - (b.orbDeg ?? 9))[0] : undefined
}

/** How many terms one answer defines. */
const MOST_TERMS = 4

function answerTerm(composer: Composer): void {
  const texts = composer.library.texts(theoryTexts, composer.lang)
  const said = saidBefore(composer)
  const terms = termsOf(composer.lang, composer.asked.words)
  const fresh = terms.filter((term) => !said.includes(texts.means[term])).slice(0, MOST_TERMS)
  if (fresh.length === 0)
    return composer.explain(
      terms.length === 0 && !said.includes(texts.other)
        ? texts.other
        : (texts.said.find((text) => !said.includes(text)) ?? texts.said.at(-1)),
    )
  for (const term of fresh) composer.explain(texts.means[term])
  const [only] = fresh
  const example = only && fresh.length === 1 ? exampleOf(composer, only) : undefined
  if (!example) return
  composer.list([texts.example, composer.fact(example)], [example])
}

/** What the terms of astrology mean. */
export const THEORY_KINDS = {
  term: { answer: answerTerm, about: 'talk' },
  method: { answer: answerMethod, about: 'talk' },
} satisfies Record<string, KindRule>
