import { randomBytes } from 'node:crypto'
import type { OAuthMessage } from '#contract/oauth.ts'
import type { Lang } from '#language/lang.ts'
import { policyText } from '../../http/security-headers.ts'
import { say } from '#contract/messages/say.ts'

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;padding:2rem;box-sizing:border-box;
background:#FAF6EE;color:#1C1A21;font:1.125rem/1.5 Georgia,'Times New Roman',serif}
p{max-width:26rem;margin:0}@media(prefers-color-scheme:dark){body{background:#0F1222;color:#ECE7DA}}`

/** Text inside a script element, where only `<` could end it. */
const asScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * The pop-up's last page: hands the outcome to the page that opened it, if that is ours, and closes. Its address tells
 * nothing and nobody keeps a copy of it.
 */
export function outcomePage(message: OAuthMessage, lang: Lang): { html: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64')
  const left = say(lang, 'provider_window_alone')
  const html = `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Asteria</title><style nonce="${nonce}">${STYLE}</style></head>
<body><p role="status" hidden>${asHtml(message.message ?? left)}</p>
<script nonce="${nonce}">history.replaceState(null,'','/oauth/done')
if(opener){opener.postMessage(${asScript(message)},location.origin);close()}else document.querySelector('p').hidden=false</script></body></html>
`
  return {
    html,
    headers: {
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
      'content-security-policy': policyText({
        'default-src': ["'none'"],
        'script-src': [`'nonce-${nonce}'`],
        'style-src': [`'nonce-${nonce}'`],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ["'none'"],
      }),
    },
  }
}
