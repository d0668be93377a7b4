import { useEffect } from 'react'
import type { Note } from '#contract/reader.ts'
import { rangeOf } from './passage.ts'

/** Under which `reader.css` paints passages that are marked, and those that have a note. */
const MARKED = 'reader-mark'
const NOTED = 'reader-note'

/** The passages that are marked on the page, each with where it stands. The texts stay as they are: the browser paints over them. */
export function useMarks(notes: readonly Note[]): void {
  useEffect(() => {
    if (!('highlights' in CSS)) return
    const marked = new Highlight()
    const noted = new Highlight()
    for (const note of notes) {
      const range = rangeOf(note)
      if (range) (note.text === '' ? marked : noted).add(range)
    }
    CSS.highlights.set(MARKED, marked)
    CSS.highlights.set(NOTED, noted)
    return () => {
      CSS.highlights.delete(MARKED)
      CSS.highlights.delete(NOTED)
    }
  }, [notes])
}

/** The note whose passage is at a point of the window. */
export function noteAt(notes: readonly Note[], { x, y }: { x: number; y: number }): Note | undefined {
  const caret = document.caretPositionFromPoint?.(x, y)
  if (!caret) return undefined
  return notes.find((note) => rangeOf(note)?.isPointInRange(caret.offsetNode, caret.offset))
}
