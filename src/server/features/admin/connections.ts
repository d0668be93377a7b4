import { randomUUID } from 'node:crypto'
import type { Connection } from '#contract/admin-rows.ts'
import { say } from '#contract/messages/say.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { ask } from './queries.ts'
import { testMailText } from './mail.ts'

/** What the product is connected to, and whether money, mail and so on are real. */
export function listConnections({ env, payments }: Pick<Services, 'env' | 'payments'>): Connection[] {
  return [
    { name: 'payments', kind: payments.name, live: payments.name !== 'sandbox', testable: false },
    { name: 'mail', kind: env.SMTP_URL ? 'smtp' : 'outbox', live: env.SMTP_URL !== undefined, testable: true },
    { name: 'database', kind: env.DATABASE_URL ? 'postgresql' : 'embedded', live: true, testable: true },
    { name: 'storage', kind: env.S3_BUCKET ? 's3' : 'folder', live: true, testable: true },
  ]
}

const PROBE = 'probe/connection.txt'

/** Tries a connection by using it, and says what came of it. @throws {AppError} unavailable, not_found */
export async function testConnection(services: Services, name: Connection['name'], user: User): Promise<string> {
  const { db, mailer, storage } = services
  try {
    switch (name) {
      case 'mail': {
        await mailer.send({
          id: randomUUID(),
          to: user.email,
          ...testMailText(user.lang, `${services.env.PUBLIC_URL}/admin/settings`),
        })
        return say(user.lang, 'test_mail_sent', { email: user.email })
      }
      case 'database':
        await ask(db)
        return say(user.lang, 'test_passed')
      case 'storage': {
        await storage.put(PROBE, new TextEncoder().encode('asteria'))
        const back = await storage.get(PROBE)
        await storage.remove(PROBE)
        if (!back || new TextDecoder().decode(back) !== 'asteria')
          throw new Error('the storage gave something else back')
        return say(user.lang, 'test_passed')
      }
      default:
        throw new AppError('not_found')
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('unavailable', {
      message: 'test_failed',
      values: { why: String((cause as Error).message) },
      cause,
    })
  }
}
