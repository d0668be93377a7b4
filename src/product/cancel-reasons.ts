/** Why people leave, as the exit survey asks it. */
export const CANCEL_REASONS = ['expensive', 'features', 'quality', 'usage', 'alternative', 'pause', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

export const FEEDBACK_LENGTH = 2000
