import type { Env } from '#platform/env.ts'
import { hashSource, isHttps, policyText } from '../http/security-headers.ts'

/** Where the operator's live chat opens: its script, frame and styles are let in there alone. */
const CHAT_PAGE = '/support'

interface Inline {
  /** The page without the nonces. */
  html: string
  scripts: string[]
  styles: string[]
}

/**
 * Finds what our own code wrote into a page as script or style. It carries a nonce that is drawn for this one rendering,
 * so that nothing which came into the page by data can pass for it; the nonce itself does not leave the server.
 */
export function takeInline(page: string, nonce: string): Inline {
  const attribute = ` nonce="${nonce}"`
  const texts = (tag: 'script' | 'style') =>
    Array.from(page.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}>`, 'gs')))
      .filter(([, attributes = '', text]) => attributes.includes(attribute) && text)
      .map(([, , text = '']) => hashSource(text))
  return {
    scripts: [...new Set(texts('script'))],
    styles: [...new Set(texts('style'))],
    html: page.replaceAll(attribute, ''),
  }
}

type Settings = Pick<Env, 'PUBLIC_URL' | 'CHATWOOT_URL' | 'SIGN_IN'>

/** The headers of a page that stand beside those of every answer. */
export function pageHeaders(env: Settings, path: string, { scripts, styles }: Inline): Record<string, string> {
  const chat = path === CHAT_PAGE && env.CHATWOOT_URL ? [new URL(env.CHATWOOT_URL).origin] : []
  const foreign = chat.length > 0
  const policy = policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...chat, ...scripts],
    // Chatwoot's script writes a style element of its own, whose text changes with its version.
    'style-src': foreign ? [...chat, "'unsafe-inline'"] : styles,
    'img-src': ["'self'", 'data:', ...chat],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...chat],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    ...(foreign && { 'frame-src': chat, 'media-src': chat }),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(!foreign && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['asteria', 'default'] }),
    ...(isHttps(env) && { 'upgrade-insecure-requests': [] }),
  })
  return {
    'content-security-policy': policy,
    // The pop-up of a sign-in visits the provider and must still know who opened it.
    'cross-origin-opener-policy': env.SIGN_IN.length > 0 ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-embedder-policy': foreign ? 'unsafe-none' : 'require-corp',
  }
}
