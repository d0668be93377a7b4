import type { Finding } from './passage.ts'

/** A finding that is no fault: by its rule, a part of the file's path and a part of what is said, and why it may stand. */
interface Allowance {
  rule: string
  file: string
  what: string
  reason: string
}

export const ALLOWED: readonly Allowance[] = [
  { rule: 'banned', file: 'calendar/text.ts', what: 'nergy', reason: 'the name of one of the four measures of a day' },
  {
    rule: 'banned',
    file: 'calendar/text.ts',
    what: 'Энергия',
    reason: 'the name of one of the four measures of a day',
  },
  { rule: 'banned', file: 'admin/text.ts', what: 'Energy', reason: 'the name of one of the four measures of a day' },
  { rule: 'banned', file: 'admin/text.ts', what: 'Энергия', reason: 'the name of one of the four measures of a day' },
  {
    rule: 'banned',
    file: 'karmic-horoscope',
    what: 'arm',
    reason: 'the name of a tradition, called one openly',
  },
  {
    rule: 'banned',
    file: 'karmic-horoscope',
    what: 'арм',
    reason: 'the name of a tradition, called one openly',
  },
  { rule: 'banned', file: 'landing/text.ts', what: 'fate', reason: 'promises that there is none' },
  {
    rule: 'banned',
    file: 'planet-in-sign/ceres.en.md',
    what: 'misfortune',
    reason: 'a neighbor’s, who is helped in it',
  },
]

export const allowanceFor = ({ rule, file, what }: Finding): Allowance | undefined =>
  ALLOWED.find(
    (allowed) =>
      allowed.rule === rule && file.replaceAll('\\', '/').includes(allowed.file) && what.includes(allowed.what),
  )
