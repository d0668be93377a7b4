import type { Lang } from '#language/lang.ts'
import { isAskedKind, ruleOf } from '../kinds.ts'
import { isHeavy } from '../understanding/life/life-kind.ts'
import { lifeTopicOf } from '../understanding/life/life-topic.ts'
import type { Understood } from '../question.ts'
import { goesOn, type ThreadState } from './thread-state.ts'

/** Fewer words name nothing by what was learned. */
const FEWEST = 3
const LEAST_CHANCE = 0.03
const MOST_TO_GO_ON = 7

/**
 * A question that wasn't understood, by its nearest reading: by what it names, by the kind it is likest, or as going on with what was
 * said; as it is where nothing speaks for any.
 */
export function byNearest(lang: Lang, asked: Understood, state: ThreadState | null): Understood {
  if (asked.intent !== 'unknown') return asked
  const { words, persons, points, period, likely } = asked
  const topic = asked.topic ?? lifeTopicOf(lang, words)
  if (points.length > 0) return { ...asked, intent: 'point', guessed: 'point' }
  if (persons.length > 0) return { ...asked, intent: 'compatible', guessed: 'person' }
  if (topic !== null)
    return { ...asked, topic, intent: asked.when || period ? 'topic_when' : 'topic', guessed: 'topic' }
  if (period !== null) return { ...asked, intent: 'period', guessed: 'time' }
  // What isn't understood and is likest to nothing of a chart is left as it is.
  if (likely.some(({ kind, chance }) => kind === 'off_topic' && chance >= LEAST_CHANCE))
    return { ...asked, intent: 'off_topic' }
  const found = isHeavy(lang, words)
    ? undefined
    : likely.find(
        ({ kind, chance }) =>
          chance >= LEAST_CHANCE &&
          !goesOn(kind) &&
          isAskedKind(kind) &&
          ruleOf(kind).about !== 'talk' &&
          !NAMES.has(kind),
      )
  const isShort = words.length <= MOST_TO_GO_ON
  if (state && isShort && state.told().facts.length > 0)
    return {
      ...asked,
      intent: 'more',
      points: state.last.points,
      persons: state.last.persons,
      topic: state.topic,
      guessed: 'before',
    }
  return found && words.length >= FEWEST ? { ...asked, intent: found.kind, guessed: 'likely' } : asked
}

/** What is never asked without naming something. */
const NAMES: ReadonlySet<string> = new Set([
  'point',
  'sky_place',
  'transit',
  'house_of',
  'dated_person',
  'compatible',
  'fight',
  'bond_aspect',
  'bond_closest',
  'bond_list',
  'overlay',
  'spark',
  'composite_of',
  'compare_people',
  'needs_of',
  'differences',
  'places',
  'term',
  'aspects_of',
])
