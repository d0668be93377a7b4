import type { Lang } from '#language/lang.ts'
import { lifeTopicOf } from '../understanding/life/life-topic.ts'
import { isAboutDays, type Intent, type Understood } from '../question.ts'
import { ofTwo } from '../people/people-asked.ts'
import { shift } from '../time/spoken-span.ts'
import type { ThreadState } from './thread-state.ts'
import { A_DAY, A_HOUSE, isLong, isOneDay, OPEN } from './open-kinds.ts'
import { ofNatal, ofPlainWords } from './plain-words.ts'
import { FEELS_LIKE, OF_CHART_THEN, SPEAKS_WITH, TAKES_IT, type Patterns } from '../understanding/whole-patterns.ts'

/** What somebody goes through at the moment. */
const GOES_THROUGH: Patterns = {
  en: /(?<=^| )(?:how (?:is|are) (?:my )?(?:\p{L}+ ){1,2}doing|(?:is )?(?:he|she|they|\p{L}+) (?:is )?going through|going on with (?:him|her|them|\p{L}+)|whats up with (?:him|her|them|\p{L}+)|(?:and )?for (?:him|her))(?= |$)/u,
  ru: /(?<=^| )(?:(?:что|чё) (?:\p{L}+ ){0,2}с (?:ним|ней|сыном|дочкой|дочерью|мужем|женой)|что у (?:него|нее) (?:\p{L}+ ){0,2}(?:происход\p{L}*|сейчас|твор\p{L}*|было)|как (?:там )?(?:он|она|у него|у нее|\p{L}+ себя)(?: сейчас)? (?:дела|чувствует)|как подменили)(?= |$)/u,
}
/** All that was said, in short. */
const RECAP: Patterns = {
  en: /(?<=^| )(?:sum (?:(?:all|it|this|that|everything) ){0,3}up|summar\p{L}*|final (?:answer|verdict|word)|in (?:one|two|three|a few|1|2|3) (?:lines?|sentences?|words)|bottom line|so whats the (?:verdict|answer)|tldr)(?= |$)/u,
  ru: /(?<=^| )(?:подведи\p{L}* итог\p{L}*|итог\p{L}* (?:\p{L}+ ){0,2}(?:какой|разговор\p{L}*)|(?:короче|вкратце|в двух словах|одним словом|по итогу|в итоге) (?:\p{L}+ ){0,2}(?:что|как|кого|куда|какой)(?: \p{L}+)?|окончательн\p{L}* ответ|в (?:трех|двух|одном) (?:строчк\p{L}*|предложени\p{L}*))(?= |$)/u,
}
const MOST_OF_RECAP = 18
/** Who of two, for the reader. */
const OF_WHICH_PERSON: Patterns = {
  en: /(?<=^| )(?:which(?: one| of them| of the two)?|who|pick|choose|either|long[- ]term|chemistry|passion|marriage|settle|marry|stable|better match)(?= |$)/,
  ru: /(?<=^| )(?:кто|кого|кому|с кем|который|какой из|выбра\p{L}*|выбери\p{L}*|страст\p{L}*|для (?:семьи|брака|жизни|серьезн\p{L}*)|надежн\p{L}*|замуж)(?= |$)/u,
}
const MINE_TO_CHOOSE: Patterns = {
  en: /(?<=^| )(?:i|me|my|im)(?= |$)/,
  ru: /(?<=^| )(?:я|мне|меня|мной|выбрать|выбирать)(?= |$)/,
}

/** The reader's own hour of birth: whether it matters, and where it is changed. */
const OF_OWN_HOUR: Patterns = {
  en: /(?<=^| )(?:(?:my )?(?:birth time|time of birth|hour of birth|birth hour)|i was born (?:at|around|about)|what time i was born)(?= |$)/,
  ru: /(?<=^| )(?:во сколько (?:я )?родил\p{L}*|в котором часу (?:я )?родил\p{L}*|врем\p{L}* (?:моего )?рождения|час\p{L}* рождения|бирк\p{L}*)(?= |$)/u,
}
const CHANGES: Patterns = {
  en: /(?<=^| )(?:(?:how|where) (?:do|can|could|should) i (?:change|edit|fix|correct|update|enter)|change it|fix it)(?= |$)/,
  ru: /(?<=^| )(?:(?:где|как) (?:мне |это |его |можно )*(?:поменять|изменить|исправить|внести|указать|ввести)|поменять где)(?= |$)/u,
}
const CLOCK = /(?<=^| )(?:\d{1,2} ?(?:am|pm)|\d{1,2}(?:am|pm)|\d{1,2}:\d\d|\d{1,2} (?:утра|вечера|часов))(?= |$)/
const HOURS: ReadonlySet<Intent> = new Set<Intent>(['hour', 'rising_times', 'birth_record', 'correct_birth'])
/** Whether to be afraid of what is coming. */
const FEARS: Patterns = {
  en: /(?<=^| )(?:should (?:i|we) (?:be )?(?:worried|worry|scared|afraid|concerned|panic))(?= |$)/,
  ru: /(?<=^| )(?:(?:стоит|надо|нужно) (?:ли )?(?:мне )?(?:волноваться|бояться|переживать|беспокоиться))(?= |$)/,
}
/** What the reader is like, in a word. */
const AM_I =
  /^(?:(?:so|and|but|ok|honestly) )*am i (?:being |just |really |too |so |a |an |the |actually ){0,3}\p{L}+(?: person| one| here)?(?: honestly| really| though| then)?$/u
/** The year from one birthday to the next. */
const OF_NEW_YEAR: Patterns = {
  en: /(?<=^| )(?:(?:next|coming|new) year|year (?:ahead|of my life))(?= |$)/,
  ru: /(?<=^| )(?:год\p{L}* (?:моей )?жизни|(?:следующий|новый|предстоящий) год)(?= |$)/u,
}
const FOR_ME: Patterns = {
  en: /(?<=^| )(?:for me|about me)(?= |$)/,
  ru: /(?<=^| )(?:для меня|у меня)(?= |$)/,
}
const YEAR_DAYS = 365
/** Whether a stretch of time will be good, of no day in it: "will 2027 be kinder?". */
const HOW_GOOD: Patterns = {
  en: /(?<=^| )(?:will|is|was|would|be|get|gets|any|how is|how does) (?:\p{L}+ ){0,5}(?:better|easier|kinder|good|nicer|worse|harder|hard|bad|looking|look)(?= |$)/u,
  ru: /(?<=^| )(?:будет|станет|был|была|было|как) (?:ли )?(?:\p{L}+ ){0,4}(?:лучше|легче|добрее|хорош\p{L}*|удачн\p{L}*|хуже|тяжел\p{L}*|трудн\p{L}*)(?= |$)|(?<=^| )(?:лучше|легче|хуже) (?:чем|будет|станет)(?= |$)/u,
}
/** A good time for something, and no day of it. */
const GOOD_TIME: Patterns = {
  en: /(?<=^| )(?:is (?:it|this|now) (?:a |the )?(?:good|right|bad|best) (?:time|moment|idea))(?= |$)/,
  ru: /(?<=^| )(?:(?:сейчас )?(?:хорошее|удачное|подходящее|правильное) (?:ли )?(?:сейчас )?время)(?= |$)/,
}
/** What is given to somebody. */
const A_GIFT: Patterns = {
  en: /(?<=^| )(?:what (?:do|should|can|could|shall) (?:i|we) (?:get|buy|give)|gift|present for)(?= |$)/,
  ru: /(?<=^| )(?:что (?:ему |ей |мне |маме |папе |мужу |жене )*подарить|подарок|что подарить)(?= |$)/,
}
const ATTRACTS =
  /(?<=^| )(?:sex|sexually|passion (?:between|with)|physically|attraction|секс\p{L}*|в постели|страст\p{L}*|химия|притяжени\p{L}*|влечени\p{L}*)(?= |$)/u
/** What is told against an advice: "ok but I'm on shifts". */
const OBJECTS: Patterns = {
  en: /^(?:(?:ok|okay|yes|yeah|well|fine|sure|right) )*but (?:i|im|ive|we|he|hes|she|shes|they|theyre|my) /,
  ru: /^(?:(?:ну|да|ок|ладно|хорошо) )*но (?:я|мне|у меня|мы|он|она|они|у нас) /,
}
/** Ready texts that a question which names somebody is easily taken for. */
const NOT_OF_PEOPLE: ReadonlySet<Intent> = new Set<Intent>([
  ...([
    'praise',
    'insult',
    'skeptic',
    'use_of_you',
    'honesty',
    'remember',
    'bored',
    'off_topic',
    'how_are_you',
  ] as const),
  ...(['calendar_marks', 'discount', 'gift', 'share_account', 'nervous', 'bad_day', 'identity', 'bye'] as const),
])
/**
 * What a question asks by all of it, where its kind alone is a guess: a choice between two times, people or acts; how somebody takes
 * things, and how to speak with them; what a past time brought; everything in short.
 */
export function asWholeOf(lang: Lang, asked: Understood, state: ThreadState | null): Understood {
  const { intent, words, persons, options = [], points, signs, period, houses } = asked
  const text = words.join(' ')
  const isOfPerson = persons.length > 0 && asked.tagged.includes('/person')
  if (isOfPerson && NOT_OF_PEOPLE.has(intent)) return { ...asked, intent: 'compatible' }
  if (intent === 'places' && persons.length > 0 && !state?.cities.length && asked.cities.length === 0 && isOfPerson)
    return { ...asked, intent: 'compatible' }
  // "What should I watch for between her and Tom?"
  if (persons.length === 2 && OPEN.has(intent) && RUBS.test(text) && points.length === 0)
    return { ...asked, intent: 'fight' }
  const ofBoth = ofTwo(lang, asked, state)
  if (ofBoth) return ofBoth
  const plain = ofPlainWords(lang, asked, state) ?? ofNatal(lang, asked)
  if (plain) return plain
  // "What kind of guy is he in love?" is of him and of no house.
  if (intent === 'house_of' && persons.length === 1 && OF_TYPE.test(text) && !A_HOUSE.test(text))
    return { ...asked, intent: 'needs_of' }
  if (state?.last.intent === 'planet_return' && points.length === 0 && FEELS_LIKE.test(text))
    return { ...asked, intent: 'planet_return', points: state.last.points }
  if (points.length > 0 || (houses.length > 0 && A_HOUSE.test(text)) || !OPEN.has(intent)) return asked
  if (isOfPerson && IS_OVER[lang].test(text)) return { ...asked, intent: 'whether' }
  if (state && words.length <= MOST_OF_RECAP && RECAP[lang].test(text) && asked.dates.length === 0)
    return { ...asked, intent: 'recap' }
  const own = ofOwnHour(lang, asked, state) ?? ofTime(lang, asked)
  if (own) return own
  if (FEARS[lang].test(text) && intent !== 'eclipse') return { ...asked, intent: 'nervous' }
  if (lang === 'en' && AM_I.test(text) && persons.length === 0) return { ...asked, intent: 'whether', topic: 'self' }
  const [one, other] = options
  // "This week or next?", after a choice of days.
  if (state?.choice && isAboutDays(state.last.intent) && one?.period?.kind === 'week' && other?.period?.kind === 'week')
    return {
      ...state.choice,
      ...asked,
      intent: 'best_day',
      purpose: state.choice.purpose,
      period: { kind: 'span', from: one.period.from, to: other.period.to },
    }
  if (one && other) {
    const chosen = ofOptions(lang, asked, state)
    if (chosen) return chosen
  }
  const two = lastOfTwo(state)
  if (two && persons.length !== 1 && OF_WHICH_PERSON[lang].test(text))
    return { ...asked, intent: 'pick_person', persons: two.persons }
  if (persons.length === 2 && OF_WHICH_PERSON[lang].test(text) && MINE_TO_CHOOSE[lang].test(text))
    return { ...asked, intent: 'pick_person' }
  // "And what do I say?", after somebody was spoken of.
  const spoken = state?.persons ?? []
  if (persons.length === 0 && signs.length === 0 && spoken.length === 1 && SPEAKS_WITH[lang].test(text))
    return { ...asked, intent: 'needs_of', persons: spoken }
  // "How should I talk to a Capricorn?": to the one spoken of, or to anybody of that sign.
  if (persons.length === 0 && signs.length === 1 && (SPEAKS_WITH[lang].test(text) || TAKES_IT[lang].test(text)))
    return state && state.persons.length === 1
      ? { ...asked, intent: 'needs_of', persons: state.persons }
      : { ...asked, intent: 'sign_pair' }
  const meant = persons.length > 0 ? persons : (state?.persons ?? [])
  if (meant.length > 0 && ATTRACTS.test(text) && intent !== 'best_day')
    return { ...asked, intent: 'spark', persons: meant.slice(0, 1) }
  if (persons.length > 0 && A_GIFT[lang].test(text)) return { ...asked, intent: 'everyday' }
  const isOfNoDay = isAboutDays(intent) && period === null && asked.dates.length === 0 && !A_DAY.test(text)
  if (isOfNoDay && GOOD_TIME[lang].test(text)) return { ...asked, intent: 'should_i' }
  if (state && OBJECTS[lang].test(text) && isOfOwnAdvice(state) && period === null)
    return { ...asked, intent: 'what_to_do', topic: lifeTopicOf(lang, state.subject.words) ?? state.topic, persons: [] }
  // What was told of two days, or of a time, stays with them.
  if (isAboutDays(intent) && (asked.dates.length > 0 || asked.when)) return asked
  if (isOfPerson && MAKES_GOOD[lang].test(text)) return { ...asked, intent: 'compatible' }
  if (persons.length === 1 && !(isOneDay(asked) && isAboutDays(intent))) {
    if (intent !== 'dated_person' && (SPEAKS_WITH[lang].test(text) || TAKES_IT[lang].test(text)))
      return { ...asked, intent: 'needs_of' }
    if (GOES_THROUGH[lang].test(text)) return { ...asked, intent: 'lately' }
    if (intent === 'no_data' || intent === 'what_to_do') return { ...asked, intent: 'needs_of' }
    if (intent === 'lately' && OF_BOTH[lang].test(text)) return { ...asked, intent: 'whether' }
  }
  const topic = lifeTopicOf(lang, words)
  if (isLong(asked) && HOW_GOOD[lang].test(text) && persons.length === 0 && !A_DAY.test(text) && !isAboutDays(intent))
    return { ...asked, intent: topic === null || asked.isPast ? 'period' : 'whether', topic }
  if (
    period &&
    (intent === 'what_to_do' ||
      (intent === 'how_to' && topic === null && isLong(asked)) ||
      (isLong(asked) && intent === 'matters_most'))
  )
    return { ...asked, intent: 'period' }
  // "What's going on with me this week?" is of that week.
  if (isLong(asked) && intent === 'lately' && persons.length === 0 && !asked.isPast)
    return { ...asked, intent: 'period' }
  const isPast = period !== null && asked.isPast === true
  if (isPast && intent !== 'grief' && OF_CHART_THEN.test(text) && !isOfPerson)
    return { ...asked, intent: 'period', persons: [] }
  return asked
}

const IS_OVER: Patterns = {
  en: /(?<=^| )(?:(?:is it|are we|we) (?:over|done|finished)|the end)(?= |$)/,
  ru: /(?<=^| )(?:это конец|все кончено|мы расстанемся|мы расстаемся)(?= |$)/,
}
const OF_TYPE = /(?<=^| )(?:kind|type|sort|what is|like|какой|какая|каким|какова)(?= |$)/
/** What somebody would be to the reader. */
const MAKES_GOOD: Patterns = {
  en: /(?<=^| )(?:(?:would|will|is|could|does) (?:\p{L}+ ){1,2}(?:make|be) (?:a |an )?(?:good|great|decent|right|bad)|(?:good|right|great) (?:match|fit|partner) for)(?= |$)/u,
  ru: /(?<=^| )(?:(?:хорош(?:ий|ая)|подходящ(?:ий|ая)|надежн(?:ый|ая)) (?:ли )?(?:из (?:него|нее) )?(?:сосед\p{L}*|партнер\p{L}*|друг|подруга|муж|жена)|сработаемся|уживемся)(?= |$)/u,
}
const OF_BOTH: Patterns = {
  en: /(?<=^| )(?:is it over|us|we|me|replied|texted|called|answer\p{L}*|ghost\p{L}*|together)(?= |$)/u,
  ru: /(?<=^| )(?:нас|нам|мы|мне|со мной|отвечает|ответил\p{L}*|пишет|молчит|конец|вместе)(?= |$)/u,
}
/** Whether the answer before gave something to do. */
const isOfOwnAdvice = ({ subject }: ThreadState): boolean => OPEN.has(subject.intent) && !isAboutDays(subject.intent)

/** The last choice between two people. */
function lastOfTwo(state: ThreadState | null): Understood | null {
  let one = state?.last ?? null
  for (let ago = 0; one && ago < MOST_AGO; ago++, one = one.before)
    if (one.intent === 'pick_person' && one.persons.length > 1) return one
  return null
}
const MOST_AGO = 6

const RUBS =
  /(?<=^| )(?:watch (?:out )?for|go wrong|problems?|clash\p{L}*|fight\p{L}*|argue|trouble|не так|ссор\p{L}*|проблем\p{L}*|конфликт\p{L}*|делить)(?= |$)/u

/** What is said or asked of one's own hour of birth. */
function ofOwnHour(lang: Lang, asked: Understood, state: ThreadState | null): Understood | null {
  const text = asked.words.join(' ')
  const isOfHour = OF_OWN_HOUR[lang].test(text)
  const wasOfHour = state !== null && HOURS.has(state.last.intent)
  if (isOfHour && asked.persons.length > 0 && !/(?<=^| )(?:my|i|я|мо\p{L}+)(?= |$)/u.test(text)) return null
  if ((isOfHour || wasOfHour) && CHANGES[lang].test(text)) return { ...asked, intent: 'correct_birth', persons: [] }
  if (wasOfHour && CLOCK.test(text)) return { ...asked, intent: 'rising_times', persons: [], period: null, dates: [] }
  return isOfHour && !isAboutDays(asked.intent) ? { ...asked, intent: 'hour', persons: [] } : null
}

/** Of a time: whose it is, and which year a birthday begins. */
function ofTime(lang: Lang, asked: Understood): Understood | null {
  const { intent, period, persons, words } = asked
  const text = words.join(' ')
  const isOfTime = intent === 'period' || intent === 'topic_when' || intent === 'transits_now'
  if (isOfTime && period?.kind === 'day' && OF_NEW_YEAR[lang].test(text)) {
    const to = shift(period.from, YEAR_DAYS)
    return { ...asked, intent: 'period', period: { kind: 'year', from: period.from, to }, dates: [] }
  }
  return isOfTime && persons.length > 0 && FOR_ME[lang].test(text) ? { ...asked, persons: [] } : null
}

/** A choice between the two that are named. */
function ofOptions(lang: Lang, asked: Understood, state: ThreadState | null): Understood | null {
  const { options = [], dates, persons, weekdays } = asked
  const [one, other] = options
  if (!one || !other || dates.length > 1 || (weekdays.length > 0 && isAboutDays(asked.intent))) return null
  if (one.period && other.period) return { ...asked, intent: 'which_time', topic: asked.topic ?? state?.topic ?? null }
  const both = [...one.persons, ...other.persons]
  if (one.persons.length === 1 && other.persons.length === 1) return { ...asked, intent: 'pick_person', persons: both }
  if (asked.when || asked.cities.length > 0 || (isOneDay(asked) && !one.isLed)) return null
  const topic = lifeTopicOf(lang, asked.words) ?? asked.topic ?? state?.topic ?? null
  return { ...asked, intent: 'should_i', topic, persons }
}
