import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReaderPart } from './lay-parts.ts'
import { keptPlace, laterOf, type Place } from './reading-place.ts'

const sectionsOf = ({ chapters }: ReaderPart) => chapters.flatMap(({ sections }) => sections.map(({ id }) => id))

const anchor = () => location.hash.slice(1)

/** Whether this page stands where the same page stood before: the reader comes back to the line, not to the title. */
const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

/**
 * The number of the part that is open: the one that the address names, or else the one in which the reading was left, on this
 * device or later on another. Each link to a section opens its part.
 *
 * @param elsewhere Where it was left by what the server has kept; null until that is known.
 */
export function useOpenPart(parts: readonly ReaderPart[], reading: string | null, elsewhere: Place | null) {
  const numberOf = (section: string | undefined) => parts.findIndex((part) => sectionsOf(part).includes(section ?? ''))
  const [own] = useState(() => (reading === null ? null : keptPlace(reading)))
  const [at, setAt] = useState(() => {
    const named = numberOf(anchor())
    return Math.max(0, named >= 0 ? named : numberOf(own?.section))
  })

  const later = laterOf(own, elsewhere)
  const section = later === own ? undefined : later?.section
  useEffect(() => {
    const number = numberOf(section)
    // Whoever reads already stays where they are.
    if (number >= 0 && anchor() === '' && scrollY === 0) setAt(number)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [section])

  useEffect(() => {
    const lead = (to: string) => {
      const number = numberOf(to)
      if (number < 0) return
      flushSync(() => setAt(number))
      const target = document.getElementById(to)
      target?.scrollIntoView()
      target?.focus({ preventScroll: true })
    }
    // Back at the address without a section is what stood there first.
    const first = at
    const follow = () => (anchor() === '' ? flushSync(() => setAt(first)) : lead(anchor()))
    addEventListener('hashchange', follow)
    const left = anchor() || (isReload() && own?.section)
    if (left) lead(left)
    return () => removeEventListener('hashchange', follow)
    // The sections of a reading don't change their names.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return { at, open: setAt }
}
