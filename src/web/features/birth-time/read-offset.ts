const WESTMOST_MIN = -12 * 60 - 30
const EASTMOST_MIN = 15 * 60 + 30

/**
 * An offset from Greenwich as the wire has it (`+02:00`, `-00:25:21`) of what people type: +2, UTC+2, −5:30, +0230, 2.
 * Null for anything else, and where no clock ever stood.
 */
export function readOffset(typed: string): string | null {
  const text = typed.trim().replace(/^(utc|gmt)\s*/i, '')
  const match = /^([+\-−–]?)(\d{1,2})(?:[:.]?([0-5]\d))?(?::([0-5]\d))?$/.exec(text)
  if (!match) return null
  const [, sign = '', hours = '', minutes = '00', seconds] = match
  const isWest = sign !== '' && sign !== '+'
  const size = Number(hours) * 60 + Number(minutes) + Number(seconds ?? 0) / 60
  if (size > (isWest ? -WESTMOST_MIN : EASTMOST_MIN)) return null
  return `${isWest ? '-' : '+'}${hours.padStart(2, '0')}:${minutes}${seconds ? `:${seconds}` : ''}`
}
