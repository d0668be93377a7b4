/** Signs of illness in which something can be done until help is there, the most pressing first. */
export const MEDICAL_SIGNS = [
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
  'bleeding',
  'sugar',
  'head',
  'burn',
  'small_child',
] as const
export type MedicalSign = (typeof MEDICAL_SIGNS)[number]

/** Ways in which frauds work. */
export const FRAUD_KINDS = ['blackmail', 'curse', 'courier', 'bank', 'love', 'payout'] as const
export type FraudKind = (typeof FRAUD_KINDS)[number]
