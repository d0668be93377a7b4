const SIGNS = ['scroll', 'keydown', 'pointerdown']

/**
 * Waits until somebody scrolls the page or presses something; not at all where they have, on a page before this one. A list that
 * scrolls by itself is no sign.
 */
export const readerMoves = (): Promise<void> =>
  new Promise((go) => {
    if (navigator.userActivation?.hasBeenActive) return go()
    const heard = new AbortController()
    const hear = ({ type, target }: Event) => {
      if (type === 'scroll' && target !== document) return
      heard.abort()
      go()
    }
    for (const sign of SIGNS) addEventListener(sign, hear, { passive: true, capture: true, signal: heard.signal })
  })
