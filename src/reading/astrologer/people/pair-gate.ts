import type { Lang } from '#language/lang.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import { isKin, knownRelation, type KnownRelation } from '../../facts/known-relation.ts'
import { isOfAge, pairAudience } from '../../facts/pair-audience.ts'
import type { Library } from '../../library/library.ts'
import { peopleTexts } from '../answers/people/people-words.ts'
import type { SavedPerson } from '../facts/fact-book.ts'
import { LOVERS, OWN_PARTNER } from './lovers-words.ts'
import { namedPeople, unclearPeople } from './named-people.ts'
import type { Understood } from '../question.ts'
import { relationsOf } from './relations.ts'
import { fromLatin } from '../understanding/wording.ts'
import { wordsOf } from '../understanding/vocabulary.ts'

/** A question, with those it may be about. */
export interface PairAsked {
  lang: Lang
  question: string
  asked: Understood
  people: readonly SavedPerson[]
  birth: NatalBirth | null
  /** Julian day, UT. */
  nowJdUt: number
  /** Whether it is asked of two people. */
  isOfPair: boolean
}

/** Somebody the question speaks of. */
interface Party {
  relation: KnownRelation
  isMinor: boolean
  isPartner: boolean
}

const PRONOUN: Record<Lang, RegExp> = {
  en: /^(?:he|she|him|her|his|hers|they|them|their)$/,
  ru: /^(?:он|она|его|ее|ему|ей|им|ним|ней|нем|него|нее|неи|нею|ею)$/,
}
const WE: Record<Lang, RegExp> = {
  en: /^(?:we|us|our|ours)$/,
  ru: /^(?:мы|нас|нам|нами|наш(?:а|е|и|у|ей|его|ем|их)?)$/,
}
const MY: Record<Lang, RegExp> = {
  en: /^(?:my|mr|mrs|ms|miss|dear|own)$/,
  ru: /^(?:мо[йяеию]|моего|моей|моему|моим|мою|моих|моем)$/,
}
const OWN_SELF: Record<Lang, RegExp> = { en: /^(?:i|my|mine)$/, ru: /^(?:я|мне|мой|моя|мое|мои|моей|моего)$/ }
/** So few words without the reader go on with what was asked before: "and in bed?". */
const MOST_TO_GO_ON = 4

/** Whoever the question before this one was about. */
function lastNamed(asked: Understood): readonly number[] {
  for (let one: Understood | null = asked; one; one = one.before) if (one.persons.length > 0) return one.persons
  return []
}

function partyOf({ birth, nowJdUt }: PairAsked, person: SavedPerson): Party {
  const { relation } = person
  const born = person.birth.chart.jdUt
  const isMinor = !isOfAge(born, nowJdUt)
  const isPartner = pairAudience({ relation, bornJdUt: [birth?.chart.jdUt ?? born, born], nowJdUt }) === 'partner'
  return { relation: knownRelation(relation), isMinor, isPartner }
}

/** The question with `@p` for whomever it speaks of, and who they are. */
function heard(ask: PairAsked): { text: string; parties: Party[] } {
  const { lang, asked, people } = ask
  const plain = (lang === 'ru' ? fromLatin(ask.question) : null) ?? ask.question
  const words = wordsOf(plain.toLowerCase().replaceAll(/[’']m(?!\p{L})/gu, ' am'))
  const named = namedPeople(lang, words, people)
  const parties: Party[] = [...new Set([...named.values()].flat())].flatMap((index) => {
    const person = people[index]
    return person ? [partyOf(ask, person)] : []
  })
  const family: Party[] = words.flatMap((word, at) => {
    if (named.has(at) || !MY[lang].test(words[at - 1] ?? '')) return []
    const relation = relationsOf(lang, word).map(knownRelation).find(isKin)
    if (!relation) return []
    named.set(at, [])
    return [{ relation, isMinor: false, isPartner: false }]
  })
  const said = [...parties, ...family]
  const isBack =
    words.some((word) => PRONOUN[lang].test(word) || WE[lang].test(word)) ||
    (words.length <= MOST_TO_GO_ON && !words.some((word) => OWN_SELF[lang].test(word)))
  const meant = said.length > 0 ? [] : isBack ? lastNamed(asked) : asked.persons
  const byDefault =
    said.length > 0 || meant.length > 0 || !words.some((word) => WE[lang].test(word)) || people.length !== 1 ? [] : [0]
  const others = [...meant, ...byDefault].flatMap((index) => {
    const person = people[index]
    return person ? [partyOf(ask, person)] : []
  })
  const shown = words.flatMap((word, at) => {
    if (named.has(at)) return named.has(at + 1) ? [] : ['@p']
    if (MY[lang].test(word) && named.has(at + 1)) return []
    return PRONOUN[lang].test(word) ? ['@p'] : [word]
  })
  return { text: shown.join(' '), parties: [...said, ...others] }
}

/** Whether somebody is asked about as only a partner may be: whatever the relation, a minor never. */
export function asksForLovers(ask: PairAsked): boolean {
  const { lang } = ask
  const { text: whole, parties } = heard(ask)
  if (parties.length === 0) return false
  const isOfMinor = parties.some(({ isMinor }) => isMinor)
  const hasPartner = parties.some(({ isPartner }) => isPartner) || OWN_PARTNER[lang].test(whole)
  if (hasPartner && !isOfMinor) return false
  const { always, love, aside, together } = LOVERS[lang]
  const text = whole.replaceAll(aside, ' ')
  const follows = text.split(' ').length <= 6 && !text.includes('@p')
  if (!together.test(text) && !follows) return false
  const isFamily = parties.every(({ relation }) => isKin(relation))
  return always.test(text) || (!isFamily && love.test(text))
}

/** What is said instead of an answer about two people; null where they may be told what they ask. */
export function pairRefusal(library: Library, ask: PairAsked): string | null {
  const texts = library.texts(peopleTexts, ask.lang)
  if (asksForLovers(ask)) return texts.spark.notFor
  if (!ask.isOfPair) return null
  const unclear = unclearPeople(ask.lang, wordsOf(ask.question), ask.people)
  if (unclear.length === 0) return null
  const names = unclear.flatMap((index) => ask.people[index]?.name ?? [])
  return texts.ask.which({ names: names.join(', ') })
}

/** What is said to a whole message of which a sentence is refused, however the message is taken apart afterwards. */
export function refusedOutright(library: Library, ask: PairAsked): string | null {
  const sentences = ask.question.split(/(?<=[?!.;])\s+/u)
  const after = { ...ask.asked, persons: [], before: ask.asked }
  const isRefused = sentences.some((question, at) =>
    asksForLovers({ ...ask, question, asked: at === 0 ? ask.asked : after }),
  )
  return isRefused ? library.texts(peopleTexts, ask.lang).spark.notFor : null
}
