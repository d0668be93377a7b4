import type { OAuthMessage } from '#contract/oauth.ts'

const SIZE = { width: 500, height: 550 }
/** How often a pop-up that was closed by hand is noticed. */
const LOOK_EVERY_MS = 500

const isOutcome = (data: unknown): data is OAuthMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'oauth' && 'status' in data

/**
 * Opens the pop-up and waits for what it says: only a message of our own origin, from this very window, counts. `null`
 * when it was closed without a word, `blocked` when the browser did not open it.
 */
export function askProvider(
  provider: string,
  lang: string,
  signal: AbortSignal,
): Promise<OAuthMessage | null | 'blocked'> {
  const left = Math.round(screenX + (outerWidth - SIZE.width) / 2)
  const top = Math.round(screenY + (outerHeight - SIZE.height) / 2)
  const features = `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`
  const popup = open(`/oauth/${provider}?lang=${lang}`, 'asteria-sign-in', features)
  if (!popup) return Promise.resolve('blocked')
  popup.focus()
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = (outcome: OAuthMessage | null) => {
      over.abort()
      clearInterval(look)
      resolve(outcome)
    }
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin === location.origin && source === popup && isOutcome(data)) end(data)
    }
    // Its last word may come after the news that it is closed: it has until the next look.
    let wasClosed = false
    const look = setInterval(() => {
      if (wasClosed) end(null)
      wasClosed = popup.closed
    }, LOOK_EVERY_MS)
    addEventListener('message', hear, { signal: over.signal })
    signal.addEventListener('abort', () => {
      popup.close()
      end(null)
    })
  })
}
