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

/** `+03:00`, or `+02:30:17` where the clocks of the time stood at seconds. */
function offsetText(seconds: number): string {
  const size = Math.abs(seconds)
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, ...(size % 60 ? [size % 60] : [])]
  return (seconds < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join(':')
}
