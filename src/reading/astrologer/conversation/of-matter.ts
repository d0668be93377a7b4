import type { Lang } from '#language/lang.ts'
import { citiesNamed } from '../answers/places/places.ts'
import { termsOf } from '../answers/talk/theory.ts'
import { NATAL_KINDS } from '../answers/natal/natal.ts'
import { TALKS } from '../answers/talk/talk-words.ts'
import { isAskedKind, ruleOf } from '../kinds.ts'
import { isAboutDays, type Intent, type Understood } from '../question.ts'
import { lifeTopicOf } from '../understanding/life/life-topic.ts'
import { MATTER_RULES, type Matter, type MatterForm } from '../understanding/life/matter.ts'
import type { Topic } from '../topics.ts'
import { matterFrame, OF_WORK, type Spoken } from './matter-frame.ts'
import { A_DAY, isOfEvent, ofTimeNamed } from './matter-times.ts'
import { isLong, OPEN } from './open-kinds.ts'
import { monthNamed, writtenBirth } from '../time/written-birth.ts'
import type { ThreadState } from './thread-state.ts'

/** A longer message says by itself what it is of. */
const MOST_TO_GO_ON = 14
/** What was learned of a kind speaks for it so much that the matter beside it doesn't count. */
const SURE = 0.3

/** Ready texts that a telling is easily taken for, and kinds that say nothing of a matter. */
const READY: ReadonlySet<string> = new Set(
  TALKS.filter((talk) => !/^(?:praise|bye|how_are_you|remember|honesty)$/.test(talk)),
)
const LEFT_ALONE: ReadonlySet<Intent> = new Set<Intent>([
  'thanks',
  'greeting',
  'praise',
  'bye',
  'fate',
  'minor',
  'plan',
  'dying',
  'everyday',
])
/** Matters that are named by whom they are about alone: what two charts tell of the two is asked by other words. */
const BY_PERSON: ReadonlySet<Matter> = new Set<Matter>(['child', 'boss', 'ex'])
const OF_PAIR: ReadonlySet<Intent> = new Set<Intent>([
  'compatible',
  'person_pair',
  'differences',
  'needs_of',
  'child_school',
  'compare_people',
  'spark',
])
const SOMEBODY = /^(?:he|she|him|her|his|they|them|он|она|его|ее|ему|ей|ним|ней|они|их)$/
const PAYS: ReadonlySet<Intent> = new Set<Intent>([
  'payment_methods',
  'discount',
  'prices',
  'payments_list',
  'refund',
  'gift',
])
const OF_PLAN =
  /(?<=^| )(?:plan|plans|subscription|subscribe|premium|account|app|site|refund|charged?|подписк\p{L}*|тариф\p{L}*|сайт\p{L}*|списали|вернуть деньги)(?= |$)/u
const COMPARED: ReadonlySet<Intent> = new Set<Intent>([
  'compatible',
  'person_pair',
  'compare_people',
  'differences',
  'spark',
])
/** What a lawyer or a banker is asked, and what a chart then says of it. */
const OF_EXPERT: ReadonlySet<Matter> = new Set<Matter>(['invest', 'court', 'debt', 'purchase'])

/** What goes on with any answer and is asked of a matter in the same words: "why?", "when does it end?". */
const OF_ANY: ReadonlySet<Intent> = new Set<Intent>([
  'why',
  'ends',
  'worried',
  'good_bad',
  'what_to_do',
  'matters_most',
])

/** Whether a message may be of a matter, by what it was understood as. */
function isFree(asked: Understood, matter: Matter, isNamed: boolean, isTold: boolean): boolean {
  const { intent } = asked
  // "When does it get easier?" is no wish for simpler words.
  if (isTold && isAskedKind(intent) && ruleOf(intent).goesOn === true) return true
  // Work in a hospital is no illness, and whoever mourns foretells nothing.
  if (intent === 'fate') return OF_WORK.has(matter) || matter === 'bereaved' || matter === 'pet'
  if (LEFT_ALONE.has(intent) && !(isNamed && isMistaken(asked))) return false
  if (intent === 'expert') return OF_EXPERT.has(matter)
  const isOfTie = COMPARED.has(intent) && sumOf(asked) >= SURE
  if (isNamed && OF_PAIR.has(intent) && asked.persons.length > 0 && (BY_PERSON.has(matter) || isOfTie)) return false
  if (intent === 'no_data') return isNamed || !asked.words.some((word) => SOMEBODY.test(word))
  // A bonus and a credit card are of no payment here.
  if (isNamed && MATTER_RULES[matter].topic === 'money' && PAYS.has(intent)) return !OF_PLAN.test(asked.words.join(' '))
  if (OPEN.has(intent) || READY.has(intent) || OF_ANY.has(intent)) return intent !== 'simpler' && intent !== 'shorter'
  // What goes on with the answer in so many words is mostly guessed.
  if (isAskedKind(intent) && ruleOf(intent).goesOn === true)
    return !isNamed && asked.words.length > FEWEST_OWN && !OF_ANSWER.has(intent) && sumOf(asked) < SURE_OF_ANSWER
  // A chart is asked of by its words; where a matter is spoken of and no such word stands, the kind is a guess.
  if (!isNamed && isAskedKind(intent) && ruleOf(intent).about !== 'talk') return true
  return sumOf(asked) < SURE
}
/** "My boss takes credit for it" is no thanks. */
const isMistaken = ({ intent, words }: Understood): boolean =>
  (intent === 'thanks' || intent === 'bye' || intent === 'praise') &&
  words.length > FEWEST_OWN + 1 &&
  !words.some((word) => COURTEOUS.test(word))
const COURTEOUS =
  /^(?:thanks?|thx|ty|cheers|bye|goodbye|goodnight|great|good|nice|love|helpful|спасибо|спс|благодар\p{L}*|пока|до|свидания|доброй|спокойной|хорош\p{L}*|молодец|умн\p{L}*|супер|круто)$/u
const sumOf = ({ intent, likely }: Understood): number => likely.find(({ kind }) => kind === intent)?.sum ?? -1
/** What is asked of the answer itself. */
const OF_ANSWER: ReadonlySet<Intent> = new Set<Intent>(['simpler', 'shorter', 'sure', 'recap', 'list_those', 'rare'])
const SURE_OF_ANSWER = 0.5
const FEWEST_OWN = 2

/** Whether a message names something of the sky or of astrology, or chooses among days or places. */
function isOfChart(lang: Lang, asked: Understood, named: Matter | null, state: ThreadState | null): boolean {
  const { points, houses, aspect, phase, words, cities, persons, options = [] } = asked
  // A price is asked of a Moon, too.
  if (named === 'invest') return false
  if (points.length > 0 || houses.length > 0 || aspect !== null || phase !== null || writtenBirth(words) !== null)
    return true
  if (OF_ASTROLOGY.test(words.join(' ').replace(SHOWS, ' '))) return true
  // "March or April for a launch?", "12 or 26 June?", "Hamburg or Leipzig?"
  const isOfTimes = options.length > 1 && options.every(({ period }) => period !== null)
  if (isOfTimes || asked.dates.length > 1 || words.filter((word) => monthNamed(word) !== null).length > 1) return true
  const places = cities.length > 0 ? cities : citiesNamed(lang, asked, true)
  if (places.length > 1 || (places.length > 0 && (asked.intent === 'places' || state?.last.intent === 'places')))
    return true
  return termsOf(lang, words).length > 0 || persons.length > 1
}
const OF_ASTROLOGY =
  /(?<=^| )(?:charts?|planets?|horoscope|birthday|birth date|birth time|time was i born|time i was born|карт[аеуы]|планет\p{L}*|гороскоп\p{L}*|др|день рождения|дату рождения|во сколько (?:я )?родил\p{L}*|подписк\p{L}*|subscription)(?= |$)/u

/** "Does his chart say why?" is asked of the matter. */
const SHOWS =
  /(?<=^| )(?:(?:does|do|can|what does) (?:his|her|my|the|our|your) charts? (?:say|show|tell|explain)|in (?:his|her|my|the|our) charts?|по (?:его|ее|моей|нашей) карте|в (?:его|ее|моей|нашей) карте|по карте|по картам?|by my chart|according to my chart|in the stars|по звездам)(?= |$)/g

/** Whether days are chosen: they are named, or asked for. */
const choosesDays = ({ intent, dates, weekdays, words, when }: Understood): boolean =>
  isAboutDays(intent) && (dates.length > 0 || weekdays.length > 0 || when || words.some((word) => A_DAY.test(word)))
const isWhenAlone = ({ dates, weekdays, words }: Understood): boolean =>
  dates.length + weekdays.length === 0 && words.every((word) => WHEN.test(word) || !A_DAY.test(word))
const WHEN = /^(?:when|time|когда|время)$/
/** What somebody is made for. */
const VOCATION =
  /(?<=^| )(?:what am i (?:\p{L}+ )?(?:meant|made|born|supposed) (?:to (?:do|be)|for)|what (?:else )?(?:should|could|can) i (?:be|become)|what (?:kind of |sort of )?(?:job|career|work|profession) (?:suits|fits|is right for|would suit|is for) me|(?:whats|what is) my (?:purpose|calling|vocation)(?: in life)?|кем (?:мне |же |я )*(?:быть|стать|работать)|(?:в чем|какое) мое (?:призвание|предназначение)|какая (?:работа|профессия) мне подх\p{L}*)(?= |$)/u
/** "What else could I do?", after work was spoken of. */
const ELSE: Record<Lang, RegExp> = {
  en: /^(?:(?:so|and|but|ok|then) )*what (?:else |other (?:jobs?|work) )?(?:could|can|should|would) i (?:do|be|work as)(?: (?:instead|then|else))?$/,
  ru: /^(?:(?:а|и|ну|но) )*(?:кем|а кем|куда|кем тогда|куда тогда|чем)(?: (?:тогда|еще|мне|бы|заняться|идти|работать|пойти|стать))*$/,
}
const OF_VOCATION: ReadonlySet<Matter> = new Set<Matter>([...OF_WORK, 'shame', 'calling', 'studies', 'business'])
/** "Is Friday a good day?" is of the day, and "will I pass on Friday?" of the matter. */
const isOfDay = (words: readonly string[], form: MatterForm): boolean =>
  form === 'when' || form === 'should' || form === 'tell' || GOOD_DAY.test(words.join(' '))
const GOOD_DAY =
  /(?<=^| )(?:(?:good|best|right|lucky|better|bad) (?:day|date|time)|(?:хорош|удачн|лучш|подходящ|плох)\p{L}* (?:ли )?(?:день|дата|время))(?= |$)/u

/**
 * A question about what happens in somebody's life, by its matter and by what is wanted of it: named in the message itself, or spoken of
 * before, where the message has no matter of its own. Null where it is of something else.
 */
export function ofMatter(lang: Lang, text: string, given: Understood, state: ThreadState | null): Understood | null {
  const frame = matterFrame(lang, text, given, state)
  // "Launched in October": what has been is told, and asks nothing of that time.
  const isTold = frame.named !== null && (given.isPast === true || HAS_BEEN[lang].test(given.words.join(' ')))
  const asked = isTold ? { ...given, period: null, dates: [], weekdays: [], limits: null } : given
  const { before, named, form, settles } = frame
  const { words } = asked
  if (isOfChart(lang, asked, named, state)) return null
  // "Will love get better?" is of that part of life.
  if (named !== null && PORTRAIT.test(words.join(' ')) && !asked.when) return null
  const isOfAll = (lifeTopicOf(lang, words) ?? 'self') === 'self' && asked.persons.length === 0
  if (named === 'patch' && !isOfAll && form === 'whether') return null
  const isOfWork = before !== null && OF_VOCATION.has(before.of) && ELSE[lang].test(words.join(' '))
  if (isOfWork || (VOCATION.test(words.join(' ')) && (named === null || OF_VOCATION.has(named))))
    return { ...asked, intent: 'topic', topic: 'career', persons: [], before: state?.last ?? null }
  if (state && isOfAnswer(state, words, before)) return null
  // "And if I moved to Warsaw?" is of that place.
  const cities = named === 'moving' && PLACED.has(form) && !asked.when ? citiesNamed(lang, asked, true) : []
  if (cities.length > 0) return { ...asked, intent: 'places', cities, persons: [], before: state?.last ?? null }
  // "The opening itself in February, before the 20th", after days were chosen.
  if (named === null && state?.choice && (asked.limits || asked.dates.length > 0)) return null
  if (named === null && state?.last.intent === 'places') return null
  // "And what would my partner think?"
  if (asked.persons.length === 1 && THINKS[lang].test(words.join(' ')))
    return { ...asked, intent: 'others_mind', topic: null, before: state?.last ?? null }
  const timed = named === null && before ? ofTimeNamed(lang, asked, { before, form, state }) : null
  if (timed) return timed
  // "When will I find something?" after a dismissal is of months and not of days.
  const of = named ?? before?.of ?? null
  const isOfMonths = of !== null && MATTER_RULES[of].time === 'windows' && isWhenAlone(asked) && !asked.limits
  if (choosesDays(asked) && isOfDay(words, form) && !isOfMonths) return null
  // The date of an operation stays with the doctor.
  const spoken = named === null && state?.purpose !== 'medical' ? before : null
  const meant = named ?? spoken?.of ?? null
  if (meant === null || !isFree(asked, meant, named !== null, frame.isTold || settles)) return null
  if (named === null && !settles && !goesOnWith(lang, asked, meant, state)) return null
  // "And a new job?", "and my son's?" put something else in the place of what was asked.
  if (
    named !== null &&
    state &&
    state.last.intent !== 'matter' &&
    (form === 'tell' || form === 'whether' || form === 'why') &&
    words.length <= MOST_OF_OTHER &&
    OPENS.test(words[0] ?? '')
  )
    return null
  return asMatter(lang, asked, { of: meant, form, isNamed: named !== null, spoken, state })
}

/** "Which degree are both at?", "when will it end?": a few words, none of who asks, go on with what a chart was told to say. */
const isOfAnswer = ({ last }: ThreadState, words: readonly string[], before: Spoken | null): boolean =>
  before === null &&
  words.length <= MOST_OF_ANSWER &&
  isAskedKind(last.intent) &&
  (last.intent in NATAL_KINDS || ruleOf(last.intent).about === 'sky' || last.intent === 'transit') &&
  !words.some((word) => OF_READER.test(word))
const MOST_OF_ANSWER = 7
const OF_READER = /^(?:i|im|ive|me|my|we|us|our|я|мне|меня|мной|мо[йяеию]|моего|моей|мы|нам|нас|у)$/

const PLACED: ReadonlySet<MatterForm> = new Set<MatterForm>(['should', 'whether', 'if', 'why'])

const THINKS: Record<Lang, RegExp> = {
  en: /^(?:(?:and|but|so) )*(?:what (?:would|will|does|might)|how (?:would|will)) (?:my )?\p{L}+ (?:think|say)/u,
  ru: /^(?:(?:а|и|но) )*(?:(?:мой |моя )?\p{L}+ (?:\p{L}+ )?что (?:скажет|подумает)|(?:что|как) (?:на это |об этом )?(?:скажет|подумает|отнесется|воспримет) )/u,
}
/** What a part of life is like, and nothing that happened in it. */
const PORTRAIT =
  /^(?:\p{L}+ ){0,2}(?:tell me about my|describe my|how is my \p{L}+ (?:looking|going to look)|что у меня с \p{L}+|как у меня с \p{L}+|расскажи\p{L}* (?:про|о|об) мо\p{L}+)(?: \p{L}+){0,2}$/u

const MONTH_EN =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
/** What happened then. */
const HAS_BEEN: Record<Lang, RegExp> = {
  en: new RegExp(
    `(?<=^| )(?:\\p{L}+ed|got|lost|sold|bought|left|quit|went|began|met|broke|moved|was|were) (?:\\p{L}+ ){0,4}(?:in|on|since|last) ${MONTH_EN}(?= |$)|(?<=^| )(?:after|for) (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) years(?= |$)|(?<=^| )(?:since ${MONTH_EN}|(?:at|aged?|turn|turning|turned) \\d\\d)(?= |$)`,
    'u',
  ),
  ru: /(?<=^| )(?:(?:с|со|в|во) (?:январ|феврал|март|апрел|ма[яе]|июн|июл|август|сентябр|октябр|ноябр|декабр|весн|лет|осен|зим|понедельник|вторник|сред|четверг|пятниц|суббот)\p{L}* (?:\p{L}+ ){0,2}\p{L}{2,}(?:ла|ли|лся|лась|лись|л)|\p{L}{2,}(?:ла|ли|лся|лась|лись) (?:\p{L}+ ){0,3}(?:с|в) (?:январ|феврал|март|апрел|ма[яе]|июн|июл|август|сентябр|октябр|ноябр|декабр)\p{L}*|(?:в|мне|будет|исполнится) \d\d(?: лет| года)?)(?= |$)/u,
}

interface Meant {
  of: Matter
  form: MatterForm
  isNamed: boolean
  spoken: Spoken | null
  state: ThreadState | null
}

/** How a matter is answered for what is wanted of it: by a time, by a step that is leaned on, or in its own words. */
function asMatter(lang: Lang, asked: Understood, { of, form, isNamed, spoken, state }: Meant): Understood | null {
  const { words } = asked
  const text = words.join(' ')
  const { topic, time, isSilent, leans, isFeared, isOfTwo } = MATTER_RULES[of]
  const last = state?.last.persons ?? []
  const isOfLast = isNamed && MATTER_RULES[of].isOfTwo === true && last.length === 1 && words.length <= MOST_OF_LAST
  const persons = asked.persons.length > 0 ? asked.persons : isNamed ? (isOfLast ? last : []) : (spoken?.persons ?? [])
  const as = (intent: Intent, more: Partial<Understood> = {}): Understood => ({
    ...asked,
    intent,
    topic,
    matter: { of, form: form === 'tell' && !isNamed ? 'how' : form },
    before: state?.last ?? null,
    persons,
    ...more,
  })
  // What a stretch of time brings is told by its transits.
  const isOfStretch = isLong(asked) && !isSilent && !isNamed && (form === 'why' || form === 'if')
  if (isOfStretch) return null
  // A step that a time may speak for is leaned on for the time that is named.
  const isStep = form === 'should' || form === 'whether'
  if (leans && ((isStep && isLong(asked)) || GOOD_TIME.test(text)))
    return as(form === 'whether' ? 'whether' : 'should_i', { persons: [] })
  // Whether a stretch of time will be good for it is told by that time.
  const isOwnTime =
    time !== 'none' &&
    !isSilent &&
    !isFeared &&
    (isOfTwo !== true || persons.length === 0 || time === 'windows') &&
    of !== 'child'
  if (form === 'whether' && isLong(asked) && isOwnTime) return as('whether')
  if (form === 'when') {
    if (TALK_OF.test(text)) return as('best_day', { purpose: 'talk', when: true })
    if (isOfEvent(lang, text) && EVENTS.has(of)) return as('topic_when', { when: true, persons: [] })
    if (time !== 'none' && asked.limits?.to) return as('best_day', { purpose: 'start', persons: [], when: true })
    const isSpokenLong = !isNamed && spoken !== null && isLong(spoken)
    const period = asked.period ?? (isSpokenLong ? spoken.period : null)
    // "When do I open the café in January?"
    if (asked.period?.kind === 'month' && time === 'windows' && !isOfEvent(lang, text))
      return as('best_day', {
        purpose: asked.purpose === 'anything' ? 'start' : asked.purpose,
        persons: [],
        when: true,
      })
    if (time === 'windows' || (period !== null && isLong({ period }) && time === 'purchase'))
      return as('topic_when', { when: true, persons: [], period })
    if (time !== 'none' && time !== 'eases') return as('best_day', { purpose: time, persons: [], when: true })
  }
  if (MEETS.has(of) && words.some((word) => WHERE.test(word))) return as('where_met', { persons: [] })
  if (persons.length === 1 && AT_PRESENT.test(text) && form !== 'how') return as('lately')
  return as('matter')
}
/** So few words go on with whom was spoken of. */
const MOST_OF_LAST = 8
const EVENTS: ReadonlySet<Matter> = new Set<Matter>(['raise', 'application', 'purchase', 'offers', 'debt'])
const MOST_OF_OTHER = 4
const OPENS = /^(?:and|what|а|и)$/
const GOOD_TIME =
  /(?<=^| )(?:(?:is (?:it|this|now) (?:a |the )?(?:good|right|bad) time)|сейчас (?:хорошее|удачное|подходящее) время)(?= |$)/
const WHERE = /^(?:where|где|куда)$/
/** "When do I have the talk with Tom about moving in?" is of that talk. */
const TALK_OF =
  /(?<=^| )(?:have (?:the|a|that) (?:talk|conversation)|(?:to )?(?:talk|speak) (?:to|with) (?:him|her|them|my|tom|\p{L}+) about|поговорить с|разговор с|разговора с)(?= |$)/u
const MEETS: ReadonlySet<Matter> = new Set<Matter>(['meeting', 'lonely'])
/** What somebody goes through just now. */
const AT_PRESENT =
  /(?<=^| )(?:right now for (?:him|her)|worse than usual|just a phase|период такой|такой период|сейчас период|возраст такой)(?= |$)/

/** Parts of life in which people are: a message about one of them may go on with a matter of another. */
const OF_PEOPLE: ReadonlySet<Topic | null> = new Set<Topic | null>(['love', 'friends', 'family', 'self'])

/** Parts of life that steps are taken in. */
const OF_STEPS: ReadonlySet<Topic> = new Set<Topic>(['career', 'money', 'move', 'study'])

const AFTERWARD = /(?<=^| )(?:after (?:that|it|this)|afterwards?|and then|а потом|после этого|а дальше)(?= |$)/
/** Whether a message without a matter of its own goes on with the one spoken of. */
function goesOnWith(lang: Lang, asked: Understood, of: Matter, state: ThreadState | null): boolean {
  const { words, signs, period } = asked
  if (words.length > MOST_TO_GO_ON || signs.length > 0) return false
  // "And after that, better?" is of the time that follows.
  if (MATTER_RULES[of].time === 'eases' && AFTERWARD.test(words.join(' '))) return false
  if (
    state &&
    isAboutDays(state.last.intent) &&
    (words.length <= 3 || period || words.some((word) => A_DAY.test(word)))
  )
    return false
  const topic = lifeTopicOf(lang, words)
  const { topic: own } = MATTER_RULES[of]
  const isOfStep = topic !== null && OF_STEPS.has(topic) && OF_STEPS.has(own)
  return topic === null || topic === own || isOfStep || (OF_PEOPLE.has(topic) && OF_PEOPLE.has(own))
}
