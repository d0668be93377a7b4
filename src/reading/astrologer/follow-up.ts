import type { Lang } from '#language/lang.ts'
import { otherDays } from './other-days.ts'
import { citiesOf } from './answers/places.ts'
import { isAskedKind, ruleOf } from './kinds.ts'
import { INTENTS_ALONE, type Intent, type Understood } from './question.ts'
import { wordsOf } from './vocabulary.ts'

/** How a question opens that goes on with the one before: "and Mars?", "а что с Марсом?". */
const OPENS: Record<Lang, RegExp> = {
  en: /^(?:ok(?:ay)?,? |yes,? |so |wait,? )?(?:and|or|what about|how about|then)\s/i,
  ru: /^(?:ок,? |ладно,? |хорошо,? |так )?(?:а|и|или|ну а|как насч[её]т|что насч[её]т|тогда)\s/i,
}
const MOST_WORDS = 8

/** Whether a question may go on with the one before. */
export const isFollowUp = (lang: Lang, text: string): boolean =>
  OPENS[lang].test(text.trim()) && wordsOf(text).length <= MOST_WORDS

const SURE = 0.6
const FEWEST_ALONE = 5

/** "And when is the next full moon?": a whole question of another kind. */
const standsAlone = (subject: Understood, { intent, likely, words }: Understood): boolean =>
  intent !== subject.intent &&
  words.length >= FEWEST_ALONE &&
  likely.some(({ kind, chance }) => kind === intent && chance >= SURE)

const ALONE: ReadonlySet<Intent> = new Set(INTENTS_ALONE)

const KINDS = ['points', 'signs', 'houses', 'aspect', 'topic', 'period', 'persons'] as const
type Kind = (typeof KINDS)[number]

const isAboutOne = (intent: Intent) => isAskedKind(intent) && ruleOf(intent).about !== 'talk'

/** What a question names: a follow-up may put something of the same kind in its place. */
const named = (one: Understood): Kind[] =>
  KINDS.filter((kind) => {
    const value = one[kind]
    return Array.isArray(value) ? value.length > 0 : value !== null
  })

/**
 * A question as it is meant after the one before it: what it names takes the place of what that one named, and whoever is called
 * "he" or "she" is the person spoken of last.
 */
export function goOn(lang: Lang, before: Understood | null, text: string, next: Understood): Understood {
  if (!before) return next
  const own = { ...next, before, persons: personsOf(lang, before, next) }
  // "What does this month bring?" – "And in love?"
  if (own.intent === 'for_area' && own.topic && before.period)
    return { ...own, intent: 'topic_when', period: before.period }
  if (isAskedKind(own.intent) && ruleOf(own.intent).goesOn) return inherited(before, own)
  const subject = subjectOf(before)
  const isOpen = (isFollowUp(lang, text) && !standsAlone(subject, own)) || own.intent === 'unknown'
  const atThen = atThatTime(lang, before, own)
  if (atThen) return atThen
  if (before.intent === 'places' && isElsewhere(lang, own)) {
    const points = own.points.length > 0 ? own.points : before.points
    return { ...own, intent: 'places', points }
  }
  const days = otherDays(before, own)
  if (days) return days
  if (isOpen && isMine(lang, next) && subject.persons.length > 0 && isAboutOne(subject.intent))
    return { ...subject, before, persons: [], words: next.words, tagged: next.tagged }
  const replaced = isOpen ? replace(subject, own) : withPoints(lang, subject, own)
  // A question that only puts something in the place of something else is still about what the one before it said.
  const said =
    replaced.intent === own.intent
      ? next
      : { words: [...subject.words, ...next.words], tagged: subject.tagged + next.tagged }
  return { ...replaced, before, words: said.words, tagged: said.tagged }
}

/** What goes on with a place: "and Lisbon instead?". */
const ELSEWHERE: ReadonlySet<Intent> = new Set<Intent>(['unknown', 'topic', 'point', 'should_i'])

const isElsewhere = (lang: Lang, next: Understood): boolean =>
  ELSEWHERE.has(next.intent) &&
  next.words.length <= MOST_WORDS &&
  (next.words.some((word) => /^(?:there|either|там|туда)$/.test(word)) ||
    next.points.length > 0 ||
    citiesOf(lang, next.words).length > 0)

const THEN: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:then|that (?:day|time|week|month)|on that date|those days)(?= |$)/,
  ru: /(?<=^| )(?:тогда|в это время|в тот день|в этот день|в те дни|в эти дни)(?= |$)/,
}
/** What is asked of the sky of a day. */
const OF_A_DAY: ReadonlySet<Intent> = new Set<Intent>([
  'retrograde',
  'sky_place',
  'phase',
  'void_moon',
  'eclipse',
  'sky_day',
])

/** "Is Mercury retrograde then?": at the time that was spoken of. */
function atThatTime(lang: Lang, before: Understood, next: Understood): Understood | null {
  if (next.period !== null || !OF_A_DAY.has(next.intent) || !THEN[lang].test(next.words.join(' '))) return null
  for (let one: Understood | null = before; one; one = one.before)
    if (one.period) return { ...next, period: one.period }
  return null
}

const THING: Record<Lang, RegExp> = {
  en: /^(?:it|its|this|that)$/,
  ru: /^(?:он|она|оно|его|ее|него|ней|нее|ним|нему|этот|эта|это)$/,
}

/** "Does anything aspect it?": the point that was spoken of. */
const withPoints = (lang: Lang, before: Understood, next: Understood): Understood =>
  next.points.length === 0 &&
  before.points.length > 0 &&
  isAboutOne(next.intent) &&
  next.words.some((word) => THING[lang].test(word))
    ? { ...next, points: before.points.slice(0, 1) }
    : next

/** What was asked before any "why?" and "are you sure?". */
function subjectOf(before: Understood): Understood {
  const goesOn = isAskedKind(before.intent) && ruleOf(before.intent).goesOn === true
  return goesOn && before.before ? subjectOf(before.before) : before
}

const MINE: Record<Lang, RegExp> = { en: /^(?:mine|me|my)$/, ru: /^(?:мой|моя|мое|мои|меня|моей|моем)$/ }

/** "And mine?", after somebody else's chart. */
const isMine = (lang: Lang, next: Understood): boolean =>
  next.persons.length === 0 && named(next).length === 0 && next.words.some((word) => MINE[lang].test(word))

/** "Why?" and "when does it end?" are of what was spoken of. */
const inherited = (before: Understood, next: Understood): Understood => ({
  ...next,
  points: next.points.length > 0 ? next.points : before.points,
  persons: next.persons.length > 0 ? next.persons : before.persons,
  topic: next.topic ?? before.topic,
})

const PRONOUNS: Record<Lang, RegExp> = {
  en: /^(?:he|him|his|she|her|hers|they|them|their|theirs|we|us|our)$/,
  ru: /^(?:он|его|ему|ним|нем|него|она|ее|ей|ней|нее|их|им|мы|нас|нам|нами|наш\p{L}*)$/u,
}

/** The people spoken of last. */
function lastPersons(before: Understood): readonly number[] {
  return before.persons.length > 0 || !before.before ? before.persons : lastPersons(before.before)
}

function personsOf(lang: Lang, before: Understood, { words, persons }: Understood): readonly number[] {
  if (persons.length > 0) return persons
  return words.some((word) => PRONOUNS[lang].test(word)) ? lastPersons(before) : []
}

function replace(before: Understood, next: Understood): Understood {
  if (ALONE.has(next.intent) || ALONE.has(before.intent) || before.intent === 'unknown') return next
  const kinds = named(next)
  const had = named(before)
  // "And Tom's?", after a question about one's own chart, or about somebody else's.
  // "Daughter" names a topic as well.
  if (
    kinds.includes('persons') &&
    kinds.every((kind) => kind === 'persons' || kind === 'topic') &&
    isAboutOne(before.intent)
  )
    return { ...before, persons: next.persons }
  if (kinds.length === 0) return next.when && before.topic ? { ...before, intent: 'topic_when', when: true } : next
  const when = before.when || next.when
  if (kinds.every((kind) => had.includes(kind))) {
    const replaced = Object.fromEntries(kinds.map((kind) => [kind, next[kind]]))
    return { ...before, ...replaced, when, ...(kinds.includes('points') && { points: pointsOf(before, next) }) }
  }
  const [only] = kinds
  if (kinds.length > 1) return next
  // "What does this week bring?" – "And at work?", and the other way round.
  if (only === 'topic' && before.period) return { ...next, intent: 'topic_when', period: before.period }
  if (only === 'period' && before.topic) return { ...before, intent: 'topic_when', period: next.period }
  return next
}

/** Of two points in a question one stays: "Saturn to my Sun?" – "And my Moon?", "And Jupiter?". */
function pointsOf(before: Understood, next: Understood): Understood['points'] {
  const [moving, natal] = before.points
  const [point] = next.points
  if (!moving || !natal || !point || next.points.length > 1) return next.points
  return next.own ? [moving, point] : [point, natal]
}
