import { useSyncExternalStore } from 'react'

/** The browser's offer to install the product, as Chromium makes it (there are no types of it yet). */
interface Offer extends Event {
  prompt(): Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const listeners = new Set<() => void>()
let offer: Offer | null = null

function change(next: Offer | null) {
  offer = next
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer for the settings. It comes once, soon after a page is loaded: heard from the start. */
export function hearInstallOffer(): () => void {
  const over = new AbortController()
  const hear = (event: Event) => {
    event.preventDefault()
    change(event as Offer)
  }
  addEventListener('beforeinstallprompt', hear, { signal: over.signal })
  addEventListener('appinstalled', () => change(null), { signal: over.signal })
  return () => over.abort()
}

/** Asks; an offer can be taken up once, and is gone however the person decides. */
export async function takeUpOffer(): Promise<void> {
  const taken = offer
  await taken?.prompt()
  const choice = await taken?.userChoice
  if (offer === taken && choice?.outcome === 'accepted') change(null)
}

export const useInstallOffer = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => offer !== null,
    () => false,
  )
