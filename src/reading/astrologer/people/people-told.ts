import { capital } from '#language/capital.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { Lang } from '#language/lang.ts'
import { civilDate } from '../../writer/local-time.ts'
import type { Ask } from '../answer-question.ts'
import { birthOn } from '../answers/people/people-unknown.ts'
import { writtenBirth } from '../time/written-birth.ts'
import type { SavedPerson } from '../facts/fact-book.ts'
import { isFirstName } from './named-people.ts'
import { isKinWord, relationsOf } from './relations.ts'
import { languageOf } from '../understanding/hear.ts'
import { wordsOf } from '../understanding/vocabulary.ts'

/** A date of the reader's own, or of something that began. */
const OWN: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:i|im) (?:was |am )?(?:born|from)|(?<=^| )my (?:birthday|birth date|dob|bday)(?= |$)|(?<=^| )(?:company|shop|business|dog|cat|car)(?= |$)/,
  ru: /(?<=^| )(?:я (?:родил\p{L}*|\d)|мой день рождения|мо[яйе] дат[аы]|фирм\p{L}*|компани\p{L}*|собак\p{L}*|кошк\p{L}*|кот)(?= |$)/u,
}
const BORN: Record<Lang, RegExp> = {
  en: /^(?:was|is|born|bday|birthday|dob|bd)$/,
  ru: /^(?:родил\p{L}*|рожден\p{L}*|рождения|день|др|дата)$/u,
}
/** What stands beside a date and names nobody. */
const NO_NAME =
  /^(?:she|he|they|him|her|his|hers|my|the|a|was|is|born|on|and|who|whose|bday|birthday|birth|date|friend|boss|with|about|of|one|only|just|also|on|if|she's|he's|она|он|они|ее|его|у|нее|него|моя|мой|мою|моей|моего|и|с|со|родилась|родился|рождения|день|дата|др|про|года|г|а|это|есть|мы|я)$/

const NAMELESS: Record<Lang, (word: string) => string> = {
  en: (word) => `your ${word}`,
  ru: capital,
}

/** The name beside a date of birth, as it was written. */
function nameIn(lang: Lang, message: string, words: readonly string[]): string | null {
  const named = words.find((word, at) => {
    if (NO_NAME.test(word) || /\d/.test(word) || isKinWord(lang, word)) return false
    const isAfterKin = isKinWord(lang, words[at - 1] ?? '')
    const isBeforeBorn = BORN[lang].test(words[at + 1] ?? '')
    return (
      isFirstName(word) ||
      ((isAfterKin || isBeforeBorn) && word.length > 2 && /^\p{L}+$/u.test(word) && isCapital(message, word))
    )
  })
  return named ? capital(named) : null
}

const isCapital = (message: string, word: string): boolean => message.includes(capital(word))

/** In which relation somebody is spoken of, in the word of the reader. */
const kinIn = (lang: Lang, words: readonly string[]): string | null =>
  words.find((word) => isKinWord(lang, word)) ?? null

/** The word of a relation as a list of people has it. */
const DICTIONARY: Record<string, string> = {
  sister: 'сестра',
  brother: 'брат',
  mother: 'мама',
  father: 'папа',
  son: 'сын',
  daughter: 'дочь',
  friend: 'друг',
  partner: 'партнёр',
  ex: 'бывший партнёр',
  colleague: 'коллега',
  boss: 'начальник',
  grandmother: 'бабушка',
  grandfather: 'дедушка',
}
const wordOf = (lang: Lang, kin: string): string => {
  const [relation = ''] = relationsOf(lang, kin)
  return lang === 'ru' ? (DICTIONARY[relation] ?? '') : relation
}

/** Somebody whose date of birth was told in a conversation. */
function personIn(
  { sky, today }: { sky: Ephemeris; today: string },
  lang: Lang,
  message: string,
  spokenKin: string | null,
): SavedPerson | null {
  const words = wordsOf(message)
  const date = writtenBirth(words)
  // Nobody is born in days to come.
  if (date === null || date >= today || OWN[lang].test(words.join(' '))) return null
  const kin = kinIn(lang, words) ?? spokenKin
  const relation = kin === null ? '' : wordOf(lang, kin)
  const name = nameIn(lang, message, words) ?? (relation === '' ? null : NAMELESS[lang](relation))
  if (name === null) return null
  return { name, relation, birth: birthOn(sky, date), bornOn: date }
}

/** What is asked, with the people whose dates of birth were told in the conversation among those who are saved. */
export function withPeopleTold(sky: Ephemeris, ask: Ask): Ask {
  const people = [...ask.people]
  const today = civilDate(ask.nowJdUt, ask.timeZone)
  let kin: string | null = null
  for (const message of [...(ask.before ?? []), ask.question]) {
    const lang = languageOf(message, ask.lang)
    kin = kinIn(lang, wordsOf(message)) ?? kin
    const told = personIn({ sky, today }, lang, message, kin)
    const isKnown = ({ birth }: SavedPerson) =>
      told !== null && civilDate(birth.chart.jdUt, 'UTC') === civilDate(told.birth.chart.jdUt, 'UTC')
    if (told && !people.some(isKnown)) people.push(told)
  }
  return people.length === ask.people.length ? ask : { ...ask, people }
}
