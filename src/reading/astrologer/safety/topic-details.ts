import { TOPIC_PATTERNS } from './care-data.ts'
import { FRAUD_KINDS, MEDICAL_SIGNS, type FraudKind, type MedicalSign } from './detail-names.ts'
import { matchersOf, says } from './read-distress.ts'

const signs = MEDICAL_SIGNS.map((sign) => [sign, matchersOf(TOPIC_PATTERNS[`sign_${sign}`])] as const)
const kinds = FRAUD_KINDS.map((kind) => [kind, matchersOf(TOPIC_PATTERNS[`fraud_${kind}`])] as const)

/** Emergencies of the body that their signs show whatever else is said, each with the sign by which it is advised on. */
const EMERGENCIES = (
  [
    ['battery', 'sign_battery'],
    ['magnet', 'sign_magnet'],
    ['meningitis', 'sign_meningitis'],
    ['small_baby', 'sign_small_baby'],
    ['after_birth', 'sign_after_birth'],
    ['pregnancy', 'sign_pregnancy'],
    ['withdrawal', 'sign_withdrawal'],
    ['allergy', 'emergency_allergy'],
    ['gas', 'emergency_gas'],
    ['fire', 'emergency_fire'],
    ['bleeding', 'emergency_blood'],
    ['stroke', 'emergency_stroke'],
    ['heart', 'emergency_heart'],
    ['sugar', 'emergency_sugar'],
  ] as const
).map(([sign, name]) => [sign, matchersOf(TOPIC_PATTERNS[name])] as const)

const emergenciesIn = (text: string): MedicalSign[] =>
  EMERGENCIES.flatMap(([sign, of]) => (says(text, of) ? [sign] : []))

export const isEmergencyOfBody = (text: string): boolean => EMERGENCIES.some(([, of]) => says(text, of))

const bodyPlain = matchersOf(TOPIC_PATTERNS.body_plain)
/** Whether a body gives out, in whatever words. */
export const saysBodyFails = (text: string): boolean => isEmergencyOfBody(text) || says(text, bodyPlain)

/** What to do first is said of so many signs: more is not read while somebody waits. */
const MOST_SIGNS = 2

/** The signs of illness that a message tells of, the most pressing first; read only where it is known to be about illness. */
export function signsIn(text: string): MedicalSign[] {
  const emergencies = emergenciesIn(text)
  // One that is plain leaves no time to read of another.
  const found = emergencies.length > 0 ? emergencies : signs.flatMap(([sign, of]) => (says(text, of) ? [sign] : []))
  // A child that doesn’t breathe is all that counts.
  return found.includes('child_breath') ? ['child_breath'] : [...new Set(found)].slice(0, MOST_SIGNS)
}

/** How the fraud works that a message tells of; null where it isn't clear. */
export const fraudKindOf = (text: string): FraudKind | null => kinds.find(([, of]) => says(text, of))?.[0] ?? null
