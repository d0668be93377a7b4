/** Signs of illness in which something can be done until help is there, the most pressing first. */
export const MEDICAL_SIGNS = [
  'child_breath',
  'collapse',
  'battery',
  'magnet',
  'meningitis',
  'pregnancy',
  'withdrawal',
  'after_birth',
  'small_baby',
  'choking',
  'allergy',
  'stroke',
  'heart',
  'seizure',
  'breath',
  'gas',
  'fire',
  'bleeding',
  'sugar',
  'head',
  'burn',
  'small_child',
] as const
export type MedicalSign = (typeof MEDICAL_SIGNS)[number]

/** What is said in so few words that nothing stands beside it that could make it mean something else; the most pressing first. */
export const PLAINLY_SAID = ['overdose', 'medical', 'crisis', 'sexual_abuse', 'self_harm', 'violence'] as const
export type PlainlySaid = (typeof PLAINLY_SAID)[number]

/** Ways in which frauds work. */
export const FRAUD_KINDS = ['blackmail', 'curse', 'courier', 'bank', 'love', 'payout'] as const
export type FraudKind = (typeof FRAUD_KINDS)[number]
