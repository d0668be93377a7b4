import { twoDigits } from '#language/angle.ts'
/** `HH:mm` of what people type for a time: 14:30, 14.30, 1430, 9 05, 2:30 pm; a leap second keeps its `:60`. Null for anything else. */
export function readTime(typed: string): string | null {
  const match = /^(\d{1,2})[:.,\s]?(\d{2})(:60)?\s*(am|pm)?$/i.exec(typed.trim())
  if (!match) return null
  const [, hours = '', minutes = '', leap = '', half] = match
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours)
  if (hour > 23 || Number(minutes) > 59 || (half && Number(hours) > 12)) return null
  return `${twoDigits(hour)}:${minutes}${leap}`
}
