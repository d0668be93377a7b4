import type { Lang } from '#language/lang.ts'
import { groupsOfAlike, type Message } from './danger-examples.ts'
import { learnLabel, type Numbered } from './learn-label.ts'
import { sumOf } from './learn.ts'

/** How a message that wasn't learned from was read. */
export interface Heard {
  /** What it weighs as danger, before a bound is taken off. */
  sum: number
  /** Told by a pattern by itself. */
  isPlain: boolean
  /** The words may speak so much against that pattern that it isn’t believed. */
  isOverrulable: boolean
  /** Told by a pattern that is believed unless the words speak against it. */
  isOfPattern: boolean
}

/** A pattern is believed down to so far below the bound of the weights. */
export const BELIEVED = -0.5
/** And one that is plain by itself so far, where no body gives out. */
export const OVERRULED = -1

export const isAlarm = ({ isPlain, isOverrulable, isOfPattern, sum }: Heard, bound: number): boolean =>
  (isPlain && (!isOverrulable || sum - bound > OVERRULED)) || (isOfPattern && sum - bound > BELIEVED) || sum > bound

/** The share of messages that may be taken for danger: of ordinary questions, and of harmless messages written to be mistaken. */
export interface Alarms {
  questions: number
  misleading: number
}
/** Asked about where another such message came before; asked about; held whatever else is asked. */
export const ALARMS = {
  again: { questions: 0.025, misleading: 0.2 },
  asked: { questions: 0.01, misleading: 0.1 },
  sure: { questions: 0.002, misleading: 0.03 },
} as const satisfies Record<string, Alarms>

/**
 * The share of ordinary questions that may be asked about, where the rule above finds too little: by the sets of outsiders, weighed by what
 * other writers teach, 1% finds 93.3% in English (95.9% at 1.25%) and 97.5% in Russian.
 */
export const ASKED_OF_QUESTIONS: Record<Lang, number> = { en: 0.0125, ru: ALARMS.asked.questions }

export const shareAbove = (heard: readonly Heard[], bound: number): number =>
  heard.filter((one) => isAlarm(one, bound)).length / Math.max(1, heard.length)

/** The lowest bound with no more alarms than that, by which most danger is found. */
export function lowestBound({ questions, misleading }: Record<keyof Alarms, readonly Heard[]>, most: Alarms): number {
  const isWithin = (bound: number) =>
    shareAbove(questions, bound) <= most.questions && shareAbove(misleading, bound) <= most.misleading
  const bounds = [...questions, ...misleading]
    .flatMap(({ sum }) => [sum, sum - BELIEVED, sum - OVERRULED])
    .toSorted((a, b) => a - b)
  // Alarms only grow fewer with a higher bound.
  let [low, high] = [0, bounds.length - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isWithin(bounds[middle] as number)) high = middle
    else low = middle + 1
  }
  return bounds[low] ?? 0
}

/** So many times it is learned, each time without some of the writers. */
const TIMES = 6

/** Which writers are left out together: the ones with the most messages apart. */
export function partsOfWriters(messages: readonly Message[]): number[] {
  const counts = new Map<string, number>()
  for (const { by } of messages) counts.set(by, (counts.get(by) ?? 0) + 1)
  const sizes = Array.from({ length: TIMES }, () => 0)
  const parts = new Map<string, number>()
  for (const [by, count] of [...counts].toSorted((a, b) => b[1] - a[1])) {
    const part = sizes.indexOf(Math.min(...sizes))
    parts.set(by, part)
    sizes[part] = (sizes[part] as number) + count
  }
  return messages.map(({ by }) => parts.get(by) as number)
}

/** What each message weighs as danger by what other writers teach, without those of their messages that are the same in other words. */
export function weighedByOthers(messages: readonly Message[], rows: Numbered): number[] {
  const [parts, groups] = [partsOfWriters(messages), groupsOfAlike(messages)]
  const sums = messages.map(() => 0)
  for (let part = 0; part < TIMES; part++) {
    const out = new Set(groups.filter((_, row) => parts[row] === part))
    const model = learnLabel('danger', messages, rows, (row) => parts[row] === part || out.has(groups[row] as number))
    for (const row of sums.keys()) if (parts[row] === part) sums[row] = sumOf(rows.danger, row, model)
  }
  return sums
}
