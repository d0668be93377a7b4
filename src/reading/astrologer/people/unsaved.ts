import type { Lang } from '#language/lang.ts'
import { citiesNamed } from '../answers/places/places.ts'
import { isAskedKind, ruleOf } from '../kinds.ts'
import { namedPeople, type Named } from './named-people.ts'
import { isOwnPoint } from './persons-meant.ts'
import type { Intent, Understood } from '../question.ts'
import type { Matter } from '../understanding/life/matter.ts'
import { isKinWord, relationsOf } from './relations.ts'
import type { ThreadState } from '../conversation/thread-state.ts'

const READER: Record<Lang, RegExp> = {
  en: /^(?:i|me|we|us|our|mine)$/,
  ru: /^(?:я|мне|меня|мной|мною|мы|нас|нам|нами)$/,
}
const MY: Record<Lang, RegExp> = {
  en: /^my$/,
  ru: /^(?:мо[йяеию]|моего|моей|моему|моим|мою|моих|моем|у|про|для|с|со)$/,
}
const THIRD: Record<Lang, RegExp> = {
  en: /^(?:he|she|him|her|his|hers|hes|shes)$/,
  ru: /^(?:он|она|ему|ей|ним|ней|нее|него|его|ее|нему)$/,
}
/** Who has no chart of an own that a question is asked of: "my boss hates me" is of the reader. */
const OTHERS: ReadonlySet<string> = new Set(['boss', 'colleague', 'ex', 'partner'])

const SEVERAL =
  /^(?:friends|parents|kids|children|brothers|sisters|sons|daughters|родител\p{L}*|брать\p{L}*|сестры|бабушки)$/u

/** Who tells or doubts something is not whom it is about: "my mum thinks it was around teatime". */
const TELLS: Record<Lang, RegExp> = {
  en: /^(?:says?|said|thinks?|thought|reckons?|told|tells|wrote|swears|claims|remembers|insists|got|keeps?|asked|scared)$/,
  ru: /^(?:говор\p{L}*|сказал\p{L}*|дума\p{L}*|помн\p{L}*|утвержда\p{L}*|счита\p{L}*|записал\p{L}*|пиш\p{L}*|совету\p{L}*|настаива\p{L}*|уверя\p{L}*|вспомнил\p{L}*)$/u,
}
const tells = (lang: Lang, words: readonly string[], at: number): boolean =>
  words.slice(at + 1, at + 4).some((word) => TELLS[lang].test(word))

/** Whether a message names somebody of the reader's who isn't saved: "my sister", «у брата». */
function namesUnsaved(lang: Lang, { words }: Understood, people: readonly Named[]): boolean {
  const named = namedPeople(lang, words, people)
  return words.some(
    (word, at) =>
      !named.has(at) &&
      isKinWord(lang, word) &&
      !SEVERAL.test(word) &&
      !(tells(lang, words, at) && !words.some((one) => THIRD[lang].test(one))) &&
      (MY[lang].test(words[at - 1] ?? '') || (lang === 'ru' && at < 2)) &&
      !relationsOf(lang, word).some((one) => OTHERS.has(one)),
  )
}

const OF_LIFE: ReadonlySet<Intent> = new Set<Intent>(['topic', 'topic_when', 'person_pair', 'unknown'])
/** Ready texts that a question about somebody is easily taken for. */
const MISTAKEN: ReadonlySet<Intent> = new Set<Intent>(['skeptic', 'off_topic', 'use_of_you', 'honesty'])
const isOfChart = (intent: Intent): boolean =>
  OF_LIFE.has(intent) ||
  MISTAKEN.has(intent) ||
  (isAskedKind(intent) && (ruleOf(intent).about === 'one' || intent === 'needs_of' || intent === 'child_school'))

/**
 * What is asked of somebody whose birth nobody knows is not answered from the reader's chart: "my sister is getting divorced, will she
 * be ok?", and "what is she good at?" after it.
 */
export function ofUnsaved(
  lang: Lang,
  asked: Understood,
  state: ThreadState | null,
  people: readonly Named[],
): Understood {
  const { words, persons, intent, points } = asked
  const isOfMatter = asked.matter !== undefined && intent === 'matter'
  if (persons.length > 0 || (!isOfChart(intent) && !isOfMatter) || isOwnPoint(asked)) return asked
  const isOfReader = words.some((word) => READER[lang].test(word))
  const isThird = words.some((word) => THIRD[lang].test(word))
  const isUnsaved = namesUnsaved(lang, asked, people)
  // What happens in somebody else's life is of them; how they treat the reader is the reader's, too.
  const isOfKin = words.some((word) => isKinWord(lang, word) && !relationsOf(lang, word).some((one) => OTHERS.has(one)))
  if (isOfMatter && (isOfReader || !isOfKin || !isOfOwnLife(asked))) return asked
  const wasUnsaved = state !== null && isNobodys(state.last.intent) && state.persons.length === 0
  // A planet is «он», too.
  const isThing = points.length > 0 || (lang === 'ru' && !wasUnsaved && (state?.last.points.length ?? 0) > 0)
  const meant = isUnsaved
    ? !isOfReader || isThird
    : isThird &&
      !isThing &&
      (!isOfReader || wasUnsaved) &&
      (lang === 'en' || wasUnsaved || words.some((word) => /^(?:него|нее|ней|ним)$/.test(word)))
  return meant ? { ...asked, intent: 'no_data' } : asked
}
const isOfOwnLife = ({ matter }: Understood): boolean =>
  matter !== undefined && (OWN_LIFE.has(matter.of) || (matter.of === 'support' && matter.form === 'whether'))
const OWN_LIFE: ReadonlySet<Matter> = new Set<Matter>([
  'ending',
  'work',
  'refused',
  'application',
  'exam',
  'meeting',
  'burnout',
  'lonely',
  'anxiety',
  'affair',
])
const isNobodys = (intent: Intent): boolean => intent === 'no_data' || intent === 'dated_person'

const DYING: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:hospice|palliative|deathbed|dying|terminal|terminally|end of life|(?:months|weeks|days) to live|stage (?:4|four|iv)|icu|intensive care|coma|life support)(?= |$)|(?<=^| )(?:going to make it|pull through)(?= |$)/,
  ru: /(?<=^| )(?:хоспис\p{L}*|паллиатив\p{L}*|умирает|при смерти|терминальн\p{L}*|неизлечим\p{L}*|(?:4|четверт\p{L}*|последн\p{L}*) стади\p{L}*|доживает|реанимаци\p{L}*|в коме|выживет|выкарабка\p{L}*)(?= |$)/u,
}
const MOST_AGO = 4
const LIGHT: ReadonlySet<Intent> = new Set<Intent>(['thanks', 'greeting', 'plan', 'product'])

/** Somebody close to the reader is dying, now or a few messages ago. */
export function ofDying(
  lang: Lang,
  asked: Understood,
  state: ThreadState | null,
  people: readonly Named[],
): Understood {
  const { words, intent, points, houses } = asked
  const isThird =
    words.some((word) => THIRD[lang].test(word) || isKinWord(lang, word)) || namedPeople(lang, words, people).size > 0
  if (DYING[lang].test(words.join(' ')) && isThird) return { ...asked, intent: 'dying' }
  let before: Understood | null = state?.last ?? null
  for (let ago = 0; before && ago < MOST_AGO && before.intent !== 'dying'; ago++) before = before.before
  if (before?.intent !== 'dying' || LIGHT.has(intent) || points.length + houses.length > 0) return asked
  const goesOn = isThird || (state?.last.intent === 'dying' && words.length <= 8)
  return goesOn ? { ...asked, intent: 'dying' } : asked
}

const SUITS: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:(?:good|right|bad|better|best) (?:place |city |fit )?for me|suits? me|vs|versus|fit me)(?= |$)/,
  ru: /(?<=^| )(?:подходит|подойдет|подходят|для меня|мой город|мне лучше)(?= |$)/,
}
const OFFERS = /^(?:one|offers?|or|and|between|предложени\p{L}*|или|и|между|в)$/u
const WHEN = /^(?:when|day|date|which|когда|день|дату|число)$/
const PLACELESS: ReadonlySet<Intent> = new Set<Intent>([
  'whether',
  'should_i',
  'topic',
  'unknown',
  'compatible',
  'person_pair',
  'differences',
])

/** "Is Denver good for me?" is of a place. */
export function ofCity(lang: Lang, asked: Understood): Understood {
  const { words, intent } = asked
  const isOfTwo = intent === 'best_day' && !words.some((word) => WHEN.test(word))
  if ((!PLACELESS.has(intent) && !isOfTwo) || asked.persons.length > 0) return asked
  const suits = SUITS[lang].test(words.join(' '))
  const cities = suits || words.some((word) => OFFERS.test(word)) ? citiesNamed(lang, asked, true) : []
  return cities.length > (suits && !isOfTwo ? 0 : 1) ? { ...asked, intent: 'places', cities } : asked
}
