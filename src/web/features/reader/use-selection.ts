import { useEffect, useState, type RefObject } from 'react'
import { passageIn, type Passage } from './passage.ts'

/** A passage that is selected, and where its end stands, CSS pixels from the corner of the reading. */
export interface Selected {
  passage: Passage
  left: number
  top: number
}

const WAIT_MS = 150

/** What is selected in the texts of a reading; null while nothing is. */
export function useSelection(text: RefObject<HTMLElement | null>): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => setSelected(text.current && selectedIn(text.current))
    // A selection grows by each letter that the pointer passes.
    const follow = () => {
      clearTimeout(timer)
      timer = setTimeout(look, WAIT_MS)
    }
    document.addEventListener('selectionchange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', follow)
    }
  }, [text])
  return selected
}

function selectedIn(text: HTMLElement): Selected | null {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!text.contains(range.startContainer)) return null
  const passage = passageIn(range)
  if (!passage) return null
  const end = range.getBoundingClientRect()
  const corner = text.getBoundingClientRect()
  return { passage, left: Math.max(0, end.left - corner.left), top: end.bottom - corner.top }
}
