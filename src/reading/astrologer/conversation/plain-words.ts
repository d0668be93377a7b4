import type { Lang } from '#language/lang.ts'
import { termsOf } from '../answers/talk/theory.ts'
import { isAboutDays, type Intent, type Understood } from '../question.ts'
import type { Patterns } from '../understanding/whole-patterns.ts'
import { A_DAY, A_HOUSE, isLong, isOneDay, OPEN } from './open-kinds.ts'
import type { ThreadState } from './thread-state.ts'

/** So few words go on with what was said. */
const MOST_OF_SHORT = 6
const isShort = ({ words }: Understood): boolean => words.length <= MOST_OF_SHORT

/** What is told by plain words, whatever it was taken for. */
export function ofPlainWords(lang: Lang, asked: Understood, state: ThreadState | null): Understood | null {
  const { intent, persons, period } = asked
  const text = asked.words.join(' ')
  const as = (kind: Intent, more: Partial<Understood> = {}): Understood => ({ ...asked, intent: kind, ...more })
  if (OF_YOU[lang].test(text)) return as('identity')
  if (WHICH_SYSTEM[lang].test(text)) return as('which_system')
  if (SAME_BIRTH.test(text)) return as('term')
  if (intent === 'why' && termsOf(lang, asked.words).length > 0) return as('term')
  if (ONLY_ME[lang].test(text) && asked.points.length === 0) return as('rare', { persons: [] })
  if (CANCELS.test(text) && state && OF_ACCOUNT.has(state.last.intent)) return as('cancel')
  if (state?.last.intent === 'tarot' && DRAWN[lang].test(text)) return as('tarot')
  if (CURSED.test(text) && persons.length === 0 && OPEN.has(intent)) return as('whether')
  if (GAMBLES.test(text) && ON_STAKE.has(intent)) return as('expert')
  if (asked.points.length > 0 || !OPEN.has(intent)) return null
  const isOfTime = isAboutDays(intent) && isLong(asked) && asked.purpose === 'anything' && !A_DAY.test(text)
  if (isOfTime && (period?.kind === 'year' || ANYTHING[lang].test(text))) return as('period', { persons: [] })
  if (isLong(asked) && ANYTHING[lang].test(text)) return as('period')
  if (isOneDay(asked) && DAY_FOR[lang].test(text)) return as('best_day')
  if (IDEA[lang].test(text) && !isAboutDays(intent) && (asked.options ?? []).length === 0) return as('should_i')
  if (HARD_FOR_ME[lang].test(text) && persons.length === 0 && !period) return as('why_so')
  const isOfNobody = intent === 'compatible' && persons.length === 0 && asked.signs.length === 0 && !isShort(asked)
  return isOfNobody && !state?.persons.length && !PAIRED[lang].test(text) ? as('topic') : null
}

/** "Why is Saturn in my eighth house a problem?" and "any squares in my chart?" are of the birth chart. */
export function ofNatal(lang: Lang, asked: Understood): Understood | null {
  const { intent, points, houses, aspect, period, persons, when, words } = asked
  if (period || when || persons.length > 0) return null
  const text = words.join(' ')
  if (OF_ELEMENT.test(text) && points.length === 0) return { ...asked, intent: 'elements', signs: [] }
  const isPlaced = points.length === 1 && houses.length === 1 && A_HOUSE.test(text) && !MOVES.test(text)
  if (isPlaced && (intent === 'transit' || intent === 'lately')) return { ...asked, intent: 'point' }
  const isOfAspects = aspect !== null && points.length === 0 && IN_OWN[lang].test(text)
  return isOfAspects && OPEN.has(intent) ? { ...asked, intent: 'aspect_list' } : null
}
const OF_ELEMENT = /(?<=^| )(?:(?:water|fire|earth|air) signs?|(?:водн|огненн|земн|воздушн)\p{L}* знак\p{L}*)(?= |$)/u
const MOVES = /(?<=^| )(?:transit\p{L}*|now|moving|passing|right now|транзит\p{L}*|сейчас|идет)(?= |$)/u
const IN_OWN: Patterns = {
  en: /(?<=^| )(?:my chart|do i have|have i|any)(?= |$)/,
  ru: /(?<=^| )(?:у меня|в моей карте|в карте)(?= |$)/,
}

/** What is the reader's alone, and everybody's not. */
const ONLY_ME: Patterns = {
  en: /(?<=^| )(?:only (?:true |about |for )+me|(?:true|about) (?:only|just) (?:for |of )?me|nobody else has|no one else has|unique (?:to|about) me)(?= |$)/,
  ru: /(?<=^| )(?:только про меня|только обо мне|только у меня|про меня одн\p{L}*)(?= |$)/u,
}
const CANCELS = /(?<=^| )(?:cancel|отменить|отменю|отмена)(?= |$)/
const OF_ACCOUNT: ReadonlySet<Intent> = new Set<Intent>([
  'prices',
  'plan',
  'my_plan',
  'allowance',
  'trial',
  'renews_itself',
  'change_plan',
])
const OF_YOU: Patterns = {
  en: /(?<=^| )what (?:star ?)?sign are you(?= |$)/,
  ru: /(?<=^| )(?:какой (?:у тебя|у вас) знак|(?:ты|вы) (?:кто )?по знаку(?: зодиака)?)(?= |$)/,
}
const WHICH_SYSTEM: Patterns = {
  en: /(?<=^| )do you (?:actually |really |personally )?(?:go by|follow|believe in most)(?= |$)/,
  ru: /(?<=^| )(?:вы|ты) (?:сами |сам )?(?:на что опирает\p{L}*|по какой (?:системе|астрологии))(?= |$)/u,
}
const SAME_BIRTH =
  /(?<=^| )(?:(?:born )?(?:on )?the same (?:day|date|minute) as me|same birthday as me|в один день со мной)(?= |$)/
const DRAWN: Patterns = {
  en: /(?<=^| )(?:pulled|drew|drawn|got|picked)(?= |$)/,
  ru: /(?<=^| )(?:выпал\p{L}*|вытян\p{L}*|вытащил\p{L}*)(?= |$)/u,
}
const CURSED = /(?<=^| )(?:cursed?|hexed?|evil eye|венец безбрачия|порч[аиу]|сглаз\p{L}*|проклят\p{L}*)(?= |$)/u
const GAMBLES =
  /(?<=^| )(?:bitcoin|btc|crypto\p{L}*|stocks|shares|forex|casino|биткоин\p{L}*|крипт\p{L}*|акци[ийяю]|форекс|казино)(?= |$)/u
const ON_STAKE: ReadonlySet<Intent> = new Set<Intent>(['best_day', 'should_i', 'whether', 'topic_when', 'best_month'])
const ANYTHING: Patterns = {
  en: /(?<=^| )(?:anything (?:i should |i need |to )*(?:know|watch|look)|what (?:to|should i) expect|watch out|rest of (?:the|this) year)(?= |$)/,
  ru: /(?<=^| )(?:что (?:мне )?(?:надо |нужно |стоит )?(?:знать|учесть|ждать)|чего (?:мне )?ждать|остаток года|к чему готовиться)(?= |$)/,
}
const DAY_FOR: Patterns = {
  en: /(?<=^| )good (?:day|night|evening|morning|date) (?:for|to)(?= |$)/,
  ru: /(?<=^| )(?:хороший|удачный|подходящий) (?:день|вечер) (?:для|чтобы)(?= |$)/,
}
const IDEA: Patterns = {
  en: /(?<=^| )(?:(?:good|bad|smart|stupid) idea|or (?:should we |do we )?wait)(?= |$)/,
  ru: /(?<=^| )(?:(?:хорошая|плохая|норм) (?:ли )?идея|или (?:лучше )?подождать)(?= |$)/,
}
const HARD_FOR_ME: Patterns = {
  en: /(?<=^| )(?:what (?:would|will|do|might) i (?:find|struggle)|hardest (?:for me|about it)|my (?:biggest )?(?:weakness|weak spot|blind spot)|am i bad at|biggest risk for me)(?= |$)/,
  ru: /(?<=^| )(?:что (?:мне )?(?:будет )?(?:труднее|сложнее|тяжелее) всего|мое слабое место|мои слабые (?:места|стороны)|в чем я слаб\p{L}*)(?= |$)/u,
}
const PAIRED: Patterns = {
  en: /(?<=^| )(?:we|us|compatible|compatibility|match|together|he|she|him|her|they|them|couple|sign|signs)(?= |$)/,
  ru: /(?<=^| )(?:мы|нас|нам|подход\p{L}*|совмест\p{L}*|вместе|он|она|ним|ней|пара|знак\p{L}*)(?= |$)/u,
}
