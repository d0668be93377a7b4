import { useEffect, useState, type RefObject } from 'react'

/** So far below the screen something is near to a reader who moves. */
const AHEAD = '600px'
const SIGNS = ['scroll', 'keydown']

/** Whether an element has once been on the screen, or not far below it when the reader scrolled or pressed a key. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return undefined
    const tell = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && setIsNear(true)
    const onScreen = new IntersectionObserver(tell)
    const ahead = new IntersectionObserver(tell, { rootMargin: AHEAD })
    const target = element.current
    const lookAhead = () => ahead.observe(target)
    onScreen.observe(target)
    for (const sign of SIGNS) addEventListener(sign, lookAhead, { once: true, passive: true })
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, lookAhead)
      onScreen.disconnect()
      ahead.disconnect()
    }
  }, [element, isNear])
  return isNear
}
