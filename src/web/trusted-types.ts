/** What is used of https://w3c.github.io/trusted-types, which TypeScript's library does not have yet. */
interface Rules {
  createHTML?: (text: string) => string | null
  createScriptURL?: (address: string) => string
}
interface TrustedTypes {
  /** The policy named `default`; null until the page has made it. */
  defaultPolicy: unknown
  createPolicy(name: string, rules: Rules): { createScriptURL(address: string): string }
}
const { trustedTypes } = globalThis as unknown as { trustedTypes?: TrustedTypes }

export const WORKER = '/sw.js'

const onlyWorker = (address: string) => {
  if (address !== WORKER) throw new TypeError(`${address} is no script of ours`)
  return address
}

/** A page may make each policy once; the worker is registered again after a sign-out. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** The service worker's address as the page's policy wants it. No other script is ever loaded by address. */
export function workerAddress(): string {
  policy ??= trustedTypes?.createPolicy('asteria', { createScriptURL: onlyWorker })
  return policy?.createScriptURL(WORKER) ?? WORKER
}

/** The style sheet that came inside the page. */
export const pageStyle: string =
  (typeof document === 'undefined' ? null : document.querySelector('head > style')?.textContent) ?? ''

/** How React makes a script element. What comes into the page this way is never run. */
const EMPTY_SCRIPT = '<script></script>'

const isHarmless = (text: string) => text === EMPTY_SCRIPT || text === pageStyle || !text.includes('<')

/**
 * No text becomes markup, but for what React needs when it has to draw the whole page anew: an empty script element, and
 * the page's own style sheet. What else stands in them has no `<`, and without one nothing is an element.
 */
export function guardMarkup(): void {
  // In development the module is loaded again after a change, and the page may make each policy once.
  if (typeof document === 'undefined' || trustedTypes?.defaultPolicy) return
  trustedTypes?.createPolicy('default', { createHTML: (text) => (isHarmless(text) ? text : null) })
}
