import { offsetText } from '#astro/birth-time/offset-text.ts'
import { resolveLocalTime } from '#astro/birth-time/resolve-local-time.ts'
import { fieldsOf, number, text } from './fields.ts'

/** The instant of a wall time: one, two, or none where the clock was set forward over it. */
export function birthTime(line: unknown) {
  const fields = fieldsOf(line)
  const found = resolveLocalTime({
    timeZone: text(fields, 'timeZone'),
    local: text(fields, 'local'),
    ...(fields['lon'] !== undefined && { longitudeDeg: number(fields, 'lon') }),
  })
  switch (found.kind) {
    case 'unique':
      return { utc: isoSeconds(found.utcMs), offset: offsetText(found.offsetSeconds) }
    case 'ambiguous':
      return { ambiguous: found.candidates.map(({ utcMs }) => isoSeconds(utcMs)) }
    case 'gap':
      return { gap: true }
  }
}

const isoSeconds = (utcMs: number) => `${new Date(utcMs).toISOString().slice(0, 19)}Z`
