import type { Aspect } from '#astro/charts/aspect.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { Topic } from '../topics.ts'

type SignSlot = `sign${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11}`
type OrdinalSlot = `nth${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`
type MonthSlot = `month${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`
type WeekdaySlot = `weekday${1 | 2 | 3 | 4 | 5 | 6 | 7}`

/** Everything that a word of a question can point to. */
export type Slot =
  | SpokenPoint
  | SignSlot
  | OrdinalSlot
  | MonthSlot
  | WeekdaySlot
  | Aspect
  | Topic
  // of the sky
  | 'aspects'
  | 'house'
  | 'sign'
  | 'planet'
  | 'retrograde'
  | 'eclipse'
  | 'lunarDay'
  | 'newMoon'
  | 'fullMoon'
  | 'quarter'
  | 'phase'
  | 'transit'
  | 'return'
  | 'progressed'
  | 'chart'
  | 'ruler'
  | 'enters'
  // of time
  | 'when'
  | 'now'
  | 'today'
  | 'tomorrow'
  | 'dayAfter'
  | 'week'
  | 'month'
  | 'year'
  | 'next'
  | 'day'
  | 'future'
  // of the question
  | 'my'
  | 'meaning'
  | 'where'
  | 'favors'
  | 'compatible'
  | 'greeting'
  | 'thanks'
  | 'you'
  | 'machine'
  | 'truth'
  | 'product'
  | 'plan'
  | 'questions'
  // what needs care
  | 'death'
  | 'illness'
  | 'medicine'
  | 'law'
  | 'stake'
  | 'minor'
  | 'intimate'
  | 'command'

/** Ordinals, months and weekdays by their wording. */
export const numberOf = (slot: string, kind: 'sign' | 'nth' | 'month' | 'weekday'): number | null => {
  const match = new RegExp(`^${kind}(\\d+)$`).exec(slot)
  return match ? Number(match[1]) : null
}
