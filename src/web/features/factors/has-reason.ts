import type { Factor } from '#contract/daily.ts'

/** Whether anything in the person's chart makes a day stand out: that the Moon is in some sign is true of every day. */
export const hasReason = (factors: readonly Pick<Factor, 'kind'>[]): boolean =>
  factors.some(({ kind }) => kind !== 'moon')
