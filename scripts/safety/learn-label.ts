import type { DangerLabel } from '#reading/astrologer/safety/danger-labels.ts'
import { hashOf } from '#reading/astrologer/safety/danger-weights.ts'
import { isOfClass, signOf, type Message } from './danger-examples.ts'
import { learn, rowsOf, type Linear, type Rows } from './learn.ts'

/** Features are told apart by so many bits of their hash. */
export const BITS = { danger: 20, others: 16 }
const COST = { danger: 0.1, others: 0.03 }
/** How much more a feature counts that stands mostly in messages of danger, or mostly in others: the logarithm of the odds. */
const TELLING = { share: 0.5, most: 3, spread: 50, ofWhole: 5 }
/** A message of `test/danger` counts as much as so many others; for the classes, of which the others know few, more. */
const OF_WHOLE = { classes: 30, others: 15 }
/** And an ordinary question so much. */
const OF_QUESTION = 4
const ROUNDS = 25

function hashed(features: ReadonlyMap<string, number>, bits: number): Map<number, number> {
  const of = new Map<number, number>()
  for (const [name, value] of features) {
    const at = hashOf(name, bits)
    of.set(at, (of.get(at) ?? 0) + value)
  }
  return of
}

/** The features of messages, numbered for danger at all and for the other labels. */
export interface Numbered {
  danger: Rows
  others: Rows
}

export function numbered(messages: readonly Message[]): Numbered {
  const of = (bits: number) =>
    rowsOf(
      messages.map(({ features }) => hashed(features, bits)),
      1 << bits,
    )
  return { danger: of(BITS.danger), others: of(BITS.others) }
}

/** How telling each feature is: how often it stands on one side, against the other. */
function tellingOf({ starts, at, width }: Rows, messages: readonly Message[], signs: Int8Array): Float64Array {
  const [meant, others] = [new Float64Array(width).fill(1), new Float64Array(width).fill(1)]
  let [ofMeant, ofOthers] = [width / TELLING.spread, width / TELLING.spread]
  for (const [row, sign] of signs.entries()) {
    if (sign === 0) continue
    const weight = messages[row]?.isWhole ? TELLING.ofWhole : 1
    const counts = sign > 0 ? meant : others
    for (let i = starts[row] as number; i < (starts[row + 1] as number); i++)
      counts[at[i] as number] = (counts[at[i] as number] as number) + weight
    if (sign > 0) ofMeant += weight
    else ofOthers += weight
  }
  return meant.map((count, i) => {
    const odds = Math.abs(Math.log(count / ofMeant / ((others[i] as number) / ofOthers)))
    return 1 - TELLING.share + TELLING.share * Math.min(TELLING.most, odds)
  })
}

/** What is learned with features that count as much as they tell, written as weights of the features as they are. */
function learnTelling(rows: Rows, messages: readonly Message[], signs: Int8Array, costs: Float64Array): Linear {
  const telling = tellingOf(rows, messages, signs)
  const values = rows.values.map((value, i) => value * (telling[rows.at[i] as number] as number))
  const { bias, weights } = learn({ ...rows, values }, signs, costs, ROUNDS)
  return { bias, weights: weights.map((weight, i) => weight * (telling[i] as number)) }
}

export function learnLabel(
  label: DangerLabel,
  messages: readonly Message[],
  { danger, others }: Numbered,
  isLeftOut: (row: number) => boolean,
): Linear {
  const signs = Int8Array.from(messages, (message, row) => (isLeftOut(row) ? 0 : signOf(label, message)))
  const weightOf = ({ isWhole, isQuestion }: Message) =>
    isWhole ? OF_WHOLE[isOfClass(label) ? 'classes' : 'others'] : isQuestion ? OF_QUESTION : 1
  const total = { meant: 0, others: 0 }
  for (const [row, message] of messages.entries()) {
    if ((signs[row] as number) > 0) total.meant += weightOf(message)
    else if ((signs[row] as number) < 0) total.others += weightOf(message)
  }
  const all = total.meant + total.others
  const costs = Float64Array.from(messages, (message, row) => {
    const side = (signs[row] as number) > 0 ? total.meant : total.others
    return (COST[label === 'danger' ? 'danger' : 'others'] * weightOf(message) * all) / (2 * side)
  })
  return label === 'danger' ? learnTelling(danger, messages, signs, costs) : learn(others, signs, costs, ROUNDS)
}
