import { useEffect, useState } from 'react'

/** The id of the section that is being read: the last whose heading has come into the upper third of the window. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const key = ids.join(' ')
  useEffect(() => {
    const inView = new Set<string>()
    const all = key.split(' ')
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        }
        const read = all.findLast((id) => inView.has(id))
        if (read) setCurrent(read)
      },
      { rootMargin: '0px 0px -66% 0px' },
    )
    for (const id of all) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
