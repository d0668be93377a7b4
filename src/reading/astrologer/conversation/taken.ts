import type { Lang } from '#language/lang.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { Intent, Understood } from '../question.ts'
import { SEATS } from '../topics.ts'
import { housesTold, pointsTold, signsTold, type ThreadState } from './thread-state.ts'

/** What a question may take from the conversation. */
type Slot = 'points' | 'pair' | 'houses' | 'signs' | 'period' | 'topic' | 'cities' | 'persons'

/** What a kind takes where a question names none: `needs` by itself, `may` only by a word for it, "it", "then", "there". */
interface Taking {
  needs?: readonly Slot[]
  may?: readonly Slot[]
}

/** What each kind takes; one that isn't listed stands by itself. */
const TAKES: Partial<Record<Intent, Taking>> = {
  point: { needs: ['points'] },
  dispositor: { needs: ['houses', 'points'] },
  house_of: { needs: ['houses'] },
  rules_houses: { needs: ['points'] },
  sign_occupants: { needs: ['signs'] },
  aspects_of: { may: ['pair'] },
  combust: { may: ['points'] },
  decan: { may: ['points'] },
  retrogrades: { may: ['points'] },
  transit: { needs: ['pair'], may: ['period'] },
  planet_return: { may: ['points'] },
  progressed: { may: ['points'] },
  sky_place: { needs: ['points'], may: ['period'] },
  retrograde: { may: ['points', 'period'] },
  sky_day: { may: ['period'] },
  phase: { may: ['period'] },
  void_moon: { may: ['period'] },
  lunar_day: { may: ['period'] },
  eclipse: { may: ['period'] },
  period: { may: ['period'] },
  topic: { needs: ['topic'] },
  topic_when: { needs: ['topic'], may: ['period'] },
  should_i: { needs: ['topic'] },
  day_hours: { needs: ['period'] },
  whether: { needs: ['topic'], may: ['period'] },
  why_so: { needs: ['topic'] },
  how_to: { needs: ['topic'] },
  best_month: { needs: ['topic', 'period'] },
  needs_of: { needs: ['persons'] },
  differences: { needs: ['persons'] },
  places: { needs: ['cities'], may: ['points'] },
  solar_return: { may: ['cities'] },
  visibility: { may: ['cities'] },
  bond_aspect: { needs: ['points', 'persons'] },
  bond_closest: { needs: ['persons'] },
  bond_list: { needs: ['persons'] },
  compatible: { needs: ['persons'] },
  person_pair: { needs: ['persons'] },
  overlay: { needs: ['persons'], may: ['points'] },
  spark: { needs: ['persons'] },
  fight: { needs: ['persons'] },
  composite_of: { needs: ['persons'] },
  compare_people: { needs: ['persons'] },
  child_school: { needs: ['persons'] },
}

/** A longer question says what it is about, unless a word in it means what was spoken of. */
const MOST_TO_NEED = 12
const MOST_TO_TAKE = 20

/** By which words a slot is meant. */
const WORD: Record<'thing' | 'time' | 'place', Record<Lang, RegExp>> = {
  thing: {
    en: /(?<=^| )(?:it|its|this|that|those|these|them|they|one|same)(?= |$)/,
    ru: /(?<=^| )(?:он|она|оно|они|его|ее|их|него|ней|нее|ним|нему|ними|этот|эта|это|этого|этой|этому|этим|эти|этих|тот|та|то|те|тоже)(?= |$)/,
  },
  time: {
    en: /(?<=^| )(?:then|(?:that|the same|this) (?:day|time|week|month|year|date|period)|on that date|those (?:days|dates|years)|by then|during (?:it|that))(?= |$)/,
    ru: /(?<=^| )(?:тогда|в это(?: же)? время|в тот(?: же)? день|в этот(?: же)? день|тот же день|в те дни|в эти дни|в этот период|в это число|к тому времени)(?= |$)/,
  },
  place: {
    en: /(?<=^| )(?:there|here|either|that (?:city|place))(?= |$)/,
    ru: /(?<=^| )(?:там|туда|оттуда|тут)(?= |$)/,
  },
}

const MEANT: Record<Slot, keyof typeof WORD> = {
  points: 'thing',
  pair: 'thing',
  houses: 'thing',
  signs: 'thing',
  topic: 'thing',
  persons: 'thing',
  period: 'time',
  cities: 'place',
}

/** Whether the subject of the conversation is an answer about houses, so that "who rules it" is of one. */
const OF_HOUSES: ReadonlySet<Intent> = new Set<Intent>(['house_of', 'fullest_house'])
const WHICH = /^(?:which|better|worse|compare|лучше|хуже|сравни\p{L}*|из)$/u
const MOST_COMPARED = 3

const PLURAL = /^(?:they|both|them|all|these|those|they're|они|их|оба|обе|все|ними)$/
const MOST_SPOKEN = 3

/** The points of the last questions that were each about one. */
function pointsOfAll({ last }: ThreadState): SpokenPoint[] {
  const found: SpokenPoint[] = []
  for (let one: Understood | null = last; one && one.intent === 'point'; one = one.before) found.unshift(...one.points)
  return [...new Set(found)].slice(-MOST_SPOKEN)
}

/** What fills each slot, if the conversation has it. */
const VALUE: Record<Slot, (state: ThreadState, next: Understood) => Partial<Understood>> = {
  points: (state, { words }) => {
    const { last, subject, told } = state
    if (words.some((word) => PLURAL.test(word))) {
      const all = pointsOfAll(state)
      if (all.length > 1) return some('points', all)
    }
    const named = last.points.length > 0 ? last.points : subject.points
    return some('points', named.length > 0 ? named.slice(0, 2) : pointsTold(told()).slice(-1))
  },
  pair: ({ last, subject, told }, { aspect }) => {
    const of = last.points.length > 0 ? last : subject
    const points = of.points.length > 0 ? of.points : pointsTold(told())
    return { ...some('points', points), aspect: aspect ?? (points.length > 1 ? of.aspect : null) }
  },
  houses: ({ subject, told, topic, last }) =>
    OF_HOUSES.has(subject.intent)
      ? some('houses', subject.houses.length > 0 ? subject.houses : housesTold(told()))
      : subject.houses.length > 0
        ? { houses: subject.houses }
        : topic !== null && last.intent !== 'unknown'
          ? { houses: SEATS[topic].houses.slice(0, 1) }
          : {},
  signs: ({ subject, told }) => some('signs', subject.signs.length > 0 ? subject.signs : signsTold(told())),
  period: ({ period }) => (period ? { period } : {}),
  topic: ({ topic }) => (topic ? { topic } : {}),
  // "Which is better?" is of two at least.
  cities: ({ cities, citiesHeard }, { words }) => {
    const isChoice = cities.length === 1 && words.some((word) => WHICH.test(word))
    return some('cities', isChoice ? citiesHeard.slice(0, MOST_COMPARED) : cities)
  },
  persons: ({ persons }) => some('persons', persons),
}

const some = <Key extends keyof Understood>(key: Key, values: Understood[Key] & readonly unknown[]) =>
  (values.length > 0 ? { [key]: values } : {}) as Partial<Understood>

const isNamed = (slot: Slot, one: Understood): boolean => {
  if (slot === 'period') return one.period !== null
  if (slot === 'topic') return one.topic !== null
  return one[slot === 'pair' ? 'points' : slot].length > 0
}

/**
 * What a question takes from the conversation: of what its kind takes, what it doesn't name and either can't be answered without or
 * means by a word.
 */
export function taken(lang: Lang, state: ThreadState, next: Understood, kind = next.intent): Partial<Understood> {
  const takes = TAKES[kind]
  if (!takes || next.words.length > MOST_TO_TAKE) return {}
  const text = next.words.join(' ')
  const { needs = [], may = [] } = takes
  const isMeant = (slot: Slot) => WORD[MEANT[slot]][lang].test(text)
  const isShort = next.words.length <= MOST_TO_NEED
  const open = [...needs.filter((slot) => isShort || isMeant(slot)), ...may.filter(isMeant)].filter(
    (slot) => !isNamed(slot, next),
  )
  const filled: Partial<Understood> = {}
  for (const slot of open) {
    // A house is ruled as a point is: one of them is meant.
    if (slot === 'points' && (filled.houses || next.houses.length > 0) && kind === 'dispositor') continue
    Object.assign(filled, VALUE[slot](state, next))
  }
  return filled
}
