import { isSpoken } from '../../library/subjects.ts'
import { againstDays } from '../answers/days/day-purposes.ts'
import type { Intent, Understood } from '../question.ts'
import type { ThreadState } from './thread-state.ts'

export const BEST = /^(?:best|nicest|good|strongest|лучш\p{L}*|хорош\p{L}*|сильн\p{L}*)$/u
export const HARDEST =
  /^(?:worst|hardest|weakest|difficult|offender|слаб\p{L}*|трудн\p{L}*|тяжел\p{L}*|худш\p{L}*|хуже|плохо\p{L}*|поган\p{L}*|паршив\p{L}*)$/u

/** "Which house?", «а какой знак?»: of what was told. */
const DETAIL =
  /^(?:(?:and|so|ok|in|а|и|в) )*(?:which|what|wich|какой|каком|какая|какого|какие) (?:это |exact )?(?:house|sign|degree|date|year|дом|доме|знак|знаке|градус|градусе|числ[оа]|год|году)(?: (?:is|was) (?:it|that))?(?: in| это| он| она| оно| будет)*$/
/** "And is it well placed?": how strong the point is that was spoken of. */
const PLACED =
  /(?<=^| )(?:well placed|badly placed|dignified|strong or weak|strong|weak|good (?:shape|place|spot|position|condition)|хорошо (?:\p{L}+ )?стоит|плохо (?:\p{L}+ )?стоит|сильн(?:ая|ый|о|а)|слаб(?:ая|ый|о|а)|в хорошем состоянии|хорошее положение)(?= |$)/u
/** "What am I lacking?", of elements and modes. */
const BALANCES: ReadonlySet<Intent> = new Set<Intent>(['elements', 'modes'])
const LACKS = /(?<=^| )(?:lack\p{L}*|missing|short of|не хватает|недостает|нехватка)(?= |$)/u
const OWN = /(?<=^| )(?:i|am i|my|мне|у меня)(?= |$)/
const OF_A_PLACE: ReadonlySet<Intent> = new Set<Intent>([
  'point',
  'unknown',
  'dignities',
  'strength',
  'good_bad',
  'house_of',
])
const MOST_OF_DETAIL = 8

/** "Is it a good day at least?", after a day was spoken of. */
const GOOD_DAY =
  /(?<=^| )(?:(?:good|bad|right|okay|ok) (?:day|date)|день (?:\p{L}+ )?(?:хороший|удачный|нормальный|подходящий|плохой)|(?:хороший|удачный|нормальный|подходящий) (?:это )?день)(?= |$)/u
const DECIDES: ReadonlySet<Intent> = new Set<Intent>(['should_i', 'whether', 'nervous'])
const OF_ANYTHING: ReadonlySet<Intent> = new Set<Intent>([
  'unknown',
  'topic',
  'topic_when',
  'period',
  'sky_day',
  'transits_now',
  'should_i',
  'decide',
])
export function ofDaySpoken({ choice, period, subject, purpose }: ThreadState, next: Understood): Understood | null {
  const { words, dates } = next
  // "Do I meet him?" – "He says Thursday."
  const isNamed = next.period?.kind === 'day' && OF_ANYTHING.has(next.intent) && words.length <= MOST_OF_DETAIL
  if (choice === null && isNamed && DECIDES.has(subject.intent))
    return { ...next, intent: 'best_day', purpose: next.purpose === 'anything' ? purpose : next.purpose, persons: [] }
  const isOpen = choice === null && period?.kind === 'day' && next.period === null && words.length <= MOST_OF_DETAIL
  if (!isOpen || !period || !GOOD_DAY.test(words.join(' '))) return null
  return { ...next, intent: 'best_day', period, dates: dates.length > 0 ? dates : [period.from] }
}

/** A detail of what was told, or how strong the point is that was spoken of. */
export function ofDetail({ last, subject }: ThreadState, next: Understood): Understood | null {
  const { words, tagged, points, houses, signs, persons, intent } = next
  const text = words.join(' ')
  if (points.length + houses.length + signs.length + persons.length > 0) return null
  if (DETAIL.test(text) && subject === last) return { ...last, likely: [], words, tagged, before: last }
  if (BALANCES.has(subject.intent) && LACKS.test(text))
    return { ...subject, persons: OWN.test(text) ? [] : subject.persons, likely: [], words, tagged, before: last }
  const isOfOne = subject.intent === 'point' && subject.points.length === 1
  if (!isOfOne || !OF_A_PLACE.has(intent) || words.length > MOST_OF_DETAIL || !PLACED.test(text)) return null
  return { ...next, intent: 'good_bad', points: subject.points, persons: subject.persons, before: last }
}

const RANKED: ReadonlySet<Intent> = new Set<Intent>(['matters_most', 'good_bad', 'bad_day', 'unknown', 'more', 'topic'])
const MOST_TO_RANK = 9

/** "And the worst one?", after a choice of days or months. */
export function ofRanking({ choice, subject, last }: ThreadState, next: Understood): Understood | null {
  const { intent, words, tagged, points, persons } = next
  const isOpen = RANKED.has(intent) && words.length <= MOST_TO_RANK && points.length === 0 && persons.length === 0
  if (!isOpen || !words.some((word) => BEST.test(word) || HARDEST.test(word) || word === 'avoid')) return null
  if (subject.intent === 'best_month') return { ...subject, likely: [], words, tagged, before: last }
  const isOfDays = choice !== null && (subject === choice || last === choice) && againstDays(words) === 'worst'
  return isOfDays ? { ...choice, intent: 'best_day', words, tagged, before: last } : null
}

/** Whose answer names a ruler, so that "where is it" is of that one. */
export const NAMES_RULER: ReadonlySet<Intent> = new Set<Intent>(['profection', 'chart_ruler', 'dispositor'])

/** Who rules the chart, after that was told: "is it strong?" is of it and not of the ascendant. */
export function rulerTold({ last, told }: ThreadState): Understood['points'] {
  if (!NAMES_RULER.has(last.intent)) return []
  const planet = told().facts.find(({ natal, aspect }) => natal && !aspect && natal !== 'asc' && isSpoken(natal))?.natal
  return planet && isSpoken(planet) ? [planet] : []
}

/** That two placements are held against each other. */
export const MATCHES =
  /(?<=^| )(?:(?:suits?|match|matches|fits?|clash|clashes|gets? on with|work with|go with) (?:with )?(?:mine|my)|(?:с|и|к) (?:моей|моим|моя|мой|моему)|подходит (?:ли )?(?:к )?(?:моей|моему))(?= |$)/u
