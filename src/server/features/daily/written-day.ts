import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { listDays, queueDays } from './queries.ts'
import type { WrittenDay } from './tables.ts'
import { writeDays } from './write-days.ts'

/** A person's day, written at once where it isn't yet: the same one that they find on the page. Null without a birth. */
export async function writtenDay(
  services: Services,
  user: User,
  { date, timeZone }: { date: string; timeZone: string },
): Promise<WrittenDay | null> {
  const { db, clock } = services
  const key = { userId: user.id, lang: user.lang, timeZone }
  const stored = async () => (await listDays(db, key, [date]))[0]
  const before = await stored()
  if (before?.status === 2) return before.content
  const now = clock()
  await queueDays(db, [{ ...key, date }], now, now)
  await writeDays(services, [{ ...key, date }])
  return (await stored())?.content ?? null
}
