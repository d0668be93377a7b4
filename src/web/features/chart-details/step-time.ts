export const STEPS = ['minute', 'hour', 'day', 'month', 'year'] as const
export type Step = (typeof STEPS)[number]

/** The same clock time a step before or after, by the device's calendar; of a shorter month its last day. */
export function stepped(at: Date, step: Step, direction: 1 | -1): Date {
  if (step === 'minute' || step === 'hour')
    return new Date(at.getTime() + direction * (step === 'minute' ? 60_000 : 3_600_000))
  const next = new Date(at)
  if (step === 'day') {
    next.setDate(at.getDate() + direction)
    return next
  }
  const month = at.getMonth() + direction * (step === 'month' ? 1 : 12)
  next.setDate(1)
  next.setMonth(month)
  const last = new Date(next.getFullYear(), next.getMonth() + 1, 0).getDate()
  next.setDate(Math.min(at.getDate(), last))
  return next
}

const two = (value: number) => String(value).padStart(2, '0')

/** As an input of date and time shows an instant: by the device's clock. */
export const toLocalInput = (at: Date): string =>
  `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
