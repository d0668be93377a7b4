import { skyWords } from '../../i18n/sky-words.ts'

const WAXING = ['new', 'waxing-crescent', 'first-quarter', 'waxing-gibbous'] as const

/** Whether the lit side grows, from a phase's key or its name in either language. At full and after it does not. */
export const isWaxing = (phase: string): boolean =>
  WAXING.some((key) => [key, skyWords.en.phases[key], skyWords.ru.phases[key]].includes(phase))
