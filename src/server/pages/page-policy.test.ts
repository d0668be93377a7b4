import { expect, it } from 'vitest'
import { pageHeaders, takeInline } from './page-policy.ts'

const MARK = 'Zm9yIHRoaXMgcmVuZGVyaW5n'

/** The example of the standard, https://www.w3.org/TR/CSP2/#script-src-hash-usage. */
const KNOWN = {
  text: "alert('Hello, world.');",
  source: "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
}

const PAGE = `<html><head><script nonce="${MARK}">${KNOWN.text}</script><style nonce="${MARK}">${KNOWN.text}</style>
<script nonce="${MARK}" type="module" src="/assets/a.js"></script></head>
<body><script>alert(1)</script><script nonce="guessed">alert(2)</script><style>p{display:none}</style></body></html>`

it('names what our code wrote, and nothing that came in by data', () => {
  const { html, scripts, styles } = takeInline(PAGE, MARK)
  expect(scripts).toEqual([KNOWN.source])
  expect(styles).toEqual([KNOWN.source])
  expect(html).not.toContain(MARK)
  expect(html).toContain(`<script>${KNOWN.text}</script>`)
})

const policyOf = (path: string, settings: object) =>
  pageHeaders(
    { PUBLIC_URL: 'https://asteria.example', SIGN_IN: [], ...settings } as Parameters<typeof pageHeaders>[0],
    path,
    {
      html: '',
      scripts: ["'sha256-s'"],
      styles: ["'sha256-t'"],
    },
  )

it('lets nobody else in, and no text become script', () => {
  const headers = policyOf('/support', {})
  const policy = headers['content-security-policy']
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect(policy).toContain("script-src 'self' 'sha256-s';")
  expect(policy).toContain("style-src 'sha256-t';")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['cross-origin-embedder-policy']).toBe('require-corp')
})

it('lets the live chat in where it opens, and only there', () => {
  const settings = { CHATWOOT_URL: 'https://chat.example/here' }
  expect(policyOf('/', settings)).toEqual(policyOf('/', {}))
  const there = policyOf('/support', settings)
  expect(there['content-security-policy']).toContain("script-src 'self' https://chat.example 'sha256-s';")
  expect(there['content-security-policy']).toContain('frame-src https://chat.example;')
  expect(there['cross-origin-embedder-policy']).toBe('unsafe-none')
})

it('lets the sign-in pop-up know its opener where there is one', () => {
  expect(policyOf('/', { SIGN_IN: [{ id: 'google' }] })['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})
