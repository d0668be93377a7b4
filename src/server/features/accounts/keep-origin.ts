import type { CallInput } from '#contract/api.ts'
import type { Services } from '#platform/services.ts'
import { lockUser, updateUser } from '#core/users/api.ts'
import { hasDeclined } from '../analytics/api.ts'

/** Keeps where a person came from, unless they, or their browser for them, said no to statistics. */
export async function keepOrigin(
  { db }: Pick<Services, 'db'>,
  userId: number,
  origin: CallInput<'POST /setRegisterInfo', 'output'>['body'],
  { declinesTracking }: { declinesTracking: boolean },
): Promise<void> {
  if (declinesTracking) return
  // Locked, as a no takes away what is kept at the same moment.
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user || (await hasDeclined(tx, userId))) return
    await updateUser(tx, userId, { marketing: { ...user.marketing, ...origin } })
  })
}
