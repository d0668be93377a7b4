export const SUN_SIGN_PERIODS = ['today', 'week', 'month', 'year'] as const
export type SunSignPeriod = (typeof SUN_SIGN_PERIODS)[number]
