import type { Env } from '#platform/env.ts'
import { isHttps } from './security-headers.ts'

/** The site's own origin; where it has none but this machine's, the one that it was asked under. */
export function siteOrigin(env: Pick<Env, 'PUBLIC_URL'>, host: string | undefined): string {
  const asked = `http://${host ?? ''}`
  return isHttps(env) || !URL.canParse(asked) ? new URL(env.PUBLIC_URL).origin : new URL(asked).origin
}
