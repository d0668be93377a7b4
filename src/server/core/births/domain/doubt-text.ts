import type { BirthReading, ClockId, Doubt } from '#astro/birth-time/birth-time.ts'
import { offsetText } from '#astro/birth-time/offset-text.ts'
import { clockName } from '#language/clock-names.ts'
import type { Lang } from '#language/lang.ts'
import { say } from '#contract/messages/say.ts'

/** “Polish time (UTC+01:00)”. */
const named = ({ clock, offsetSeconds }: BirthReading, lang: Lang) => {
  const offset = `UTC${offsetText(offsetSeconds).replace('-', '−')}`
  const name = clockName(clock, lang)
  return name.startsWith('UTC') ? offset : `${name} (${offset})`
}

/** Why another clock is possible. */
export const whyText = (place: string, { reason }: Doubt, lang: Lang): string => say(lang, `why_${reason}`, { place })

/** What a time was read by: the reading that was taken, or the clock that skipped it. */
type Taken = BirthReading | ClockId

/** The sentence that says what is in doubt, with the clock that was taken and the others. */
export function doubtText(
  place: string,
  doubt: Doubt,
  { taken, readings }: { taken: Taken; readings: readonly BirthReading[] },
  lang: Lang,
): string {
  const clock = typeof taken === 'string' ? clockName(taken, lang) : named(taken, lang)
  // The first and the second of a doubled hour are one clock's.
  const others = readings.filter((other) => other.clock !== (typeof taken === 'string' ? taken : taken.clock))
  return say(lang, `doubt_${doubt.reason}`, {
    why: whyText(place, doubt, lang),
    clock,
    other: [...new Set(others.map((reading) => named(reading, lang)))].join(', '),
  })
}
