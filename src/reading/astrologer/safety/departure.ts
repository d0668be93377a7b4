import { clausesOf } from './clauses.ts'
import { isAtPlace, noticedIn } from './notice.ts'
import { areOthersCalm } from './others-calm.ts'
import { saysOwnWish } from './own-wish.ts'
import { normalize } from './normalize.ts'
import { weighed } from './read-distress.ts'

/** By what one travels: no end is meant, however quietly. */
const TRAVELS = / (?:traffic|by car|road trip|пробок|пробки|на машине) /
const GOES =
  / (?:go|going|leave|leaving|quit|quitting|move|moving|travel|travelling|traveling|set off|set out|drive|fly|depart|head out|hand in|уйти|уходить|уехать|уезжать|ехать|выехать|выезжать|поехать|лететь|вылететь|вылет|уволиться|увольняться|съехать|съезжать|переехать|переезжать|отправиться|отправляться|отчалить|свалить) /
const WHERE =
  / (?:lease|rent|landlord|job|jobs|work|boss|notice|contract|company|office|team|flight|flights|train|bus|ticket|tickets|airport|trip|road|holiday|vacation|parents|cabin|visa|semester|term|college|hotel|conference|gym|shop|market|beach|mountains|city|country|abroad|apartment|flat|course|army base|husband|wife|boyfriend|girlfriend|partner|(?:работ|начальн|шеф|отдел|компани|контракт|аренд|хозяйк|билет|поезд|самолет|рейс|автобус|аэропорт|отпуск|родител|дач|командировк|общаг|квартир|виз|поездк|дорог|трасс|море|горы|деревн|город|стран|отел|санатори|учеб|универ|сесси|стаж)[а-я]{0,4}|от мужа|от жены|от парня|от него|от нее|к маме|к родне|в гости|домой) /
/** What no journey explains. */
const END =
  / (?:quietly|gently|peacefully|for good|forever|painless|wake up|goodbye|letter|letters|pills|rope|roof|bridge|nobody|no one|without me|сам|сама|тихо|незаметно|навсегда|насовсем|без боли|не проснуться|прощальн[а-я]*|письм[а-я]*|таблет[а-я]*|веревк[а-я]*|крыш[а-я]*|мост[а-я]*|никто|никому|без меня|бьет|боюсь) /

/** Where no journey leads. */
const OUT_OF_LIFE =
  / off (?:the|a|this) (?:road|bridge|cliff|edge|roof)| из (?:этой )?жизни | с (?:обрыва|моста|крыши) /

/** Said to rule it out. */
const UNHURT =
  /(?:he|she)(?:’|')?s not (?:violent|abusive)|(?:doesn|didn|never)(?:’|')?t? (?:hit|hurt)s?(?: me)?|не бь[её]т|не обижает|не поднимал[а]? руку/giu

const leaves = (clause: string) => GOES.test(normalize(clause)) && WHERE.test(normalize(clause))

/** Whether somebody asks when to leave a job, a home or a town, in one clause: the words of an end, and none. */
export function isDeparture(text: string): boolean {
  const plain = text.replaceAll(UNHURT, ' ')
  return (
    clausesOf(plain).some(leaves) &&
    !END.test(normalize(plain)) &&
    !OUT_OF_LIFE.test(normalize(plain)) &&
    !noticedIn(plain).some((name) => OF_DANGER.has(name)) &&
    areOthersCalm(plain, leaves)
  )
}
const OF_DANGER: ReadonlySet<string> = new Set([
  'place',
  'ending',
  'gave_away',
  'cut',
  'threat',
  'voices',
  'hurt',
  'afraid',
  'taken',
])

/** A marriage that ends without a word of violence. */
const PARTS =
  / (?:grew apart|fell out of love|no drama|amicabl[ey]|divorce|разлюбил[а-я]*|без скандала|по хорошему|развод[а-я]*|развестись) /

/** Whether somebody plainly speaks of a journey, or of parting. */
export function isJourney(text: string): boolean {
  const plain = text.replaceAll(UNHURT, ' ')
  const normal = normalize(plain)
  const isPlain = TRAVELS.test(normal) || (PARTS.test(normal) && WHERE.test(normal) && !VIOLENT.test(normal))
  return (
    isPlain &&
    GOES.test(normal) &&
    !OUT_OF_LIFE.test(normal) &&
    !noticedIn(plain).some((name) => OF_DANGER.has(name)) &&
    areOthersCalm(plain, (clause) => leaves(clause) || TRAVELS.test(normalize(clause)) || PARTS.test(normalize(clause)))
  )
}
const VIOLENT =
  / (?:hits?|beats?|afraid|scared|threat[a-z]*|kill[a-z]*|бь[а-я]*|бил[а-я]*|боюсь|страшно|угрожа[а-я]*|убь[а-я]*|душ[а-я]*) /

/** Whether somebody speaks of another’s death and wants to die too, however long ago it was. */
const FOLLOWS = / (?:like|with|after|join) (?:him|her|them) | (?:к нему|к ней|за ним|за ней|как он|как она) /
export const wishesToFollow = (text: string): boolean => FOLLOWS.test(normalize(text)) && saysOwnWish(text)

/** Whether somebody says that another has died, and the words speak against danger. */
export const isOldLoss = (text: string): boolean =>
  noticedIn(text).includes('lost') && weighed(text).sums.danger < 0 && !isAtPlace(text) && !wishesToFollow(text)
