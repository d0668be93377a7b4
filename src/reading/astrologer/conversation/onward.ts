import type { Lang } from '#language/lang.ts'
import type { Named } from '../people/named-people.ts'
import { namedPeople } from '../people/named-people.ts'
import { isAboutDays, type Intent, type Understood } from '../question.ts'
import { MATTER_RULES, matterFormOf, matterOf, phrasesOf, UNDATED, type Matter } from '../understanding/life/matter.ts'
import { isOfBody } from '../understanding/of-body.ts'
import { actOf, type Act } from './follow-acts.ts'
import { repliedBy, type Replied } from './replies.ts'
import type { ThreadState } from './thread-state.ts'

/** Questions of a life, with whose answers a message goes on. */
const OF_LIFE: ReadonlySet<Intent> = new Set<Intent>([
  ...([
    'matter',
    'whether',
    'why_so',
    'how_to',
    'should_i',
    'decide',
    'others_mind',
    'lately',
    'topic',
    'topic_when',
  ] as const),
  ...(['outcome', 'breakup', 'lonely', 'nervous', 'needs_of', 'differences', 'best_month', 'which_time'] as const),
  ...(['compatible', 'person_pair', 'fight', 'spark', 'where_met', 'onward', 'grief', 'loss', 'no_data'] as const),
])
/** What is said between questions leaves the conversation where it was. */
const PASSING: ReadonlySet<Intent> = new Set<Intent>([
  ...([
    'thanks',
    'best_day',
    'day_hours',
    'bad_day',
    'unknown',
    'period',
    'what_to_do',
    'why',
    'ends',
    'sure',
  ] as const),
  ...(['simpler', 'not_me', 'more', 'good_bad', 'if_not', 'matters_most', 'recap'] as const),
])
/** So many messages back a life may have been spoken of. */
const MOST_AGO = 5

/** What a conversation about a life is of: the last question that said so itself. */
function subjectOf(lang: Lang, state: ThreadState): Understood | null {
  let one: Understood | null = state.last
  for (let ago = 0; one && ago < MOST_AGO; ago++, one = one.before) {
    if (one.onward) return one.onward.subject
    if (one.matter) return one
    if (OF_LIFE.has(one.intent)) {
      const [told] = phrasesOf(lang, one.words)
      const of = one.intent === 'loss' || one.intent === 'grief' ? 'bereaved' : told
      return of ? { ...one, matter: { of, form: 'tell' } } : one
    }
    if (!PASSING.has(one.intent)) return null
  }
  return null
}

const isUndated = (matter: Matter): boolean => (UNDATED as readonly Matter[]).includes(matter)
/** Matters in which no reply speaks of times or of the sky. */
const isSilent = (matter: Matter | undefined): boolean =>
  matter !== undefined && (MATTER_RULES[matter].isSilent === true || isUndated(matter))

/** What is answered of days where days were chosen, and of two people by their charts, as before. */
const OF_DAYS: ReadonlySet<Replied['reply']> = new Set<Replied['reply']>(['why', 'verdict', 'plain', 'sure', 'if'])
const OF_PAIR: ReadonlySet<Intent> = new Set<Intent>(['compatible', 'person_pair', 'spark', 'differences'])

/** What is done with any answer, and was understood before. */
const ACTS: ReadonlySet<Act> = new Set<Act>([
  ...(['misread', 'correct', 'type', 'fits', 'pick', 'oneDate', 'specific', 'bestPart', 'backup', 'nextWeek'] as const),
  ...(['avoid', 'months', 'noted', 'where'] as const),
])

/** A day for what was put into words. */
const WHEN: Record<Lang, RegExp> = {
  en: /^(?:(?:and|so|ok|but) )*when(?: is (?:best|good|better))?(?: (?:should|do|can) i(?: (?:say|tell|do|send|ask)(?: \S+)?)?)?$/,
  ru: /^(?:(?:а|и|ну|так) )*когда(?: (?:лучше|удобнее|это|сказать|поговорить|мне))*$/,
}

const HABIT: Record<Lang, RegExp> = {
  en: /^(?:its|it|this|thats|that) (?:is )?(?:mostly|mainly|always|usually|often|especially|worse|worst)|^(?:mostly|mainly|especially|worst|worse) /,
  ru: /^(?:это )?(?:тяжелее|хуже|особенно|чаще|обычно|больше) /,
}

interface Going {
  lang: Lang
  text: string
  people: readonly Named[]
}

/**
 * A short message that goes on with an answer about somebody's life: what it does with that answer, and of what; null where it asks
 * something of its own.
 */
export function goesOnward({ lang, text, people }: Going, state: ThreadState, asked: Understood): Understood | null {
  const { words, points, houses, signs, aspect, phase } = asked
  if (points.length + houses.length + signs.length > 0 || aspect !== null || phase !== null) return null
  const spoke = state.last.onward?.replied.reply
  if (spoke === 'say' && WHEN[lang].test(words.join(' ')))
    return {
      ...asked,
      intent: 'best_day',
      purpose: 'talk',
      when: true,
      persons: state.last.persons,
      before: state.last,
    }
  const replied = repliedBy(lang, words, text.includes('?'))
  if (replied === null) return null
  const act = actOf(lang, words)
  if (act !== null && ACTS.has(act)) return null
  const subject = subjectOf(lang, state)
  if (subject === null || isOfBody(words)) return null
  const isOfDays = isAboutDays(state.last.intent) || state.last.intent === 'which_time'
  const isOfWait = replied.reply === 'if' && replied.sort === 'waits' && asked.period !== null
  if (isOfDays && OF_DAYS.has(replied.reply) && !isOfWait) return null
  if (replied.reply === 'why' && OF_PAIR.has(state.last.intent)) return null
  const matter = subject.matter?.of
  if (isSilent(matter)) return ofSilent(lang, asked, subject, { replied, state })
  const phrases = phrasesOf(lang, words).filter((one) => one !== matter)
  if (replied.reply === 'fact' || replied.reply === 'feels') {
    // What tells of another part of a life is asked of that.
    const isBetrayed = replied.reply === 'fact' && replied.sort === 'betrayed'
    if (phrases.some(isSilent) && !isBetrayed) return null
    const isPlain = replied.reply === 'fact' && replied.sort === 'open'
    const other = isPlain ? matterOf(lang, words) : null
    // "It's mostly Sundays" tells how it is, and "it's on the 5th" names a day.
    const isHabit = HABIT[lang].test(words.join(' ')) && !/\d/.test(text)
    const isTimed = !isHabit && (asked.dates.length > 0 || asked.period !== null || asked.limits)
    if (isPlain && (isTimed || (other !== null && other !== matter && phrases.includes(other)))) return null
  }
  const named = [...namedPeople(lang, words, people).values()].flat()
  if (replied.reply === 'side' && named.length + subject.persons.length + state.persons.length === 0) return null
  const isOfTime = replied.reply === 'if' && asked.period !== null && replied.sort === 'open'
  const isLong = asked.period !== null && asked.period.kind !== 'day' && asked.period.kind !== 'week'
  if (isOfTime && !(isLong && matter !== undefined && MATTER_RULES[matter].leans)) return null
  const meant: Replied = isOfTime ? { reply: 'if', sort: 'waits' } : replied
  const persons = asked.persons.length > 0 ? asked.persons : subject.persons
  return {
    ...asked,
    intent: replied.reply === 'thanks' ? 'thanks' : 'onward',
    onward: { replied: meant, subject },
    topic: subject.topic,
    persons,
    ...(subject.matter && { matter: subject.matter }),
    before: state.last,
  }
}

interface OfSilent {
  replied: Replied
  state: ThreadState
}

/** After a death or beside an illness whatever is said stays with it, and no time is told. */
function ofSilent(lang: Lang, asked: Understood, subject: Understood, { replied, state }: OfSilent): Understood | null {
  const { matter } = subject
  if (matter && replied.reply === 'ends')
    return {
      ...asked,
      intent: 'matter',
      matter: { of: matter.of, form: 'when' },
      topic: subject.topic,
      persons: [],
      before: state.last,
    }
  if (!matter || (replied.reply !== 'feels' && replied.reply !== 'fact' && replied.reply !== 'thanks')) return null
  const own = matterOf(lang, asked.words)
  const isOther = own !== null && own !== matter.of && phrasesOf(lang, asked.words).includes(own)
  if (isOther && replied.reply === 'fact') return null
  if (matterFormOf(lang, asked.words, false) !== 'tell' && replied.reply === 'fact') return null
  return {
    ...asked,
    intent: replied.reply === 'thanks' ? 'thanks' : 'onward',
    onward: { replied, subject },
    topic: subject.topic,
    persons: subject.persons,
    matter,
    before: state.last,
  }
}
