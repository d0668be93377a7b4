import type { Context } from 'hono'
import type { Services } from '#platform/services.ts'

/** The file is to be read as stale after a while (RFC 9116 asks for less than a year). */
const GOOD_FOR_DAYS = 180

/** Whom to tell of a hole, where the operator has named somebody (RFC 9116). */
export function answerSecurityTxt(c: Context, { env, clock }: Services): Response | undefined {
  if (!env.SECURITY_CONTACT) return undefined
  const expires = new Date(clock().getTime() + GOOD_FOR_DAYS * 86_400_000)
  expires.setUTCHours(0, 0, 0, 0)
  const lines = [
    `Contact: ${env.SECURITY_CONTACT}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, ru',
    `Canonical: ${env.PUBLIC_URL}/.well-known/security.txt`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' })
}
