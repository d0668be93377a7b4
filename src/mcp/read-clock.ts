import type { BirthReading, BirthTimeResolution } from '#astro/birth-time/birth-time.ts'
import { loadTerritories } from '#astro/birth-time/load-territories.ts'
import { offsetText } from '#astro/birth-time/offset-text.ts'
import { say } from '#contract/messages/say.ts'
import { clockName } from '#language/clock-names.ts'
import type { BirthInput } from '#contract/engine/birth.ts'
import type { ReadPlace } from './read-place.ts'
import { ToolError } from './tool-error.ts'

/** A leap second ends where the next minute begins, and is written as the sixty-first. */
function utcText(utcMs: number, leapSecond = false): string {
  const iso = (ms: number) => new Date(ms).toISOString().slice(0, 19)
  return leapSecond ? `${iso(utcMs - 1000).slice(0, 17)}60Z` : `${iso(utcMs)}Z`
}

const presented = ({ utcMs, offsetSeconds, clock }: BirthReading) => ({
  utc: utcText(utcMs),
  offset: offsetText(offsetSeconds),
  clock,
  clock_name: clockName(clock, 'en'),
})

/** "Polish time (UTC+01:00)". */
function named({ clock, offsetSeconds }: BirthReading): string {
  const offset = `UTC${offsetText(offsetSeconds)}`
  const name = clockName(clock, 'en')
  return name.startsWith('UTC') ? offset : `${name} (${offset})`
}

const territoryName = (id: string | null) => loadTerritories().list.find((one) => one.id === id)?.en ?? id

type Read = Exclude<BirthTimeResolution, { kind: 'gap' }>

/** The reading that was taken of a birth's time, with the clock that it was read by and what should be told of it. */
export function readClock(place: ReadPlace, input: BirthInput, found: BirthTimeResolution) {
  if (found.kind === 'gap') throw skippedTime(place, found)
  const [first, second] = found.kind === 'ambiguous' ? found.readings : [found.reading, null]
  const isSecond = second !== null && input.occurrence === 'second'
  const taken = isSecond ? second : first
  const leapSecond = found.kind === 'unique' && found.leapSecond
  const other = isSecond ? first : second
  const { doubt } = found
  return {
    taken,
    clock: {
      ...presented(taken),
      utc: utcText(taken.utcMs, leapSecond),
      why: whyText(place, input, found, taken),
      territory: territoryName(found.territory),
      second_occurrence: other && presented(other),
      doubt: doubt && {
        reason: doubt.reason,
        source: doubt.source,
        alternatives: doubt.alternatives.map(presented),
      },
    },
    warnings: warningsOf(place, input, found, taken),
  }
}

function whyText(place: ReadPlace, { clock }: BirthInput, found: Read, taken: BirthReading): string {
  if (clock !== undefined) return `The time was read by ${named(taken)}, because the call asked for it.`
  if (taken.clock === 'lmt')
    return `The time was read by the local mean time of the place (UTC${offsetText(taken.offsetSeconds)}).`
  const territory = territoryName(found.territory)
  if (territory !== null && taken.clock !== place.timeZone) {
    return `The time was read by ${named(taken)}, the clock followed then in the territory "${territory}"; today the place is in ${place.timeZone}.`
  }
  return `The time was read by ${named(taken)}, as the history of clocks in ${place.timeZone} has it for that day.`
}

function warningsOf(place: ReadPlace, { clock, occurrence }: BirthInput, found: Read, taken: BirthReading): string[] {
  const warnings: string[] = []
  if (found.kind === 'ambiguous' && occurrence === undefined) {
    warnings.push(say('en', 'time_doubled', { place: place.name, offset: `UTC${offsetText(taken.offsetSeconds)}` }))
  }
  if (found.doubt && clock === undefined) {
    const { reason, alternatives } = found.doubt
    const why = say('en', `why_${reason}`, { place: place.name })
    const other = [...new Set(alternatives.map(named))].join(', ')
    warnings.push(say('en', `doubt_${reason}`, { why, clock: named(taken), other }))
  }
  return warnings
}

function skippedTime(place: ReadPlace, gap: Extract<BirthTimeResolution, { kind: 'gap' }>): ToolError {
  const shown = (offsetSeconds: number) =>
    utcText(gap.transitionUtcMs + offsetSeconds * 1000)
      .slice(0, 16)
      .replace('T', ' ')
  const candidates = [gap.later, gap.earlier]
    .map(({ utcMs, offsetSeconds }) => `"${offsetText(offsetSeconds)}" makes it ${utcText(utcMs)}`)
    .join(', ')
  return new ToolError(
    'time_skipped',
    `The clocks in ${place.name} were put forward from ${shown(gap.later.offsetSeconds)} to ${shown(gap.earlier.offsetSeconds)} and never showed this time.`,
    `Ask for the time again, or choose an offset as "clock": ${candidates}.`,
  )
}
