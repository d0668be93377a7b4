import { readFileSync } from 'node:fs'
import { LANGS, type Lang } from '#language/lang.ts'
import type { Pattern } from './pattern.ts'
import { ACTS, SPOKEN_ACTS, type Act } from './act.ts'
import { CHANGES, CHOICES, NOTICED, type Change, type Noticed } from './choice-names.ts'
import { CARE_TOPICS } from './care-topic.ts'
import { PLAINLY_SAID, type PlainlySaid } from './detail-names.ts'
import type { SafetyWords } from './safety-words.ts'
import { SITUATIONS, type Situation } from './situation.ts'
import { RISE_SIGNS } from './thread-rules.ts'
import { TURNS, type Turn } from './turn.ts'

const json = (name: string): unknown => JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8'))

/** The names of all that is in a value, by which two languages are compared. */
const shapeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('child' in value)
    ? Object.entries(value)
        .map(([name, inner]) => `${name}{${shapeOf(inner)}}`)
        .toSorted()
        .join()
    : ''

/** @throws RangeError where something is missing in one of the languages */
function readWords(): Record<Lang, SafetyWords> {
  const words = {
    en: json('care-words-en') as SafetyWords,
    ru: json('care-words-ru') as SafetyWords,
  }
  // Children need words of their own more often in Russian.
  const shared = ({ groupHolds: _g, ...rest }: SafetyWords) => rest
  if (shapeOf(shared(words.en)) !== shapeOf(shared(words.ru)))
    throw new RangeError('the words of care differ between the languages')
  const missing = [
    ...CARE_TOPICS.filter((topic) => !(topic in words.en.topics)),
    ...SPOKEN_ACTS.filter((act) => !(act in words.en.acts)),
    ...CHOICES.filter((choice) => !(choice in words.en.choices)),
    ...TURNS.filter((turn) => !turn.startsWith('help_') && !(turn in words.en.turns)),
  ]
  if (missing.length > 0) throw new RangeError(`the words of care lack ${missing.join(', ')}`)
  return words
}

type Patterns = Record<Lang, readonly Pattern[]>

/** @throws RangeError where patterns that are asked for are missing */
function readPatterns<Name extends string>(file: string, names: readonly Name[]): Record<Name, Patterns> {
  const patterns = json(file) as Record<Name, Patterns>
  for (const name of names)
    for (const lang of LANGS)
      if (!(patterns[name]?.[lang]?.length > 0)) throw new RangeError(`${file} lacks ${name} in ${lang}`)
  return patterns
}

/** What is said to somebody in distress: `data/care-words-<lang>.json`. */
export const CARE_WORDS = readWords()

/** How further messages say what they say; read only in a conversation about distress, so they may be broad. */
export const TURN_PATTERNS: Record<Turn, Patterns> = readPatterns('turn-patterns', TURNS)

/** By what the danger of a conversation becomes another; read only in one. */
export const RISE_PATTERNS = readPatterns('rise-patterns', RISE_SIGNS)

/** What tells an act that is announced, done or seen. */
export const ACT_PATTERNS: Record<Act, Patterns> = readPatterns('act-patterns', ACTS)

/** What tells a situation; read only where danger is known. */
export const SITUATION_PATTERNS: Record<Situation, Patterns> = readPatterns('situation-patterns', SITUATIONS)

/** What a message that may be danger is seen to speak of. */
export const NOTICE_PATTERNS: Record<Noticed, Patterns> = readPatterns('notice-patterns', NOTICED)

/** Who writes, what is refused, and how a suspicion is taken back. */
export const STATE_PATTERNS = readPatterns('state-patterns', [
  'arrived',
  'grown',
  'refuses_lines',
  'back',
  'denies',
  'explains',
  'denies_danger',
])

/** What has just changed in a danger that is known. */
export const CHANGE_PATTERNS: Record<Change, Patterns> = readPatterns('change-patterns', CHANGES)

/** What tells a danger in a short sentence by itself. */
export const PLAIN_PATTERNS: Record<PlainlySaid, Patterns> = readPatterns('plain-patterns', PLAINLY_SAID)

/** What the patterns of `data/topic-patterns.json` tell. */
const TOLD = [
  'taken',
  'taken_now',
  'choked_me',
  'unwell_from',
  'dying',
  'means',
  'wants_to_die',
  'other_languages',
  'farewell',
  'eating',
  'starving',
  'medication',
  'suicide_loss',
  'grief',
  'pregnancy_loss',
  'injury',
  'danger',
  'threat',
  'hit_child',
  'long_ago',
  'long_over',
  'grown',
  'abused_as_child',
  'stalked',
  'blackmailed',
  'choked',
  'own_child',
  'of_me',
  'other_person',
  'brink',
  'goodbye_of_other',
  'medical',
  'unborn',
  'psychosis',
  'fraud',
  'may_hit_child',
  'danger_now',
  'unwilling',
  'relative_at_night',
  'signs_of_other',
  'purges',
  'own_death',
  'sign_battery',
  'sign_magnet',
  'sign_meningitis',
  'sign_pregnancy',
  'sign_withdrawal',
  'sign_after_birth',
  'sign_small_baby',
  'emergency_allergy',
  'emergency_gas',
  'emergency_fire',
  'emergency_blood',
  'emergency_stroke',
  'emergency_heart',
  'emergency_sugar',
  'look_alike',
  'meant',
  'told_psychosis',
  'told_grief',
  'told_sexual_abuse',
  'told_eating',
  'own_self',
  'denies_wish',
  'body_plain',
  'sign_collapse',
  'sign_child_breath',
  'sign_choking',
  'sign_allergy',
  'sign_stroke',
  'sign_heart',
  'sign_breath',
  'sign_seizure',
  'sign_sugar',
  'sign_gas',
  'sign_fire',
  'sign_bleeding',
  'sign_head',
  'sign_burn',
  'sign_small_child',
  'fraud_blackmail',
  'fraud_curse',
  'fraud_courier',
  'fraud_bank',
  'fraud_love',
  'fraud_payout',
  'moves_less',
  'treatment',
  'lost_to_suicide',
  'lost_before_birth',
  'asks_safe_with',
  'asks_to_stop',
  'asks_of_illness',
] as const
export const TOPIC_PATTERNS = readPatterns('topic-patterns', TOLD)
