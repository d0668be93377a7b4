import type { Lang } from '#language/lang.ts'
import { genderOfName, namedPeople, type Named } from './named-people.ts'
import type { Understood } from '../question.ts'

type Gender = 'man' | 'woman'

/** Words for somebody who may not be saved, by whom "he" and "she" may mean; a friend or a boss may be either. */
const ROLES: Record<Lang, Record<Gender | 'either', RegExp>> = {
  en: {
    man: /^(?:brothers?|bro|dad|dads|father|fathers|uncle|grandpa|grandad|grandfather|son|sons|guy|guys|man|boy|nephew|landlord|stepdad|stepson|waiter)$/,
    woman:
      /^(?:sisters?|sis|mum|mums|mom|moms|mother|mothers|aunt|auntie|grandma|granny|nan|grandmother|daughter|daughters|girl|girls|woman|niece|landlady|stepmum|stepmom|stepdaughter|girlfriends?)$/,
    either:
      /^(?:friends?|bestie|mate|bff|boss|manager|supervisor|colleague|coworker|workmate|cousin|ex|exs|crush|neighbou?r|roommate|flatmate|housemate|client|teacher|therapist|doctor|kid|child|baby|toddler|teenager|teen|someone|somebody|person)$/,
  },
  ru: {
    man: /^(?:брат\p{L}*|отец|отца|отцу|отцом|пап[аыуе]|папой|дяд\p{L}*|дед|деда|деду|дедушк\p{L}*|сын\p{L}*|парен[ья]|парня|парню|парнем|мужчин\p{L}*|мужик\p{L}*|мальчик\p{L}*|племянник\p{L}*|бывш(?:ий|его|ему|им|ем)|начальник(?:а|у|ом|е)?|шеф\p{L}*|босс\p{L}*|друг|друга|другу|другом|приятел[ьяюе]\p{L}*|сосед(?:а|у|ом)?|свекр|свекра|тест[ья]|отчим\p{L}*|зят\p{L}*)$/u,
    woman:
      /^(?:сестр\p{L}*|мам[аыуе]|мамой|мать|матер\p{L}*|тет[яиюе]\p{L}*|бабушк\p{L}*|доч\p{L}*|девушк\p{L}*|женщин\p{L}*|девочк\p{L}*|племянниц\p{L}*|бывш(?:ая|ей|ую)|начальниц\p{L}*|подруг\p{L}*|подружк\p{L}*|соседк\p{L}*|свекров\p{L}*|тещ\p{L}*|мачех\p{L}*|невестк\p{L}*|директрис\p{L}*|сотрудниц\p{L}*)$/u,
    either:
      /^(?:коллег\p{L}*|ребен\p{L}*|подрост\p{L}*|клиент\p{L}*|врач\p{L}*|руководител\p{L}*|директор\p{L}*|кто-то)$/u,
  },
}
const MOST_AGO = 4

/** Who of a message may be meant by "he" or "she": somebody saved, who is named, or somebody else. */
function spokenOfIn(lang: Lang, words: readonly string[], people: readonly Named[], gender: Gender) {
  const named = namedPeople(lang, words, people)
  const isOther = (word: string) => ROLES[lang][gender].test(word) || ROLES[lang].either.test(word)
  const saved = [...named.values()].flat().some((at) => {
    const person = people[at]
    return person !== undefined && genderOfName(person) === gender
  })
  return { saved, other: words.some((word, at) => !named.has(at) && isOther(word)) }
}

/** Whether "he" or "she" means somebody who isn't saved: of all that were spoken of, the latest one it may mean. */
export function isStranger(
  lang: Lang,
  gender: Gender,
  words: readonly string[],
  before: Understood | null,
  people: readonly Named[],
): boolean {
  let told: readonly string[] = words
  let one = before
  for (let ago = 0; ago <= MOST_AGO; ago++) {
    const { saved, other } = spokenOfIn(lang, told, people, gender)
    if (saved) return false
    if (other) return true
    if (!one) return false
    told = one.words
    one = one.before
  }
  return false
}
