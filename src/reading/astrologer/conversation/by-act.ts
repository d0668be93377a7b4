import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { Lang } from '#language/lang.ts'
import { civilDate } from '../../writer/local-time.ts'
import type { Purpose } from '../answers/days/day-purposes.ts'
import { besides } from './beside.ts'
import { actOf, type Act } from './follow-acts.ts'
import { formOf, type Form } from './follow-forms.ts'
import { isAskedKind, ruleOf } from '../kinds.ts'
import { lifeTopicOf } from '../understanding/life/life-topic.ts'
import { isAboutDays, type Intent, type Understood } from '../question.ts'
import { shift } from '../time/spoken-span.ts'
import { goesOn, type ThreadState } from './thread-state.ts'
import type { Topic } from '../topics.ts'

/** What a day is chosen for where only a part of life was spoken of. */
const PURPOSE_OF: Partial<Record<Topic, Purpose>> = {
  love: 'meet',
  friends: 'meet',
  family: 'talk',
  career: 'talk',
  money: 'purchase',
  move: 'move',
  study: 'interview',
  self: 'start',
  health: 'start',
}

const DAY_JD = 2_440_587.5
/** So long a stretch is looked through for one day. */
const MOST_DAYS = 60

/** The easy time that the last answer told, from today on. */
function easyTime({ told }: ThreadState, today: string): Understood['period'] {
  const found = told().facts.find(
    ({ aspect, sinceJdUt, untilJdUt }) => aspect && ASPECT_NATURE[aspect] !== 'tense' && sinceJdUt && untilJdUt,
  )
  if (!found?.sinceJdUt || !found.untilJdUt) return null
  const [since, until] = [found.sinceJdUt, found.untilJdUt].map((jdUt) => civilDate(Math.max(jdUt, DAY_JD), 'UTC'))
  const from = since && since > today ? since : shift(today, 1)
  const to = until && until < shift(from, MOST_DAYS) ? until : shift(from, MOST_DAYS)
  return to < from ? null : { kind: from === to ? 'day' : 'span', from, to }
}

/** A message that goes on with an answer, what form that had, and in which conversation. */
interface Acting {
  lang: Lang
  today: string
  state: ThreadState
  next: Understood
  form: Form
  topic: Topic | null
}

/** The same question about the same people as one of another kind. */
const asKind = ({ state, next, topic }: Acting, intent: Intent, more: Partial<Understood> = {}): Understood => ({
  ...next,
  intent,
  topic,
  persons: next.persons.length > 0 ? next.persons : state.subject.persons,
  likely: [],
  before: state.last,
  ...more,
})

/** One of the days that were offered. */
function amongOffered({ state, next }: Acting): Understood | null {
  const choice = state.choice ?? (isAboutDays(state.subject.intent) ? state.subject : null)
  if (!choice) return null
  const { days } = state.chosen()
  const [only] = days
  if (only === undefined) return null
  const { words, tagged } = next
  const period = days.length > 1 ? choice.period : { kind: 'day' as const, from: only, to: only }
  return {
    ...choice,
    intent: 'best_day',
    dates: days,
    areListed: days.length > 1,
    period,
    words,
    tagged,
    before: state.last,
  }
}

/** One day for what was spoken of. */
function oneDay(acting: Acting): Understood | null {
  const { form, state, topic, today } = acting
  if (form === 'days') return amongOffered(acting)
  const { period, persons } = state.subject
  const purpose = state.purpose !== 'anything' ? state.purpose : form === 'pair' ? 'talk' : topic && PURPOSE_OF[topic]
  if (!purpose && form !== 'span' && form !== 'windows') return null
  const isAhead = period !== null && period.to >= today && period.kind !== 'day'
  return asKind(acting, 'best_day', {
    purpose: purpose ?? 'anything',
    period: isAhead ? period : easyTime(state, today),
    persons: form === 'pair' ? persons : [],
    words: ['one', 'day'],
  })
}

const timeOf = (acting: Acting): Understood =>
  asKind(acting, 'topic_when', { when: true, persons: acting.next.persons })

/** The same choice or lean for another time: "what if I move it to next week?". */
function atOtherTime(acting: Acting): Understood | null {
  const { state, next, form } = acting
  const { period, dates, weekdays, limits, words, tagged } = next
  if (!period) return null
  const { choice, subject, last } = state
  const time = { period, dates, weekdays, limits, words, tagged, before: last }
  if (form === 'days' || state.purpose !== 'anything')
    return { ...(choice ?? subject), ...time, intent: 'best_day', purpose: state.purpose, persons: subject.persons }
  return form === 'lean' || form === 'windows' ? { ...subject, ...time, topic: acting.topic, likely: [] } : null
}

/** The other thing that a question may have asked, where the answer to it missed. */
function otherReading({ state, next }: Acting): Understood {
  const { subject, last } = state
  const other = subject.likely.find(
    ({ kind, sum }) =>
      kind !== subject.intent && sum > -0.3 && !goesOn(kind) && isAskedKind(kind) && ruleOf(kind).about !== 'talk',
  )
  return {
    ...subject,
    intent: other?.kind ?? subject.intent,
    isMisread: true,
    likely: [],
    before: last,
    tagged: next.tagged,
  }
}

/** Which of two points, of those told last. */
const stronger = (acting: Acting): Understood =>
  asKind(acting, 'matters_most', { words: [...acting.next.words, 'two'] })

/** Another day than those that were offered, of the same time. */
function anotherDay({ state, next }: Acting): Understood | null {
  let one = state.choice
  // The hours of one day leave the others out.
  while (one?.period?.kind === 'day' && one.before && isAboutDays(one.before.intent)) one = one.before
  if (!one) return null
  const limits = one.limits ?? null
  return { ...one, intent: 'best_day', limits, words: ['another', 'day'], tagged: next.tagged, before: state.last }
}

/** What comes after what was told to end. */
function yearAfter({ state, next, today }: Acting): Understood | null {
  const until = state.told().facts.find(({ kind, untilJdUt }) => kind === 'transit' && untilJdUt)?.untilJdUt
  if (!until) return null
  const end = civilDate(Math.max(until, DAY_JD), 'UTC')
  const from = end > today ? shift(end, 1) : today
  const { words, tagged } = next
  return {
    ...state.last,
    intent: 'period',
    points: [],
    period: { kind: 'span', from, to: shift(from, YEAR_DAYS) },
    likely: [],
    words,
    tagged,
    before: state.last,
  }
}
const YEAR_DAYS = 365

const weekAfter = ({ state, next }: Acting): Understood | null => {
  const { choice, last } = state
  if (choice?.period?.kind !== 'week') return null
  const from = shift(choice.period.to, 1)
  const { words, tagged } = next
  return { ...choice, period: { kind: 'week', from, to: shift(from, 6) }, dates: [], words, tagged, before: last }
}

/** What presses and when that ends; of a birth chart nothing does, so what does now is told. */
function easing(acting: Acting): Understood | null {
  const { state, topic, form } = acting
  const isTold = state.told().facts.some(({ aspect, untilJdUt, kind }) => kind === 'transit' && aspect && untilJdUt)
  if (isTold) return asKind(acting, 'ends', { points: state.last.points })
  return form === 'life' && (topic === 'health' || topic === null || topic === 'self')
    ? asKind(acting, 'lately')
    : timeOf(acting)
}

const RECURS: ReadonlySet<Intent> = new Set<Intent>([
  'retrograde',
  'eclipse',
  'phase',
  'planet_return',
  'void_moon',
  'transit',
])
/** What no chart tells is not told by a date either. */
const UNTOLD: ReadonlySet<Intent> = new Set<Intent>(['baby', 'winning', 'fate', 'grief'])

type Table = Partial<Record<Act, Partial<Record<Form, (acting: Acting) => Understood | null>>>>

const onAll = (act: (acting: Acting) => Understood | null, ...forms: Form[]) =>
  Object.fromEntries(forms.map((form) => [form, act])) as Partial<Record<Form, (acting: Acting) => Understood | null>>

const ofPlaces = (acting: Acting): Understood | null => {
  const { citiesHeard } = acting.state
  return citiesHeard.length > 0 ? asKind(acting, 'places', { cities: citiesHeard.slice(0, 3) }) : null
}
const again = ({ state: { subject, last }, next: { words, tagged } }: Acting): Understood => ({
  ...subject,
  likely: [],
  words,
  tagged,
  before: last,
})
const cause = (acting: Acting): Understood => asKind(acting, 'why_so')
const quarrel = (acting: Acting): Understood | null => {
  const { persons } = acting.state
  return persons.length > 0 ? asKind(acting, 'fight', { persons }) : null
}
/** "What would suit me then?", of work or learning. */
const calling = (acting: Acting): Understood | null =>
  acting.topic === 'career' || acting.topic === 'study' ? asKind(acting, 'topic', { persons: [] }) : null
const LIFE = ['lean', 'windows', 'life', 'months'] as const
const MET: ReadonlySet<Topic | null> = new Set<Topic | null>(['love', 'friends', 'career', null])

/** What each act asks for after each form of answer; what isn't listed is understood as before. */
const TABLE: Table = {
  pick: { days: amongOffered, place: ofPlaces, months: again, windows: oneDay, portrait: stronger },
  oneDate: onAll(oneDay, 'days', 'pair', 'span', ...LIFE),
  specific: {
    ...onAll(oneDay, 'days', 'pair', 'span', ...LIFE),
    portrait: (acting) => asKind(acting, 'more', { points: acting.state.last.points }),
  },
  when: { days: amongOffered, pair: oneDay, ...onAll(timeOf, 'lean', 'months'), life: timeOf, windows: oneDay },
  thenWhat: {
    ...onAll(timeOf, 'lean', 'life'),
    ...onAll(yearAfter, 'span', 'portrait', 'other'),
    windows: (acting) => asKind(acting, 'how_to'),
  },
  ifNot: onAll((acting) => asKind(acting, 'if_not'), 'days', 'pair', 'span', 'other', ...LIFE),
  whatIf: onAll(atOtherTime, 'days', 'other', ...LIFE),
  hard: { span: again, life: cause },
  good: { span: again },
  months: onAll(
    (acting) => asKind(acting, 'best_month', { period: acting.next.period ?? null }),
    'span',
    'portrait',
    ...LIFE,
  ),
  risks: { pair: quarrel, ...onAll(cause, ...LIFE) },
  who: onAll(quarrel, 'pair', 'life', 'other', 'lean', 'span'),
  advise: { days: amongOffered },
  eases: onAll(easing, ...LIFE, 'span'),
  why: onAll(cause, 'life'),
  type: onAll(
    (acting) => asKind(acting, 'house_of', { houses: [7], persons: [], topic: 'love' }),
    'windows',
    'life',
    'lean',
    'portrait',
  ),
  fits: onAll(calling, 'other', ...LIFE),
  avoid: {
    days: ({ state, next }) =>
      state.choice
        ? { ...state.choice, intent: 'best_day', words: ['worst'], tagged: next.tagged, before: state.last }
        : null,
  },
  nextWeek: { days: weekAfter },
  backup: { days: anotherDay },
  where: onAll((acting) => (MET.has(acting.topic) ? asKind(acting, 'where_met') : null), ...LIFE),
}

/** A short message by what it does with the answer before it; null where it is understood by itself. */
export function byAct(lang: Lang, state: ThreadState, next: Understood, today: string): Understood | null {
  const beside = besides(lang, state, next)
  if (beside) return beside
  const act = actOf(lang, next.words)
  if (!act) return null
  const { subject } = state
  const topic = lifeTopicOf(lang, next.words) ?? state.topic ?? lifeTopicOf(lang, subject.words) ?? subject.topic
  const acting: Acting = { lang, today, state, next, form: formOf(state), topic }
  if (act === 'misread') return otherReading(acting)
  if (act === 'confused') return { ...asKind(acting, 'simpler'), points: state.last.points }
  if (act === 'needs' && state.persons.length > 0)
    return asKind(acting, 'needs_of', { persons: state.persons.slice(0, 1) })
  if ((act === 'about' || act === 'differ') && state.persons.length > 0)
    return asKind(acting, act === 'about' ? 'needs_of' : 'differences', { persons: state.persons.slice(0, 1) })
  if (act === 'sky') return state.told().facts.length > 0 ? asKind(acting, 'why') : asKind(acting, 'lately')
  if (act === 'goesWell') return ofOutcome(acting)
  if (act === 'gives' && next.persons.length > 0) return asKind(acting, 'compatible')
  if (act === 'honest') return asKind(acting, 'simpler', { points: state.last.points })
  if (UNTOLD.has(subject.intent) && (act === 'when' || act === 'oneDate' || act === 'ifNot')) return again(acting)
  const recurrent = [state.last, subject].find(({ intent }) => RECURS.has(intent))
  if (act === 'starts' && recurrent)
    return { ...recurrent, when: true, likely: [], words: next.words, before: state.last }
  if (act === 'getAlong' && state.heard.length > 0)
    return asKind(acting, 'compatible', { persons: state.persons.length > 0 ? state.persons : state.heard.slice(0, 1) })
  if (act === 'why' && TABLE.why?.[acting.form] === undefined)
    return asKind(acting, 'why', { points: state.last.points })
  if (act === 'noted') return asKind(acting, 'thanks')
  if (act === 'bestPart') return ofDayPart(acting)
  return TABLE[act]?.[acting.form]?.(acting) ?? null
}

/** "Will it go ok?": the day that was spoken of, or which way the time leans. */
function ofOutcome(acting: Acting): Understood | null {
  const { state, form, topic } = acting
  const { period, purpose } = state
  if (period?.kind === 'day' && purpose !== 'anything')
    return asKind(acting, 'best_day', { period, dates: [period.from], purpose, persons: [] })
  return form === 'lean' || form === 'life' || form === 'windows' ? asKind(acting, 'whether', { topic }) : null
}

/** "What is the best part of the day?": its hours, of today where no day was spoken of. */
function ofDayPart(acting: Acting): Understood | null {
  const { state, today } = acting
  const { period } = state
  const date = state.choice ? (state.chosen().days[0] ?? today) : period?.kind === 'day' ? period.from : today
  if (date < today) return null
  const purpose = state.choice?.purpose ?? 'anything'
  return asKind(acting, 'day_hours', {
    period: { kind: 'day', from: date, to: date },
    dates: [date],
    purpose,
    limits: null,
  })
}
