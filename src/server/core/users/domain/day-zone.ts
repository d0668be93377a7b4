import type { User } from '../queries.ts'

const DAY_MS = 86_400_000

type Zones = Pick<User, 'timeZone' | 'dayTimeZone' | 'dayTimeZoneSince'>

/** The zone whose midnight renews what a day allows. */
export const dayZoneOf = ({ dayTimeZone, timeZone }: Pick<Zones, 'timeZone' | 'dayTimeZone'>): string =>
  dayTimeZone ?? timeZone ?? 'UTC'

/**
 * Whether the person's day goes by a zone that their device sends from now on. A journey moves it; a header that names
 * another zone with each call would make a new day of every one of them, so it moves once in 24 hours.
 */
export function movesDay(user: Zones, timeZone: string, now: Date): boolean {
  if (user.dayTimeZone === timeZone) return false
  return !user.dayTimeZoneSince || now.getTime() - user.dayTimeZoneSince.getTime() >= DAY_MS
}
