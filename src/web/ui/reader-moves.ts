const SIGNS = ['scroll', 'keydown', 'pointerdown']

/** Waits until somebody scrolls or presses something; not at all where they have, on a page before this one. */
export const readerMoves = (): Promise<void> =>
  new Promise((go) => {
    if (navigator.userActivation?.hasBeenActive) return go()
    for (const sign of SIGNS) addEventListener(sign, () => go(), { once: true, passive: true, capture: true })
  })
