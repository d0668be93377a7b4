import { NATAL_KINDS } from '../answers/natal/natal.ts'
import { isOfPair } from '../people/persons-meant.ts'
import { isAboutDays, type Intent } from '../question.ts'
import { MATTER_RULES } from '../understanding/life/matter.ts'
import type { ThreadState } from './thread-state.ts'

/** What form the answer had that a message goes on with. */
export type Form = 'days' | 'lean' | 'windows' | 'months' | 'span' | 'life' | 'pair' | 'place' | 'portrait' | 'other'

export const FORMS: Partial<Record<Intent, Form>> = {
  should_i: 'lean',
  whether: 'lean',
  outcome: 'lean',
  decide: 'lean',
  others_mind: 'lean',
  topic_when: 'windows',
  best_month: 'months',
  period: 'span',
  transits_now: 'span',
  lately: 'life',
  why_so: 'life',
  how_to: 'life',
  topic: 'life',
  where_met: 'life',
  breakup: 'life',
  lonely: 'life',
  nervous: 'lean',
  places: 'place',
}

export function formOf({ choice, subject, last }: ThreadState): Form {
  if (isAboutDays(subject.intent) || (choice !== null && (subject === choice || last === choice))) return 'days'
  if (subject.matter && MATTER_RULES[subject.matter.of].leans && subject.intent === 'matter') return 'lean'
  const form = FORMS[subject.intent]
  if (form) return form
  if (isOfPair(subject.intent) || subject.intent === 'needs_of') return 'pair'
  return subject.intent in NATAL_KINDS ? 'portrait' : 'other'
}
