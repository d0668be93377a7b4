import type { Lang } from '#language/lang.ts'
import { termsOf } from '../answers/talk/theory.ts'
import { TALKS } from '../answers/talk/talk-words.ts'
import { isAskedKind, ruleOf } from '../kinds.ts'
import { isAboutDays, type Intent, type Understood } from '../question.ts'
import { asksOfTwo } from '../understanding/life/life-form.ts'
import { wordsOfItsOwn } from '../understanding/elliptic.ts'
import { lifeTopicOf } from '../understanding/life/life-topic.ts'
import { MATTER_RULES, matterFormOf, matterOf, type Matter, type MatterForm } from '../understanding/life/matter.ts'
import type { Topic } from '../topics.ts'
import { isLong, OPEN } from './whole-question.ts'
import { writtenBirth } from '../time/written-birth.ts'
import type { ThreadState } from './thread-state.ts'

/** A matter is gone on with for so many messages after it was named. */
const MOST_AGO = 4
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
/** What is said of another matter in passing, too. */
const IN_PASSING: ReadonlySet<Matter> = new Set<Matter>(['crush', 'quarrel', 'anxiety'])
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
/** Work in a hospital is no illness, and whoever mourns foretells nothing. */
const OF_WORK: ReadonlySet<Matter> = new Set<Matter>(['work', 'application', 'boss', 'burnout'])

/** Whether a message may be of a matter, by what it was understood as. */
function isFree(asked: Understood, matter: Matter, isNamed: boolean): boolean {
  const { intent, likely } = asked
  if (intent === 'fate') return OF_WORK.has(matter) || matter === 'bereaved' || matter === 'pet'
  if (LEFT_ALONE.has(intent)) return false
  if (intent === 'expert') return OF_EXPERT.has(matter)
  if (isNamed && BY_PERSON.has(matter) && OF_PAIR.has(intent)) return false
  if (OPEN.has(intent) || READY.has(intent) || OF_ANY.has(intent)) return intent !== 'simpler' && intent !== 'shorter'
  if (isAskedKind(intent) && ruleOf(intent).goesOn === true) return false
  // A chart is asked of by its words; where a matter is spoken of and no such word stands, the kind is a guess.
  if (!isNamed && isAskedKind(intent) && ruleOf(intent).about !== 'talk') return true
  return (likely.find(({ kind }) => kind === intent)?.sum ?? -1) < SURE
}

/** Whether a message names something of the sky or of astrology, or chooses among days or places. */
function isOfChart(lang: Lang, asked: Understood, named: Matter | null): boolean {
  const { points, houses, aspect, phase, words, cities, persons } = asked
  // A price is asked of a Moon, too.
  if (named === 'invest') return false
  if (points.length > 0 || houses.length > 0 || aspect !== null || phase !== null || writtenBirth(words) !== null)
    return true
  if (OF_ASTROLOGY.test(words.join(' '))) return true
  return termsOf(lang, words).length > 0 || cities.length > 1 || persons.length > 1
}
const OF_ASTROLOGY =
  /(?<=^| )(?:charts?|planets?|horoscope|birthday|birth date|birth time|time was i born|time i was born|карт[аеуы]|планет\p{L}*|гороскоп\p{L}*|др|день рождения|дату рождения|во сколько (?:я )?родил\p{L}*|подписк\p{L}*|subscription)(?= |$)/u

/** Whether days are chosen: they are named, or asked for. */
const choosesDays = ({ intent, dates, weekdays, words, when }: Understood): boolean =>
  isAboutDays(intent) && (dates.length > 0 || weekdays.length > 0 || when || words.some((word) => A_DAY.test(word)))
const isWhenAlone = ({ dates, weekdays, words }: Understood): boolean =>
  dates.length + weekdays.length === 0 && words.every((word) => WHEN.test(word) || !A_DAY.test(word))
const WHEN = /^(?:when|когда)$/
/** What somebody is made for. */
const VOCATION =
  /(?<=^| )(?:what am i (?:\p{L}+ )?(?:meant|made|born|supposed) (?:to (?:do|be)|for)|what (?:else )?(?:should|could|can) i (?:be|become)|what (?:job|career|work|profession) (?:suits|fits|is right for|would suit) me|кем (?:мне |же |я )*(?:быть|стать|работать)|(?:в чем|какое) мое призвание|какая (?:работа|профессия) мне подх\p{L}*)(?= |$)/u
/** "Is Friday a good day?" is of the day, and "will I pass on Friday?" of the matter. */
const isOfDay = (words: readonly string[], form: MatterForm): boolean =>
  form === 'when' || form === 'should' || form === 'tell' || GOOD_DAY.test(words.join(' '))
const GOOD_DAY =
  /(?<=^| )(?:(?:good|best|right|lucky|better|bad) (?:day|date|time)|(?:хорош|удачн|лучш|подходящ|плох)\p{L}* (?:ли )?(?:день|дата|время))(?= |$)/u
const A_DAY =
  /^(?:days?|dates?|when|weekends?|weekdays?|week|morning|evening|afternoon|time|hour|january|february|march|april|may|june|july|august|september|october|november|december|день|дня|дни|дней|числ\p{L}*|дат\p{L}*|когда|выходн\p{L}*|будн\p{L}*|недел\p{L}*|утр\p{L}*|вечер\p{L}*|днем|час\p{L}*)$/u

/** The matter that the conversation is in; null where it has left it or never was in one. */
function spokenMatter(lang: Lang, state: ThreadState | null): { of: Matter; persons: readonly number[] } | null {
  let one = state?.last ?? null
  for (let ago = 0; one && ago < MOST_AGO; ago++, one = one.before) {
    const of = one.matter?.of ?? matterOf(lang, one.words)
    if (of) return { of, persons: state?.persons ?? [] }
  }
  return null
}

/**
 * A question about what happens in somebody's life, by its matter and by what is wanted of it: named in the message itself, or spoken of
 * before, where the message has no matter of its own. Null where it is of something else.
 */
export function ofMatter(lang: Lang, text: string, asked: Understood, state: ThreadState | null): Understood | null {
  const { words } = asked
  const before = spokenMatter(lang, state)
  const told = matterOf(lang, words)
  // "Is he thinking about me?" goes on with the one who left, and "stay or leave?" with the job.
  const isOfBefore =
    told !== null && before !== null && (IN_PASSING.has(told) || isChoiceBefore(told, before.of, words))
  const named = isOfBefore ? null : told
  const asksWhich = named === 'boy_or_girl' && asksOfTwo(lang, words)
  const form = asksWhich ? 'whether' : matterFormOf(lang, words, text.includes('?'))
  if (isOfChart(lang, asked, named)) return null
  if (VOCATION.test(words.join(' ')) && (named === null || OF_WORK.has(named) || named === 'shame'))
    return { ...asked, intent: 'topic', topic: 'career', persons: [], before: state?.last ?? null }
  if (named === null && before && state && !MATTER_RULES[before.of].isSilent && isTimeAlone(lang, asked))
    return isAboutDays(state.last.intent) || asked.period === null
      ? null
      : { ...asked, intent: 'period', topic: null, purpose: 'anything', persons: [], before: state.last }
  // "When will I find something?" after a dismissal is of months and not of days.
  const isOfMonths = before !== null && MATTER_RULES[before.of].time === 'windows' && isWhenAlone(asked)
  if (choosesDays(asked) && isOfDay(words, form) && !isOfMonths) return null
  // The date of an operation stays with the doctor.
  const spoken = named === null && state?.purpose !== 'medical' ? before : null
  const of = named ?? spoken?.of ?? null
  if (of === null || !isFree(asked, of, named !== null)) return null
  if (named === null && !goesOnWith(lang, asked, of, state)) return null
  // "And a new job?", "and my son's?" put something else in the place of what was asked.
  if (
    named !== null &&
    state &&
    state.last.intent !== 'matter' &&
    words.length <= MOST_OF_OTHER &&
    OPENS.test(words[0] ?? '')
  )
    return null
  const { topic, time, isSilent, leans } = MATTER_RULES[of]
  // A step that a time may speak for gets a lean.
  if (leans && (form === 'should' || form === 'whether' || GOOD_TIME.test(words.join(' ')))) return null
  // What a stretch of time brings is told by its transits.
  if (isLong(asked) && !isSilent && form !== 'how' && form !== 'should' && form !== 'tell' && named === null)
    return null
  const as = (intent: Intent, more: Partial<Understood> = {}): Understood => ({
    ...asked,
    intent,
    topic,
    matter: { of, form: form === 'tell' && named === null ? 'how' : form },
    before: state?.last ?? null,
    persons: asked.persons.length > 0 || named !== null ? asked.persons : (spoken?.persons ?? []),
    ...more,
  })
  if (form === 'when') {
    if (time !== 'none' && asked.limits?.to) return as('best_day', { purpose: 'start', persons: [], when: true })
    if (time === 'windows') return as('topic_when', { when: true, persons: [] })
    if (time !== 'none' && time !== 'eases') return as('best_day', { purpose: time, persons: [], when: true })
  }
  const isOfWhere = words.some((word) => WHERE.test(word))
  if (isOfWhere && MEETS.has(of)) return as('where_met', { persons: [] })
  const persons = asked.persons.length > 0 ? asked.persons : named === null ? (spoken?.persons ?? []) : []
  if (persons.length === 1 && AT_PRESENT.test(words.join(' ')) && form !== 'how') return as('lately', { persons })
  return as('matter')
}
/** "Stay or leave?" after work was spoken of: in few words that choice names no marriage. */
const isChoiceBefore = (told: Matter, before: Matter, words: readonly string[]): boolean =>
  told === 'ending' && OF_WORK.has(before) && words.length <= MOST_OF_CHOICE
const MOST_OF_CHOICE = 7

/** "And the weekend?": a day or a few, and nothing else that would be of the matter. */
const isTimeAlone = (lang: Lang, asked: Understood): boolean =>
  (asked.period !== null || asked.weekdays.length > 0) &&
  !isLongTime(asked) &&
  wordsOfItsOwn(lang, asked).every((word) => A_DAY.test(word))
const isLongTime = ({ period }: Understood): boolean =>
  period !== null && Date.parse(period.to) - Date.parse(period.from) > A_WEEK
const A_WEEK = 7 * 86_400_000

const MOST_OF_OTHER = 4
const OPENS = /^(?:and|what|а|и)$/
const GOOD_TIME =
  /(?<=^| )(?:(?:is (?:it|this|now) (?:a |the )?(?:good|right|bad) time)|сейчас (?:хорошее|удачное|подходящее) время)(?= |$)/
const WHERE = /^(?:where|где|куда)$/
const MEETS: ReadonlySet<Matter> = new Set<Matter>(['meeting', 'lonely'])
/** What somebody goes through just now. */
const AT_PRESENT =
  /(?<=^| )(?:right now for (?:him|her)|worse than usual|just a phase|период такой|такой период|сейчас период|возраст такой)(?= |$)/

/** Parts of life in which people are: a message about one of them may go on with a matter of another. */
const OF_PEOPLE: ReadonlySet<Topic | null> = new Set<Topic | null>(['love', 'friends', 'family', 'self'])

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
  return topic === null || topic === own || (OF_PEOPLE.has(topic) && OF_PEOPLE.has(own))
}
