import type { Lang } from '#language/lang.ts'
import { civilDate } from '../../writer/local-time.ts'
import { wordsOfItsOwn } from '../understanding/elliptic.ts'
import type { Intent, Understood } from '../question.ts'
import type { ThreadState } from './thread-state.ts'

/** How many questions ago an answer may have been given that a question is asked within. */
const MOST_AGO = 3
const MOST_WORDS = 14

const kinds = (...list: Intent[]): ReadonlySet<Intent> => new Set(list)

/** A chart of its own, in which points, houses and times are asked for. */
const CHARTS = kinds('composite_of', 'solar_return', 'lunar_return')
/** What comes again, so that "the next one" may be of it. */
const RECURRENT = kinds(
  'retrograde',
  'eclipse',
  'phase',
  'planet_return',
  'void_moon',
  'solar_return',
  'lunar_return',
  'transit',
)
/** What is of a time by itself. */
const OF_TIME = kinds(
  'period',
  'transit',
  'transits_now',
  'topic_when',
  'best_day',
  'day_hours',
  'retrograde',
  'eclipse',
  'phase',
  'void_moon',
  'lunar_day',
  'sky_day',
  'sky_place',
  'sky_aspect',
  'solar_return',
  'lunar_return',
  'planet_return',
  'profection',
  'progressed',
  'visibility',
  'chinese',
  'vedic',
)
/** What a question within a chart may be mistaken for. */
const MISTAKEN = kinds(
  'point',
  'sky_place',
  'house_of',
  'aspects_of',
  'tightest',
  'cusps',
  'chart',
  'big_three',
  'positions',
  'places',
  'unknown',
  'dispositor',
  'compatible',
  'bond_aspect',
  'sky_day',
  'hour',
  'transit',
  'overlay',
  'chart_ruler',
  'day_hours',
  'rising_times',
  'best_day',
  'simpler',
  'bond_closest',
  'person_pair',
  'topic',
  'dated_person',
  'term',
  'sure',
  'lately',
  'more',
  'should_i',
  'topic_when',
)

const NATAL: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:natal|birth|own chart|my)(?= |$)/,
  ru: /(?<=^| )(?:натал\p{L}*|рождения|мой|моя|мое|моего|моей|моем|в моей карте)(?= |$)/u,
}
/** The chart that was spoken of. */
const WITHIN: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:it|its|ours|our|there|that (?:one|chart)|this (?:one|chart)|the (?:composite|return)|composite|return)(?= |$)/,
  ru: /(?<=^| )(?:в (?:ней|нем)|у нее|у него|там|наш\p{L}*|у нас|композит\p{L}*|соляр\p{L}*|лунар\p{L}*|этой карт\p{L}*|этом соляр\p{L}*)(?= |$)/u,
}
const NOW: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:today|tonight|tomorrow|now|currently)(?= |$)/,
  ru: /(?<=^| )(?:сегодня|завтра|сейчас|щас)(?= |$)/,
}
const NEXT_ONE: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:next|following|previous|last) (?:one|time)(?= |$)|(?<=^| )(?:one after|and after that|the one before)(?= |$)/,
  ru: /(?<=^| )(?:следующ(?:ий|ая|ее|ие|ую)|предыдущ(?:ий|ая|ее|ие)|прошл(?:ый|ая|ое))(?: раз| такое| такой| такая)?(?: когда| будет| был| была| было| с какого| по какое)*$/,
}
/** Of a life in another place, and not of a day spent there. */
const LIVES: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:live|living|move|moving|relocate|relocating|lines?|job|work)(?= |$)/,
  ru: /(?<=^| )(?:жить|жил\p{L}*|переезд\p{L}*|переех\p{L}*|переезжа\p{L}*|лини\p{L}*|работ\p{L}*)(?= |$)/u,
}
const HOUR: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:what time|what hour|exact (?:time|moment))(?= |$)/,
  ru: /(?<=^| )(?:во сколько|в котором часу|точное время)(?= |$)/,
}
const WHERE_TO = /^(?:where|stay|better|best|куда|где|остаться|лучше)$/

/** The last of some questions whose kind is one of these. */
function lastOf(state: ThreadState, of: ReadonlySet<Intent>): Understood | null {
  let one: Understood | null = state.last
  for (let ago = 0; one && ago < MOST_AGO; ago++, one = one.before) if (of.has(one.intent)) return one
  return null
}

/** The year of the return that was told, for a question that names none. */
function yearOf({ told, last }: ThreadState, frame: Understood, next: Understood): Understood['period'] {
  if (
    next.period ||
    next.words.some((word) => /^(?:next|last|this|следующ\p{L}*|прошл\p{L}*|ближайш\p{L}*|нынешн\p{L}*)$/u.test(word))
  )
    return next.period
  const of =
    frame.intent === 'solar_return' && last === frame
      ? told().facts.find(({ id }) => id.startsWith('return:sun:'))
      : null
  if (!of?.exactJdUt) return frame.period
  const year = civilDate(of.exactJdUt, 'UTC').slice(0, 4)
  return { kind: 'year', from: `${year}-01-01`, to: `${year}-12-31` }
}

/** A question within the chart that was told: "which sign rises in it?", "and in Lisbon?", "and one for Ines and me?". */
function inChart(lang: Lang, state: ThreadState, next: Understood): Understood | null {
  const frame = lastOf(state, CHARTS)
  if (!frame) return null
  const { intent } = frame
  const isReturn = intent !== 'composite_of'
  const text = next.words.join(' ')
  const isSame = next.intent === intent
  if (!isSame && (!MISTAKEN.has(next.intent) || (NATAL[lang].test(text) && !WITHIN[lang].test(text)))) return null
  const own = wordsOfItsOwn(lang, next)
  const isPlace = isReturn && next.cities.length > 0
  const asksHour = isReturn && HOUR[lang].test(text)
  const choosesPlace =
    isReturn &&
    (next.intent === 'places' || next.intent === 'should_i') &&
    next.words.some((word) => WHERE_TO.test(word))
  // "And which sign is the Moon in today?" is of the sky.
  if (NOW[lang].test(text) && next.intent !== intent) return null
  const hasOwn = own.length > (isPlace ? next.cities.length : 0)
  const isWithin = WITHIN[lang].test(text) && (next.points.length > 0 || next.houses.length > 0 || !hasOwn)
  // "It" is the chart here and nobody.
  const persons = next.tagged.includes('/person') ? next.persons : []
  const isAnother = intent === 'composite_of' && persons.length > 0
  const isOpen = !hasOwn && (isAnother || isPlace || persons.length === 0)
  const isElsewhere = isPlace && next.intent === 'places' && !LIVES[lang].test(text)
  if (!isSame && !isWithin && !isOpen && !choosesPlace && !isElsewhere && !asksHour) return null
  const cities = next.cities.length > 0 ? next.cities : choosesPlace ? state.citiesHeard.slice(0, MOST_AGO) : []
  return {
    ...next,
    intent,
    persons: persons.length > 0 ? persons : frame.persons,
    period: intent === 'solar_return' ? yearOf(state, frame, next) : next.period,
    cities,
    before: state.last,
  }
}

/** "When is the next one?", of what comes again. */
function ofNextOne(lang: Lang, state: ThreadState, next: Understood): Understood | null {
  if (next.points.length > 0 || !NEXT_ONE[lang].test(next.words.join(' ')) || wordsOfItsOwn(lang, next).length > 0)
    return null
  const frame = lastOf(state, RECURRENT)
  if (!frame) return null
  const { words, tagged } = next
  return { ...frame, when: true, period: null, dates: [], words, tagged, before: state.last }
}

const PAST: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:was|were|moved|born|happened|met|married|left|started|about|going on)(?= |$)/,
  ru: /(?<=^| )(?:был[аои]?|родил\p{L}*|случил\p{L}*|встретил\p{L}*|тогда|переехал\p{L}*|происходило|как насчет)(?= |$)/u,
}
const READER_ACTS: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:i|we|me|born)(?= |$)/,
  ru: /(?<=^| )(?:я|мы|мне|нам|родил\p{L}*)(?= |$)/u,
}

/** "And October 2009, when I moved out of my mum's?": what a time brought, after another one. */
function ofOtherTime(lang: Lang, state: ThreadState, next: Understood, today: string): Understood | null {
  const text = next.words.join(' ')
  if (
    !next.period ||
    next.period.from > today ||
    (OF_TIME.has(next.intent) && next.intent !== 'period') ||
    !PAST[lang].test(text)
  )
    return null
  const frame = lastOf(state, kinds('period', 'topic_when'))
  if (!frame?.period || frame.period.from > today) return null
  return {
    ...next,
    intent: 'period',
    persons: READER_ACTS[lang].test(text) ? [] : next.persons,
    points: [],
    topic: null,
    before: state.last,
  }
}

/** A question as it is asked within what was told before; null where it is of itself. */
export function inFrame(lang: Lang, state: ThreadState, next: Understood, today: string): Understood | null {
  if (next.words.length > MOST_WORDS + 4) return null
  return (
    ofNextOne(lang, state, next) ??
    (next.words.length <= MOST_WORDS ? inChart(lang, state, next) : null) ??
    ofOtherTime(lang, state, next, today)
  )
}
