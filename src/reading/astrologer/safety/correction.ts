import { STATE_PATTERNS, TOPIC_PATTERNS } from './care-data.ts'
import { isAtPlace, noticedIn } from './notice.ts'
import { normalize } from './normalize.ts'
import { matchersOf, says, weighed } from './read-distress.ts'
import { isReported, saysItIsFun } from './read-turn.ts'
import { saysBodyFails } from './topic-details.ts'

const denies = matchersOf(STATE_PATTERNS.denies)
const explains = matchersOf(STATE_PATTERNS.explains)
const deniesDanger = matchersOf(STATE_PATTERNS.denies_danger)
const deniesWish = matchersOf(TOPIC_PATTERNS.denies_wish)

/** Above this a message is not taken for a correction, whatever it says. */
const TOO_HEAVY = 0.5
const BESIDE: ReadonlySet<string> = new Set(['place', 'gave_away', 'voices'])
const INTENDS =
  / (?:i will|ill|going to|want to|plan to|decided to|я (?:все равно |сейчас )?(?:сделаю|убью|покончу)|хочу (?:умереть|сдохнуть)|собираюсь) /

const WEAPON =
  / (?:guns?|pistol|rifle|shotgun|revolver|the 45|my 45|9mm|rope|noose|blades?|razors?|knife|bullets|ammo|cliffs?|roof|bridge|пистолет[а-я]*|ружь[а-я]*|винтовк[а-я]*|травмат[а-я]*|карабин[а-я]*|веревк[а-я]*|петл[яюе]|лезви[а-я]*|бритв[а-я]*|патрон[а-я]*|нож(?:ом|и)?|мост[ауе]?|крыш[а-я]*) /
/** Whether a message names what somebody could die by, or where. */
export const namesWeapon = (text: string): boolean => WEAPON.test(normalize(text))

/** Whether something in a message speaks against taking its “no” for one: a weapon, a place, a body that gives out. */
const speaksAgainst = (text: string): boolean =>
  // The words of a wish weigh also where it is denied.
  (weighed(text).sums.danger > TOO_HEAVY && !says(text, deniesWish)) ||
  isAtPlace(text) ||
  namesWeapon(text) ||
  saysBodyFails(text) ||
  noticedIn(text).some((name) => BESIDE.has(name))

/** What makes an explanation of a no: “not going to hurt myself, just tired”. */
const INSTEAD = / (?:just|only|because|its|it is|просто|только|потому|это) /

/** Whether a message takes a suspicion back and says what it was. A no and a laugh explain nothing. */
export const isCorrection = (text: string): boolean =>
  (says(text, explains) || (says(text, deniesDanger) && INSTEAD.test(normalize(text)))) &&
  !speaksAgainst(text) &&
  !isReported(text) &&
  !(INTENDS.test(normalize(text)) && !NEGATED.test(normalize(text)))
const NEGATED = / (?:not|never|dont|wont|isnt|no|не|нет) /

/** A no, and whatever is said around one without telling anything: “nope, nothing like that”, «да нет, всё хорошо». */
const NO = 'no|nah|nope|naw|not|nothing|nobody|none|never|dont|didnt|havent|wont|isnt|нет|неа|не|ничего|никто|никого'
const AROUND_NO =
  'one|really|like|that|thats|this|these|them|those|of|sort|kind|the|at|all|im|i|am|we|its|it|is|are|was|do|did|have|would|everything|fine|ok|okay|good|alright|well|safe|thanks|thank|you|honestly|just|tired|lol|haha|sorry|worries|danger|wrong|happened|serious|bad|here|promise|swear|oh|to|want|' +
  'да|ну|такого|подобного|страшного|плохого|серьезного|ни|одно|из|этого|этих|спасибо|все|нормально|норм|хорошо|в|порядке|безопасности|ок|окей|правда|честно|просто|устал|устала|я|мы|у|меня|со|мной|это|то|так|лол|ахах|хаха|точно|конечно|совсем|вовсе|вообще|там|здесь|тут|что|вы|ой'
const ONLY_NO = new RegExp(`^ (?:(?:${AROUND_NO}) )*(?:${NO})(?: (?:${NO}|${AROUND_NO}))* $`)
const NOT_WELL =
  / (?:not|never|isnt|arent|dont|не|нет) (?:[^ ]+ ){0,2}(?:fine|ok|okay|good|alright|well|safe|нормально|норм|хорошо|в порядке|в безопасности|ок) /
/** Whether a message is a no and nothing else; a “no” or «не» within a sentence denies nothing. */
const isNoAlone = (text: string): boolean => ONLY_NO.test(normalize(text)) && !NOT_WELL.test(normalize(text))

/** Whether a message says no or laughs, and nothing that tells against it. */
export const isDenial = (text: string): boolean =>
  (isNoAlone(text) || says(text, denies) || says(text, deniesDanger) || saysItIsFun(text)) &&
  !speaksAgainst(text) &&
  !isReported(text)

/** Whether “none of these” comes with words that say otherwise: “9 lol, I fainted at barre”. */
export const isContradicted = (text: string): boolean =>
  !isBrief(text) && (speaksAgainst(text) || weighed(text).sums.danger > CALM)
const CALM = -0.5

const YES =
  /^ (?:yes|yeah|yep|yh|ye|i am|i do|maybe|i think so|kind of|sort of|sometimes|да|ага|угу|наверно|наверное|иногда|возможно|ну да)(?: |$)/
/** Whether a message begins with a yes. */
export const isYes = (text: string): boolean => YES.test(normalize(text)) && isBrief(text)

const BRIEF = 5
const isBrief = (text: string) => normalize(text).trim().split(' ').length <= BRIEF
