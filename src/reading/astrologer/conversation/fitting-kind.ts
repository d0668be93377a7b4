import type { Lang } from '#language/lang.ts'
import { MATCHES } from './follow-rank.ts'
import { isOfPair } from '../people/persons-meant.ts'
import { isAboutDays, type Intent, type Understood } from '../question.ts'
import type { ThreadState } from './thread-state.ts'

const READER: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:my|mine|me|us|our)(?= |$)/,
  ru: /(?<=^| )(?:мо[йяеию]|моего|моей|моему|моим|мою|моих|моем|меня|мне|нас|нам|наш\p{L}*)(?= |$)/u,
}
/** «у меня», "in mine": of the chart of who asks. */
const ABOUT_ONE = new Set<Intent>(['house_of', 'point'])

const FALLS = /^(?:falls?|lands?|landing|fall|попада\p{L}*|падает|ложится)$/u
const SHORT: ReadonlySet<string> = new Set(['day', 'week', 'month'])

/** "Tom and I married then": of who asks. */
const GOES =
  /(?<=^| )(?:(?:go|going|get|getting|weekend|off|over) (?:to|in)|visit\p{L}*|съезд\p{L}*|слетать|махнуть|отправ\p{L}*|в гости)(?= |$)/u
const BESIDE = /(?<=^| )(?:(?:me|i|we) and \p{L}+|\p{L}+ and (?:i|me)|(?:мы|я) со? \p{L}+|мы были)(?= |$)/u

const ABOUT_SOMEBODY: ReadonlySet<Intent> = new Set<Intent>([
  'topic',
  'whether',
  'unknown',
  'should_i',
  'decide',
  'best_day',
])
const SPEAKS_OF: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:talk about|tell me about|speak about|ask about)(?= |$)/,
  ru: /(?<=^| )(?:поговор\p{L}* (?:про|о|об)|расскаж\p{L}* (?:про|о|об)|спросить (?:про|о|об))(?= |$)/u,
}
const ABLE = /(?<=^| )(?:good (?:with|at)|умеет|уме[ею]т)(?= |$)/
const SETS_DAY: ReadonlySet<Intent> = new Set<Intent>(['period', 'topic_when', 'unknown', 'transits_now'])
const ASKS = /(?<=^| )(?:what|how|why|will|did|happen\p{L}*|was|что|как|почему|будет|было|ждет)(?= |$)/u
const OF_BOTH: ReadonlySet<Intent> = new Set<Intent>(['topic', 'transits_now', 'lately', 'unknown', 'period'])
const BOTH: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:with|between) (?:us|me|you)|(?<=^| )(?:me and|us two|we are)(?= |$)/,
  ru: /(?<=^| )(?:у нас|между нами|мы с|нами)(?= |$)/,
}

/** Kinds of two people for which days that are named are to choose from. */
const FOR_DATES: ReadonlySet<Intent> = new Set<Intent>(['compare_people', 'spark', 'compatible', 'fight'])
const CHOOSES = /(?<=^| )(?:which|best|better|какая|какой|какое|какую|лучше|лучшая|лучший)(?= |$)/

/** Who is compared where nobody is named. */
const OF_PEOPLE =
  /(?<=^| )(?:who|whose|whom|us|we|our|he|she|his|her|him|family|people|person|kids|children|кто|кого|кому|нас|нам|нами|мы|он|она|его|ее|ей|ему|семь\p{L}*|дет\p{L}*|люд\p{L}*)(?= |$)/u

const AT_BIRTH = /(?<=^| )(?:natal|birth|натальн\p{L}*|рождени\p{L}*)(?= |$)/u
const INTEREST = /(?<=^| )(?:passions? for|страсть к|увлечени\p{L}*)(?= |$)/u

const ALSO = /(?<=^| )(?:too|also|as well|тоже|а|и|and)(?= |$)/
const isOfTransits = (state: ThreadState | null): boolean => {
  const kinds = [state?.last.intent, state?.subject.intent]
  return kinds.some((kind) => kind === 'transit' || kind === 'transits_now' || kind === 'ends')
}
const OF_DAYS_TOO: ReadonlySet<Intent> = new Set<Intent>(['topic_when', 'should_i', 'period', 'unknown', 'topic'])
const HIS =
  /^(?:and |а )*(?:(?:whats |what is |wheres |where is )?(?:his|her|their) \p{L}+|\p{L}+ у (?:него|нее)(?: где)?)$/u
const LISTS_ASPECTS: ReadonlySet<Intent> = new Set<Intent>(['list_those', 'bond_list', 'aspects_of'])

/** A kind that fits what is named: whose house a planet is in, what the whole week brings. */
export function asKindOf(asked: Understood, state: ThreadState | null): Understood {
  const { intent, persons, points, houses, period, words, cities, purpose } = asked
  const text = words.join(' ')
  // "Launching my podcast, after Jan 10 but before Feb 1", "a date on Saturday": a day is wished for it.
  const isBounded = asked.limits?.from != null || asked.limits?.to != null
  const isForDay =
    SETS_DAY.has(intent) && purpose !== 'anything' && period !== null && (isBounded || period.kind === 'day')
  if (isForDay && persons.length === 0 && points.length === 0 && !ASKS.test(text))
    return { ...asked, intent: 'best_day' }
  // "Which of these dates is best for both of us?" chooses a date, and "which of the two is harder?" weighs what was told.
  if (FOR_DATES.has(intent) && asked.dates.length > 1 && CHOOSES.test(text)) return { ...asked, intent: 'best_day' }
  const isOfNobody = persons.length === 0 && !OF_PEOPLE.test(text) && (state?.persons.length ?? 0) === 0
  if (intent === 'compare_people' && isOfNobody && state && state.told().facts.length > 0)
    return { ...asked, intent: 'matters_most' }
  if (intent === 'bond_list' && points.length > 0) return { ...asked, intent: 'bond_aspect' }
  // "Where is my natal Moon?", after a composite; "a passion for music" is no attraction.
  if (intent === 'composite_of' && points.length > 0 && AT_BIRTH.test(text)) return { ...asked, intent: 'point' }
  if (intent === 'spark' && INTEREST.test(text)) return { ...asked, intent: 'compatible' }
  // The weakest planet is told among those that stand badly.
  if (intent === 'strength' && words.some((word) => /^(?:weak\p{L}*|слаб\p{L}*)$/u.test(word)))
    return { ...asked, intent: 'dignities' }
  if (intent === 'others_mind' && persons.length === 1 && ABLE.test(text)) return { ...asked, intent: 'topic' }
  // "What is Saturn doing to me right now?" is of Saturn.
  if (intent === 'transits_now' && points.length > 0) return { ...asked, intent: 'transit' }
  // "And Pluto?", after what passes over the chart.
  if (intent === 'retrograde' && points.length === 1 && ALSO.test(text) && isOfTransits(state))
    return { ...asked, intent: 'transit' }
  // "Three Saturdays in summer for the wedding" are days.
  if (OF_DAYS_TOO.has(intent) && asked.weekdays.length > 0 && purpose !== 'anything' && !persons.length)
    return { ...asked, intent: 'best_day' }
  if (intent === 'bond_aspect' && points.length === 1 && HIS.test(text) && !asked.own)
    return { ...asked, intent: 'point' }
  if (LISTS_ASPECTS.has(intent) && asked.aspect !== null && persons.length === 0 && points.length === 0)
    return { ...asked, intent: 'aspect_list' }
  const isReaders = READER.en.test(text) || READER.ru.test(text)
  // "What is going on with me and Tom lately?" is of both.
  if (OF_BOTH.has(intent) && persons.length === 1 && (BOTH.en.test(text) || BOTH.ru.test(text)) && !period)
    return { ...asked, intent: 'compatible' }
  if (intent === 'period' && persons.length > 0 && BESIDE.test(text)) return { ...asked, persons: [] }
  if (intent === 'retrograde' && asked.tagged.includes('/person') && points.length === 0 && !period)
    return { ...asked, intent: 'retrogrades' }
  if (isAboutDays(intent) && purpose === 'anything' && cities.length > 0 && GOES.test(text))
    return { ...asked, purpose: 'travel' }
  if (intent === 'transits_now' && period && SHORT.has(period.kind)) return { ...asked, intent: 'period' }
  // "Which house is his Venus in" is of his own chart.
  const isOfBoth = (state !== null && isOfPair(state.subject.intent)) || words.some((word) => FALLS.test(word))
  // "What house is my Venus in" is of one chart.
  if (intent === 'overlay' && persons.length === 0 && points.length > 0 && !(state && isOfPair(state.subject.intent)))
    return { ...asked, intent: 'point' }
  if (ABOUT_SOMEBODY.has(intent) && persons.length === 1 && (SPEAKS_OF.en.test(text) || SPEAKS_OF.ru.test(text)))
    return { ...asked, intent: 'compatible' }
  if (intent === 'overlay' && persons.length > 0 && points.length > 0 && !isReaders && !isOfBoth)
    return { ...asked, intent: 'point' }
  // "Does Tom's Venus suit mine?" is of both.
  if (intent === 'point' && persons.length === 1 && points.length > 0 && MATCHES.test(text))
    return { ...asked, intent: 'bond_aspect' }
  if (intent === 'phase' && persons.length > 0 && points.length > 0) return { ...asked, intent: 'point' }
  if (ABOUT_ONE.has(intent) && persons.length === 1 && houses.length > 0 && isReaders && points.length === 0)
    return { ...asked, intent: 'overlay' }
  return asked
}
