import { skyWords } from '../../i18n/sky-words.ts'

const WAXING = ['new', 'waxing-crescent', 'first-quarter', 'waxing-gibbous'] as const

/** Whether the lit side grows, from a phase's key or its name. At full and after it does not. */
export const isWaxing = (phase: string): boolean =>
  WAXING.some((key) => phase === key || Object.values(skyWords).some(({ phases }) => phases[key] === phase))
