import { useEffect, useState } from 'react'

/** True once the page is loaded and has nothing to do: the time for what nobody waits for. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const whenIdle = () => (globalThis.requestIdleCallback ?? setTimeout)(() => setIdle(true))
    if (document.readyState === 'complete') whenIdle()
    else addEventListener('load', whenIdle, { once: true })
    return () => removeEventListener('load', whenIdle)
  }, [])
  return isIdle
}
