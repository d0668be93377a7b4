import { twoDigits } from '#language/angle.ts'
/**
 * `HH:mm` of what people type for a time: 14:30, 14.30, 1430, 9 05, 2:30 pm, 2 p.m.; a leap second keeps its `:60`. Null for
 * anything else.
 */
export function readTime(typed: string): string | null {
  const match = /^(\d{1,2})(?:[:.,\s]?(\d{2}))?(:60)?\s*(?:([ap])\.?m\.?)?$/i.exec(typed.trim())
  if (!match) return null
  const [, hours = '', minutes = '00', leap = '', half] = match
  // Only with am or pm is a lone number an hour.
  if (match[2] === undefined && !half) return null
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return null
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  if (hour > 23 || Number(minutes) > 59) return null
  return `${twoDigits(hour)}:${minutes}${leap}`
}
