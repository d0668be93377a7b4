import { RISE_PATTERNS, TOPIC_PATTERNS } from './care-data.ts'
import type { CareSubject } from './care-topic.ts'
import { normalize } from './normalize.ts'
import { saysOwnWish } from './own-wish.ts'
import { isByChild, matchersOf, readDistress, says, weighed } from './read-distress.ts'

const told = (name: keyof typeof TOPIC_PATTERNS) => matchersOf(TOPIC_PATTERNS[name])
const ownChild = told('own_child')
const ofMe = told('of_me')
const otherPerson = told('other_person')
const ofOthers = (['goodbye_of_other', 'signs_of_other', 'purges'] as const).map(told)
const ownDeath = told('own_death')
const unwilling = told('unwilling')
const relativeAtNight = told('relative_at_night')
const dangerNow = told('danger_now')
const asksSafeWith = told('asks_safe_with')
const wantsToDie = told('wants_to_die')

/** “My 15 year old daughter” is “my daughter”. */
const withoutAges = (text: string) =>
  text.replaceAll(/\b\d{1,2}[ -]?(?:yrs?|years?|y\/?o)\b[ -]?(?:old)?/gi, '').replaceAll(/\s+/g, ' ')

/** Who is in danger, as far as a message tells. */
export function subjectOf(given: string, age: number | null): CareSubject {
  const text = withoutAges(given)
  const isMinor = age !== null && age < 18
  if (DONE_TO_ME.test(normalize(given)) && !says(text, ownChild)) return isMinor || isByChild(given) ? 'child' : 'self'
  if (WITHOUT_I.test(normalize(given))) return isMinor || isByChild(given) ? 'child' : 'self'
  if (saysOwnWish(given)) return isMinor || isByChild(given) ? 'child' : 'self'
  if (says(text, ownDeath)) return isMinor ? 'child' : 'self'
  if (ofOthers.some((of) => says(text, of))) return says(text, ownChild) ? 'own_child' : 'other'
  if (says(text, asksSafeWith)) return 'own_child'
  if ([unwilling, relativeAtNight, dangerNow].some((of) => says(text, of)))
    return isMinor || isByChild(given) ? 'child' : 'self'
  const distress = readDistress(text, age)
  // “My husband doesn’t let me out” names somebody, and is told of oneself.
  const isOther = says(text, otherPerson) || (distress?.isAboutOther === true && !says(text, ofMe))
  if (says(text, ownChild) && (isOther || says(text, wantsToDie) || distress?.class === 'self_harm')) return 'own_child'
  if (isOther) return 'other'
  if (isMinor || isByChild(given)) return 'child'
  const weighs = weighedSubject(given)
  if (weighs !== 'self' || FIRST_PERSON.test(normalize(text))) return weighs
  const { sums } = weighed(given)
  if (says(text, ownChild)) return sums.own_child > MENTIONED ? 'own_child' : 'self'
  return KIN.test(normalize(text)) && sums.other > MENTIONED ? 'other' : 'self'
}

/** Somebody is named as the one who does it. */
const DONE_TO_ME =
  / (?:chok|strangl|hit|hits|beat|slap|punch|kick|rap|threaten|shov|push)[a-z]* me | (?:душ|бь|бил|избил|избив|удар|толк|швыр|насил|пина|пнул)[а-я]* меня | меня (?:[^ ]+ )?(?:душ|бь|бил|избил|избив|удар|толк|швыр|насил|пина|пнул)[а-я]* /

/** What was taken by somebody who leaves out the “I”. */
const WITHOUT_I = /^ (?:just |already |ive |i )?(?:took|taken|swallowed|drank|downed|od|overdosed) /

const PAID_BY_OTHER =
  / (?:mum|mom|mums|moms|mother|mothers|gran|grandma|nan|dad|dads|father|uncle|aunt|neighbor|granny|wife|husband|sister|brother|(?:мам|бабушк|пап|отец|отц|дедушк|тет|дяд|соседк|свекров|тещ|муж|жен|сестр|брат)[а-я]{0,3}) /
const PAID_BY_ME =
  / (?:i|ive) (?:[a-z]+ )?(?:sent|paid|transferred|gave|bought) | я (?:[^ ]+ )?(?:отправил|заплатил|перевел|отдал|скинул)[а-я]* | (?:у меня|мне|с меня) (?:[^ ]+ ){0,2}(?:требу|прос|взял)[а-я]* /

/** Whether the money of a fraud is somebody else’s, whom the writer worries about. */
export function isPaidByOther(text: string): boolean {
  const normal = normalize(text)
  return PAID_BY_OTHER.test(normal) && OF_THEM.test(normal) && !PAID_BY_ME.test(normal)
}
const OF_THEM =
  / (?:she|shes|her|he|hes|his|she has|sent|paid|она|он|отдал[а-я]*|перевел[а-я]*|оформля[а-я]*|вложил[а-я]*) /

const silent = matchersOf(RISE_PATTERNS.silent)
const THIRD = / (?:he|hes|she|shes|him|her|они|он|она|его|ее|ему|ей) /

/** Whoever is locked in, held or hurt is the one who writes. */
const TO_ME =
  / (?:lock|lets|let|hold|keep|beat|hit|hurt)[a-z]* (?:me|us) | (?:запер|запир|держ|бь|бил|не (?:вы)?пуска)[а-я]* (?:меня|нас) | меня (?:запер|запир|держ|бь|не (?:вы)?пуска)[а-я]* /

/** Whether it is told of somebody who doesn’t answer, or says goodbye. */
export const isOfAbsent = (text: string): boolean =>
  (THIRD.test(normalize(text)) || KIN.test(normalize(text))) && !TO_ME.test(normalize(text)) && says(text, silent)

/** Who is told of where the writer doesn't say “I” at all. */
const FIRST_PERSON = / (?:i|im|ive|id|ill|me|myself|we|us|я|мне|меня|мной|себя|себе|мы|нас|нам) /
/** People whom a writer may speak of. */
export const KIN =
  / (?:mom|moms|dad|dads|grandma|grandmas|grandad|grandads|gran|grans|nan|nans|husband|husbands|wife|wifes|sister|sisters|brother|brothers|friend|friends|uncle|uncles|aunt|aunts|neighbor|neighbour|coworker|colleague|boyfriend|girlfriend|roommate|flatmate|partner|(?:мам|пап|бабушк|бабул|дедушк|дед|мать|матер|отц|отец|муж|жен|сестр|брат|подруг|друг|сосед|коллег|тет|дяд|свекр|тещ|парн|парен|девушк)[а-я]{0,3}) /

/** Whoever weighs less is only mentioned. */
const MENTIONED = -0.3

/** Who it is about where no pattern says so. */
function weighedSubject(text: string): CareSubject {
  const { sums } = weighed(text)
  // Nobody is taken for a child without a word of it.
  return (['own_child', 'other'] as const).toSorted((a, b) => sums[b] - sums[a]).find((who) => sums[who] > 0) ?? 'self'
}

const LEAST_OF_CHILD = -0.6
/** Whose illness it is where a small child is spoken of. */
const OWN_SMALL_CHILD =
  / (?:mine is \d|my (?:baby|toddler|newborn|kid|little one|small one)|(?:the|our) (?:baby|little one|small one|little man)|(?:ребен|малыш|сыноч|дочеч|груднич)[а-я]*|малой|малая|малому|мелкий|мелкая|младший|младшая|годовасик) /

export const isOfSmallChild = (text: string): boolean =>
  OWN_SMALL_CHILD.test(normalize(text)) && weighed(text).sums.own_child > LEAST_OF_CHILD
