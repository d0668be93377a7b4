/**
 * Keeps what goes wrong on a page for all pages of the tab: errors of scripts and of the console, refused promises, what
 * the page's policy stops. Runs in the page, before its scripts where the engine allows.
 */
export function collectFaults(): void {
  const listening = window as { isListening?: true }
  if (listening.isListening) return
  listening.isListening = true
  let isLeft = false
  addEventListener('beforeunload', () => (isLeft = true))
  const note = (fault: string) => {
    // Firefox breaks off what is still loading, as an error that nobody sees.
    if (isLeft) return
    const kept = JSON.parse(sessionStorage.getItem('faults') ?? '[]') as string[]
    sessionStorage.setItem('faults', JSON.stringify([...kept, `${location.pathname}: ${fault}`]))
  }
  // What React caught, and a page's boundary shows, is told by the console alone.
  const visited = console
  visited.error = (...words: unknown[]) => note(`console: ${words.map(String).join(' ')}`)
  addEventListener('error', ({ message }) => note(`script: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => note(`promise: ${reason}`))
  addEventListener('securitypolicyviolation', (event) =>
    note(`policy: ${event.effectiveDirective} stopped ${event.blockedURI}`),
  )
}

/** What was kept so far. Runs in the page. */
export const readFaults = () => JSON.parse(sessionStorage.getItem('faults') ?? '[]') as string[]
