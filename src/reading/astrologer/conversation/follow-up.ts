import type { Lang } from '#language/lang.ts'
import { ofBareHouse } from './bare-house.ts'
import { byAct } from './by-act.ts'
import { LIFE_KINDS } from '../answers/life/life.ts'
import { citiesNamed } from '../answers/places/places.ts'
import { BEST, HARDEST, NAMES_RULER, ofDaySpoken, ofDetail, ofRanking, rulerTold } from './follow-rank.ts'
import { actOf, type Act } from './follow-acts.ts'
import { formOf } from './follow-forms.ts'
import { asKindOf } from './fitting-kind.ts'
import { inFrame } from './frame.ts'
import { isAskedKind, ruleOf } from '../kinds.ts'
import { namedPeople, type Named } from '../people/named-people.ts'
import { besideReader } from '../people/people-asked.ts'
import { isFreshChoice, namesMatter, otherDays } from './other-days.ts'
import { isOfPair, personsOf } from '../people/persons-meant.ts'
import { isAboutDays, type Intent, type Understood } from '../question.ts'
import { isOfSomebody, named, replace } from './replaced.ts'
import { ofSameTime } from './same-time.ts'
import { goesOnward } from './onward.ts'
import { taken } from './taken.ts'
import { goesOn, type ThreadState } from './thread-state.ts'
import { wordsOf } from '../understanding/vocabulary.ts'
import { ofMatter } from './of-matter.ts'
import { asWholeOf } from './whole-question.ts'

/** How a question opens that goes on with the one before: "and Mars?", "а что с Марсом?". */
const OPENS: Record<Lang, RegExp> = {
  en: /^(?:ok(?:ay)?,? |yes,? |so |wait,? |right,? |hm+,? )?(?:and|or|what about|how about|then|same for)\s/i,
  ru: /^(?:ок,? |ладно,? |хорошо,? |так |ну )?(?:а|и|или|ну а|как насч[её]т|что насч[её]т|тогда)\s/i,
}
const MOST_WORDS = 8

/** Whether a question may go on with the one before. */
const isFollowUp = (lang: Lang, text: string): boolean =>
  OPENS[lang].test(text.trim()) && wordsOf(text).length <= MOST_WORDS

const SURE = 0.6
const FEWEST_ALONE = 5

/** "And when is the next full moon?": a whole question of another kind. */
const standsAlone = (subject: Understood, { intent, likely, words }: Understood): boolean =>
  intent !== subject.intent &&
  words.length >= FEWEST_ALONE &&
  // What is told by the form of a question says by itself what it is of.
  (intent in LIFE_KINDS || likely.some(({ kind, chance }) => kind === intent && chance >= SURE))

const SURE_COURTESY = 0.9
/** "Thank you. Merry Christmas.": nothing is asked, whatever was spoken of. */
const isCourtesy = ({ intent, likely }: Understood): boolean =>
  (intent === 'thanks' || intent === 'bye') &&
  likely.some(({ kind, chance }) => kind === intent && chance >= SURE_COURTESY)

/** "Same for Ines": whatever else a question may be. */
const SAME = /^(?:same|likewise|тоже|же|также)$/

/** "And autumn 2017? We moved then": of that time, whatever is said of it. */
const isAsideOfTime = (subject: Understood, { intent, period }: Understood): boolean =>
  subject.intent === 'period' && period !== null && isAskedKind(intent) && ruleOf(intent).about === 'talk'

/** Who asks in which language, and whom they have saved. */
export interface Going {
  lang: Lang
  text: string
  people: readonly Named[]
  /** The reader's civil date, `YYYY-MM-DD`. */
  today: string
}

/**
 * A question as it is meant after what a conversation has spoken of: what it names takes the place of what was named, whoever is
 * called "he" or "she" is the person spoken of, and what its kind needs and it leaves open is taken from the conversation.
 */
export function goOn(going: Going, state: ThreadState | null, given: Understood): Understood {
  const meant = meantAfter(going, state, given)
  // What a doctor decides stays with the doctor, however the day is asked for.
  const isDoctors = state?.purpose === 'medical' && isAboutDays(meant.intent) && meant.purpose === 'anything'
  return isDoctors ? { ...meant, purpose: 'medical' } : meant
}

function meantAfter(going: Going, state: ThreadState | null, given: Understood): Understood {
  const { lang, text } = going
  const asked = asMeant(state, given)
  if (isCourtesy(asked)) {
    const thanked = state && goesOnward(going, state, asked)
    return thanked?.onward?.replied.reply === 'thanks' ? thanked : asked
  }
  const place = placeBefore(state)
  const cities = citiesNamed(lang, asked, place !== null || OF_PLACES.has(asked.intent))
  const meant = personsOf(lang, going.people, state, asked)
  const beside = meant.length > 1 ? besideReader(lang, asked.words, namedPeople(lang, asked.words, going.people)) : null
  const persons = beside === null ? meant : [beside]
  const isPast = asked.period !== null && asked.period.to < going.today
  const heard = { ...asked, persons, cities, isPast }
  const onward = state && goesOnward(going, state, heard)
  if (onward) return onward
  const first = state && comesFirst(lang, state, heard) ? byAct(lang, state, heard, going.today) : null
  if (first) return first
  const owned = state && ofOwnAspects(lang, state, heard)
  if (owned) return owned
  const matter = ofMatter(lang, text, heard, state)
  if (matter) return matter
  const whole = asWholeOf(lang, heard, state)
  const isWhole = whole.intent !== asked.intent || whole.period !== asked.period
  const fitting = isWhole ? whole : asKindOf(whole, state)
  if (!state) return fitting
  const next = ofBareHouse(lang, text, state.subject, fitting)
  if (isWhole) return { ...next, before: state.last, purpose: next.purpose }
  const framed = inFrame(lang, state, next, going.today)
  if (framed) return framed
  const acted = byAct(lang, state, next, going.today)
  if (acted) return acted
  const { last, subject } = state
  const own = { ...asChoice(state, ofSameTime(lang, state, ofRuler(subject, next))), before: last }
  // "What does this month bring?" – "And in love?"
  if (own.intent === 'for_area' && own.topic && last.period)
    return { ...own, intent: 'topic_when', period: last.period }
  const paired = inPair(own)
  if (paired && !own.own && own.persons.length === 0 && state.persons.length > 0 && isOfPair(subject.intent))
    return { ...own, intent: paired, persons: state.persons }
  if (own.intent === 'why' && asksAgainst(state, own)) return ofOtherDays(state, own)
  const ranked = ofRanking(state, own) ?? ofDetail(state, own) ?? ofDaySpoken(state, own)
  if (ranked) return ranked
  // "Is that good for an interview on the 15th?" is of that day.
  const isOfDay = goesOn(own.intent) && own.purpose !== 'anything' && own.dates.length > 0
  if (isOfDay && state.choice === null) return { ...own, intent: 'best_day' }
  if (goesOn(own.intent) && !isChoiceOfDays(state, own)) return inherited(state, own)
  const waits = isAboutDays(own.intent) && own.words.some((word) => WAITS.test(word))
  if (subject.intent === 'should_i' && waits) return { ...own, intent: 'topic_when', topic: own.topic ?? state.topic }
  // "Should I quit?" – "And if so, when?"
  if (own.intent === 'should_i' && subject.intent === 'should_i' && own.when)
    return { ...own, intent: 'topic_when', topic: own.topic ?? state.topic }
  const days = otherDays(state, own, going.today)
  if (days) return days
  const isOther =
    standsAlone(subject, own) && !own.words.some((word) => SAME.test(word)) && !isAsideOfTime(subject, own)
  const isOpen = (isFollowUp(lang, text) && !isOther) || own.intent === 'unknown'
  if (place && isElsewhere(state, own))
    return { ...own, intent: place.intent, ...taken(lang, state, own, place.intent) }
  if (
    isOpen &&
    isMine(lang, isOfPair(subject.intent) ? next : asked) &&
    state.persons.length > 0 &&
    isOfSomebody(subject.intent)
  )
    return {
      ...subject,
      ...(subject.intent === 'needs_of' && { intent: 'topic' as const }),
      before: last,
      persons: [],
      words: next.words,
      tagged: next.tagged,
    }
  const replaced = isOpen && !isFreshChoice(state, own) ? replace(subject, own) : own
  // A question that only puts something in the place of something else is still about what the one before it said.
  const isSame = replaced.intent === own.intent
  const said = isSame ? next : { words: [...subject.words, ...next.words], tagged: subject.tagged + next.tagged }
  const filled = isSame ? taken(lang, state, { ...replaced, words: next.words }) : {}
  const { choice } = state
  // What a doctor decides stays with the doctor.
  const isMedical = state.purpose === 'medical' && isAboutDays(replaced.intent) && replaced.purpose === 'anything'
  const isForSame = isAboutDays(replaced.intent) && replaced.purpose === 'anything' && !namesMatter(next)
  const purpose = isMedical ? 'medical' : isForSame ? (choice?.purpose ?? state.purpose) : replaced.purpose
  return { ...replaced, ...filled, purpose, before: last, words: said.words, tagged: said.tagged }
}

const PERMIT = /^(?:visas?|permit|citizenship|виз[ауыой]+|внж|гражданств\p{L}*)$/u
const OF_BIRTH = /^(?:born|birthday|родил\p{L}*|др|рожд\p{L}*)$/u

/** What a kind was mistaken for: a visa is of moving, and "it's on the 5th" after a step is of that day. */
function asMeant(state: ThreadState | null, asked: Understood): Understood {
  const { intent, words } = asked
  if (intent === 'outcome' && words.some((word) => PERMIT.test(word)))
    return { ...asked, intent: 'whether', topic: 'move', persons: [] }
  const isOfStep = state !== null && (STEP.has(state.last.intent) || state.purpose !== 'anything')
  if (intent === 'dated_person' && isOfStep && !words.some((word) => OF_BIRTH.test(word)))
    return { ...asked, intent: 'best_day', purpose: asked.purpose === 'anything' ? state.purpose : asked.purpose }
  return asked
}
const STEP: ReadonlySet<Intent> = new Set<Intent>(['expert', 'should_i', 'best_day', 'matter'])

/** What a short message does with an answer, whatever the matter. */
const ACTS_FIRST: ReadonlySet<Act> = new Set<Act>([
  ...(['misread', 'confused', 'correct', 'noted', 'type', 'fits', 'pick', 'oneDate', 'specific', 'bestPart'] as const),
  ...(['backup', 'nextWeek', 'avoid'] as const),
])
/** The same after a lean alone: "be honest", "and if they say no?". */
const AFTER_LEAN: ReadonlySet<Act> = new Set<Act>(['honest', 'ifNot', 'confused'])

function comesFirst(lang: Lang, state: ThreadState, { words }: Understood): boolean {
  const act = actOf(lang, words)
  return act !== null && (ACTS_FIRST.has(act) || (AFTER_LEAN.has(act) && formOf(state) === 'lean'))
}

const HAS_SUCH: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:do i have|have i got|have i|got|are there|is there) (?:any|one|some|those|these|such|it)(?: in (?:my|mine|the) chart)?$/,
  ru: /^(?:а |и |ну |ладно |так )*(?:(?:у меня|в моей карте) (?:\p{L}+ ){0,2}(?:есть|имеются|имеется)|есть (?:\p{L}+ ){0,2}(?:у меня|в моей карте)|(?:у меня|в моей карте) есть \p{L}+)(?: ли)?(?: (?:такие|такой|они|он|это|хоть|один|какие|нибудь|какие-нибудь))*$/u,
}

/** "Do I have any?", after what a trine is: the trines of the reader's chart. */
function ofOwnAspects(lang: Lang, { last }: ThreadState, next: Understood): Understood | null {
  const isOfAspect = last.intent === 'term' && last.aspect !== null
  const isOpen = next.points.length + next.houses.length + next.persons.length === 0 && next.aspect === null
  if (!isOfAspect || !isOpen || !HAS_SUCH[lang].test(next.words.join(' '))) return null
  return { ...next, intent: 'aspect_list', aspect: last.aspect, before: last }
}

/** "Only Thursdays" and "what about the other days" name days, whatever else they may mean. */
const isChoiceOfDays = ({ choice }: ThreadState, { dates, weekdays, intent }: Understood): boolean =>
  choice !== null && intent !== 'why' && (dates.length > 0 || weekdays.length > 0)

const WAITS = /^(?:wait|waiting|hold|подожд\p{L}*|ждать|потерпеть)$/u
const NOT_CHOSEN = /^(?:other|others|rest|not|two|wrong|другие|других|остальные|остальных|не)$/

/** "Why not the other two?", after a choice of days. */
const asksAgainst = ({ choice, subject, last }: ThreadState, { words }: Understood): boolean =>
  choice !== null && (subject === choice || last === choice) && words.some((word) => NOT_CHOSEN.test(word))

/** "Why not May 15?": how that day is. */
const asChoice = ({ choice }: ThreadState, next: Understood): Understood =>
  choice !== null && next.intent === 'why' && next.dates.length === 1 ? { ...next, intent: 'best_day' } : next

/** Of the days named, or else of those offered. */
function ofOtherDays({ choice, last, chosen }: ThreadState, next: Understood): Understood {
  const of = choice ?? next
  const offered = of.dates.length > 1 ? of.dates : chosen().days
  const listed = offered.length > 1 ? { dates: offered, areListed: offered.length === 2 && areNamed(of, offered) } : {}
  return { ...of, ...listed, intent: 'best_day', words: next.words, tagged: next.tagged, before: last }
}

const RANGE = /^(?:between|from|until|till|through|между|с|по|до)$/
const areNamed = ({ dates, words }: Understood, offered: readonly string[]): boolean =>
  dates.length !== offered.length || !words.some((word) => RANGE.test(word))

/** What is asked of two charts where one was asked of: "and the closest aspect?". */
const IN_PAIR: Partial<Record<Intent, Intent>> = {
  tightest: 'bond_closest',
  aspect_list: 'bond_list',
  aspects_of: 'bond_aspect',
  sky_aspect: 'bond_aspect',
  strength: 'bond_closest',
}

const RULES = /^(?:rules?|ruler|ruling|lord|charge|управител\p{L}*|управляет|хозяин|хозяйка)$/u
const OF_RULER: ReadonlySet<Intent> = new Set<Intent>([
  'house_of',
  'rulers_chain',
  'rules_houses',
  'point',
  'fortune',
  'unknown',
])
/** "Who rules it?", after a house or a point; "where does that lord stand?", after who it is. */
function ofRuler(subject: Understood, next: Understood): Understood {
  const isOpen = next.points.length === 0 && next.houses.length === 0 && next.words.length <= MOST_OF_RULER
  if (!isOpen || !OF_RULER.has(next.intent) || !next.words.some((word) => RULES.test(word))) return next
  if (NAMES_RULER.has(subject.intent)) return { ...next, intent: 'point' }
  return subject.houses.length > 0 || subject.points.length > 0 ? { ...next, intent: 'dispositor' } : next
}
const MOST_OF_RULER = 14

function inPair({ intent, words }: Understood): Intent | undefined {
  // "And anything good?", "is it good or bad on balance?"
  const isOpen = intent === 'unknown' || intent === 'good_bad' || intent === 'more'
  if (!isOpen && intent !== 'matters_most' && intent !== 'strength' && intent !== 'tightest') return IN_PAIR[intent]
  if (words.some((word) => HARDEST.test(word))) return 'fight'
  return words.some((word) => BEST.test(word)) ? 'compatible' : IN_PAIR[intent]
}

/** What goes on with a place: "and Lisbon instead?". */
const ELSEWHERE: ReadonlySet<Intent> = new Set<Intent>([
  'unknown',
  'topic',
  'point',
  'should_i',
  'sky_place',
  'topic_when',
])
const OF_PLACES: ReadonlySet<Intent> = new Set<Intent>(['places', 'solar_return'])

/** How many questions ago a place may have been spoken of. */
const MOST_AGO = 3

/** The last question about a place. */
function placeBefore(state: ThreadState | null): Understood | null {
  let one = state?.last ?? null
  for (let ago = 0; one && ago < MOST_AGO; ago++, one = one.before) if (OF_PLACES.has(one.intent)) return one
  return null
}

/** Whether another place is named, or the one spoken of is meant. */
const isElsewhere = ({ subject }: ThreadState, next: Understood): boolean =>
  ELSEWHERE.has(next.intent) &&
  next.words.length <= MOST_WORDS &&
  (next.cities.length > 0 ||
    (OF_PLACES.has(subject.intent) &&
      (next.words.some((word) => /^(?:there|either|там|туда)$/.test(word)) ||
        (subject.intent === 'places' && next.points.length > 0 && !next.own))))

const MINE: Record<Lang, { alone: RegExp; short: RegExp }> = {
  en: { alone: /^mine$/, short: /^(?:me|my)$/ },
  ru: { alone: /^(?:мой|моя|мое|мои)$/, short: /^(?:меня|моей|моем|мне|я)$/ },
}
const MOST_OF_MINE = 7

/** "And mine?", after somebody else's chart. */
const isMine = (lang: Lang, next: Understood): boolean =>
  next.persons.length === 0 &&
  named(next).length === 0 &&
  next.words.length <= MOST_WORDS &&
  next.words.some(
    (word) => MINE[lang].alone.test(word) || (next.words.length <= MOST_OF_MINE && MINE[lang].short.test(word)),
  )

/** "Why?" and "when does it end?" are of what was spoken of. */
const inherited = (state: ThreadState, next: Understood): Understood => {
  const { last, topic } = state
  return {
    ...next,
    points: next.points.length > 0 ? next.points : last.points.length > 0 ? last.points : rulerTold(state),
    persons: next.persons.length > 0 ? next.persons : next.intent === 'what_to_do' ? state.persons : last.persons,
    topic: next.topic ?? topic,
  }
}
