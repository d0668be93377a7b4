import type { Lang } from '#language/lang.ts'
import { NATAL_KINDS } from '../answers/natal/natal.ts'
import { writtenBirth } from '../time/written-birth.ts'
import { isAskedKind, ruleOf } from '../kinds.ts'
import { genderOfName, type Named } from './named-people.ts'
import { meantByPronouns } from './pronouns.ts'
import { isStranger } from './strangers.ts'
import type { Intent, Understood } from '../question.ts'
import { goesOn, type ThreadState } from '../conversation/thread-state.ts'

export const isOfPair = (intent: Intent): boolean =>
  intent === 'person_pair' || (isAskedKind(intent) && ruleOf(intent).about === 'pair')

const OWN_POINT =
  /(?<= )(?:my|own|мо[йяеию]|моего|моей|моему|моим|мою|моих|моем)(?:\/\S+)? (?:natal |birth |натальн\S+ )?(?:[^\s/]+\/(?:\S+\/)?point|vertex|вертекс)/u

/** "My daughter set this up: where is my Moon?" is of the reader's own chart. */
export const isOwnPoint = ({ tagged, intent }: Understood): boolean =>
  !isOfPair(intent) && !goesOn(intent) && OWN_POINT.test(tagged)

/** "He" and "she" beside somebody who is named: "does she get on with Ruth?"; a possessive is no second person. */
const BESIDE: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:he|him|she|(?:and|with|for|to|than) her|her (?:and|with|or|to|than)|hers?$)(?= |$)/,
  ru: /(?<=^| )(?:(?:у|с|со|к|для|от) (?:нее|него|ней|ним|нему|нее)|он|она|ей|ему)(?= |$)/,
}
const TOGETHER: Record<Lang, RegExp> = {
  en: /(?<=^| )\p{L}+ (?:and|with) (?:him|her|he|she)(?= |$)|(?<=^| )(?:he|she|him|her) and \p{L}+(?= |$)/u,
  ru: /(?<=^| )\p{L}+ (?:с|со|и) (?:ней|ним|она|он)(?= |$)|(?<=^| )(?:она|он) (?:с|со|и) \p{L}+(?= |$)/u,
}
const BETWEEN =
  /(?<=^| )(?:between (?:her|him|he|she) and|between \p{L}+ and (?:her|him)|между (?:ней|ним|нею) и)(?= |$)/u
/** Who asks, as one of two. */
const READER_IN: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:me|i|us|we|mine)(?= |$)/,
  ru: /(?<=^| )(?:я|мне|меня|мной|нас|мы|нам|нами)(?= |$)/,
}
/** What is said of who asks, apart from "tell me". */
const TELL_ME: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:tell|show|give|explain to|remind) me(?= |$)/g,
  ru: /(?<=^| )(?:(?:скаж\p{L}*|расскаж\p{L}*|покаж\p{L}*|дай\p{L}*|объясни\p{L}*|подскаж\p{L}*) мне|мне (?:скаж\p{L}*|расскаж\p{L}*|объясни\p{L}*))(?= |$)/gu,
}
const OF_READER: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:i|im|ive|me|my|mine|we|us|our|own)(?= |$)/,
  ru: /(?<=^| )(?:я|мне|меня|мной|мо[йяеию]|моего|моей|моему|моим|мою|моих|моем|мы|нас|нам|наш\p{L}*|сво\p{L}+)(?= |$)/u,
}
const MOST_TO_CARRY = 10
const NAMES_ONE: Record<Lang, Record<'man' | 'woman', RegExp>> = {
  en: {
    man: /(?<=^| )(?:he|hes|him|his)(?= |$)/,
    woman: /(?<=^| )(?:she|shes|her|hers)(?= |$)/,
  },
  ru: {
    man: /(?<=^| )(?:он|его|ему|ним|нем|него|нему)(?= |$)/,
    woman: /(?<=^| )(?:она|ее|ей|ней|нее|нею|ею)(?= |$)/,
  },
}

/** Whose chart is meant: of those named, of those called "he" or "she", or of whom was spoken and nobody else is named. */
export function personsOf(
  lang: Lang,
  people: readonly Named[],
  state: ThreadState | null,
  asked: Understood,
): readonly number[] {
  const { words, persons, points } = asked
  if (isOwnPoint(asked)) return []
  const spoken = { persons: state?.persons ?? [], heard: state?.heard ?? [] }
  const hasThing = state !== null && (points.length > 0 || state.last.points.length > 0 || state.last.houses.length > 0)
  // "Will she come back?" is of the friend who was spoken of, and not of a saved mother.
  const isOther = (at: number) => {
    const gender = people[at] && genderOfName(people[at])
    return (
      !!gender &&
      NAMES_ONE[lang][gender].test(words.join(' ')) &&
      isStranger(lang, gender, words, state?.last ?? null, people)
    )
  }
  if (persons.length === 0) {
    const born = writtenBirth(words)
    const told = born === null ? -1 : people.findIndex(({ bornOn }) => bornOn === born)
    if (told >= 0) return [told]
    const meant = meantByPronouns(lang, words, people, { ...spoken, hasThing }).filter((at) => !isOther(at))
    return meant.length > 0 ? meant : carried(lang, state, asked)
  }
  if (!state || !isPair(lang, state, asked)) return persons
  // "And she with her nan?": whoever is named counts, and "she" is the other one.
  const others = {
    persons: spoken.persons.filter((at) => !persons.includes(at)),
    heard: spoken.heard.filter((at) => !persons.includes(at)),
  }
  const [other] = meantByPronouns(lang, words, people, { ...others, hasThing: false })
  return other === undefined || persons.includes(other) || isOther(other) ? persons : [other, ...persons]
}

/** Whether somebody named and somebody called "she" are asked of together, without who asks. */
function isPair(lang: Lang, { subject, last }: ThreadState, { intent, words }: Understood): boolean {
  const text = words.join(' ')
  if (BETWEEN.test(text)) return true
  if (!BESIDE[lang].test(text) && !TOGETHER[lang].test(text)) return false
  if (READER_IN[lang].test(text.replaceAll(TELL_ME[lang], '')) && !TOGETHER[lang].test(text)) return false
  return isOfPair(intent) || ((isOfPair(subject.intent) || isOfPair(last.intent)) && words.length <= MOST_TO_CARRY)
}

/** "And without the hour?", after somebody's chart: of that one, unless who asks is meant. */
function carried(lang: Lang, state: ThreadState | null, { intent, words }: Understood): readonly number[] {
  if (!state || !(intent in NATAL_KINDS) || words.length > MOST_TO_CARRY) return []
  const { last } = state
  const isOfOne = last.persons.length === 1 && isAskedKind(last.intent) && ruleOf(last.intent).about === 'one'
  if (!isOfOne || OF_READER[lang].test(words.join(' ').replaceAll(TELL_ME[lang], ''))) return []
  return last.persons
}
