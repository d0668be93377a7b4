import type { CareSubject } from './care-topic.ts'
import { normalize } from './normalize.ts'
import { KIN } from './read-subject.ts'

const THIRD = / (?:he|hes|she|shes|him|her|his|they|theyre|someone|somebody|он|она|его|ее|ему|ей|они|их|кто то) /
const NAMES_ILL =
  / (?:man|woman|lady|guy|girl|boy|kid|child|baby|toddler|teacher|boss|passenger|son|daughter|(?:мужчин|женщин|ребен|малыш|мальчик|девочк|девушк|сын|доч|внук|внуч|пассажир|человек|учени|младен)[а-я]*) /
const MYSELF =
  / (?:i|im|ive|me|myself|я|мне|меня|мной) (?!think|guess|found|cant find|noticed|gave|saw|see|думаю|дала|дал|вижу|нашла|нашел)/
/** Whom the sentence begins with. */
const CHILD_FIRST =
  /^ (?:(?:so|and|but|help|please|omg|my|our|the|у|наш|наша|мой|моя) ){0,3}(?:sons?|daughters?|kids?|toddlers?|babys?|little one|girls?|boys?|newborn|(?:сын|дочк|дочь|доче|ребен|малыш|младен)[а-я]*) /
const KIN_FIRST =
  /^ (?:(?:so|and|but|help|please|omg|my|our|the|у|наш|наша|мой|моя) ){0,3}(?:moms?|dads?|gran|grans|nan|nans|grandma|grandmas|grandad|husbands?|wife|wifes|brother|sister|partner|boyfriend|girlfriend|roommate|neighbor|neighbour|friend|colleague|coworker|(?:мам|пап|бабушк|дед|муж|жен|брат|сестр|сосед|подруг|друг|коллег|свекр|свекров|тещ|тест|теть|тет|дяд|девушк|парен)[а-я]{0,4}) /

/** Whose body it is that gives out: whoever a sentence begins with; the writer where nobody else is named. */
export function ofIll(text: string, subject: CareSubject): CareSubject {
  const normal = normalize(text)
  if (subject === 'self' && !MYSELF.test(normal)) {
    if (CHILD_FIRST.test(normal)) return 'own_child'
    if (KIN_FIRST.test(normal)) return 'other'
  }
  const isNamed = KIN.test(normal) || THIRD.test(normal) || NAMES_ILL.test(normal)
  return subject === 'other' && !isNamed ? 'self' : subject
}
