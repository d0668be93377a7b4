import { TOPIC_PATTERNS } from './care-data.ts'
import { FRAUD_KINDS, MEDICAL_SIGNS, type FraudKind, type MedicalSign } from './detail-names.ts'
import { matchersOf, says } from './read-distress.ts'

const signs = MEDICAL_SIGNS.map((sign) => [sign, matchersOf(TOPIC_PATTERNS[`sign_${sign}`])] as const)
const kinds = FRAUD_KINDS.map((kind) => [kind, matchersOf(TOPIC_PATTERNS[`fraud_${kind}`])] as const)

/** What to do first is said of so many signs: more is not read while somebody waits. */
const MOST_SIGNS = 2

/** The signs of illness that a message tells of, the most pressing first; read only where it is known to be about illness. */
export const signsIn = (text: string): MedicalSign[] =>
  signs.flatMap(([sign, of]) => (says(text, of) ? [sign] : [])).slice(0, MOST_SIGNS)

/** How the fraud works that a message tells of; null where it isn't clear. */
export const fraudKindOf = (text: string): FraudKind | null => kinds.find(([, of]) => says(text, of))?.[0] ?? null
