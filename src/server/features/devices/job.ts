import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { findUser } from '#core/users/api.ts'
import { newDeviceMailText } from './mail.ts'

/** Tells the owner of an account that somebody has signed in from a device that never did before. */
export const newDeviceMail = defineJob({
  id: 'new-device-mail',
  patience: 'day',
  payload: z.object({ userId: z.number(), userAgent: z.nullable(z.string()), at: z.iso.datetime() }),
  async run({ db, mailer, env }, { userId, userAgent, at }, jobId) {
    const user = await findUser(db, userId)
    // An address that nobody has confirmed may be a stranger's.
    if (!user?.emailConfirmedAt) return
    const text = newDeviceMailText(user.lang, {
      firstName: user.firstName,
      userAgent,
      at: new Date(at),
      timeZone: user.timeZone ?? 'UTC',
      devicesLink: `${env.PUBLIC_URL}/settings`,
      passwordLink: `${env.PUBLIC_URL}/?showModal=forgot`,
    })
    await mailer.send({ id: jobId, to: user.email, ...text })
  },
})
