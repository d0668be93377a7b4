import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReaderPart } from './lay-parts.ts'
import { keptPlace } from './reading-place.ts'

const sectionsOf = ({ chapters }: ReaderPart) => chapters.flatMap(({ sections }) => sections.map(({ id }) => id))

const anchor = () => location.hash.slice(1)

/** Whether this page stands where the same page stood before: the reader comes back to the line, not to the title. */
const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

/**
 * The number of the part that is open: the one that the address names, or else the one in which the reading was left. Each
 * link to a section opens its part.
 */
export function useOpenPart(parts: readonly ReaderPart[], reading: string | null) {
  const numberOf = (section: string | undefined) => parts.findIndex((part) => sectionsOf(part).includes(section ?? ''))
  const [at, setAt] = useState(() => {
    const named = numberOf(anchor())
    return Math.max(0, named >= 0 || reading === null ? named : numberOf(keptPlace(reading)))
  })

  useEffect(() => {
    const lead = (section: string) => {
      const number = numberOf(section)
      if (number < 0) return
      flushSync(() => setAt(number))
      const target = document.getElementById(section)
      target?.scrollIntoView()
      target?.focus({ preventScroll: true })
    }
    // Back at the address without a section is what stood there first.
    const first = at
    const follow = () => (anchor() === '' ? flushSync(() => setAt(first)) : lead(anchor()))
    addEventListener('hashchange', follow)
    const left = anchor() || (reading !== null && isReload() && keptPlace(reading))
    if (left) lead(left)
    return () => removeEventListener('hashchange', follow)
    // The sections of a reading don't change their names.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return { at, open: setAt }
}
